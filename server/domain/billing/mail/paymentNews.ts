import type { z } from 'zod';
import type { Dispute, Invoice, Subscription } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { oneLine } from '../../core/text/characters.ts';
import { firstName } from '../../core/text/firstName.ts';
import { disputeReason } from '../../core/text/format/cardBrand.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { write } from '../../core/write/write.ts';
import { noteDoublePaymentMails, noteMail, paymentNewsSchema } from '../state/note.ts';

/**
 * Mails the employer and each admin that there are two paid subscriptions, once, however often it is found. It is noted apart from the
 * difference: after a crash in between, the next comparison finds the difference again.
 * @param providerId the provider's id of the second subscription
 */
export async function noteDoublePayment(services: Services, providerId: string): Promise<void> {
  const found = await openDifference(services, providerId);
  const second = await services.db.subscription.findUnique({
    where: { stripeSubscriptionId: providerId },
  });
  if (!found || !second) return;
  await write(services, [], async (tx) => {
    const mailId = await noteMail(services, tx, { ...second, currentPeriodEnd: found.foundAt }, 'DOUBLE_PAYMENT');
    if (mailId !== null) await noteDoublePaymentMails(services, tx, second.id);
  });
}

const openDifference = ({ db }: Services, subject: string) =>
  db.paymentDifference.findFirst({ where: { kind: 'SECOND_SUBSCRIPTION', subject, settledAt: null } });

/** Whether it is still found. */
export const isStillDouble = async (services: Services, providerId: string | null): Promise<boolean> =>
  providerId !== null && (await openDifference(services, providerId)) !== null;

type Job = z.output<typeof paymentNewsSchema>;

type Words = { subject: string; text: string[]; link: { action: string; url: string } };

/** Mails admins about disputes, refunds whose money has come back, and employers who pay twice. */
export const sendPaymentNews = mailJobs('payment-news', paymentNewsSchema, compose);

async function compose(services: Services, job: Job): Promise<MailOfJob | null> {
  const { db, productName, supportEmail } = services;
  const admin = await db.user.findFirst({
    where: { id: job.adminId, role: 'ROLE_ADMIN', deletedAt: null },
    select: { email: true, name: true },
  });
  if (!admin?.email) return null;
  const words = await wordsOf(services, job);
  if (!words) return null;
  const { subject, text, link } = words;
  const greeting = `Hello ${oneLine(firstName(admin.name))},`;
  const content = letter({ subject, text: [greeting, ...text], link, foot: questions(supportEmail), productName });
  return {
    mail: { ...content, to: admin.email, people: [job.adminId] },
    what: 'a mail about a payment',
    ids: { admin: job.adminId },
  };
}

function wordsOf(services: Services, job: Job): Promise<Words | null> {
  if ('disputeId' in job) return wordsOfDispute(services, job);
  return 'failedRefundId' in job ? wordsOfRefund(services, job) : wordsOfDouble(services, job);
}

const withInvoice = { invoice: true } as const;

type WithInvoice = { invoice: Invoice };

/** 'the payment of SGD 49 (invoice HH-1)'. The page says whose it is; that person may be deleted before the mail is read. */
const paymentText = ({ invoice: { amount, currency, number } }: WithInvoice): string =>
  `the payment of ${money(amount, currency)}${number === null ? '' : ` (invoice ${number})`}`;

const money = (amount: number, currency: string): string =>
  amountText({ currency, price: majorUnits(amount, currency) });

async function wordsOfDispute(
  { db, links }: Services,
  { disputeId, closed }: Extract<Job, { disputeId: number }>,
): Promise<Words | null> {
  const dispute = await db.dispute.findUnique({ where: { id: disputeId }, include: withInvoice });
  if (!dispute) return null;
  const link = { action: 'See the disputes', url: links.disputes() };
  return { ...(closed ? closedWords(dispute) : openedWords(dispute)), link };
}

function openedWords(dispute: Dispute & WithInvoice): Omit<Words, 'link'> {
  const { amount, currency, reason, inquiry, evidenceDueAt } = dispute;
  const disputed = money(amount, currency);
  const due =
    evidenceDueAt === null
      ? 'Please look at it at the payment provider.'
      : `Evidence is due on ${formatDay(evidenceDueAt)}. Please send it at the payment provider before then.`;
  return {
    subject: inquiry ? `A bank asks about a payment of ${disputed}` : `A payment of ${disputed} is disputed`,
    text: [
      `A cardholder's bank ${inquiry ? 'asks about' : 'disputes'} ${paymentText(dispute)}. The reason it gives: ${disputeReason(reason)}.`,
      due,
      inquiry
        ? 'Nothing was taken, and the subscription goes on.'
        : 'The bank has taken the money. The subscription stays until the end of what is paid, and is not renewed.',
    ],
  };
}

