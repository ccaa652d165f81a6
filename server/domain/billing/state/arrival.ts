import type { Prisma, User } from '../../../generated/prisma/client.ts';
import type { ProviderDispute, ProviderInvoice, SubscriptionState } from '../../../payment/payment.ts';
import { PaymentProviderFault } from '../../../payment/payment.ts';
import type { PaymentProvider } from '../../../payment/provider.ts';
import type { Services } from '../../core/context.ts';
import { takeSubscriptionLock } from '../provider/lock.sql.ts';
import { type Recorded, recordInvoice, recordState } from './record.ts';
import { type Consequence, consequenceOf } from './subscription.policy.ts';

/**
 * Records what the provider has of a subscription, whenever it is heard of. What its owner can no longer use is ended: an
 * account may have been banned or deleted, or have become another one, while a payment was under way. Call it under the
 * subscription's lock. Null if the product does not know the owner.
 * @param disputes those of its payments that were just read; they count beside those that are recorded
 * @throws PaymentProviderUnavailable
 */
export async function recordArrival(
  services: Services,
  tx: Prisma.TransactionClient,
  read: SubscriptionState,
  disputes: readonly ProviderDispute[] = [],
): Promise<Recorded | null> {
  const owner = await ownerOf(tx, read);
  if (!owner) {
    // Without an owner in its metadata, it was not bought here.
    if (read.employerId !== null) await giveBack(services, read);
    return null;
  }
  const consequence = consequenceOf(await disputesOf(tx, read, disputes));
  const current = await endingPass(services, await withoutLeftovers(services, read));
  const { state, refunded } = await settled(services, current, owner, consequence);
  const recorded = await recordState(services, tx, state, owner.id, consequence === 'END' ? 'DISPUTED' : null);
  if (refunded) await recordInvoice(services, tx, recorded.subscription.id, refunded);
  return recorded;
}

/**
 * Records all that the provider has of an employer: what we know of that has not ended, and what we have not heard of. Call it under
 * the employer's lock.
 * @param readBegun `readBegun` of the provider, or a call that also ends something
 * @throws PaymentProviderUnavailable
 */
export async function recordAllOf(
  services: Services,
  tx: Prisma.TransactionClient,
  employerId: number,
  readBegun: PaymentProvider['readBegun'],
): Promise<Recorded[]> {
  const employer = await tx.user.findUnique({
    where: { id: employerId },
    select: {
      stripeCustomerId: true,
      subscriptions: {
        where: { status: { not: 'CANCELED' }, stripeSubscriptionId: { not: null } },
        select: { stripeSubscriptionId: true },
      },
    },
  });
  const customerId = employer?.stripeCustomerId ?? null;
  const begun = customerId === null ? [] : await readBegun(customerId);
  const ids = new Set([
    ...begun.map(({ subscriptionId }) => subscriptionId),
    ...(employer?.subscriptions ?? []).flatMap(({ stripeSubscriptionId }) => stripeSubscriptionId ?? []),
  ]);
  const all: Recorded[] = [];
  for (const id of ids) {
    await takeSubscriptionLock(tx, id);
    const state = await services.payment.readSubscription(id);
    const recorded = state && (await recordArrival(services, tx, state));
    if (recorded) all.push(recorded);
  }
  return all;
}

/**
 * Ends the employer's payments under way: one that has succeeded in the meantime is recorded, and the others cannot succeed any
 * more. Call it under the employer's lock.
 * @throws PaymentProviderUnavailable
 */
export async function settleAttempts(
  services: Services,
  tx: Prisma.TransactionClient,
  employerId: number,
): Promise<Recorded[]> {
  const { payment } = services;
  return payment.mode === 'none' ? [] : recordAllOf(services, tx, employerId, payment.abandonAttempts);
}

type Owner = Pick<User, 'id' | 'deletedAt' | 'bannedAt'>;

/**
 * Whose subscription it is: our record counts, because an account takes over those of guests. Before there is one, it is the
 * employer for whom it was bought, and for one that was made at the provider itself the customer.
 */
async function ownerOf(tx: Prisma.TransactionClient, state: SubscriptionState): Promise<Owner | null> {
  const { subscriptionId: stripeSubscriptionId, employerId, customerId: stripeCustomerId } = state;
  const select = { id: true, deletedAt: true, bannedAt: true } as const;
  const held = await tx.subscription.findUnique({
    where: { stripeSubscriptionId },
    select: { employer: { select } },
  });
  if (held) return held.employer;
  return tx.user.findUnique({ where: employerId === null ? { stripeCustomerId } : { id: employerId }, select });
}

