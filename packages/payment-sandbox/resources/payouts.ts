import { z } from 'zod';
import { integer, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { payOut } from '../payouts.ts';
import { route } from '../route.ts';

export const payoutRoutes = [
  route('POST /v1/payouts', {
    params: z.strictObject({
      amount: integer({ min: 1 }),
      currency: text(3),
      description: text(1000).optional(),
      metadata,
      method: oneOf('standard').optional(),
      statement_descriptor: text(22).optional(),
    }),
    run: ({ store, params }) => {
      const { amount, currency, description, statement_descriptor } = params;
      return payOut(store, {
        amount,
        currency: currency.toLowerCase(),
        metadata: mergeMetadata({}, params.metadata),
        ...(description !== undefined && { description }),
        ...(statement_descriptor !== undefined && { statement_descriptor }),
      });
    },
  }),

  route('GET /v1/payouts', {
    params: z.strictObject({
      ...page,
      status: oneOf('pending', 'in_transit', 'paid', 'failed', 'canceled').optional(),
    }),
    run: ({ store, params }) => store.list('payout', '/v1/payouts', { status: params.status }, params),
  }),

  route('GET /v1/payouts/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('payout', id),
  }),
];
