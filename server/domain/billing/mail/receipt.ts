import type { z } from 'zod';
import type { Invoice, RecurringMode, Subscription, User } from '../../../generated/prisma/client.ts';
import type { Mail } from '../../../mail/mail.ts';
import { passText } from '../../../payment/pass.ts';
import type { ProviderInvoice } from '../../../payment/payment.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { brandName } from '../../core/text/format/cardBrand.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { planNames, renewalPrice } from '../pricing/pricing.ts';
import { nextPlan, receiptJobSchema } from '../state/note.ts';
import { greetingOf } from './compose.ts';

/** Mails the receipts of payments. */
export const sendReceipts = mailJobs('receipt-mail', receiptJobSchema, compose);

async function compose(
  services: Services,
  { invoiceId, paidUntil }: z.output<typeof receiptJobSchema>,
): Promise<MailOfJob | null> {
  const invoice = await services.db.invoice.findUnique({
    where: { id: invoiceId },
    include: { subscription: { include: { employer: true } } },
  });
  if (!invoice) return null;
  const { subscription } = invoice;
  const { employer } = subscription;
  if (employer.email === null || employer.deletedAt !== null) return null;
  // A guest may have given another person's email.
  const { card, charged } = await readPayment(services, invoice);
  const content = composeReceipt(services, {
    invoice,
    subscription,
    employer: { ...employer, email: employer.email },
    card: employer.emailVerified ? card : null,
    charged,
    chatUrl: await readChatUrl(services, employer),
    // Invoices that the version before this one recorded have no period.
    plan: invoice.recurringMode ?? subscription.recurringMode,
    from: invoice.periodStart ?? invoice.createdAt,
    until: invoice.periodEnd ?? new Date(paidUntil),
  });
  return {
    mail: { ...content, to: employer.email, people: [employer.id] },
    what: 'a receipt',
    ids: { invoice: invoice.id },
  };
}

/** The card that paid, which is not always the subscription's present one, and what was charged: a credit may have paid the rest. */
async function readPayment(
  { payment }: Pick<Services, 'payment'>,
  { stripeInvoiceId, amount }: Pick<Invoice, 'stripeInvoiceId' | 'amount'>,
): Promise<{ card: ProviderInvoice['card']; charged: number }> {
  const read = payment.mode === 'none' ? null : await payment.readInvoice(stripeInvoiceId);
  return { card: read?.card ?? null, charged: read?.returns?.paid ?? amount };
}

/** The chat of the employer's latest request. Who has no login reads it by their share link, as in all mails about chats. */
async function readChatUrl(
  { db, links }: Pick<Services, 'db' | 'links'>,
  { id, loginEmail }: Pick<User, 'id' | 'loginEmail'>,
): Promise<string | null> {
  const request = await db.contactRequest.findFirst({
    where: { employerId: id, activatedAt: { not: null }, chat: { open: true } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { chat: { select: { id: true, employerHash: true } } },
  });
  if (!request?.chat) return null;
  const { id: chatId, employerHash } = request.chat;
  if (loginEmail !== null) return links.chat(chatId);
  return employerHash === null ? null : links.sharedChat(employerHash);
}

/** 'Visa ending in 4242' */
const cardName = ({ brand, last4 }: NonNullable<ProviderInvoice['card']>): string =>
  `${brand === null ? 'card' : brandName(brand)}${last4 === null ? '' : ` ending in ${last4}`}`;

/** A receipt, as text and as HTML. */
function composeReceipt(
  { links, productName, supportEmail }: Pick<Services, 'links' | 'productName' | 'supportEmail'>,
  parts: {
    invoice: Invoice;
    subscription: Subscription;
    card: ProviderInvoice['card'];
    charged: number;
    employer: Pick<User, 'name' | 'emailVerified' | 'loginEmail'> & { email: string };
    chatUrl: string | null;
    plan: RecurringMode;
    from: Date;
    until: Date;
  },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { invoice, subscription, employer, card, charged, chatUrl, plan, from, until } = parts;
  const money = (amount: number) =>
    amountText({ currency: invoice.currency, price: majorUnits(amount, invoice.currency) });
  const { cancelAtPeriodEnd, status, currentPeriodEnd } = subscription;
  const isPass = plan === 'PASS';
  const name = isPass ? planNames.PASS : `${planNames[plan]} subscription`;
  const withCard = card === null ? '' : ` with your ${cardName(card)}`;
  const end = formatDay(until);
  // After a change of the plan another mail says what follows.
  const isRenewed = status === 'ACTIVE' && !cancelAtPeriodEnd && currentPeriodEnd.getTime() === until.getTime();
  const renewal = `It renews on ${end} for ${renewalPrice(nextPlan(subscription), subscription.currency)}, until you cancel.`;
  const hasLogin = employer.loginEmail !== null;
  return letter({
    subject: `Your ${productName} receipt: ${money(charged)}`,
    text: [
      greetingOf(employer),
      'Thank you for your payment. You can message the job seekers you contact.',
      `You paid ${money(charged)} on ${formatDay(invoice.paidAt ?? invoice.createdAt)}${withCard}, for your ` +
        `${name} from ${formatDay(from)} to ${end}.`,
      ...(invoice.number === null ? [] : [`Invoice number: ${invoice.number}`]),
      ...(isPass
        ? [`${money(invoice.amount)} ${passText}. It is not renewed, and you will not be charged again.`]
        : []),
      ...(isRenewed && !isPass ? [renewal] : []),
      ...(hasLogin ? [] : ['Create a password to keep your chats and your subscription, and to download the invoice.']),
    ],
    link: hasLogin
      ? { action: 'Download the invoice', url: links.invoice(invoice.id) }
      : { action: 'Create a password', url: links.createPassword(employer.email) },
    otherLinks: chatUrl === null ? [] : [{ action: 'Open the chat', url: chatUrl }],
    foot: questions(supportEmail),
    productName,
  });
}
