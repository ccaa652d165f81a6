import type { Subscription, SubscriptionMailKind, User } from '../../../generated/prisma/client.ts';
import type { Mail } from '../../../mail/mail.ts';
import { passDays } from '../../../payment/pass.ts';
import type { Refusal } from '../../../payment/payment.ts';
import { graceMs } from '../../accounts/access/paywall.policy.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { oneLine } from '../../core/text/characters.ts';
import { firstName } from '../../core/text/firstName.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { formatMonth } from '../../core/text/format/time.ts';
import { declineReason } from '../provider/declineReason.ts';
import { hasExpired } from './paymentNews.ts';

export type MailParts = {
  kind: SubscriptionMailKind;
  receiver: Pick<User, 'name' | 'emailVerified'>;
  subscription: Subscription;
  now: Date;
  /** Why the charge failed that the mail is about. */
  refusal: Refusal | null;
  /** The subscription page, or the page that confirms the payment. Null for an employer without a login, who has neither. */
  url: string | null;
  /** The page to sign up, after which there is a subscription page. */
  signUpUrl: string;
  /** Where mails of this kind can be stopped; null for those that cannot. */
  stopUrl: string | null;
  supportEmail: string;
  productName: string;
};

/** A guest may have given another person's email, and anything for a name. */
export const greetingOf = ({ name, emailVerified }: Pick<User, 'name' | 'emailVerified'>): string =>
  emailVerified ? `Hello ${oneLine(firstName(name))},` : 'Hello,';

type Words = {
  subject: string;
  text: string[];
  action: string;
  /** What an employer without a login signs up for: 'to …'. */
  aim: string;
};

/** A mail about a subscription, as text and as HTML. */
export function composeMail(parts: MailParts): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { receiver, url, signUpUrl, stopUrl, supportEmail, productName } = parts;
  const { subject, text, action, aim } = wordsOf(parts);
  return letter({
    subject,
    text: [greetingOf(receiver), ...text, ...(url === null ? [`Sign up with this email to ${aim}.`] : [])],
    link: url === null ? { action: 'Sign up', url: signUpUrl } : { action, url },
    foot: questions(supportEmail),
    ...(stopUrl !== null && { stop: { action: 'Unsubscribe or choose which emails you get', url: stopUrl } }),
    productName,
  });
}

function wordsOf({ kind, subscription, receiver, now, refusal, productName }: MailParts): Words {
  const { amount, currency, recurringMode, currentPeriodEnd: end, cardLast4, stripeSubscriptionId } = subscription;
  const isYearly = recurringMode === 'YEARLY';
  const price = `${amountText({ currency, price: majorUnits(amount, currency) })}/${isYearly ? 'year' : 'month'}`;
  // A guest may have given another person's email.
  const card = cardLast4 === null || !receiver.emailVerified ? 'your card' : `your card ending in ${cardLast4}`;
  const day = formatDay;
  const why = declineReason(refusal);
  const reason = why === null ? [] : [why];
  switch (kind) {
    case 'RENEWAL':
      return {
        subject: `Your ${productName} subscription renews on ${day(end)}`,
        text: [
          `Your ${isYearly ? 'yearly' : 'monthly'} subscription renews on ${day(end)}. We will charge ${price} to ${card}.`,
          ...(hasExpired(subscription, end)
            ? ['That card expires before then. Please use another card.']
            : [
                `To continue, you do not need to do anything. Until then, you can change to ${isYearly ? 'monthly' : 'yearly'} or cancel any time.`,
              ]),
        ],
        action: 'See your subscription',
        aim: 'see, change or cancel your subscription',
      };
    case 'CARD_EXPIRES': {
      const isOver = hasExpired(subscription, now);
      return {
        subject: `Your card for ${productName} ${isOver ? 'has expired' : 'expires soon'}`,
        text: [
          `${card.replace(/^y/, 'Y')} ${isOver ? 'expired' : 'expires'} at the end of ${expiryOf(subscription)}. ` +
            `Your subscription renews on ${day(end)}, and we will not be able to charge it then.`,
          'To keep your access, please use another card before then.',
        ],
        action: 'Use another card',
        aim: 'use another card',
      };
    }
    case 'FAILED':
      return {
        subject: `Your ${productName} subscription could not be renewed`,
        text: [
          `We could not charge ${card} for your subscription (${price}). We will try again over the next few days.`,
          ...reason,
          `You can message job seekers until ${day(new Date(end.getTime() + graceMs))}. To keep your access, pay now with another card.`,
        ],
        action: 'Use another card',
        aim: 'pay with another card',
      };
    case 'CONFIRM':
      return {
        subject: `Confirm the payment for your ${productName} subscription`,
        text: [
          `Your bank wants you to confirm the payment of ${price} with ${card}. Your subscription is renewed as soon as you do.`,
          `You can message job seekers until ${day(new Date(end.getTime() + graceMs))}. To keep your access, confirm the payment before then.`,
        ],
        action: 'Confirm the payment',
        aim: 'confirm the payment',
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
          aim: 'confirm the payment',
        };
      }
      return {
        subject: `Your ${productName} subscription is unpaid`,
        text: [
          `We still could not charge ${card} for your subscription (${price}), so you cannot message job seekers for now.`,
          ...reason,
          'Your chats are safe. Pay with another card to continue right away.',
        ],
        action: 'Use another card',
        aim: 'pay with another card',
      };
    case 'CANCELED':
      return {
        subject: `Your ${productName} subscription is cancelled`,
        text: [
          `You can message job seekers until ${day(end)}. Your subscription ends then, and you will not be charged again.`,
          `If you change your mind before then, you can keep it. It then renews on ${day(end)} for ${price}.`,
        ],
        action: 'Keep it',
        aim: 'keep it',
      };
    case 'GIFT_ENDS':
      return {
        subject: `Your free ${productName} subscription ends on ${day(end)}`,
        text: [
          `Your free subscription ends on ${day(end)}. It is not renewed, and you will not be charged.`,
          'Your chats are safe. To message job seekers after that, you can subscribe then.',
        ],
        action: 'See your subscription',
        aim: 'see your subscription',
      };
    case 'DOUBLE_PAYMENT':
      return {
        subject: `You may have paid twice for ${productName}`,
        text: [
          'We found two paid subscriptions of yours, and you only need one.',
          'We are looking at it, and will write to you. You do not need to do anything, and your access stays.',
        ],
        action: 'See your subscription',
        aim: 'see your subscription',
      };
    case 'ENDED':
      if (recurringMode === 'PASS') {
        return {
          subject: `Your ${productName} pass has ended`,
          text: [
            `Your pass of ${passDays} days has ended. It is not renewed, and you will not be charged again.`,
            'Your chats are safe, and you can subscribe or buy another pass any time.',
          ],
          action: 'See the prices',
          aim: 'subscribe again',
        };
      }
      return {
        subject: `Your ${productName} subscription has ended`,
        text: [
          stripeSubscriptionId === null
            ? 'Your free subscription has ended. You were not charged.'
            : 'Your subscription has ended, and you will not be charged again.',
          'Your chats are safe, and you can subscribe again any time.',
        ],
        action: 'Subscribe again',
        aim: 'subscribe again',
      };
  }
}

/** 'March 2027' */
const expiryOf = ({ cardExpiryMonth, cardExpiryYear }: Subscription): string =>
  formatMonth(`${cardExpiryYear}-${cardExpiryMonth}`);
