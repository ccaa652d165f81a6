import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { knownId } from '../../../graphql/record.ts';
import { rowsOf, storedRow } from '../../../graphql/rows.ts';
import { Admin, Employer, userColumns } from '../../accounts/access/user.graph.ts';
import { decimalText } from '../../core/text/format/decimal.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import type { LedgerPeriod, LedgerSums } from '../ledger/ledger.sql.ts';
import { type Ledger, type LedgerReport, ledger } from '../ledger/ledger.ts';
import { majorUnitsText } from '../pricing/pricing.graph.ts';
import { closePaymentDifference, lastReconciliation, paymentDifferences } from './reconcile.ts';

const PaymentDifferenceKind = builder.enumType('PaymentDifferenceKind', {
  description: "How our records differ from the payment provider's.",
  values: {
    PAYMENT_WITHOUT_OWNER: { description: 'Money was received for no subscription that we know.' },
    AMOUNT_DIFFERS: { description: 'The amount of a payment is not that of its invoice.' },
    SECOND_SUBSCRIPTION: { description: 'An employer pays for two subscriptions.' },
    ACCESS_WITHOUT_PAYMENT: {
      description: 'An employer has access by a subscription that the provider does not know.',
    },
    PAYMENT_WITHOUT_ACCESS: { description: 'A paid period was ended at the provider, and the money was kept.' },
    EVENT_WITHOUT_RECORD: { description: 'A message of the provider is about nothing that we have.' },
    LEDGER_DIFFERS: { description: 'The sum of our ledger is not what the provider has in the balance.' },
  } as const,
});

const PaymentDifference = builder.prismaNode('PaymentDifference', {
  extensions: readBy('BILLING'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: "What differs between our records and the payment provider's and could not be repaired. For admins.",
  fields: (t) => ({
    kind: t.expose('kind', { type: PaymentDifferenceKind, description: 'What differs.' }),
    subject: t.exposeString('subject', {
      description:
        "The provider's id of the payment, the subscription or the message; 'balance:SGD' for that of a currency.",
    }),
    eventType: t.exposeString('eventType', { nullable: true, description: 'The type of a message.' }),
    employer: t.relation('employer', { type: Employer, nullable: true, description: 'Whom it concerns, if known.' }),
    currency: t.exposeString('currency', { nullable: true, description: 'ISO 4217. Null without an amount.' }),
    price: t.float({
      nullable: true,
      description: `The amount at the provider. ${majorUnitsText}`,
      select: { amount: true, currency: true },
      resolve: ({ amount, currency }) => (amount === null || currency === null ? null : majorUnits(amount, currency)),
    }),
    ourPrice: t.float({
      nullable: true,
      description: `The amount that we have. ${majorUnitsText}`,
      select: { ourAmount: true, currency: true },
      resolve: ({ ourAmount, currency }) =>
        ourAmount === null || currency === null ? null : majorUnits(ourAmount, currency),
    }),
    foundAt: t.expose('foundAt', { type: 'DateTime', description: 'When it was found for the first time.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was no longer found, or closed. Null while it is open.',
    }),
    closedBy: t.field({
      type: Admin,
      nullable: true,
      description: 'The admin who has decided about it. It opens again if it changes.',
      select: (_args, _ctx, nestedSelection) => ({ closedBy: nestedSelection({ select: userColumns }) }),
      resolve: ({ closedBy }) => closedBy,
    }),
    closedReason: t.exposeString('closedReason', { nullable: true, description: 'What that admin decided.' }),
  }),
});

const Reconciliation = builder.prismaObject('Reconciliation', {
  extensions: readBy('BILLING'),
  authScopes: { admin: true },
  description: "A comparison of our records with the payment provider's. For admins.",
  fields: (t) => ({
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When it was done.' }),
    compared: t.exposeInt('compared', { description: 'Messages, payments and subscriptions that were compared.' }),
    repaired: t.exposeInt('repaired', { description: 'Subscriptions whose record was brought up to date.' }),
  }),
});

mutation('closePaymentDifference', closePaymentDifference, {
  description: 'Closes a difference about which an admin has decided. It opens again if it changes. For admins.',
  input: (t) => ({
    difference: t.globalID({ required: true, description: 'One that is open.' }),
    reason: t.string({ required: true, description: 'What was decided about it. At most 500 characters.' }),
  }),
  run: async (ctx, { difference, ...input }) => ({
    id: await closePaymentDifference(ctx, knownId(difference, 'PaymentDifference'), input),
  }),
  payload: (t) => ({
    difference: t.prismaField({
      type: PaymentDifference,
      description: 'The closed record.',
      resolve: storedRow('paymentDifference'),
    }),
  }),
});

builder.queryFields((t) => ({
  paymentDifferences: t.connection(
    {
      type: PaymentDifference,
      authScopes: { admin: true },
      description: "What differs between our records and the payment provider's, newest first. For admins.",
      args: {
        settled: t.arg.boolean({
          defaultValue: false,
          description: 'Those that are no longer found, instead of those that are open.',
        }),
        page: t.arg.int(pageArg),
      },
      resolve: (_root, { settled, ...args }, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        const listing = paymentDifferences(ctx, settled ?? false);
        return connectionOf(ctx, listing, args, rowsOf(ctx, 'paymentDifference', query));
      },
    },
    { name: 'PaymentDifferenceConnection', description: 'A page of differences.', fields: numberedPages },
    { name: 'PaymentDifferenceEdge', description: 'A difference in the list.' },
  ),
  lastReconciliation: t.field({
    type: Reconciliation,
    nullable: true,
    authScopes: { admin: true },
    description: "The last comparison with the payment provider's records. Null before the first. For admins.",
    resolve: (_root, _args, ctx) => lastReconciliation(ctx),
  }),
}));

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
