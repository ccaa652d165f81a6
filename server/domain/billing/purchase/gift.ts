import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { Prisma, Subscription } from '../../../generated/prisma/client.ts';
import { isActive, isGift } from '../../accounts/access/paywall.policy.ts';
import { audited } from '../../core/audit/audited.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { hasOne, lockPeople, write } from '../../core/write/write.ts';
import { pricingFor } from '../pricing/pricing.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { takeSubscriptionLock } from '../provider/lock.sql.ts';
import { withEmployerLock } from '../provider/lock.ts';
import { settleAttempts } from '../state/arrival.ts';
import { noteMail } from '../state/note.ts';
import { announceSubscription } from '../state/paymentEvent.ts';
import { hasLive, recordState } from '../state/record.ts';
import { giftSchema, longestGiftMonths } from './gift.input.ts';

dayjs.extend(utc);

export type GiftInput = {
  employerId: number;
  /** Either this, counted from now, or `until`. */
  months?: number | null;
  until?: Date | null;
  reason: string;
  /** Idempotency key: a repeated key returns the existing gift. */
  clientKey?: string | null;
};

/**
 * Grants an employer a subscription free of charge. An employer has one subscription at a time: it is refused while one
 * is active. Payments that wait for a bank and long overdue ones are given up.
 */
export const grantSubscription = verb(
  'BILLING',
  requireAdmin,
  [InvalidInput, NotFound, Conflict, Unavailable],
  async (ctx: Ctx, admin, input: GiftInput): Promise<Subscription> => {
    const { months, until, reason, clientKey = null } = validated(giftSchema, input);
    const end = until ?? monthsLater(ctx.now(), months ?? 0);
    if (end <= ctx.now()) throw InvalidInput.of('until', 'Please choose a day in the future.');
    if (end > monthsLater(ctx.now(), longestGiftMonths)) {
      throw InvalidInput.of('until', `Please give at most ${longestGiftMonths} months.`);
    }
    const grant = async (tx: Prisma.TransactionClient) => {
      await lockPeople(tx, ctx.viewer, []);
      const given = clientKey === null ? null : await tx.subscription.findUnique({ where: { clientKey } });
      if (given && given.employerId !== input.employerId)
        throw new Conflict('This key was already used for another employer.');
      if (given) return { subscription: given, isNew: false };
      const employer = await tx.user.findFirst({
        where: { id: input.employerId, role: 'ROLE_EMPLOYER', deletedAt: null },
        select: { id: true, cityId: true },
      });
      if (!employer) throw new NotFound();
      await settleAttempts(ctx, tx, employer.id);
      const active = await tx.subscription.findFirst({ where: { employerId: employer.id, ...isActive(ctx.now()) } });
      if (active || (await hasLive(ctx, tx, { employerId: employer.id }))) throw new Conflict(hasOne);
      await endOverdue(ctx, tx, employer.id);
      const options = await pricingFor(ctx, employer.cityId, false);
      const recurringMode = end >= monthsLater(ctx.now(), 12) ? 'YEARLY' : 'MONTHLY';
      const price = options.find((option) => option.recurringMode === recurringMode) ?? options[0];
      if (!price) throw new Conflict('There is no price for this employer.');
      const subscription = await tx.subscription.create({
        data: {
          employerId: employer.id,
          recurringMode,
          // The regular price.
          currency: price.currency,
          amount: price.amount,
          status: 'ACTIVE',
          currentPeriodEnd: end,
          grantedById: admin.id,
          grantReason: reason,
          clientKey,
          createdAt: ctx.now(),
        },
      });
      await noteMail(ctx, tx, subscription, 'GIVEN');
      await audited(ctx, tx, { action: 'subscription.grant', type: 'SUBSCRIPTION', before: null, after: subscription });
      return { subscription, isNew: true };
    };
    const attempt = { employerIds: [input.employerId] };
    const { subscription, isNew } = await atProvider(ctx, attempt, () =>
      withEmployerLock(ctx, input.employerId, grant),
    );
    if (isNew) announceSubscription(ctx, subscription);
    return subscription;
  },
);

const monthsLater = (from: Date, months: number): Date => dayjs.utc(from).add(months, 'month').toDate();

/** Ends long overdue subscriptions, so that nothing is collected beside a gift. */
async function endOverdue(ctx: Ctx, tx: Prisma.TransactionClient, employerId: number): Promise<void> {
  const overdue = await tx.subscription.findMany({
    where: { employerId, status: 'PAST_DUE' },
    select: { stripeSubscriptionId: true },
  });
  for (const { stripeSubscriptionId } of overdue) {
    if (stripeSubscriptionId === null) continue;
    await takeSubscriptionLock(tx, stripeSubscriptionId);
    const state = await askProvider(ctx, () => ctx.payment.endUnpaid(stripeSubscriptionId));
    // Paid at this very moment: the next attempt treats it as an active subscription.
    if (state?.status === 'ACTIVE') throw new Conflict(hasOne);
    if (state) await recordState(ctx, tx, state, employerId);
  }
}

/**
 * Ends a gift now. Idempotent.
 * @throws Conflict for a paid subscription
 */
export const endGrantedSubscription = adminVerb(
  'BILLING',
  [NotFound, Conflict],
  async (ctx: Ctx, id: number): Promise<Subscription> => {
    const held = await ctx.db.subscription.findUnique({ where: { id } });
    if (!held) throw new NotFound();
    if (!isGift(held)) throw new Conflict('This is a paid subscription. Only the employer can cancel it.');
    const at = ctx.now();
    const [ended] = await endGifts(ctx, { id, currentPeriodEnd: { gt: at } }, at, (tx, after) =>
      audited(ctx, tx, { action: 'subscription.endGrant', type: 'SUBSCRIPTION', before: held, after }),
    );
    if (ended) announceSubscription(ctx, ended);
    return ended ?? held;
  },
);

/** Marks expired gifts as ended. Runs periodically; access depends on the time and not on this mark. */
export async function endGiftsThatAreOver(services: Services): Promise<void> {
  const ended = await endGifts(services, { currentPeriodEnd: { lte: services.now() } });
  for (const gift of ended) announceSubscription(services, gift);
}

/** Ends the given gifts and queues mails to their employers. `note` runs in the same transaction. */
const endGifts = (
  services: Services,
  where: Prisma.SubscriptionWhereInput,
  at?: Date,
  note?: (tx: Prisma.TransactionClient, ended: Subscription) => Promise<void>,
): Promise<Subscription[]> =>
  write(services, [], async (tx) => {
    const ended = await tx.subscription.updateManyAndReturn({
      where: { ...where, stripeSubscriptionId: null, status: 'ACTIVE' },
      data: { status: 'CANCELED', currentPeriodEnd: at },
    });
    for (const gift of ended) {
      await noteMail(services, tx, gift, 'ENDED');
      await note?.(tx, gift);
    }
    return ended;
  });
