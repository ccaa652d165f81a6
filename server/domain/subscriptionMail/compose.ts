import type { Subscription, SubscriptionMailKind, User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../mail/mail.ts';
import { firstName } from '../account/visibility.ts';
import { htmlPage } from '../messageMail/html.ts';
import { majorUnits } from '../subscription/pricing.ts';
import { graceMs } from '../subscription/subscription.policy.ts';

export type MailParts = {
  kind: SubscriptionMailKind;
  receiver: Pick<User, 'name'>;
  subscription: Subscription;
  /** Of the page where it is changed; null for an employer without a login. */
  url: string | null;
  supportEmail: string;
  productName: string;
};

type Words = { subject: string; text: string[]; action: string };

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A mail about a subscription, as text and as HTML. */
export function composeMail(parts: MailParts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { receiver, url, supportEmail, productName } = parts;
  const { subject, text, action } = wordsOf(parts);
  const greeting = `Hello ${oneLine(firstName(receiver.name))},`;
  const foot = `Is something not right? Write to ${supportEmail}.`;
  const link = url === null ? null : { action, url };
  return {
    subject,
    text: [greeting, ...text, ...(link ? [`${link.action}:\n${link.url}`] : []), `-- \n${foot}`].join('\n\n'),
    html: htmlPage({ subject, heading: subject, text: [greeting, ...text], link, foot, productName }),
  };
}

function wordsOf({ kind, subscription, productName }: MailParts): Words {
  const { amount, currency, recurringMode, currentPeriodEnd: end, cardLast4, stripeSubscriptionId } = subscription;
  const period = recurringMode === 'YEARLY' ? 'year' : 'month';
  const price = `${currency} ${majorUnits(amount, currency)}/${period}`;
  const card = cardLast4 === null ? 'your card' : `your card ending in ${cardLast4}`;
  const day = (at: Date) => dayFormat.format(at);
  switch (kind) {
    case 'RENEWAL':
      return {
        subject: `Your ${productName} subscription is renewed on ${day(end)}`,
        text: [
          `On ${day(end)} your yearly subscription is renewed for another year, and ${card} is charged ${price}.`,
          'There is nothing to do if that suits you. Otherwise you can change it to monthly or cancel it until then.',
        ],
        action: 'See your subscription',
      };
    case 'FAILED':
      return {
        subject: `Your ${productName} subscription could not be renewed`,
        text: [
          `We could not charge ${card} for your subscription (${price}). We will try again in the next days.`,
          `You can write to job seekers until ${day(new Date(end.getTime() + graceMs))}. Another card is charged at once.`,
        ],
        action: 'Use another card',
      };
    case 'LAPSED':
      return {
        subject: `Your ${productName} subscription is not paid`,
        text: [
          `We still could not charge ${card} for your subscription (${price}), so you cannot write to job seekers for now.`,
          'Your chats are all there. With another card you can go on at once.',
        ],
        action: 'Use another card',
      };
    case 'ENDED':
      return {
        subject: `Your ${productName} subscription has ended`,
        text: [
          stripeSubscriptionId === null
            ? 'The subscription that we gave you has ended. You were not charged for it.'
            : 'Your subscription has ended, and nothing more is charged.',
          'Your chats are all there, and you can subscribe again whenever you like.',
        ],
        action: 'Subscribe again',
      };
  }
}

/** A name is one line, whatever its owner has put into it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
