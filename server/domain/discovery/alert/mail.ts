import type { BillingServices } from '../../billing/context.ts';
import type { MailChoiceKey } from '../../core/links/unsubscribeTokens.ts';
import { deliverMail } from '../../core/mail/deliver.ts';
import { type AlertMailParts, composeAlert } from './compose.ts';

export type AlertMail = {
  jobId: string;
  /** What the link in the mail stops. */
  stops: MailChoiceKey;
  to: { id: number; email: string };
  parts: Omit<AlertMailParts, 'unsubscribeUrl' | 'productName'>;
};

/** Mails an alert (`deliverMail`). */
export async function mailAlert(services: BillingServices, { jobId, stops, to, parts }: AlertMail): Promise<void> {
  const { links, unsubscribeTokens, productName } = services;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue(stops));
  const mail = { ...composeAlert({ ...parts, unsubscribeUrl, productName }), to: to.email, people: [to.id] };
  await deliverMail(services, { jobId, mail, what: 'an alert', ids: { userId: to.id } });
}
