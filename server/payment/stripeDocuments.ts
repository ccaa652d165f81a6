import { Stripe } from 'stripe';
import type { Buyer, PaymentDocuments } from './documents.ts';
import type { ProviderCreditNote } from './payment.ts';
import { BuyerRefused } from './payment.ts';
import { fetchFile } from './stripeChanges.ts';
import { nullIfMissing, translating } from './stripeErrors.ts';
import { at, idOf, intentIdOf } from './stripeReading.ts';
import { readTaxNumber } from './taxNumber.ts';

type Documents = Pick<PaymentDocuments, 'readBuyer' | 'saveBuyer' | 'completeCreditNotes' | 'readCreditNoteFile'>;

/** Whom documents name, and the credit notes of refunds. */
export function stripeDocuments(
  stripe: Stripe,
  { patience, footer }: { patience: number; footer: string | null },
): Documents {
  async function readBuyer(customerId: string): Promise<Buyer | null> {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted) return null;
    const [number] = (await stripe.customers.listTaxIds(customerId, { limit: 1 })).data;
    return { company: companyOf(customer), address: addressOf(customer), taxNumber: number?.value ?? null };
  }

  /** First the number, which may be refused. */
  async function saveBuyer(customerId: string, buyer: Buyer, name: string): Promise<Buyer | null> {
    const { company, address, taxNumber } = buyer;
    const found = await stripe.customers.retrieve(customerId);
    if (found.deleted) return null;
    const held = (await stripe.customers.listTaxIds(customerId, { limit: 100 })).data;
    const keptId = taxNumber === null ? null : await keepNumber(customerId, held, taxNumber, address?.country ?? '');
    try {
      await stripe.customers.update(customerId, {
        name: company ?? name,
        metadata: { [companyMark]: company === null ? '' : 'yes' },
        address: address === null ? '' : toStripe(address),
        ...(footer !== null && { invoice_settings: { footer } }),
      });
    } catch (error) {
      if (keptId !== null && !held.some(({ id }) => id === keptId)) await dropNumber(customerId, keptId);
      throw error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'address[country]'
        ? new BuyerRefused('country', 'The payment provider does not know this country.')
        : error;
    }
    for (const { id } of held) if (id !== keptId) await dropNumber(customerId, id);
    return readBuyer(customerId);
  }

  /** The id of the number at the provider. @throws BuyerRefused */
  async function keepNumber(customerId: string, held: Stripe.TaxId[], typed: string, country: string): Promise<string> {
    const read = readTaxNumber(typed, country);
    if (read === null) {
      throw new BuyerRefused(
        'taxNumber',
        'Tax numbers of this country cannot be printed on invoices. Please leave it empty.',
      );
    }
    const { type, value, example } = read;
    const same = held.find((one) => one.type === type && one.value === value);
    if (same) return same.id;
    try {
      return (await stripe.customers.createTaxId(customerId, { type: type as 'eu_vat', value })).id;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'tax_id_invalid') throw error;
      throw new BuyerRefused('taxNumber', `This is no tax number of this country. Please write it as in ${example}.`);
    }
  }

  const dropNumber = (customerId: string, id: string) =>
    nullIfMissing(() => stripe.customers.deleteTaxId(customerId, id));

  async function completeCreditNotes(invoiceId: string): Promise<ProviderCreditNote[]> {
    const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
    const notes = await stripe.creditNotes.list({ invoice: invoiceId, limit: 100 }).autoPagingToArray({ limit: 1000 });
    const intentId = invoice.status === 'paid' ? intentIdOf(invoice) : null;
    if (intentId !== null) {
      const noted = new Set(notes.flatMap(({ refunds }) => refunds.map(({ refund }) => idOf(refund))));
      let left = invoice.total - notes.reduce((sum, { amount, status }) => sum + (status === 'void' ? 0 : amount), 0);
      const refunds = await stripe.refunds
        .list({ payment_intent: intentId, limit: 100 })
        .autoPagingToArray({ limit: 1000 });
      for (const { id: refund, status, amount: refunded } of refunds.toReversed()) {
        const amount = Math.min(refunded, left);
        if (noted.has(refund) || amount === 0 || status === 'failed' || status === 'canceled') continue;
        left -= amount;
        const made = {
          invoice: invoiceId,
          amount,
          refunds: [{ refund, amount_refunded: amount }],
          email_type: 'none' as const,
        };
        notes.unshift(await stripe.creditNotes.create(made, { idempotencyKey: `credit-note:${refund}` }));
      }
    }
    return notes
      .filter(({ status }) => status !== 'void')
      .toReversed()
      .map(({ id, number, amount, created }) => ({ id, number, amount, createdAt: at(created) }));
  }

  return {
    readBuyer: (customerId) => translating(() => nullIfMissing(() => readBuyer(customerId))),
    saveBuyer: (customerId, buyer, name) => translating(() => nullIfMissing(() => saveBuyer(customerId, buyer, name))),
    completeCreditNotes: (invoiceId) => translating(() => nullIfMissing(() => completeCreditNotes(invoiceId))),
    readCreditNoteFile: (creditNoteId) =>
      translating(() =>
        nullIfMissing(async () => fetchFile((await stripe.creditNotes.retrieve(creditNoteId)).pdf, patience)),
      ),
  };
}

/** Marks a name that was given for invoices, so that it does not follow the account's. */
const companyMark = 'namedForInvoices';

export const companyOf = ({ metadata, name }: Stripe.Customer): string | null =>
  metadata[companyMark] === 'yes' ? (name ?? null) : null;

function addressOf({ address }: Stripe.Customer): Buyer['address'] {
  if (!address?.country) return null;
  const { line1, line2, postal_code: postalCode, city, country } = address;
  // What was entered at the provider's page may be the country alone.
  return { line1: line1 ?? '', line2: line2 || null, postalCode: postalCode || null, city: city || null, country };
}

const toStripe = ({ line1, line2, postalCode, city, country }: NonNullable<Buyer['address']>) => ({
  line1,
  line2: line2 ?? '',
  postal_code: postalCode ?? '',
  city: city ?? '',
  country,
});
