import { z } from 'zod';
import { type Exchange, inExchange } from '../../../payment/exchange.ts';
import { Failure, Unavailable } from '../../core/failures/errors.ts';
import { failedDependency, failureFrom } from '../../core/failures/unavailable.ts';
import { write } from '../../core/write/write.ts';
import type { BillingContext } from '../context.ts';
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
  ctx: Pick<BillingContext, 'db' | 'queue' | 'now' | 'log'>,
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
  { db, queue, log }: Pick<BillingContext, 'db' | 'queue' | 'log'>,
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
