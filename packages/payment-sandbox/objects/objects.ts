import type { PortalConfiguration } from './account.ts';
import type { Price, Product } from './catalog.ts';
import type { CheckoutPage, CheckoutSession } from './checkout.ts';
import type { BalanceTransaction, Dispute } from './disputes.ts';
import type { Event, TestClock, WebhookEndpoint } from './events.ts';
import type { Challenge, Charge, PaymentIntent, Refund, SetupIntent } from './intents.ts';
import type { CreditNote, Invoice, InvoiceItem, InvoicePayment, InvoiceSequence } from './invoices.ts';
import type { Payout } from './payouts.ts';
import type { Customer, PaymentMethod, RemovedCustomer, TaxId, Token } from './people.ts';
import type { Subscription } from './subscriptions.ts';

// All stored objects by kind.

export interface Objects {
  balance_transaction: BalanceTransaction;
  challenge: Challenge;
  charge: Charge;
  checkout_page: CheckoutPage;
  checkout_session: CheckoutSession;
  credit_note: CreditNote;
  customer: Customer;
  dispute: Dispute;
  event: Event;
  invoice: Invoice;
  invoice_item: InvoiceItem;
  invoice_payment: InvoicePayment;
  invoice_sequence: InvoiceSequence;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  payout: Payout;
  portal_configuration: PortalConfiguration;
  price: Price;
  product: Product;
  refund: Refund;
  removed_customer: RemovedCustomer;
  setup_intent: SetupIntent;
  subscription: Subscription;
  tax_id: TaxId;
  test_clock: TestClock;
  token: Token;
  webhook_endpoint: WebhookEndpoint;
}

export type Kind = keyof Objects;
