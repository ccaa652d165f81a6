import type { ProviderCreditNote, ProviderInvoice, RefundPurpose, SubscriptionState } from './payment.ts';

/** An invoice in a list. Only `readInvoice` knows what became of a dispute. */
export type ListedInvoice = ProviderInvoice & { refundedAmount: number; wasDisputed: boolean };

/** Whom invoices name. It is kept at the provider only. */
export type Buyer = {
  /** Null: the name that the account has. */
  company: string | null;
  address: BuyerAddress | null;
  /** The VAT number or its like, as tax authorities write it. */
  taxNumber: string | null;
};

/** A part, or all that is left. The payer reads the reason. What it is for and why is kept with the refund. */
export type AskedRefund = {
  part?: { amount: number; key: string } | null;
  purpose?: RefundPurpose | null;
  reason?: string;
};

export type BuyerAddress = {
  line1: string;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  /** ISO 3166, two letters. */
  country: string;
};

/** Whom documents name, invoices, refunds, and the files of both. */
export type PaymentDocuments = {
  /** Gives the customer this name and email, if they are others. Does nothing to one who was removed. */
  updateCustomer: (customer: { customerId: string; name: string; email: string | null }) => Promise<void>;

  /**
   * Removes the customer with the cards and the contact data, which also ends what is still running. Invoices and payments stay as
   * they were made, for the accounts. Does nothing to a customer who is already removed.
   */
  removeCustomer: (customerId: string) => Promise<void>;

  /** Whom the customer's invoices name; null for a customer who was removed. */
  readBuyer: (customerId: string) => Promise<Buyer | null>;

  /**
   * Names this buyer in the invoices from now on. Null for a customer who was removed.
   * @param name what they name without a company
   * @throws BuyerRefused; nothing has changed.
   */
  saveBuyer: (customerId: string, buyer: Buyer, name: string) => Promise<Buyer | null>;

  readInvoice: (invoiceId: string) => Promise<ProviderInvoice | null>;

  /** All invoices of a subscription, with few requests. */
  listInvoices: (of: Pick<SubscriptionState, 'subscriptionId' | 'customerId'>) => Promise<ListedInvoice[]>;

  /** The id of a payment's invoice; null if it has none. */
  findInvoice: (paymentId: string) => Promise<string | null>;

  /**
   * Refunds a part of the payment of an invoice, by default what is left of it. The same key refunds once. Null if nothing was paid.
   * What the provider refuses is not refunded, as the result shows: more than is left, and a disputed payment, about which the bank
   * decides.
   */
  refund: (invoiceId: string, asked?: AskedRefund) => Promise<ProviderInvoice | null>;

  /** The invoice as a PDF; null if there is none yet. */
  readInvoiceFile: (invoiceId: string) => Promise<Uint8Array | null>;

  /** Makes the credit notes of refunds that have none, and returns all of the invoice, oldest first. */
  completeCreditNotes: (invoiceId: string) => Promise<ProviderCreditNote[] | null>;

  /** A credit note as a PDF. */
  readCreditNoteFile: (creditNoteId: string) => Promise<Uint8Array | null>;
};
