import { z } from 'zod';
import { answer, EVIDENCE, giveIn, isClosed } from '../disputes.ts';
import { invalidRequest } from '../errors.ts';
import type { Dispute } from '../objects/disputes.ts';
import { clearable, flag, mergeMetadata, metadata, page, text } from '../params.ts';
import { route } from '../route.ts';
import type { Store } from '../store.ts';

/** A dispute that the bank has not decided. */
async function openOne(store: Store, id: string): Promise<Dispute> {
  const held = await store.get('dispute', id);
  if (isClosed(held)) throw invalidRequest('This dispute is already closed', { code: 'dispute_closed' });
  const { customer } = await store.get('charge', held.charge);
  await store.followClock(customer);
  return held;
}

const given = z.strictObject(
  Object.fromEntries(EVIDENCE.map((name) => [name, clearable(text(20_000))])) as Record<
    (typeof EVIDENCE)[number],
    ReturnType<typeof clearable<ReturnType<typeof text>>>
  >,
);

export const disputeRoutes = [
  route('GET /v1/disputes', {
    params: z.strictObject({ ...page, charge: text(100).optional(), payment_intent: text(100).optional() }),
    run: ({ store, params }) => {
      const { charge, payment_intent } = params;
      return store.list('dispute', '/v1/disputes', { charge, payment_intent }, params);
    },
  }),

  route('GET /v1/disputes/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('dispute', id),
  }),

  route('POST /v1/disputes/:id', {
    params: z.strictObject({ evidence: given.optional(), metadata, submit: flag().optional() }),
    run: async ({ store, id, params }) => {
      const held = await openOne(store, id);
      const evidence = Object.fromEntries(
        Object.entries(params.evidence ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      const merged = mergeMetadata(held.metadata, params.metadata);
      return answer(store, held, { evidence, metadata: merged, submit: params.submit ?? true });
    },
  }),

  route('POST /v1/disputes/:id/close', {
    params: z.strictObject({}),
    run: async ({ store, id }) => giveIn(store, await openOne(store, id)),
  }),
];
