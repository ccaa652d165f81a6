import { z } from 'zod';
import { postRefund, postRefundFailure } from '../balance.ts';
import { testCardOf } from '../cards.ts';
import { isChargedBack, settleInquiries } from '../disputes.ts';
import { invalidRequest } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Charge, Refund } from '../objects/intents.ts';
import { integer, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { route } from '../route.ts';
import type { Store } from '../store.ts';

/** The named charge, or the charge of the named intent. */
async function chargeOf(store: Store, params: { charge?: string | undefined; payment_intent?: string | undefined }) {
  if (params.charge !== undefined) return store.get('charge', params.charge, 'charge');
  if (params.payment_intent === undefined) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = await store.get('payment_intent', params.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  return store.get('charge', intent.latest_charge);
}

async function isSentBack(store: Store, { payment_method: method }: Charge): Promise<boolean> {
  const { outcome } = testCardOf(await store.get('payment_method', method));
  return outcome.kind === 'pays' && outcome.refundFails === true;
}

/** The bank has sent the money of a refund back. Its response still says that it succeeded, as later with Stripe. */
async function fail(store: Store, refund: Refund, charge: Charge): Promise<void> {
  const failed: Refund = {
    ...refund,
    failure_balance_transaction: await postRefundFailure(store, refund),
    failure_reason: 'unknown',
    status: 'failed',
  };
  await store.put('refund', failed);
  await store.put('charge', charge);
  await store.announce('refund.updated', failed, { status: refund.status });
  await store.announce('refund.failed', failed);
}

export const refundRoutes = [
  route('POST /v1/refunds', {
    params: z.strictObject({
      amount: integer({ min: 1 }).optional(),
      charge: text(100).optional(),
      metadata,
      payment_intent: text(100).optional(),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer').optional(),
    }),
    run: async ({ store, params }) => {
      const charge = await chargeOf(store, params);
      await store.followClock(charge.customer);
      if (charge.refunded) {
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
      }
      if (await isChargedBack(store, charge)) {
        throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      }
      const left = charge.amount_captured - charge.amount_refunded;
      const amount = params.amount ?? left;
      if (amount > left) {
        throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
          param: 'amount',
        });
      }
      const asked: Refund = {
        id: newId('re'),
        object: 'refund',
        amount,
        balance_transaction: null,
        charge: charge.id,
        created: store.now,
        currency: charge.currency,
        metadata: mergeMetadata({}, params.metadata),
        payment_intent: charge.payment_intent,
        reason: params.reason ?? null,
        receipt_number: null,
        source_transfer_reversal: null,
        status: 'succeeded',
        transfer_reversal: null,
      };
      const refund: Refund = { ...asked, balance_transaction: await postRefund(store, asked) };
      const refunded: Charge = {
        ...charge,
        amount_refunded: charge.amount_refunded + amount,
        refunded: amount === left,
      };
      await store.put('refund', refund);
      await store.put('charge', refunded);
      await store.announce('refund.created', refund);
      await store.announce('charge.refunded', refunded, {
        amount_refunded: charge.amount_refunded,
        refunded: charge.refunded,
      });
      if (refunded.refunded) await settleInquiries(store, refunded);
      if (await isSentBack(store, charge)) await fail(store, refund, charge);
      return refund;
    },
  }),

  route('GET /v1/refunds', {
    params: z.strictObject({ ...page, charge: text(100).optional(), payment_intent: text(100).optional() }),
    run: ({ store, params }) => {
      const { charge, payment_intent } = params;
      return store.list('refund', '/v1/refunds', { charge, payment_intent }, params);
    },
  }),

  route('GET /v1/refunds/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('refund', id),
  }),
];
