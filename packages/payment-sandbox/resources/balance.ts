import { z } from 'zod';
import { asOf } from '../balance.ts';
import { invalidRequest } from '../errors.ts';
import { page, text } from '../params.ts';
import { route } from '../route.ts';

export const balanceRoutes = [
  route('GET /v1/balance', {
    params: z.strictObject({}),
    run: async ({ store }) => {
      const sums = await store.balance();
      const of = (part: 'available' | 'pending') =>
        sums.map(({ currency, [part]: amount }) => ({ amount, currency, source_types: { card: amount } }));
      return { object: 'balance', available: of('available'), livemode: false, pending: of('pending') };
    },
  }),

  route('GET /v1/balance_transactions', {
    params: z.strictObject({
      ...page,
      currency: text(3).optional(),
      payout: text(100).optional(),
      source: text(100).optional(),
      type: text(100).optional(),
    }),
    run: async ({ store, params }) => {
      const { currency, payout, source, type } = params;
      if (payout !== undefined) {
        await store.get('payout', payout, 'payout');
        throw invalidRequest('Balance transaction history can only be filtered on automatic transfers, not manual.', {
          param: 'payout',
        });
      }
      const where = { currency: currency?.toLowerCase(), source, type };
      const found = await store.list('balance_transaction', '/v1/balance_transactions', where, params);
      return { ...found, data: found.data.map((transaction) => asOf(store, transaction)) };
    },
  }),

  route('GET /v1/balance_transactions/:id', {
    params: z.strictObject({}),
    run: async ({ store, id }) => asOf(store, await store.get('balance_transaction', id)),
  }),
];
