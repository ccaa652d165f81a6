import { z } from 'zod';
import type { Prisma, User } from '../../../generated/prisma/client.ts';
import { type Exchange, inExchange } from '../../../payment/exchange.ts';
import type { NewCustomer } from '../../../payment/purchases.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Failure, Unavailable } from '../../core/failures/errors.ts';
import { failedDependency, failureFrom } from '../../core/failures/unavailable.ts';
import { dayMs, hourMs } from '../../core/text/durations.ts';
import { write } from '../../core/write/write.ts';
import { changeUnknown, paymentUnknown, providerUnavailable } from './subscription.input.ts';

/** How long after an attempt the provider is asked what became of it. */
const askAfterSeconds = 120;

/** What the provider is asked about. `triedAt`: when the attempt was made. */
export const questionSchema = z.union([
  z.object({
    employerId: z.int(),
    /** Whether the attempt was to charge the card, for a subscription or for a change of one. */
    charge: z.enum(['PURCHASE', 'CHANGE']).nullable(),
    triedAt: z.iso.datetime(),
  }),
  /** A payment whose bank's or provider's page the browser has come back from. */
  z.object({ sessionId: z.string(), triedAt: z.iso.datetime() }),
]);

export type Question = z.infer<typeof questionSchema>;

export type Attempt =
  | { employerIds: readonly number[]; charge?: 'PURCHASE' | 'CHANGE' | null; unknown?: string }
  | { sessionId: string };

/**
 * Runs what a verb does at the payment provider. All its requests share one time limit. If it is not known afterwards what became of
 * them, the provider is asked about two minutes later (`outcome.ts`).
 * @param attempt.unknown the message while that is not known; by default it says what is asked
 * @throws Unavailable if the provider does not respond; what `work` throws
 */
export async function atProvider<Result>(
  ctx: Pick<Ctx, 'db' | 'queue' | 'now' | 'log'>,
  attempt: Attempt,
  work: () => Promise<Result>,
): Promise<Result> {
  const triedAt = ctx.now();
  const exchange: Exchange = { mayHaveChanged: false, endsAt: null };
  try {
    return await inExchange(work, exchange);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const isSilent = failedDependency(error) === 'payment';
    // The person may have paid on the page that they come back from, even if we only asked about it.
    const isUnknown = exchange.mayHaveChanged || 'sessionId' in attempt;
    if (isUnknown) await askLater(ctx, attempt, triedAt);
    if (!isSilent) throw error;
    failureFrom(error, ctx.log);
    throw new Unavailable(isUnknown ? textOf(attempt) : providerUnavailable);
  }
}

function textOf(attempt: Attempt): string {
  if ('sessionId' in attempt) return paymentUnknown;
  return attempt.unknown ?? (attempt.charge ? paymentUnknown : changeUnknown);
}

/** Without the database, only the provider's next message tells. */
const askLater = (
  { db, queue, log }: Pick<Ctx, 'db' | 'queue' | 'log'>,
  attempt: Attempt,
  triedAt: Date,
): Promise<void> =>
  write({ db }, [], async (tx) => {
    for (const [key, question] of questionsAbout(attempt, triedAt)) {
      await queue.add(tx, 'payment-outcome', question, { afterSeconds: askAfterSeconds, key });
    }
  }).catch((error: unknown) => log.error({ err: error }, 'the provider will not be asked about an attempt'));

/** The questions about an attempt, each with a key: while one waits, the same one is not queued again. */
export function questionsAbout(attempt: Attempt, at: Date): [key: string, Question][] {
  const triedAt = at.toISOString();
  if ('sessionId' in attempt) return [[attempt.sessionId, { sessionId: attempt.sessionId, triedAt }]];
  const { employerIds, charge = null } = attempt;
  return employerIds.map((employerId) => [`${employerId} ${charge}`, { employerId, charge, triedAt }]);
}

export const billedColumns = { name: true, company: true, email: true } satisfies Prisma.UserSelect;

/** Whom invoices and receipts name: the company, or the person where there is none. */
export const billedAs = ({
  name,
  company,
  email,
}: Pick<User, keyof typeof billedColumns>): Pick<NewCustomer, 'name' | 'email'> => ({ name: company ?? name, email });

/**
 * Brings the provider's customers to the names and emails of the employers who have changed since then.
 * @throws PaymentProviderUnavailable
 */
export async function followCustomers({ db, payment }: Services, since: Date): Promise<void> {
  const changed = await db.user.findMany({
    where: { stripeCustomerId: { not: null }, deletedAt: null, updatedAt: { gte: since } },
    select: { stripeCustomerId: true, ...billedColumns },
    orderBy: { id: 'asc' },
  });
  for (const { stripeCustomerId, ...employer } of changed) {
    if (stripeCustomerId !== null)
      await payment.updateCustomer({ customerId: stripeCustomerId, ...billedAs(employer) });
  }
}

/** Messages of the provider may never arrive. It is asked about what should have changed by now. */

/** A renewal is charged an hour after it begins. */
const renewalTakesMs = 2 * hourMs;

/** How long the bank's page is usually open. */
const attemptTakesMs = hourMs;

/** What has not changed for so long does not change any more. */
const askedForMs = 60 * dayMs;

/** Maximum number of employers in a run. */
const most = 500;

/**
 * Queues questions about subscriptions that should have been renewed, that are unpaid, or whose first payment is under way. Called
 * every hour by any number of processes.
 */
export async function askAboutUnheard(services: Services): Promise<void> {
  const { db, queue, now, payment } = services;
  if (payment.mode === 'none') return;
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const due: Prisma.SubscriptionWhereInput = {
    stripeSubscriptionId: { not: null },
    OR: [
      { status: 'ACTIVE', currentPeriodEnd: { lt: before(renewalTakesMs), gt: before(askedForMs) } },
      { status: 'PAST_DUE', currentPeriodEnd: { gt: before(askedForMs) } },
      { status: 'INCOMPLETE', createdAt: { lt: before(attemptTakesMs), gt: before(askedForMs) } },
    ],
  };
  const rows = await db.subscription.findMany({
    where: due,
    select: { employerId: true },
    distinct: 'employerId',
    orderBy: { currentPeriodEnd: 'desc' },
    take: most,
  });
  const employerIds = rows.map(({ employerId }) => employerId);
  await write({ db }, [], async (tx) => {
    for (const [key, question] of questionsAbout({ employerIds }, now())) {
      await queue.add(tx, 'payment-outcome', question, { key });
    }
  });
}