function closedWords(dispute: Dispute & WithInvoice): Omit<Words, 'link'> {
  const { amount, currency, state } = dispute;
  const disputed = money(amount, currency);
  const about = `The dispute about ${paymentText(dispute)}`;
  if (state === 'WON') {
    return {
      subject: `The dispute about ${disputed} is won`,
      text: [
        `${about} is won, and the money comes back.`,
        'The subscription lasts until the end of what is paid. The employer can resume it.',
      ],
    };
  }
  if (state === 'LOST') {
    return {
      subject: `The dispute about ${disputed} is lost`,
      text: [`${about} is lost. The money stays with the cardholder.`, 'The subscription has ended.'],
    };
  }
  return {
    subject: `The dispute about ${disputed} is over`,
    text: [`${about} ended without a decision.`, 'The money is with us, unless it was refunded.'],
  };
}

async function wordsOfRefund(
  { db, links }: Services,
  { failedRefundId }: Extract<Job, { failedRefundId: number }>,
): Promise<Words | null> {
  const refund = await db.refund.findUnique({
    where: { id: failedRefundId },
    include: { invoice: { include: { subscription: { select: { employerId: true } } } } },
  });
  if (!refund) return null;
  const { invoice, amount } = refund;
  return {
    subject: `A refund of ${money(amount, invoice.currency)} has failed`,
    text: [
      `A refund of ${money(amount, invoice.currency)} has failed. It was of ${paymentText(refund)}.`,
      'The money has come back to us. Please refund it again, or send it in another way.',
    ],
    link: { action: 'See the subscriptions', url: links.employerSubscriptions(invoice.subscription.employerId) },
  };
}

async function wordsOfDouble(
  services: Services,
  { secondSubscriptionId: id }: Extract<Job, { secondSubscriptionId: number }>,
): Promise<Words | null> {
  const { db, links, productName } = services;
  const second = await db.subscription.findUnique({ where: { id }, select: { stripeSubscriptionId: true } });
  if (!second || !(await isStillDouble(services, second.stripeSubscriptionId))) return null;
  return {
    subject: `${productName}: an employer pays twice`,
    text: [
      'The payment check has found an employer with two paid subscriptions. The employer was told that we are looking at it.',
      'Please cancel one of them at the payment provider, and refund it.',
    ],
    link: { action: 'Open the payment check', url: links.paymentDifferences() },
  };
}

type Card = Pick<Subscription, 'cardExpiryMonth' | 'cardExpiryYear'>;

/** The first moment when the card is no longer valid, in UTC. Null for an unknown card. */
const cardEnd = ({ cardExpiryMonth: month, cardExpiryYear: year }: Card): Date | null =>
  month === null || year === null ? null : new Date(Date.UTC(year, month, 1));

/** Whether the card is no longer valid at that time. */
export function hasExpired(card: Card, at: Date): boolean {
  const end = cardEnd(card);
  return end !== null && end <= at;
}

/** The cards that are in their last month at `now`, or past it, and are to be charged after it. The rule of `mustReplaceCard` as a condition. */
export function expiringCards(now: Date) {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  const charged = { gt: now };
  return {
    OR: [
      { cardExpiryYear: { lt: year }, currentPeriodEnd: charged },
      { cardExpiryYear: year, cardExpiryMonth: { lt: month }, currentPeriodEnd: charged },
      { cardExpiryYear: year, cardExpiryMonth: month, currentPeriodEnd: { gte: new Date(Date.UTC(year, month, 1)) } },
    ],
  };
}

/** Whether the card is to be charged after its last month, which has begun. */
export function mustReplaceCard(subscription: Card & Pick<Subscription, 'currentPeriodEnd'>, now: Date): boolean {
  const end = cardEnd(subscription);
  const { currentPeriodEnd } = subscription;
  if (end === null || currentPeriodEnd <= now || end > currentPeriodEnd) return false;
  return now >= new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1, 1));
}
