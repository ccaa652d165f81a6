import type { z } from 'zod';
import type { Subscription, SubscriptionMail } from '../../../generated/prisma/client.ts';
import type { SubscriptionState } from '../../../payment/payment.ts';
import { isActive, isActiveNow } from '../../accounts/access/premium.policy.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/mailJobs.ts';
import type { BillingServices } from '../context.ts';
import { mailJobSchema } from '../state/note.ts';
import { mustReplaceCard } from './cardExpiry.ts';
import { composeMail } from './compose.ts';
import { isStillDouble } from './doublePayment.ts';
import { noteDueMails } from './due.ts';

const sendMails = mailJobs('subscription-mail', mailJobSchema, compose);

/** Sends due mails about subscriptions. Called every minute by any number of processes. */
export async function sendDueSubscriptionMails(services: BillingServices): Promise<void> {
  await noteDueMails(services);
  await sendMails(services);
}

/** Checks again: a mail that is no longer true is not sent. */
async function compose(
  services: BillingServices,
  { mailId }: z.output<typeof mailJobSchema>,
): Promise<MailOfJob | null> {
  const { db, links, now, productName, supportEmail, unsubscribeTokens } = services;
  const mail = await db.subscriptionMail.findUnique({
    where: { id: mailId },
    include: { subscription: { include: { employer: true } } },
  });
  if (!mail) return null;
  const { subscription, kind } = mail;
  const { employer, ...rest } = subscription;
  if (!(await isStillTrue(services, mail, rest))) return null;
  if (employer.email === null || employer.deletedAt !== null) return null;
  // A mail that offers to keep it is of no use to someone who cannot.
  if (kind === 'CANCELED' && employer.bannedAt !== null) return null;
  const isMonthly = kind === 'RENEWAL' && rest.recurringMode === 'MONTHLY';
  if (isMonthly && !employer.renewalReminders) return null;
  const state = kind === 'FAILED' || kind === 'CONFIRM' || kind === 'LAPSED' ? await read(services, rest) : null;
  const content = composeMail({
    kind,
    receiver: employer,
    subscription: rest,
    now: now(),
    refusal: state?.refusal ?? null,
    url: employer.loginEmail === null ? confirmationPage(services, rest, state) : links.subscription(),
    signUpUrl: links.signUpAsEmployer(),
    stopUrl: isMonthly
      ? links.unsubscribe(unsubscribeTokens.issue({ kind: 'renewal-reminder', userId: employer.id }))
      : null,
    supportEmail,
    productName,
  });
  return {
    mail: { ...content, to: employer.email, people: [employer.id] },
    what: 'a mail about a subscription',
    ids: { mail: mail.id },
  };
}

/** The provider's state, which has why a charge failed and the page that confirms it. */
const read = async (
  { payment }: BillingServices,
  { stripeSubscriptionId: id }: Subscription,
): Promise<SubscriptionState | null> => (id === null || payment.mode === 'none' ? null : payment.readSubscription(id));

/** The provider's page on which someone without a login confirms a renewal. */
function confirmationPage(
  { publicUrl }: BillingServices,
  { awaitsConfirmation }: Subscription,
  state: SubscriptionState | null,
): string | null {
  const page = awaitsConfirmation ? (state?.latestInvoice?.pageUrl ?? null) : null;
  return page === null ? null : new URL(page, publicUrl).href;
}

async function isStillTrue(
  services: BillingServices,
  { kind, periodEnd }: SubscriptionMail,
  subscription: Subscription,
): Promise<boolean> {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, employerId, stripeSubscriptionId } = subscription;
  const now = services.now();
  const isSamePeriod = currentPeriodEnd.getTime() === periodEnd.getTime();
  const runsOut = status === 'ACTIVE' && isSamePeriod && periodEnd > now;
  switch (kind) {
    case 'RENEWAL':
      return runsOut && !cancelAtPeriodEnd;
    case 'CARD_EXPIRES':
      return runsOut && !cancelAtPeriodEnd && mustReplaceCard(subscription, now);
    case 'CANCELED':
      return runsOut && cancelAtPeriodEnd && subscription.disputedAt === null;
    case 'GIFT_ENDS':
      return runsOut;
    case 'FAILED':
    case 'CONFIRM': {
      const isTrue = subscription.awaitsConfirmation === (kind === 'CONFIRM');
      return status === 'PAST_DUE' && isTrue && isSamePeriod && isActiveNow(subscription, now);
    }
    case 'DOUBLE_PAYMENT':
      return isStillDouble(services, stripeSubscriptionId);
    case 'LAPSED':
    case 'ENDED':
      if (kind === 'LAPSED' && status !== 'PAST_DUE') return false;
      // Another active subscription keeps the access.
      return (await services.db.subscription.count({ where: { employerId, ...isActive(now) } })) === 0;
  }
}
