import { z } from 'zod';
import { ownAddress } from '../address.ts';
import { invoiceOf } from '../billing.ts';
import { invalidRequest } from '../errors.ts';
import { newId } from '../ids.ts';
import type { CreditNote, Invoice } from '../objects/invoices.ts';
import { integer, list, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { type Call, route } from '../route.ts';
import type { Store } from '../store.ts';
import { taxOf } from '../tax.ts';

// Credit notes of paid invoices, for refunds that were made before. Stripe also makes refunds and credits with them.

const params = z.strictObject({
  amount: integer({ min: 1 }),
  email_type: oneOf('credit_note', 'none').optional(),
  invoice: text(100),
  memo: text(5000).optional(),
  metadata,
  reason: oneOf('duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory').optional(),
  refunds: list(
    z.strictObject({
      amount_refunded: integer({ min: 1 }).optional(),
      refund: text(100),
      type: oneOf('refund').optional(),
    }),
  ).default([]),
});

type Given = z.output<typeof params>;

const notesOf = (store: Store, invoice: string): Promise<CreditNote[]> => store.all('credit_note', { invoice });

/** The refunds of a note, each of a payment of the invoice and not more than it returned. */
async function refundsOf(store: Store, invoice: Invoice, given: Given): Promise<CreditNote['refunds']> {
  const noted = (await notesOf(store, invoice.id)).flatMap(({ refunds }) => refunds);
  const linked: CreditNote['refunds'] = [];
  for (const [index, { refund: id, amount_refunded: part }] of given.refunds.entries()) {
    const param = `refunds[${index}][refund]`;
    const refund = await store.get('refund', id, param);
    const intent =
      refund.payment_intent === null ? undefined : await store.find('payment_intent', String(refund.payment_intent));
    const paid = intent && (await invoiceOf(store, intent));
    if (paid?.invoice.id !== invoice.id) {
      throw invalidRequest(`The refund ${id} is not of a payment of the invoice ${invoice.id}.`, { param });
    }
    if (refund.status === 'failed') throw invalidRequest(`The refund ${id} has failed.`, { param });
    const amount = part ?? refund.amount;
    const used = noted.filter((one) => one.refund === id).reduce((sum, one) => sum + one.amount_refunded, 0);
    if (used + amount > refund.amount) {
      throw invalidRequest(`The refund ${id} is linked to other credit notes already.`, { param });
    }
    linked.push({ amount_refunded: amount, payment_record_refund: null, refund: id, type: 'refund' });
  }
  return linked;
}

async function create({ store, params: given }: Call & { params: Given }): Promise<CreditNote> {
  const invoice = await store.get('invoice', given.invoice, 'invoice');
  await store.followClock(invoice.customer);
  if (invoice.status !== 'paid') {
    throw invalidRequest(
      `The sandbox makes credit notes of paid invoices. This invoice has a status of ${invoice.status}.`,
      {
        param: 'invoice',
      },
    );
  }
  const credited = invoice.post_payment_credit_notes_amount ?? 0;
  if (given.amount > invoice.total - credited) {
    throw invalidRequest(
      `The credit note amount (${given.amount}) is greater than what is left of the invoice (${invoice.total - credited}).`,
      { param: 'amount' },
    );
  }
  const refunds = await refundsOf(store, invoice, given);
  const refunded = refunds.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
  if (refunded !== given.amount) {
    throw invalidRequest(
      `The sum of credit amount, refund amount and out of band amount (${refunded}) must equal the credit note amount (${given.amount}).`,
      { param: 'amount' },
    );
  }
  const place = (await notesOf(store, invoice.id)).length + 1;
  const id = newId('cn');
  const tax = invoice.automatic_tax?.enabled ? taxOf(given.amount) : null;
  const excluding = given.amount - (tax?.amount ?? 0);
  const note: CreditNote = {
    id,
    object: 'credit_note',
    amount: given.amount,
    amount_shipping: 0,
    created: store.now,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: store.now,
    invoice: invoice.id,
    livemode: false,
    memo: given.memo ?? null,
    metadata: mergeMetadata({}, given.metadata),
    number: `${invoice.number}-CN-${String(place).padStart(2, '0')}`,
    out_of_band_amount: null,
    // As with invoices, the address gives access.
    pdf: ownAddress(`/credit_notes/${newId(id)}/pdf`),
    post_payment_amount: given.amount,
    pre_payment_amount: 0,
    reason: given.reason ?? null,
    refunds,
    status: 'issued',
    subtotal: given.amount,
    subtotal_excluding_tax: excluding,
    total: given.amount,
    total_excluding_tax: excluding,
    total_taxes: tax ? [tax] : [],
    type: 'post_payment',
    voided_at: null,
  };
  await store.put('credit_note', note);
  await store.put('invoice', { ...invoice, post_payment_credit_notes_amount: credited + given.amount });
  await store.announce('credit_note.created', note);
  return note;
}

export const creditNoteRoutes = [
  route('POST /v1/credit_notes', { params, run: create }),

  route('GET /v1/credit_notes', {
    params: z.strictObject({ ...page, customer: text(100).optional(), invoice: text(100).optional() }),
    run: ({ store, params: { customer, invoice, ...rest } }) =>
      store.list('credit_note', '/v1/credit_notes', { customer, invoice }, rest),
  }),

  route('GET /v1/credit_notes/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('credit_note', id),
  }),
];
