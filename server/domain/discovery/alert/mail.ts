import type { BillingServices } from '../../billing/context.ts';
import type { MailChoiceKey } from '../../core/links/unsubscribeTokens.ts';
import type { MailOfJob } from '../../core/mail/mailJobs.ts';
import { type AlertMailParts, composeAlert } from './compose.ts';

export type AlertMail = {
  /** What the link in the mail stops. */
  stops: MailChoiceKey;
  to: { id: number; email: string };
  parts: Omit<AlertMailParts, 'unsubscribeUrl' | 'productName'>;
};

/** The mail of an alert. */
export function alertMail(
  services: Pick<BillingServices, 'links' | 'unsubscribeTokens' | 'productName'>,
  { stops, to, parts }: AlertMail,
): MailOfJob {
  const { links, unsubscribeTokens, productName } = services;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue(stops));
  const mail = { ...composeAlert({ ...parts, unsubscribeUrl, productName }), to: to.email, people: [to.id] };
  return { mail, what: 'an alert', ids: { userId: to.id } };
}
