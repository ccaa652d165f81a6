import type { PaymentDifference, Prisma, Reconciliation } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { hourMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { lockRow } from '../../core/write/locks.sql.ts';
import { write } from '../../core/write/write.ts';
import { readLedger } from '../ledger/ledger.ts';
import { followCustomers } from '../provider/atProvider.ts';
import { takeReconciliationLock } from '../provider/lock.sql.ts';
import { applyPaymentEvent } from '../state/paymentEvent.ts';
import { closeDifferenceSchema } from './close.input.ts';
import { examineDispute, examineEvent, examinePayment, examineSubscription } from './examine.ts';

/** Runs begin this far apart. */
const pauseMs = hourMs - 5 * 60_000;

/** A run that has not said for so long that it is alive was killed, or the provider did not respond. */
const silentForMs = 10 * 60_000;

/** How often it says so. */
const saysEveryMs = 60_000;

/** How long the provider keeps its events. */
const eventsKeptMs = 30 * 24 * hourMs;

/** Events and payments appear at the provider a moment after their time. */
const overlapMs = hourMs;

/** Subscriptions of a run, so that it ends within minutes. The next run goes on after them. */
const sliceSize = 300;

/**
 * Compares our records with the payment provider's: its events and payments since the last run, open disputes, a part of our
 * subscriptions in turn, and what was different before. Repairs what it can, and brings the provider's customers to our names and emails. Called every hour by any number of processes, of which one does it.
 * @throws PaymentProviderUnavailable; the next run begins at the same time of the provider.
 */
export async function reconcile(services: Services): Promise<void> {
  const { db, payment, now } = services;
  if (payment.mode === 'none') return;
  const begun = await begin(services);
  if (!begun) return;
  const { run, last } = begun;
  const since = new Date((last?.beganAt.getTime() ?? run.beganAt.getTime() - eventsKeptMs) - overlapMs);
  let compared = 0;
  let repaired = 0;
  let aliveAt = run.beganAt;
  const count = async (isRepaired: Promise<boolean>) => {
    if (await isRepaired) repaired += 1;
    compared += 1;
    if (now().getTime() - aliveAt.getTime() < saysEveryMs) return;
    aliveAt = now();
    await write({ db }, [], (tx) => tx.reconciliation.update({ where: { id: run.id }, data: { aliveAt } }));
  };
  for (const difference of await db.paymentDifference.findMany({
    where: { settledAt: null },
    orderBy: { id: 'asc' },
  })) {
    // The ledger is looked at as a whole.
    if (difference.kind !== 'LEDGER_DIFFERS') await count(examineAgain(services, difference));
  }
  for await (const event of payment.readEvents(since)) {
    await count(applyPaymentEvent(services, event).then((applied) => applied === 'repaired'));
  }
  for await (const made of payment.readPayments(since)) await count(examinePayment(services, made));
  for (const dispute of await openDisputes(services)) await count(examineDispute(services, dispute));
  const slice = await sliceAfter(services, last?.comparedTo ?? 0);
  for (const { stripeSubscriptionId } of slice) {
    if (stripeSubscriptionId !== null) await count(examineSubscription(services, stripeSubscriptionId));
  }
  await readLedger(services, since);
  await followCustomers(services, since);
  const comparedTo = slice.length < sliceSize ? 0 : (slice.at(-1)?.id ?? 0);
  const data = { endedAt: now(), compared, repaired, comparedTo };
  await write({ db }, [], (tx) => tx.reconciliation.update({ where: { id: run.id }, data }));
}

/** The new run and the last one that has ended; null if one is under way or has just ended. */
const begin = ({ db, now }: Services): Promise<{ run: Reconciliation; last: Reconciliation | null } | null> =>
  write({ db }, [], async (tx) => {
    await takeReconciliationLock(tx);
    const beganAt = now();
    const before = (milliseconds: number) => new Date(beganAt.getTime() - milliseconds);
    const other: Prisma.ReconciliationWhereInput = {
      OR: [{ beganAt: { gt: before(pauseMs) } }, { endedAt: null, aliveAt: { gt: before(silentForMs) } }],
    };
    if ((await tx.reconciliation.count({ where: other })) > 0) return null;
    const last = await tx.reconciliation.findFirst({
      where: { endedAt: { not: null } },
      orderBy: { beganAt: 'desc' },
    });
    return { run: await tx.reconciliation.create({ data: { beganAt } }), last };
  });

async function openDisputes({ db }: Services): Promise<{ stripeInvoiceId: string; subscriptionId: string }[]> {
  const invoices = await db.invoice.findMany({
    where: { disputes: { some: { closedAt: null } } },
    orderBy: { id: 'asc' },
    select: { stripeInvoiceId: true, subscription: { select: { stripeSubscriptionId: true } } },
  });
  return invoices.flatMap(({ stripeInvoiceId, subscription: { stripeSubscriptionId: subscriptionId } }) =>
    subscriptionId === null ? [] : [{ stripeInvoiceId, subscriptionId }],
  );
}

const sliceAfter = ({ db }: Services, id: number) =>
  db.subscription.findMany({
    where: { id: { gt: id }, stripeSubscriptionId: { not: null } },
    orderBy: { id: 'asc' },
    take: sliceSize,
    select: { id: true, stripeSubscriptionId: true },
  });

async function examineAgain(services: Services, { kind, subject }: PaymentDifference): Promise<boolean> {
  if (kind === 'EVENT_WITHOUT_RECORD') return examineEvent(services, subject);
  if (kind !== 'PAYMENT_WITHOUT_OWNER' && kind !== 'AMOUNT_DIFFERS') return examineSubscription(services, subject);
  const made = await services.payment.findPayment(subject);
  return made !== null && examinePayment(services, made);
}

/**
 * Closes a difference about which an admin has decided. It opens again if it changes (`noteDifferences`).
 * @throws Conflict if it is not open any more
 */
export const closePaymentDifference = verb(
  'BILLING',
  requireAdmin,
  [InvalidInput, NotFound, Conflict],
  async (ctx: Ctx, admin, id: number, input: { reason: string }): Promise<number> => {
    const { reason } = validated(closeDifferenceSchema, input);
    await write(ctx, [], async (tx) => {
      await lockRow(tx, 'payment_difference', id);
      const held = await tx.paymentDifference.findUnique({
        where: { id },
        select: { subject: true, settledAt: true, closedBy: { select: { name: true } } },
      });
      if (!held) throw new NotFound();
      if (held.settledAt) {
        throw new Conflict(
          held.closedBy ? `${held.closedBy.name} has already closed this.` : 'This is no longer found.',
        );
      }
      const at = ctx.now();
      const data = { settledAt: at, closedAt: at, closedById: admin.id, closedReason: reason };
      await tx.paymentDifference.update({ where: { id }, data, select: { id: true } });
      await auditedValues(ctx, tx, {
        action: 'paymentDifference.close',
        type: 'PAYMENT_DIFFERENCE',
        id,
        label: held.subject,
        before: { closed: false },
        after: { closed: true },
        personal: ['reason'],
      });
    });
    return id;
  },
);

/**
 * What differs between our records and the provider's, newest first: what is open, or what was and no longer is. For admins.
 * @throws SignInRequired, Forbidden
 */
export function paymentDifferences(
  { viewer }: Pick<Ctx, 'viewer'>,
  settled: boolean,
): Listing<Prisma.PaymentDifferenceWhereInput> {
  requireAdmin(viewer);
  return {
    where: { settledAt: settled ? { not: null } : null },
    order: [{ field: 'foundAt', direction: 'desc' }],
  };
}

/**
 * The last comparison that has ended. Null before the first, and without a payment provider. For admins.
 * @throws SignInRequired, Forbidden
 */
export function lastReconciliation({ db, viewer }: Ctx): Promise<Reconciliation | null> {
  requireAdmin(viewer);
  return db.reconciliation.findFirst({ where: { endedAt: { not: null } }, orderBy: { beganAt: 'desc' } });
}
