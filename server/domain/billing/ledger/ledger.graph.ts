import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { decimalText } from '../../core/text/format/money.ts';
import type { LedgerPeriod, LedgerSums } from './ledger.sql.ts';
import { type Ledger, type LedgerReport, ledger } from './ledger.ts';

const decimal = 'A decimal number of whole units of the currency, with all its decimals.';

const LedgerPeriodType = builder.objectRef<LedgerPeriod>('LedgerPeriod').implement({
  extensions: readBy('BILLING'),
  description:
    "What happened in the payment provider's balance on a day or in a month (UTC). What was taken from it is negative. For admins.",
  fields: (t) => {
    const sum = (name: keyof LedgerSums, description: string) =>
      t.string({
        description: `${description} ${decimal}`,
        resolve: ({ currency, [name]: amount }) => decimalText(amount, currency),
      });
    return {
      period: t.exposeString('period', { description: 'YYYY-MM-DD or YYYY-MM.' }),
      received: sum('received', 'Payments.'),
      refunded: sum('refunded', 'Refunds, and those that the bank has sent back.'),
      disputed: sum('disputed', 'What was taken for disputes, and given back.'),
      fees: sum('fees', "The provider's fees."),
      other: sum('other', 'What is none of the others, such as corrections.'),
      net: sum('net', 'All of these.'),
      paidOut: sum('paidOut', 'Payouts to the bank account, and those that failed.'),
    };
  },
});

const LedgerReportType = builder.objectRef<LedgerReport>('LedgerReport').implement({
  extensions: readBy('BILLING'),
  description: "A month (UTC) of the payment provider's balance in one currency. For admins.",
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    opening: t.string({
      description: `In the balance when the month began. ${decimal}`,
      resolve: ({ opening, currency }) => decimalText(opening, currency),
    }),
    closing: t.string({
      description: `In the balance when it ended, or now: the opening balance, the net and what was paid out. ${decimal}`,
      resolve: ({ closing, currency }) => decimalText(closing, currency),
    }),
    total: t.expose('total', { type: LedgerPeriodType, description: 'The month.' }),
    days: t.expose('days', { type: [LedgerPeriodType], description: 'Its days with movements, the oldest first.' }),
    months: t.expose('months', {
      type: [LedgerPeriodType],
      description: 'All months with movements up to this one, the newest first.',
    }),
  }),
});

const LedgerType = builder.objectRef<Ledger>('Ledger').implement({
  extensions: readBy('BILLING'),
  description: "What the payment provider's balance did in a month (UTC). For admins.",
  fields: (t) => ({
    month: t.exposeString('month', { description: "Such as '2026-11'." }),
    months: t.exposeStringList('months', {
      description: 'Those to choose from: from that of the first movement to this one, newest first.',
    }),
    currencies: t.expose('currencies', {
      type: [LedgerReportType],
      description: 'For each currency that has moved until the end of the month.',
    }),
  }),
});

builder.queryField('ledger', (t) =>
  t.field({
    type: LedgerType,
    authScopes: { admin: true },
    description: "A month of the payment provider's balance. For admins.",
    args: { month: t.arg.string({ description: "In UTC: '2026-11'. Without it, this month." }) },
    resolve: (_root, { month }, ctx) => ledger(ctx, month ?? null),
  }),
);
