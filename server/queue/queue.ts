import type { Prisma } from '../generated/prisma/client.ts';
import type { QueueDepth } from '../metrics/measured.ts';

/** A background job. */
export type Job = {
  /** The same for every attempt. */
  id: string;
  data: unknown;
};

export const queueNames = [
  'account-mail',
  'admin-email',
  'message-mail',
  'subscription-mail',
  'receipt-mail',
  'credit-note',
  'refund-mail',
  'payment-news',
  'activation-mail',
  'offer-alert',
  'saved-search',
  'offer-expiry',
  'bulk-action',
  'import-mail',
  'rejection-mail',
  'ban-mail',
  'ban-subscription',
  'reference-mail',
  'trial-reminder',
  'saved-request',
  'contact-request',
  'request-answer',
  'customer-removal',
  'deletion',
  'closed-mail',
  'payment-outcome',
  'revoked-access',
  'webhook-mail',
] as const;

export type QueueName = (typeof queueNames)[number];

export type JobOptions = {
  /** The job is not due before. */
  afterSeconds?: number;
  /** In a queue with the policy `short`, no second job with the same key waits beside a first one. */
  key?: string;
};

/** A job that has failed for the last time, while it is kept. It has no content: that may name a person. */
export type GivenUpJob = { id: string; queue: string; failedAt: Date; attempts: number; reason: string | null };

/** Background jobs, stored in the database until they succeed or fail for good. */
export type Queue = {
  /** Adds a job in the transaction that makes it necessary, so that both are committed or neither. */
  add: (tx: Prisma.TransactionClient, name: QueueName, data: object, options?: JobOptions) => Promise<void>;
  /** The same for many jobs, in one statement. */
  addAll: (tx: Prisma.TransactionClient, name: QueueName, data: object[]) => Promise<void>;
  /**
   * Runs all due jobs one by one and returns how many were attempted. A job whose `work` throws is retried with growing pauses
   * for hours. Several processes may call this; a job runs in one of them at a time.
   */
  work: (name: QueueName, work: (job: Job) => Promise<void>) => Promise<number>;
  /** Removes the jobs, waiting and finished, whose content has one of these texts, in any case. */
  removeAbout: (tx: Prisma.TransactionClient, texts: readonly string[]) => Promise<void>;
  /** All queues as they are now. */
  depths: () => Promise<QueueDepth[]>;
  /** The jobs that were given up last, the newest first. */
  readGivenUp: (most: number) => Promise<GivenUpJob[]>;
  /** Lets a job that was given up begin anew, with all of its attempts. Its queue; null if there is no such job. */
  retryGivenUp: (tx: Prisma.TransactionClient, id: string) => Promise<string | null>;
  /** Removes one for good. The same. */
  dropGivenUp: (tx: Prisma.TransactionClient, id: string) => Promise<string | null>;
  /** Requeues the jobs of dead processes and deletes old finished jobs. Call it about every minute. */
  maintain: () => Promise<void>;
};

/** What every process does again and again. Any number of processes may do it; what is done is done once. */
export type Task<Services> = { everySeconds: number; run: (services: Services) => Promise<unknown> };
