import type { z } from 'zod';
import type { QueueName } from '../../../queue/queue.ts';
import type { CoreServices } from '../context.ts';
import { deliverMail, type JobMail } from './deliver.ts';

/** What a job mails. */
export type MailOfJob = Omit<JobMail, 'jobId'>;

/**
 * The work of a queue whose jobs send one mail each, and those that failed before. `compose` reads again what the mail is about; null:
 * it is no longer true, or there is no one to send it to. Called every few seconds by any number of processes.
 */
export function mailJobs<Services extends CoreServices, Job>(
  queue: QueueName,
  schema: z.ZodType<Job>,
  compose: (services: Services, job: Job) => Promise<MailOfJob | null>,
): (services: Services) => Promise<void> {
  const sendMails = async (services: Services) => {
    await services.queue.work(queue, async ({ id: jobId, data }) => {
      const mail = await compose(services, schema.parse(data));
      if (mail) await deliverMail(services, { jobId, ...mail });
    });
  };
  // Metrics and traces name a task by its function.
  return Object.defineProperty(sendMails, 'name', { value: `sendMails(${queue})` });
}
