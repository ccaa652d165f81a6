import type { z } from 'zod';
import type { RefundPurpose } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import { letter, questions } from '../../core/mail/letter.ts';
import { oneLine } from '../../core/text/characters.ts';
import { formatDay } from '../../core/text/format/date.ts';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { refundJobSchema } from '../state/note.ts';
import { greetingOf } from './compose.ts';

/** Mails people that a payment, or a part of one, was given back. */
export const sendRefundMails = mailJobs('refund-mail', refundJobSchema, compose);

/** What it does to the subscription. */
const whatEnds: Record<RefundPurpose, string> = {
  PERIOD: 'It is for the rest of the period that you had paid for. Your subscription has ended.',
  PAST_PERIOD: 'It is for a period that is over. Nothing else about your subscription changes.',
  GOODWILL: 'Nothing else about your subscription changes.',
  DOUBLE_PAYMENT: 'You had paid for two subscriptions at once. The one that you keep goes on as before.',
};

async function compose(
  { db, links, productName, supportEmail }: Services,
  { refundId }: z.output<typeof refundJobSchema>,
): Promise<MailOfJob | null> {
  const refund = await db.refund.findUnique({
    where: { id: refundId },
    include: { invoice: { include: { subscription: { include: { employer: true } } } } },
  });
  // Its money may have come back in the meantime.
  if (!refund || refund.state === 'FAILED') return null;
  const { invoice } = refund;
  const { employer } = invoice.subscription;
  if (employer.email === null || employer.deletedAt !== null) return null;
  const { currency, number } = invoice;
  const money = (amount: number) => amountText({ currency, price: majorUnits(amount, currency) });
  const isPart = refund.amount < invoice.amount;
  const content = letter({
    subject: `Your ${productName} refund: ${money(refund.amount)}`,
    text: [
      greetingOf(employer),
      `We have refunded ${money(refund.amount)}${isPart ? ` of the ${money(invoice.amount)}` : ''} that you paid on ` +
        `${formatDay(invoice.paidAt ?? invoice.createdAt)}.`,
      ...(refund.reason === null ? [] : [`The reason: ${oneLine(refund.reason)}`]),
      ...(refund.purpose === null ? [] : [whatEnds[refund.purpose]]),
      'The money goes to the card that paid. Your bank needs up to ten days to show it.',
      ...(number === null ? [] : [`Invoice number: ${number}`]),
    ],
    link: employer.loginEmail === null ? null : { action: 'See your subscription', url: links.subscription() },
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...content, to: employer.email, people: [employer.id] },
    what: 'a mail about a refund',
    ids: { refund: refundId },
  };
}
