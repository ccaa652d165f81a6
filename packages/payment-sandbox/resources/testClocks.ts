import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { newId } from '../ids.ts';
import type { TestClock } from '../objects/events.ts';
import { integer, page, text } from '../params.ts';
import { advanceTime } from '../renewals.ts';
import { route } from '../route.ts';

const DAY = 86_400;

/** Stripe advances a clock by up to two periods at once; a little over a year is enough here. */
const FURTHEST = 800 * DAY;

export const testClockRoutes = [
  route('POST /v1/test_helpers/test_clocks', {
    params: z.strictObject({ frozen_time: integer({ min: 0 }), name: text(300).optional() }),
    run: async ({ store, params }) => {
      const clock: TestClock = {
        id: newId('clock'),
        object: 'test_helpers.test_clock',
        created: store.now,
        deletes_after: store.now + 30 * DAY,
        frozen_time: params.frozen_time,
        livemode: false,
        name: params.name ?? null,
        status: 'ready',
        status_details: {},
      };
      await store.put('test_clock', clock);
      return clock;
    },
  }),

  route('GET /v1/test_helpers/test_clocks', {
    params: z.strictObject(page),
    run: ({ store, params }) => store.list('test_clock', '/v1/test_helpers/test_clocks', {}, params),
  }),

  route('GET /v1/test_helpers/test_clocks/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('test_clock', id),
  }),

  // Stripe responds with `advancing` and continues later; here everything is done before the response.
  route('POST /v1/test_helpers/test_clocks/:id/advance', {
    params: z.strictObject({ frozen_time: integer({ min: 0 }) }),
    run: async ({ store, id, params, retries }) => {
      const held = await store.get('test_clock', id);
      const { frozen_time: until } = params;
      if (until <= held.frozen_time || until > held.frozen_time + FURTHEST) {
        throw invalidRequest('The new time of a test clock lies after its present one, and not too far.', {
          param: 'frozen_time',
        });
      }
      await advanceTime(store, id, until, retries);
      const advanced: TestClock = { ...held, frozen_time: until };
      await store.put('test_clock', advanced);
      return advanced;
    },
  }),
];
