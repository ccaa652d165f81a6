import { z } from 'zod';
import { page, text } from '../params.ts';
import { route } from '../route.ts';

export const chargeRoutes = [
  route('GET /v1/charges', {
    params: z.strictObject({ ...page, customer: text(100).optional(), payment_intent: text(100).optional() }),
    run: ({ store, params }) => {
      const { customer, payment_intent } = params;
      return store.list('charge', '/v1/charges', { customer, payment_intent }, params);
    },
  }),

  route('GET /v1/charges/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('charge', id),
  }),
];
