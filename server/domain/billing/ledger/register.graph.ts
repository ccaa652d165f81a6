import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { decimalText } from '../../core/text/format/decimal.ts';
import { modeText, RecurringMode } from '../pricing/pricing.graph.ts';
import { type DeferredCurrency, type DeferredRevenue, deferredRevenue } from './deferred.ts';
import { monthsWithMoney } from './ledger.ts';
import {
  type DocumentSums,
  type InvoiceRegister,
  invoiceRegister,
  type NumberGap,
  type RegisteredDocument,
  type RegisterTotal,
} from './register.ts';
import { monthOf } from './report.input.ts';

const decimal = 'A decimal number of whole units of the currency, with all its decimals.';

const DocumentKind = builder.enumType('DocumentKind', {
  description: 'The kind of a document.',
  values: {
    INVOICE: { description: 'Asks for the price of a period.' },
    CREDIT_NOTE: { description: 'Takes back all or a part of an invoice.' },
  } as const,
});

const DocumentState = builder.enumType('DocumentState', {
  description: 'What became of a document, which keeps its number.',
  values: {
    ISSUED: { description: 'A credit note that counts.' },
    OPEN: { description: 'An invoice that is owed.' },
    PAID: { description: 'A paid invoice. Credit notes may be of it.' },
    UNCOLLECTIBLE: { description: 'An invoice that was given up as not collectible.' },
    VOID: { description: 'A document that was taken back. It counts for nothing.' },
    GIVEN_UP: { description: 'The invoice of a change of plan that was not paid. It is not owed.' },
  } as const,
});

const RegisteredDocumentType = builder.objectRef<RegisteredDocument>('RegisteredDocument').implement({
  extensions: readBy('BILLING'),
  description: 'An invoice or a credit note with a number. For admins.',
  fields: (t) => {
    const sum = (name: keyof DocumentSums | 'paid', description: string) =>
      t.string({
        description: `${description} ${decimal}`,
        resolve: ({ currency, [name]: amount }) => decimalText(BigInt(amount), currency),
      });
    return {
      kind: t.expose('kind', { type: DocumentKind, description: 'What it is.' }),
      number: t.exposeString('number', { description: 'As it is printed.' }),
      state: t.expose('state', { type: DocumentState, description: 'What became of it.' }),
      issuedAt: t.expose('issuedAt', { type: 'DateTime', description: 'When it got its number.' }),
      buyer: t.exposeString('buyer', { nullable: true, description: 'Whom it names.' }),
      country: t.exposeString('country', { nullable: true, description: 'ISO 3166, two letters: that of the buyer.' }),
      taxNumber: t.exposeString('taxNumber', { nullable: true, description: "The buyer's, as it is printed." }),
      recurringMode: t.field({
        type: RecurringMode,
        nullable: true,
        description: `The plan that was charged. ${modeText} Null if it is for no period.`,
        resolve: ({ plan }) => plan?.recurringMode ?? null,
      }),
      periodStart: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The beginning of the period that it is for.',
        resolve: ({ plan }) => plan?.from ?? null,
      }),
      periodEnd: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The end of that period.',
        resolve: ({ plan }) => plan?.until ?? null,
      }),
      currency: t.exposeString('currency', { description: 'ISO 4217.' }),
      net: sum('net', 'Without tax.'),
      tax: sum('tax', 'The tax.'),
      gross: sum('gross', 'With tax.'),
      paid: sum('paid', 'What was charged of an invoice: less than the gross amount if a credit paid a part.'),
      settledCurrency: t.string({
        nullable: true,
        description: 'The currency in which it reached the balance, ISO 4217. Null: it has not, or was not read yet.',
        resolve: ({ settlement }) => settlement?.currency ?? null,
      }),
      settled: t.string({
        nullable: true,
        description: `What it brought to the balance, before fees; negative for a credit note. ${decimal}`,
        resolve: ({ settlement }) => settlement && decimalText(settlement.amount, settlement.currency),
      }),
      exchangeRate: t.float({
        nullable: true,
        description: 'By which the provider has multiplied the amount. Null if nothing was converted.',
        resolve: ({ settlement }) => settlement?.exchangeRate ?? null,
      }),
      invoiceNumber: t.exposeString('invoiceNumber', {
        nullable: true,
        description: 'The number of the invoice that a credit note is of.',
      }),
    };
  },
});

const DocumentSumsType = builder
  .objectRef<DocumentSums & { currency: string; charged: bigint | null }>('DocumentSums')
  .implement({
    extensions: readBy('BILLING'),
    description: 'Sums of documents in one currency. For admins.',
    fields: (t) => {
      const sum = (name: keyof DocumentSums, description: string) =>
        t.string({
          description: `${description} ${decimal}`,
          resolve: ({ currency, [name]: amount }) => decimalText(amount, currency),
        });
      return {
        net: sum('net', 'Without tax.'),
        tax: sum('tax', 'The tax.'),
        gross: sum('gross', 'With tax.'),
        charged: t.string({
          nullable: true,
          description: `What was charged for invoices. Null for credit notes. ${decimal}`,
          resolve: ({ charged, currency }) => (charged === null ? null : decimalText(charged, currency)),
        }),
      };
    },
  });

