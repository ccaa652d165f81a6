import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAccount } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { testEventType } from './endpoint.input.ts';
import { own } from './endpoint.ts';

const paused = 'This endpoint is paused. Please resume it first.';

/**
 * Sends a test event to an endpoint of the viewer. Resolves to the id of the delivery.
 * @throws Conflict while the endpoint is paused
 */
export const sendTestEvent = verb(
  null,
  requireAccount,
  [NotFound, Conflict],
  async (ctx: Ctx, viewer, endpointId: number): Promise<number> => {
    await spend(ctx, 'webhooks');
    return write(ctx, [], async (tx) => {
      const { pausedAt } = await own(tx, viewer, endpointId);
      if (pausedAt) throw new Conflict(paused);
      const { id } = await tx.webhookDelivery.create({
        data: {
          endpointId,
          type: testEventType,
          subject: testEventType,
          recordId: endpointId,
          occurredAt: ctx.now(),
        },
        select: { id: true },
      });
      return id;
    });
  },
);

/**
 * Sends an event to an endpoint of the viewer once more, or at once if it waits. It keeps its id, by which the receiver tells that it
 * is the same.
 * @throws Conflict while the endpoint is paused
 */
export const sendWebhookAgain = verb(
  null,
  requireAccount,
  [NotFound, Conflict],
  async (ctx: Ctx, viewer, id: number): Promise<number> => {
    await spend(ctx, 'webhooks');
    return write(ctx, [], async (tx) => {
      const delivery = await tx.webhookDelivery.findFirst({
        where: { id, endpoint: { userId: viewer.id } },
        select: { endpoint: { select: { pausedAt: true } } },
      });
      if (!delivery) throw new NotFound();
      if (delivery.endpoint.pausedAt) throw new Conflict(paused);
      await tx.webhookDelivery.update({
        where: { id },
        data: { state: 'WAITING', dueAt: new Date(0), attempts: 0 },
      });
      return id;
    });
  },
);

/** What was sent to an endpoint, and what waits; the newest first. For its owner, which the endpoint's policy has checked. */
export const deliveriesTo = (endpointId: number): Listing<Prisma.WebhookDeliveryWhereInput> => ({
  where: { endpointId },
  order: [{ field: 'occurredAt', direction: 'desc' }],
});