/** The disputes of its payments: as they were just read, and the others as they are recorded. */
async function disputesOf(
  tx: Prisma.TransactionClient,
  { subscriptionId: stripeSubscriptionId }: SubscriptionState,
  read: readonly ProviderDispute[],
): Promise<Pick<ProviderDispute, 'inquiry' | 'state'>[]> {
  const others = await tx.dispute.findMany({
    where: { invoice: { subscription: { stripeSubscriptionId } }, providerId: { notIn: read.map(({ id }) => id) } },
    select: { inquiry: true, state: true },
  });
  return [...read, ...others];
}

type Settled = { state: SubscriptionState; refunded: ProviderInvoice | null };

/** What is paid after a subscription or its account has ended is refunded. What a banned one paid before lasts until the end of its period. */
async function settled(
  services: Services,
  state: SubscriptionState,
  owner: Owner,
  consequence: Consequence,
): Promise<Settled> {
  const { payment } = services;
  const { subscriptionId, recurringMode, status, cancelAtPeriodEnd, latestInvoice, endedAt, isRenewed } = state;
  const unchanged = { state, refunded: null };
  const paidAt = latestInvoice?.status === 'PAID' ? latestInvoice.paidAt : null;
  const since = owner.deletedAt ?? owner.bannedAt;
  if (status === 'CANCELED') {
    // An invoice that was still open was paid after the end; or it was given back before, and that was not recorded.
    const isLate = paidAt !== null && [endedAt, since].some((end) => end !== null && paidAt > end);
    return isLate ? { state, refunded: await refundLatest(services, state) } : unchanged;
  }
  if (consequence === 'END') {
    return { state: (await payment.endSubscription(subscriptionId)) ?? state, refunded: null };
  }
  // The provider renewed a pass before we could say that it ends.
  if (recurringMode === 'PASS' && isRenewed) return giveBack(services, state);
  const isStopped = cancelAtPeriodEnd || consequence === 'NO_RENEWAL';
  if (since === null) {
    // It was cancelled while its renewal was under way, and the renewal was declined; or an earlier payment is disputed.
    if (status === 'PAST_DUE' && isStopped) {
      return { state: (await payment.endUnpaid(subscriptionId)) ?? state, refunded: null };
    }
    if (status !== 'ACTIVE' || !isStopped) return unchanged;
  }
  if (since !== null && paidAt !== null && paidAt > since) return giveBack(services, state);
  if (owner.deletedAt !== null || status !== 'ACTIVE') {
    return { state: (await payment.endSubscription(subscriptionId)) ?? state, refunded: null };
  }
  if (cancelAtPeriodEnd) return unchanged;
  const ending = await payment.setCancelAtPeriodEnd({ subscriptionId, cancel: true });
  return { state: ending ?? state, refunded: null };
}

/** First the refund: if the second call fails, both are repeated. */
async function giveBack(services: Services, state: SubscriptionState): Promise<Settled> {
  const { subscriptionId, status } = state;
  if (status === 'CANCELED') return { state, refunded: null };
  const refunded = await refundLatest(services, state);
  return { state: (await services.payment.endSubscription(subscriptionId)) ?? state, refunded };
}

/** What the provider refuses, it refuses again: a person has to look at it, and everything else goes its way. */
async function refundLatest(
  { payment, log }: Services,
  { subscriptionId, latestInvoice }: SubscriptionState,
): Promise<ProviderInvoice | null> {
  if (latestInvoice?.status !== 'PAID') return null;
  return payment.refund(latestInvoice.id, { reason: paidTooLate }).catch((error: unknown) => {
    if (!(error instanceof PaymentProviderFault)) throw error;
    log.error({ err: error, subscription: subscriptionId }, 'a payment was not refunded and needs a look');
    return null;
  });
}

const paidTooLate = 'It was paid after the subscription or the account had ended.';

/** The state without invoices that could be paid by mistake, from an old mail or in a forgotten tab. */
export const withoutLeftovers = async (
  { payment }: Pick<Services, 'payment'>,
  state: SubscriptionState,
): Promise<SubscriptionState> =>
  state.hasLeftovers ? ((await payment.voidLeftovers(state.subscriptionId)) ?? state) : state;

/**
 * The state of a pass that ends by itself. The provider's payment page cannot sell one, so this is said as soon as it is heard of, and again
 * after a change in the dashboard.
 */
export const endingPass = async (
  { payment }: Pick<Services, 'payment'>,
  state: SubscriptionState,
): Promise<SubscriptionState> => {
  const { subscriptionId, recurringMode, status, cancelAtPeriodEnd } = state;
  if (recurringMode !== 'PASS' || status !== 'ACTIVE' || cancelAtPeriodEnd) return state;
  return (await payment.setCancelAtPeriodEnd({ subscriptionId, cancel: true })) ?? state;
};
