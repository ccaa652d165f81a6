import type pg from 'pg';
import { minorDigits, smallestStep } from './currency.ts';
import { newId } from './ids.ts';
import type { BalanceTransaction, Dispute } from './objects/disputes.ts';
import type { Charge, Refund } from './objects/intents.ts';
import { Store } from './store.ts';

// The balance: what each charge, refund, dispute and payout has added to it or taken from it.

const DAY = 86_400;

/** How long the money of a charge is pending. */
const PENDING = 2 * DAY;

type Movement = Pick<BalanceTransaction, 'amount' | 'currency' | 'reporting_category' | 'source' | 'type'> & {
  description?: string | null;
  fee?: { amount: number; description: string };
};

/** Adds a transaction to the balance. */
export async function post(store: Store, { description = null, fee, ...moved }: Movement): Promise<BalanceTransaction> {
  const converted = store.account.conversions?.[moved.currency];
  const rate = converted?.rate ?? 1;
  const currency = converted?.to ?? moved.currency;
  const amount = Math.round(moved.amount * rate);
  const taken = Math.round((fee?.amount ?? 0) * rate);
  const isPending = moved.type === 'charge';
  const transaction: BalanceTransaction = {
    ...moved,
    amount,
    currency,
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: store.now + (isPending ? PENDING : 0),
    created: store.now,
    description,
    exchange_rate: converted?.rate ?? null,
    fee: taken,
    fee_details: fee ? [{ ...fee, amount: taken, application: null, currency, type: 'stripe_fee' }] : [],
    net: amount - taken,
    status: isPending ? 'pending' : 'available',
  };
  await store.put('balance_transaction', transaction);
  return transaction;
}

/** As it is returned now. */
export const asOf = (store: Store, transaction: BalanceTransaction): BalanceTransaction => ({
  ...transaction,
  status: transaction.available_on <= store.now ? 'available' : 'pending',
});

/** 3.4 % and half a unit of the currency, in amounts that can be charged. A refund does not bring it back. */
function feeOf({ amount, currency }: Pick<Charge, 'amount' | 'currency'>): number {
  const code = currency.toUpperCase();
  const step = smallestStep(code);
  const exact = (amount * 34) / 1000 + 10 ** minorDigits(code) / 2;
  return Math.min(amount, Math.ceil(exact / step) * step);
}

export async function postCharge(store: Store, { id, amount, currency, description }: Charge): Promise<string> {
  const fee = { amount: feeOf({ amount, currency }), description: 'Stripe processing fees' };
  const posted = await post(store, {
    amount,
    currency,
    description,
    fee,
    reporting_category: 'charge',
    source: id,
    type: 'charge',
  });
  return posted.id;
}

export async function postRefund(store: Store, { id, amount, currency }: Refund): Promise<string> {
  const posted = await post(store, {
    amount: -amount,
    currency,
    description: 'REFUND FOR CHARGE',
    reporting_category: 'refund',
    source: id,
    type: 'refund',
  });
  return posted.id;
}

/** The bank has sent the money of a refund back. */
export async function postRefundFailure(store: Store, { id, amount, currency }: Refund): Promise<string> {
  const posted = await post(store, {
    amount,
    currency,
    description: 'REFUND FAILURE',
    reporting_category: 'refund_failure',
    source: id,
    type: 'refund_failure',
  });
  return posted.id;
}

/** Adds the transactions of what was stored before there was a balance. */
export async function completeBalance(client: pg.ClientBase): Promise<void> {
  const before = async <Kept extends { created: number }>(
    kind: string,
    condition: string,
  ): Promise<[Store, Kept][]> => {
    const { rows } = await client.query<{ data: Kept }>(
      `SELECT data FROM payment_sandbox.object WHERE kind = $1 AND ${condition} ORDER BY seq`,
      [kind],
    );
    return rows.map(({ data }) => [new Store(client, data.created, { id: null, idempotency_key: null }), data]);
  };
  for (const [store, charge] of await before<Charge>('charge', `NOT data ? 'balance_transaction'`)) {
    const posted = charge.captured ? await postCharge(store, charge) : null;
    await store.put('charge', { ...charge, balance_transaction: posted });
  }
  for (const [store, refund] of await before<Refund>('refund', `data->>'balance_transaction' IS NULL`)) {
    const posted: Refund = { ...refund, balance_transaction: await postRefund(store, refund) };
    const isBack = refund.status === 'failed';
    const back = isBack ? { failure_balance_transaction: await postRefundFailure(store, refund) } : {};
    await store.put('refund', { ...posted, ...back });
  }
  const unknown = `EXISTS (SELECT FROM jsonb_array_elements(data->'balance_transactions') AS own WHERE NOT EXISTS
    (SELECT FROM payment_sandbox.object AS known WHERE known.kind = 'balance_transaction' AND known.id = own->>'id'))`;
  for (const [store, dispute] of await before<Dispute>('dispute', unknown)) {
    for (const transaction of dispute.balance_transactions) await store.put('balance_transaction', transaction);
  }
}
