import type { Subscription, SubscriptionMailKind, User } from '../../../generated/prisma/client.ts';
import type { Mail } from '../../../mail/mail.ts';
import { graceMs } from '../../accounts/access/premium.policy.ts';
import { firstName } from '../../accounts/access/visibility.ts';
import { letter } from '../../core/mail/letter.ts';
import { questions } from '../../core/mail/questions.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { oneLine } from '../../core/text/oneLine.ts';

export type MailParts = {
  kind: SubscriptionMailKind;
  receiver: Pick<User, 'name' | 'emailVerified'>;
  subscription: Subscription;
  /** URL of the subscription page; for an employer without a login the page that confirms the payment, or null. */
  url: string | null;
  supportEmail: string;
  productName: string;
};

/** A guest may have given another person's email, and anything for a name. */
export const greetingOf = ({ name, emailVerified }: Pick<User, 'name' | 'emailVerified'>): string =>
  emailVerified ? `Hello ${oneLine(firstName(name))},` : 'Hello,';

type Words = { subject: string; text: string[]; action: string };

/** A mail about a subscription, as text and as HTML. */
export function composeMail(parts: MailParts): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { receiver, url, supportEmail, productName } = parts;
  const { subject, text, action } = wordsOf(parts);
  const link = url === null ? null : { action, url };
  return letter({ subject, text: [greetingOf(receiver), ...text], link, foot: questions(supportEmail), productName });
}

function wordsOf({ kind, subscription, receiver, productName }: MailParts): Words {
  const { amount, currency, recurringMode, currentPeriodEnd: end, cardLast4, stripeSubscriptionId } = subscription;
  const period = recurringMode === 'YEARLY' ? 'year' : 'month';
  const price = `${amountText({ currency, price: majorUnits(amount, currency) })}/${period}`;
  // A guest may have given another person's email.
  const card = cardLast4 === null || !receiver.emailVerified ? 'your card' : `your card ending in ${cardLast4}`;
  const day = formatDay;
  switch (kind) {
    case 'RENEWAL':
      return {
        subject: `Your ${productName} subscription renews on ${day(end)}`,
        text: [
          `Your yearly subscription renews on ${day(end)}. We will charge ${price} to ${card}.`,
          'To continue, you do not need to do anything. Until then, you can change to monthly or cancel any time.',
        ],
        action: 'See your subscription',
      };
    case 'FAILED':
      return {
        subject: `Your ${productName} subscription could not be renewed`,
        text: [
          `We could not charge ${card} for your subscription (${price}). We will try again over the next few days.`,
          `You can message job seekers until ${day(new Date(end.getTime() + graceMs))}. To keep your access, pay now with another card.`,
        ],
        action: 'Use another card',
      };
    case 'CONFIRM':
      return {
        subject: `Confirm the payment for your ${productName} subscription`,
        text: [
          `Your bank wants you to confirm the payment of ${price} with ${card}. Your subscription is renewed as soon as you do.`,
          `You can message job seekers until ${day(new Date(end.getTime() + graceMs))}. To keep your access, confirm the payment before then.`,
        ],
        action: 'Confirm the payment',
      };
    case 'LAPSED':
      if (subscription.awaitsConfirmation) {
        return {
          subject: `Your ${productName} subscription is unpaid`,
          text: [
            `Your bank still waits for you to confirm the payment of ${price} with ${card}, so you cannot message job seekers for now.`,
            'Your chats are safe. Confirm the payment to continue right away.',
          ],
          action: 'Confirm the payment',
        };
      }
      return {
        subject: `Your ${productName} subscription is unpaid`,
        text: [
          `We still could not charge ${card} for your subscription (${price}), so you cannot message job seekers for now.`,
          'Your chats are safe. Pay with another card to continue right away.',
        ],
        action: 'Use another card',
      };
    case 'ENDED':
      return {
        subject: `Your ${productName} subscription has ended`,
        text: [
          stripeSubscriptionId === null
            ? 'Your free subscription has ended. You were not charged.'
            : 'Your subscription has ended, and you will not be charged again.',
          'Your chats are safe, and you can subscribe again any time.',
        ],
        action: 'Subscribe again',
      };
  }
}
