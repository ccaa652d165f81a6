import { MailRefused } from '../../mail/mail.ts';
import type { Services } from '../context.ts';
import type { MailChoiceKey } from '../unsubscribe/tokens.ts';
import { type AlertMailParts, composeAlert } from './compose.ts';

export type AlertMail = {
  /** The same id for every attempt, so that a copy after a crash is recognized as a duplicate. */
  jobId: string;
  /** What the link in the mail stops. */
  stops: MailChoiceKey;
  to: { id: number; email: string };
  parts: Omit<AlertMailParts, 'unsubscribeUrl' | 'productName'>;
};

/** Mails an alert. One that the mail server refuses for good is given up. */
export async function mailAlert(services: Services, { jobId, stops, to, parts }: AlertMail): Promise<void> {
  const { mailer, log, links, unsubscribeTokens, productName } = services;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue(stops));
  try {
    await mailer.send({
      ...composeAlert({ ...parts, unsubscribeUrl, productName }),
      to: to.email,
      id: jobId,
      unsubscribeUrl,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error, userId: to.id, job: jobId }, 'an alert was refused');
  }
}