const RegisterTotalType = builder.objectRef<RegisterTotal>('RegisterTotal').implement({
  extensions: readBy('BILLING'),
  description: 'The sums of a register in one currency. For admins.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    paid: t.field({
      type: DocumentSumsType,
      description: 'Of paid invoices.',
      resolve: ({ currency, paid }) => ({ currency, ...paid }),
    }),
    credited: t.field({
      type: DocumentSumsType,
      description: 'Of credit notes that count.',
      resolve: ({ currency, credited }) => ({ currency, ...credited, charged: null }),
    }),
  }),
});

const NumberGapType = builder.objectRef<NumberGap>('NumberGap').implement({
  extensions: readBy('BILLING'),
  description: 'Numbers in a row that no document has. For admins.',
  fields: (t) => ({
    first: t.exposeString('first', { description: 'The first of them.' }),
    last: t.exposeString('last', { description: 'The last of them, which may be the first one.' }),
    count: t.exposeInt('count', { description: 'How many they are.' }),
  }),
});

/** The documents of a page. */
const pageSize = 100;

const InvoiceRegisterType = builder.objectRef<InvoiceRegister>('InvoiceRegister').implement({
  extensions: readBy('BILLING'),
  description: 'The invoices and credit notes of a period, as the payment provider has them now. For admins.',
  fields: (t) => ({
    month: t.string({
      description: "That of its first day (UTC): '2026-11'.",
      resolve: ({ from }) => monthOf(from),
    }),
    months: t.stringList({
      description: 'Those to choose from: from that of the first payment to this one, newest first.',
      resolve: (_register, _args, ctx) => monthsWithMoney(ctx),
    }),
    documents: t.field({
      type: [RegisteredDocumentType],
      description: `By number, invoices first, ${pageSize} on a page. The file has all of them.`,
      args: { page: t.arg.int({ defaultValue: 1, description: 'From 1.' }) },
      resolve: ({ documents }, { page }) => {
        const begin = (Math.max(page ?? 1, 1) - 1) * pageSize;
        return documents.slice(begin, begin + pageSize);
      },
    }),
    documentCount: t.int({
      description: 'How many documents it has.',
      resolve: ({ documents }) => documents.length,
    }),
    gaps: t.expose('gaps', {
      type: [NumberGapType],
      description: 'Numbers that no document has. Void documents and those that were given up have theirs.',
    }),
    totals: t.expose('totals', { type: [RegisterTotalType], description: 'The sums, by currency.' }),
  }),
});

const DeferredCurrencyType = builder.objectRef<DeferredCurrency>('DeferredCurrency').implement({
  extensions: readBy('BILLING'),
  description: 'Deferred revenue in one currency, without tax. For admins.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    total: t.string({
      description: `The sum of all later months. ${decimal}`,
      resolve: ({ total, currency }) => decimalText(total, currency),
    }),
    months: t.field({
      type: [DeferredMonth],
      description: 'The later months that something belongs to, the next one first.',
      resolve: ({ months, currency }) =>
        months.map(({ month, amount }) => ({ month, amount: decimalText(amount, currency) })),
    }),
  }),
});

const DeferredMonth = builder.objectRef<{ month: string; amount: string }>('DeferredMonth').implement({
  extensions: readBy('BILLING'),
  description: 'A later month of deferred revenue. For admins.',
  fields: (t) => ({
    month: t.exposeString('month', { description: "In UTC: '2026-12'." }),
    amount: t.exposeString('amount', { description: `What belongs to it. ${decimal}` }),
  }),
});

const DeferredRevenueType = builder.objectRef<DeferredRevenue>('DeferredRevenue').implement({
  extensions: readBy('BILLING'),
  description:
    'What of paid invoices belongs to the months after one, by the days of their periods (UTC), without tax. What was credited or ' +
    'disputed by then is taken off. For admins.',
  fields: (t) => ({
    month: t.exposeString('month', { description: "The month at whose end it is, in UTC: '2026-11'." }),
    currencies: t.expose('currencies', {
      type: [DeferredCurrencyType],
      description: 'For each currency that has any.',
    }),
  }),
});

builder.queryFields((t) => ({
  invoiceRegister: t.field({
    type: InvoiceRegisterType,
    authScopes: { admin: true },
    description:
      'The register of invoices and credit notes of a month, or of some days. It is read from the payment provider. For admins.',
    args: {
      month: t.arg.string({ description: "In UTC: '2026-11'. Without it, this month." }),
      from: t.arg.string({ description: "Instead of a month: the first day in UTC, '2026-11-01'." }),
      until: t.arg.string({ description: 'The last day, which is included.' }),
    },
    resolve: (_root, { month, from, until }, ctx) =>
      invoiceRegister(ctx, { month: month ?? undefined, from: from ?? undefined, until: until ?? undefined }),
  }),
  deferredRevenue: t.field({
    type: DeferredRevenueType,
    authScopes: { admin: true },
    description: 'The deferred revenue at the end of a month. For admins.',
    args: { month: t.arg.string({ description: "In UTC: '2026-11'. Without it, this month." }) },
    resolve: (_root, { month }, ctx) => deferredRevenue(ctx, month ?? null),
  }),
}));
