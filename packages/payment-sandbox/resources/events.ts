import { z } from 'zod';
import { page, text } from '../params.ts';
import { route } from '../route.ts';

export const eventRoutes = [
  route('GET /v1/events', {
    params: z.strictObject({ ...page, type: text(100).optional() }),
    run: ({ store, params }) => store.list('event', '/v1/events', { type: params.type }, params),
  }),

  route('GET /v1/events/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('event', id),
  }),
];
