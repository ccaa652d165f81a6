import type { z } from 'zod';
import type { Subscription, SubscriptionMail } from '../../../generated/prisma/client.ts';
import { isActive, isActiveNow } from '../../accounts/access/premium.policy.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/mailJobs.ts';
import type { BillingServices } from '../context.ts';
import { mailJobSchema } from '../state/note.ts';
import { composeMail } from './compose.ts';
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
  const { db, links, productName, supportEmail } = services;
  const mail = await db.subscriptionMail.findUnique({
    where: { id: mailId },
    include: { subscription: { include: { employer: true } } },
  });
  if (!mail) return null;
  const { subscription, kind } = mail;
  const { employer, ...rest } = subscription;
  if (employer.email === null || employer.deletedAt !== null) return null;
  if (!(await isStillTrue(services, mail, rest))) return null;
  const url = employer.loginEmail === null ? await confirmationPage(services, rest) : links.subscription();
  const content = composeMail({ kind, receiver: employer, subscription: rest, url, supportEmail, productName });
  return {
    mail: { ...content, to: employer.email, people: [employer.id] },
    what: 'a mail about a subscription',
    ids: { mail: mail.id },
  };
}

/** The provider's page on which someone without a login confirms a renewal. */
async function confirmationPage(
  { payment, publicUrl }: BillingServices,
  { stripeSubscriptionId, awaitsConfirmation }: Subscription,
): Promise<string | null> {
  if (stripeSubscriptionId === null || !awaitsConfirmation) return null;
  const state = await payment.readSubscription(stripeSubscriptionId);
  const page = state?.latestInvoice?.pageUrl ?? null;
  return page === null ? null : new URL(page, publicUrl).href;
}

async function isStillTrue(
  { db, now }: BillingServices,
  { kind, periodEnd }: SubscriptionMail,
  subscription: Subscription,
): Promise<boolean> {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, employerId } = subscription;
  const isSamePeriod = currentPeriodEnd.getTime() === periodEnd.getTime();
  if (kind === 'RENEWAL') return status === 'ACTIVE' && !cancelAtPeriodEnd && isSamePeriod && periodEnd > now();
  if (kind === 'FAILED' || kind === 'CONFIRM') {
    const isTrue = subscription.awaitsConfirmation === (kind === 'CONFIRM');
    return status === 'PAST_DUE' && isTrue && isSamePeriod && isActiveNow(subscription, now());
  }
  if (kind === 'LAPSED' && status !== 'PAST_DUE') return false;
  // Another active subscription keeps the access.
  return (await db.subscription.count({ where: { employerId, ...isActive(now()) } })) === 0;
}
