import type { Prisma } from '../generated/prisma/client.ts';

/** A piece of work that outlives the process that asked for it. */
export type Job = {
  /** The same each time it is tried. */
  id: string;
  data: unknown;
};

export type QueueName = 'message-mail' | 'subscription-mail';

/** Work that is done later and for certain: kept in the database until it is done or given up. */
export type Queue = {
  /** Adds a job in the transaction of what makes it necessary: both are kept, or neither. */
  add: (tx: Prisma.TransactionClient, name: QueueName, data: object) => Promise<void>;
  /**
   * Does all jobs that are due, each by itself, and gives how many were tried. One whose `work` fails is tried again later
   * and later, for hours, and then given up. Any number of processes may; each job is one's at a time.
   */
  work: (name: QueueName, work: (job: Job) => Promise<void>) => Promise<number>;
  /** Takes back what processes had begun when they died, and forgets what was done long ago. For every minute or so. */
  maintain: () => Promise<void>;
};
