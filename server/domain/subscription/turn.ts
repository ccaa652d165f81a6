import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { turnQueue } from './turnQueue.ts';

type Work<Result> = (tx: Prisma.TransactionClient) => Promise<Result>;

/**
 * Turns: what buys for an employer, and what reads a provider's subscription to record it, happens one after the other, in
 * whatever process. Who needs both takes the employer's first. They last as long as their transaction.
 */

/** Any two numbers; the first halves of the advisory locks' keys. */
const employerLock = 4201;
const subscriptionLock = 4202;

/**
 * A turn holds a connection while it asks the provider. Only a few do at once, and who waits for somebody of the same
 * process waits without one: a burst of messages leaves the others their connections.
 */
const ofThisProcess = turnQueue(4);

/** The provider is asked in a turn, and may take its time. */
const patience = { timeout: 60_000, maxWait: 10_000 };

/** Runs `work` in an employer's turn. */
export const inEmployerTurn = <Result>(db: PrismaClient, employerId: number, work: Work<Result>): Promise<Result> =>
  ofThisProcess(`employer ${employerId}`, () =>
    db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(${employerLock}::int, ${employerId}::int)::text`;
      return work(tx);
    }, patience),
  );

/** Runs `work` in the turn of the subscription that the provider knows by this id. */
export const inSubscriptionTurn = <Result>(db: PrismaClient, providerId: string, work: Work<Result>): Promise<Result> =>
  ofThisProcess(`subscription ${providerId}`, () =>
    db.$transaction(async (tx) => {
      await takeSubscriptionTurn(tx, providerId);
      return work(tx);
    }, patience),
  );

/** The same for whoever is in the employer's turn already. */
export async function takeSubscriptionTurn(tx: Prisma.TransactionClient, providerId: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${subscriptionLock}::int, hashtext(${providerId}))::text`;
}
