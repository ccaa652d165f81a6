import { z } from 'zod';
import type { Invoice, Prisma } from '../../../generated/prisma/client.ts';
import { partsOf } from '../../billing/purchase/invoice.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';

/** The content of a job. The address is sealed, because nothing else keeps it after the deletion. */
const closedJobSchema = z.object({ userId: z.int(), to: z.string(), byOwner: z.boolean() });

/** Queues the last mail to someone whose account is deleted, in the transaction that deletes it. */
export async function noteClosedMail(
  { queue, sealer, viewer }: Pick<Ctx, 'queue' | 'sealer' | 'viewer'>,
  tx: Prisma.TransactionClient,
  { id: userId, email }: { id: number; email: string },
): Promise<void> {
  const byOwner = viewer.kind !== 'admin';
  const job = { userId, to: await sealer.seal(email), byOwner };
  await queue.add(tx, 'closed-mail', job satisfies z.output<typeof closedJobSchema>);
}

/** Mails people that their account is closed, with their last invoices and what becomes of the money. */
export const sendClosedMails = mailJobs('closed-mail', closedJobSchema, compose);

async function compose(
  { db, sealer, productName, supportEmail }: Services,
  { userId, to, byOwner }: z.output<typeof closedJobSchema>,
): Promise<MailOfJob | null> {
  const subscriptions = await db.subscription.findMany({
    where: { employerId: userId, stripeSubscriptionId: { not: null } },
    include: { invoices: true },
  });
  const invoices = subscriptions
    .flatMap((subscription) => subscription.invoices)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, maxInvoices);
  const content = letter({
    subject: `Your ${productName} account is closed`,
    text: [
      'Hello,',
      `${byOwner ? 'As you asked, we have' : 'Our team has'} deleted your account. You can no longer log in, and others no longer see you.`,
      ...(subscriptions.length > 0 ? money : []),
    ],
    items: invoices.map((invoice) => ({ title: invoice.number ?? 'Invoice', lines: [lineOf(invoice)] })),
    link: null,
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...content, to: await sealer.open(to), people: [] },
    what: 'a mail about a deletion',
    ids: { user: userId },
  };
}

const maxInvoices = 12;

const money = [
  'Your subscription has ended with it, and you will not be charged again. What was paid for the time after that is not paid back by ' +
    'itself: write to us if you want it back.',
  'Your last invoices are below. They stay with our payment provider, because the accounts need them.',
];

/** '1 Jun 2026: SGD 49, of which SGD 9 refunded' */
function lineOf(invoice: Invoice): string {
  const { amount, currency, paidAt, createdAt } = invoice;
  const text = (minor: number) => amountText({ currency, price: majorUnits(minor, currency) });
  const { refunded } = partsOf(invoice);
  const state = paidAt === null ? ', not paid' : refunded > 0 ? `, of which ${text(refunded)} refunded` : '';
  return `${formatDay(paidAt ?? createdAt)}: ${text(amount)}${state}`;
}
