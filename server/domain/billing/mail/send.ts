import type { z } from 'zod';
import type { Prisma, Subscription, SubscriptionMail, SubscriptionMailKind } from '../../../generated/prisma/client.ts';
import type { SubscriptionState } from '../../../payment/payment.ts';
import { graceMs, isActive, isActiveNow } from '../../accounts/access/paywall.policy.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { dayMs } from '../../core/text/durations.ts';
import { write } from '../../core/write/write.ts';
import { haveSameRenewal, mailJobSchema, noteMail, type Told, toldSchema } from '../state/note.ts';
import { composeMail } from './compose.ts';
import { expiringCards, isStillDouble, mustReplaceCard } from './paymentNews.ts';

/** How long before a renewal or the end of a gift its employer is told, so that there is time to decide. */
const reminderMs = 7 * dayMs;

/** How far back expirations are considered. Shorter than the shortest period, so that there is at most one per period. */
const lapsedMs = 25 * dayMs;

/** Maximum number per run; the rest follow a minute later. */
const most = 500;

type Where = Prisma.SubscriptionWhereInput;
type Span = { gt: Date; lte?: Date };

/** Queues mails that become due by time alone. */
async function noteDueMails(services: Services): Promise<void> {
  const now = services.now();
  const at = now.getTime();
  const running = { status: 'ACTIVE', currentPeriodEnd: { gt: now } } as const;
  const renewed = { ...running, cancelAtPeriodEnd: false, stripeSubscriptionId: { not: null } };
  const near = { gt: now, lte: new Date(at + reminderMs) };
  const over = { gt: new Date(at - graceMs - lapsedMs), lte: new Date(at - graceMs) };
  await note(services, 'RENEWAL', near, { ...renewed, OR: announced });
  await note(services, 'CARD_EXPIRES', { gt: now }, { ...renewed, ...expiringCards(now) });
  await note(services, 'GIFT_ENDS', near, { ...running, grantedById: { not: null } });
  await note(services, 'LAPSED', over, { status: 'PAST_DUE' });
}

/** The renewals that are announced: of a year always, of a month by the employer's choice. */
const announced: Where[] = [
  { recurringMode: 'YEARLY' },
  { recurringMode: 'MONTHLY', employer: { renewalReminders: true } },
];

/** Subscriptions whose period ends in the time span and that have no such mail yet. */
async function note(services: Services, kind: SubscriptionMailKind, span: Span, where: Where): Promise<void> {
  const due = await services.db.subscription.findMany({
    where: { AND: [where, { currentPeriodEnd: span, mails: { none: { kind, periodEnd: span } } }] },
    orderBy: { currentPeriodEnd: 'asc' },
    take: most,
  });
  for (const subscription of due) {
    await write(services, [], (tx) => noteMail(services, tx, subscription, kind));
  }
}

const sendMails = mailJobs('subscription-mail', mailJobSchema, compose);

/** Sends due mails about subscriptions. Called every minute by any number of processes. */
export async function sendDueSubscriptionMails(services: Services): Promise<void> {
  await noteDueMails(services);
  await sendMails(services);
}

/** Checks again: a mail that is no longer true is not sent. */
async function compose(services: Services, { mailId }: z.output<typeof mailJobSchema>): Promise<MailOfJob | null> {
  const { db, links, now, productName, supportEmail, unsubscribeTokens } = services;
  const mail = await db.subscriptionMail.findUnique({
    where: { id: mailId },
    include: {
      subscription: { include: { employer: true, invoices: { orderBy: { createdAt: 'desc' }, take: 1 } } },
    },
  });
  if (!mail) return null;
  const { subscription, kind } = mail;
  const {
    employer,
    invoices: [latest],
    ...rest
  } = subscription;
  const told = toldSchema.nullable().parse(mail.told);
  if (!(await isStillTrue(services, mail, rest, told))) return null;
  if (employer.email === null || employer.deletedAt !== null) return null;
  // A mail that offers to keep it is of no use to someone who cannot.
  if (kind === 'CANCELED' && employer.bannedAt !== null) return null;
  const isMonthly = kind === 'RENEWAL' && rest.recurringMode === 'MONTHLY';
  if (isMonthly && !employer.renewalReminders) return null;
  const state = kind === 'FAILED' || kind === 'CONFIRM' || kind === 'LAPSED' ? await read(services, rest) : null;
  const content = composeMail({
    kind,
    receiver: employer,
    subscription: { ...rest, ending: null, ...told },
    now: now(),
    owed: latest ?? null,
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
  { payment }: Services,
  { stripeSubscriptionId: id }: Subscription,
): Promise<SubscriptionState | null> => (id === null || payment.mode === 'none' ? null : payment.readSubscription(id));

/** The provider's page on which someone without a login confirms a renewal. */
function confirmationPage(
  { publicUrl }: Services,
  { awaitsConfirmation }: Subscription,
  state: SubscriptionState | null,
): string | null {
  const page = awaitsConfirmation ? (state?.latestInvoice?.pageUrl ?? null) : null;
  return page === null ? null : new URL(page, publicUrl).href;
}

async function isStillTrue(
  services: Services,
  { kind, periodEnd }: SubscriptionMail,
  subscription: Subscription,
  told: Told | null,
): Promise<boolean> {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, employerId, stripeSubscriptionId } = subscription;
  const now = services.now();
  const isSamePeriod = currentPeriodEnd.getTime() === periodEnd.getTime();
  const runsOut = status === 'ACTIVE' && isSamePeriod && periodEnd > now;
  const isRenewed = runsOut && !cancelAtPeriodEnd && (told === null || haveSameRenewal(told, subscription));
  switch (kind) {
    case 'RENEWAL':
    case 'RESUMED':
    case 'PLAN_CHANGED':
      return isRenewed;
    case 'CARD_EXPIRES':
      return isRenewed && mustReplaceCard(subscription, now);
    case 'CANCELED':
      return runsOut && cancelAtPeriodEnd && subscription.disputedAt === null;
    case 'CARD_CHANGED':
      return status !== 'CANCELED';
    case 'GIVEN':
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
