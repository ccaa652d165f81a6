import { z } from 'zod';
import { newId } from '../ids.ts';
import type { Token } from '../objects/people.ts';
import { route } from '../route.ts';
import { typedCard, typedFace } from './paymentMethods.ts';

export const tokenRoutes = [
  route('POST /v1/tokens', {
    openToBrowsers: true,
    params: z.strictObject({ card: typedCard }),
    run: async ({ store, params }) => {
      const token: Token = {
        id: newId('tok'),
        object: 'token',
        card: { id: newId('card'), ...typedFace(params.card, store) },
        client_ip: null,
        created: store.now,
        livemode: false,
        type: 'card',
        used: false,
      };
      await store.put('token', token);
      return token;
    },
  }),

  route('GET /v1/tokens/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('token', id),
  }),
];
