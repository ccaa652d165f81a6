import type { Invoice, Subscription, SubscriptionMailKind, User } from '../../../generated/prisma/client.ts';
import type { Mail } from '../../../mail/mail.ts';
import { passDays } from '../../../payment/pass.ts';
import type { Refusal } from '../../../payment/payment.ts';
import { graceMs } from '../../accounts/access/paywall.policy.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { oneLine } from '../../core/text/characters.ts';
import { firstName } from '../../core/text/firstName.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { formatMonth } from '../../core/text/format/time.ts';
import { planNames, renewalPrice } from '../pricing/pricing.ts';
import { declineReason } from '../provider/declineReason.ts';
import { type Ending, nextPlan, type Told } from '../state/note.ts';
import { hasExpired } from './paymentNews.ts';

export type MailParts = {
  kind: SubscriptionMailKind;
  receiver: Pick<User, 'name' | 'emailVerified'>;
  /** With the plan as it was when that happened. */
  subscription: Subscription & Pick<Told, 'ending'>;
  now: Date;
  /** The latest invoice. While it is overdue, it is what a payment is for. */
  owed: Pick<Invoice, 'periodStart' | 'periodEnd'> | null;
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

function wordsOf({ kind, subscription, receiver, now, owed, refusal, productName }: MailParts): Words {
  const { currency, recurringMode, currentPeriodEnd: end, cardLast4, stripeSubscriptionId, ending } = subscription;
  const isYearly = recurringMode === 'YEARLY';
  const next = nextPlan(subscription);
  // What is charged next: a plan that follows has a price of its own.
  const price = renewalPrice(next, currency);
  const asNextPlan = next.recurringMode === recurringMode ? '' : ` as the ${planNames[next.recurringMode]} one`;
  // A guest may have given another person's email.
  const card = cardLast4 === null || !receiver.emailVerified ? 'your card' : `your card ending in ${cardLast4}`;
  const day = formatDay;
  const why = declineReason(refusal);
  const reason = why === null ? [] : [why];
  // Days of it are over by the time that it is paid.
  const paysFor =
    owed?.periodStart && owed.periodEnd
      ? [
          `The payment is for the time from ${day(owed.periodStart)} to ${day(owed.periodEnd)}, as if it had been made in time.`,
        ]
      : [];
  switch (kind) {
    case 'RENEWAL':
      return {
        subject: `Your ${productName} subscription renews on ${day(end)}`,
        text: [
          `Your ${planNames[subscription.recurringMode]} subscription renews on ${day(end)}${asNextPlan}. We will charge ${price} to ${card}.`,
          ...(hasExpired(subscription, end)
            ? ['That card expires before then. Please use another card.']
            : [
                `To continue, you do not need to do anything. Until then, you can change to ${planNames[isYearly ? 'MONTHLY' : 'YEARLY']} or cancel any time.`,
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
            ...paysFor,
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
          ...paysFor,
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
          `If you change your mind before then, you can keep it. It then renews on ${day(end)}${asNextPlan} for ${price}.`,
        ],
        action: 'Keep it',
        aim: 'keep it',
      };
    case 'RESUMED':
      return {
        subject: `Your ${productName} subscription continues`,
        text: [
          'Your subscription is no longer cancelled.',
          `It renews on ${day(end)}${asNextPlan}. We will charge ${price} to ${card}, until you cancel.`,
        ],
        action: 'See your subscription',
        aim: 'see, change or cancel your subscription',
      };
    case 'PLAN_CHANGED':
      return {
        subject: `Your ${productName} plan has changed`,
        text: [
          subscription.nextRecurringMode === null
            ? `You now have the ${planNames[subscription.recurringMode]} subscription, until ${day(end)}.`
            : `You keep the ${planNames[subscription.recurringMode]} subscription that you have paid for until ${day(end)}. The ${planNames[next.recurringMode]} one begins then.`,
          `It renews on ${day(end)}. We will charge ${price} to ${card}, until you cancel.`,
        ],
        action: 'See your subscription',
        aim: 'see, change or cancel your subscription',
      };
    case 'CARD_CHANGED':
      return {
        subject: `Another card pays for your ${productName} subscription`,
        text: [
          `From now on we charge ${card === 'your card' ? 'another card' : card}. The card before it is not charged any more.`,
          'If that was not you, please change the card back, and tell us.',
        ],
        action: 'See your subscription',
        aim: 'see your subscription',
      };
    case 'GIVEN':
      return {
        subject: `You have a free ${productName} subscription`,
        text: [
          `We have given you a subscription until ${day(end)}. You can message the job seekers you contact.`,
          'It is free: it is not renewed, and you will not be charged.',
        ],
        action: 'See your subscription',
        aim: 'see your subscription',
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
            ending === 'WITHDRAWN'
              ? `${endings.WITHDRAWN} Your pass has ended.`
              : `Your pass of ${passDays} days has ended. It is not renewed, and you will not be charged again.`,
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
            : `${endings[ending ?? 'STOPPED']} It has ended, and you will not be charged again.`,
          'Your chats are safe, and you can subscribe again any time.',
        ],
        action: 'Subscribe again',
        aim: 'subscribe again',
      };
  }
}

/** Why it has ended. */
const endings: Record<Ending, string> = {
  CANCELED: 'You had cancelled your subscription.',
  UNPAID: 'The last payment for your subscription was not made.',
  REFUNDED: 'We have refunded the rest of the period that you had paid for.',
  DISPUTED: 'Your bank has taken back a payment for your subscription.',
  WITHDRAWN: 'We confirm that you have withdrawn from the purchase. Another mail says what we pay back.',
  STOPPED: 'Our team has stopped your subscription.',
};

/** 'March 2027' */
const expiryOf = ({ cardExpiryMonth, cardExpiryYear }: Subscription): string =>
  formatMonth(`${cardExpiryYear}-${cardExpiryMonth}`);
