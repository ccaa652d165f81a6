import type { AlertFrequency, User } from '../../../generated/prisma/client.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Services } from '../../core/context.ts';
import type { MailChoiceKey } from '../../core/links/links.ts';
import type { MailOfJob } from '../../core/mail/deliver.ts';
import { type LetterParts, letter, type MailItem } from '../../core/mail/letter.ts';
import { oneLine } from '../../core/text/characters.ts';
import { firstName } from '../../core/text/firstName.ts';

export type AlertMailParts = {
  receiver: Pick<User, 'name'>;
  frequency: AlertFrequency;
  /** Also the heading. */
  subject: string;
  lead: string;
  shown: MailItem[];
  /** All of them, including those not shown. */
  count: number;
  /** The page with all of them. */
  all: LetterParts['link'];
  /** What the receiver is mailed about, such as 'new job offers'. */
  about: string;
  unsubscribeUrl: string;
  productName: string;
};

/** The mail of an alert. */
export function composeAlert(parts: AlertMailParts): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { subject, lead, shown, count, all, unsubscribeUrl, productName } = parts;
  const how = parts.frequency === 'WEEKLY' ? 'weekly' : 'daily';
  return letter({
    subject,
    // The first of them.
    preview: [shown[0]?.title, ...(shown[0]?.lines ?? [])].filter(Boolean).join(' · '),
    text: [`Hello ${oneLine(firstName(parts.receiver.name))},`, lead],
    items: shown,
    more: count > shown.length ? `… and ${count - shown.length} more.` : null,
    link: all,
    foot: `You chose a ${how} email about ${oneLine(parts.about)} on ${productName}. We do not read replies to this email.`,
    stop: { action: 'Unsubscribe or choose which emails you get', url: unsubscribeUrl },
    productName,
  });
}

type AlertMail = {
  /** What the link in the mail stops. */
  stops: MailChoiceKey;
  to: { id: number; email: string };
  parts: Omit<AlertMailParts, 'unsubscribeUrl' | 'productName'>;
};

/** The mail of an alert. */
export function alertMail(
  services: Pick<Services, 'links' | 'unsubscribeTokens' | 'productName'>,
  { stops, to, parts }: AlertMail,
): MailOfJob {
  const { links, unsubscribeTokens, productName } = services;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue(stops));
  const mail = { ...composeAlert({ ...parts, unsubscribeUrl, productName }), to: to.email, people: [to.id] };
  return { mail, what: 'an alert', ids: { userId: to.id } };
}
