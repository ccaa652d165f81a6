import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import type { Buyer } from '../../../payment/documents.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { Viewer } from '../../accounts/session/viewer.graph.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import { readBillingDetails, saveBillingDetails } from '../buyer/billingDetails.ts';
import { majorUnitsText, minorUnits, modeText, RecurringMode } from '../pricing/pricing.graph.ts';
import { canSeeSubscription } from '../state/subscription.policy.ts';
import { creditNotePath, type InvoiceParts, invoicePath, ownInvoices, partsOf } from './invoice.ts';
import { refundInvoice, unusedAmount } from './refund.ts';

const InvoiceStatus = builder.enumType('InvoiceStatus', {
  description: 'The status of an invoice.',
  values: {
    OPEN: { description: 'Not paid yet.' },
    PAID: { description: 'Paid in full. Parts of it may have been refunded.' },
    FAILED: { description: 'The card was declined, or collection has ended.' },
    REFUNDED: { description: 'Refunded in full.' },
    DISPUTED: {
      description:
        'Disputed by the cardholder: the bank has taken the payment back. It is paid again if the dispute is won.',
    },
  } as const,
});

const partColumns = { status: true, amount: true, refundedAmount: true, disputedAmount: true, currency: true } as const;

/** The parts of an invoice. Each has two fields, in minor and in major units. */
const parts: Record<keyof InvoiceParts, string> = {
  paid: 'What was paid and neither refunded nor taken back by a bank; 0 if nothing was paid.',
  refunded: 'What was refunded of it.',
  disputed: 'What a bank has taken back because the cardholder disputes the payment.',
};

/** The columns for the policy; read with every invoice. */
export const invoiceColumns = { id: true, subscription: { select: { employerId: true } } } as const;

builder.prismaObject('CreditNote', {
  extensions: readBy('BILLING'),
  description: 'What a refund takes back of an invoice. For those who may see the invoice.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id.' }),
    number: t.exposeString('number', { description: "The payment provider's number." }),
    amount: t.exposeInt('amount', { description: `In the currency of the invoice. ${minorUnits}` }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was issued.' }),
    downloadUrl: t.string({
      nullable: true,
      description: 'Path of its PDF, which requires the session cookie.',
      resolve: ({ id }, _args, { payment }) => (payment.mode === 'none' ? null : creditNotePath(id)),
    }),
  }),
});

export const Invoice = builder.prismaNode('Invoice', {
  extensions: readBy('BILLING'),
  id: { field: 'id' },
  select: invoiceColumns,
  authScopes: ({ subscription }, { viewer }) => canSeeSubscription(viewer, subscription),
  description: 'An invoice for one period of a subscription. For the employer and admins.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id.' }),
    number: t.exposeString('number', { nullable: true, description: "The payment provider's invoice number." }),
    status: t.expose('status', { type: InvoiceStatus, description: 'The payment status.' }),
    amount: t.exposeInt('amount', { description: minorUnits }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    price: t.float({
      description: majorUnitsText,
      select: { amount: true, currency: true },
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    paidAmount: t.int({
      description: `${parts.paid} ${minorUnits}`,
      select: partColumns,
      resolve: (invoice) => partsOf(invoice).paid,
    }),
    paidPrice: t.float({
      description: `${parts.paid} ${majorUnitsText}`,
      select: partColumns,
      resolve: (invoice) => majorUnits(partsOf(invoice).paid, invoice.currency),
    }),
    refundedAmount: t.int({
      description: `${parts.refunded} ${minorUnits}`,
      select: partColumns,
      resolve: (invoice) => partsOf(invoice).refunded,
    }),
    refundedPrice: t.float({
      description: `${parts.refunded} ${majorUnitsText}`,
      select: partColumns,
      resolve: (invoice) => majorUnits(partsOf(invoice).refunded, invoice.currency),
    }),
    disputedAmount: t.int({
      description: `${parts.disputed} ${minorUnits}`,
      select: partColumns,
      resolve: (invoice) => partsOf(invoice).disputed,
    }),
    disputedPrice: t.float({
      description: `${parts.disputed} ${majorUnitsText}`,
      select: partColumns,
      resolve: (invoice) => majorUnits(partsOf(invoice).disputed, invoice.currency),
    }),
    recurringMode: t.expose('recurringMode', {
      type: RecurringMode,
      nullable: true,
      description: `The plan that was charged, which may not be the present plan of the subscription. ${modeText} Null if it is for no period.`,
    }),
    periodStart: t.expose('periodStart', {
      type: 'DateTime',
      nullable: true,
      description: 'The beginning of the period that it is for. Null if it is for none.',
    }),
    periodEnd: t.expose('periodEnd', { type: 'DateTime', nullable: true, description: 'The end of that period.' }),
    unusedAmount: t.int({
      nullable: true,
      description: `What the rest of the period that is running is worth of this payment. Null if it is not for that period. ${minorUnits}`,
      resolve: ({ id }, _args, ctx) => unusedAmount(ctx, id),
    }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was paid. Null if it is not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was issued.' }),
    downloadUrl: t.string({
      nullable: true,
      description: 'Path of its PDF, which requires the session cookie. Null if nothing was paid.',
      select: { status: true },
      resolve: ({ id, status }, _args, { payment }) =>
        payment.mode !== 'none' && status !== 'OPEN' && status !== 'FAILED' ? invoicePath(id) : null,
    }),
    creditNotes: t.relation('creditNotes', {
      description: 'One for each refund, oldest first. They follow a refund within about a minute.',
      query: { orderBy: { id: 'asc' } },
    }),
    viewerCanRefund: t.boolean({
      description: 'Whether the viewer may refund it now: an admin, if it is paid.',
      select: { status: true },
      resolve: ({ status }, _args, { viewer, payment }) =>
        viewer.kind === 'admin' && status === 'PAID' && payment.mode !== 'none',
    }),
  }),
});

export const InvoiceConnection = builder.connectionObject(
  { type: Invoice, name: 'InvoiceConnection', description: 'A page of invoices.' },
  { name: 'InvoiceEdge', description: 'An invoice in a list.' },
);

builder.objectField(Viewer, 'invoices', (t) =>
  t.connection(
    {
      type: Invoice,
      description: "Invoices of all the viewer's subscriptions, newest first. Empty for viewers who are not employers.",
      resolve: (_viewer, args, ctx, info) => {
        const select = { ...invoiceColumns, createdAt: true };
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select });
        return connectionOf(ctx, ownInvoices(ctx), args, {
          page: (page) => ctx.db.invoice.findMany({ ...query, ...page }),
          count: (where) => ctx.db.invoice.count({ where }),
        });
      },
    },
    InvoiceConnection,
  ),
);

const RefundPurpose = builder.enumType('RefundPurpose', {
  description: 'What a refund is for.',
  values: {
    PERIOD: {
      description:
        'The rest of the period that is running: the subscription ends at once. At least `unusedAmount` is refunded.',
    },
    PAST_PERIOD: { description: 'A period that is over, or was replaced by a later payment. Nothing ends.' },
    GOODWILL: { description: 'Nothing that was paid for. Nothing ends.' },
  } as const,
});

mutation('refundInvoice', refundInvoice, {
  description: 'Refunds an invoice, or a part of it, to the card. For admins.',
  input: (t) => ({
    invoice: t.globalID({ required: true, description: 'A paid invoice. A refunded one stays unchanged.' }),
    purpose: t.field({
      type: RefundPurpose,
      description: 'What it is for, which decides what ends. Without it, `endSubscription` counts.',
    }),
    reason: t.string({
      description:
        'Why: the employer reads it in the mail, and the audit log keeps it. Required; at most 300 characters.',
    }),
    endSubscription: t.boolean({
      required: true,
      defaultValue: true,
      description:
        'Without a `purpose`: whether to end its subscription at once. It goes on if a part of the payment is left, and if the payment is not for the period that is running.',
    }),
    amount: t.int({ description: `What to refund; by default all that is left. ${minorUnits}` }),
    clientKey: t.string({
      description: 'Chosen by the client, 8 to 64 characters: the same one again refunds once. Required with `amount`.',
    }),
  }),
  run: async (ctx, { invoice, reason, ...input }) =>
    refundInvoice(ctx, knownId(invoice, 'Invoice'), { ...input, reason: reason ?? '' }),
  payload: (t) => ({
    invoice: t.prismaField({
      type: Invoice,
      description: 'The updated record.',
      resolve: storedRow('invoice'),
    }),
  }),
});

const BillingDetails = builder.objectRef<Buyer>('BillingDetails').implement({
  extensions: readBy('BILLING'),
  description: 'Whom the invoices of an employer name. Kept at the payment provider only.',
  fields: (t) => ({
    company: t.exposeString('company', {
      nullable: true,
      description: 'Null: invoices name the company of the profile, or the person.',
    }),
    line1: t.string({ nullable: true, description: 'The address.', resolve: ({ address }) => address?.line1 ?? null }),
    line2: t.string({
      nullable: true,
      description: 'The second line of the address.',
      resolve: ({ address }) => address?.line2 ?? null,
    }),
    postalCode: t.string({
      nullable: true,
      description: 'The postal code of the address. Null without one.',
      resolve: ({ address }) => address?.postalCode ?? null,
    }),
    city: t.string({
      nullable: true,
      description: 'The town or city of the address. Null without one.',
      resolve: ({ address }) => address?.city ?? null,
    }),
    country: t.string({
      nullable: true,
      description: 'ISO 3166, two letters.',
      resolve: ({ address }) => address?.country ?? null,
    }),
    taxNumber: t.exposeString('taxNumber', { nullable: true, description: 'The VAT number, or its like.' }),
  }),
});

builder.prismaObjectField(Employer, 'billingDetails', (t) =>
  t.field({
    type: BillingDetails,
    nullable: true,
    description:
      'Whom invoices name. Null before the first payment or `saveBillingDetails`. Read from the payment provider. For the ' +
      'employer and admins.',
    select: { stripeCustomerId: true },
    resolve: (employer, _args, ctx) => readBillingDetails(ctx, employer),
  }),
);

mutation('saveBillingDetails', saveBillingDetails, {
  description:
    'Replaces whom invoices name from now on. For employers, and for guests who have begun a payment. What the payment ' +
    'provider refuses is an `InvalidInput` of that field.',
  input: (t) => ({
    company: t.string({
      description: 'At most 120 characters. Without it, invoices name the company of the profile.',
    }),
    line1: t.string({ required: true, description: 'The address, at most 200 characters.' }),
    line2: t.string({ description: 'Its second line, at most 200 characters.' }),
    postalCode: t.string({ description: 'At most 20 characters.' }),
    city: t.string({ description: 'At most 100 characters.' }),
    country: t.string({ required: true, description: 'ISO 3166, two letters.' }),
    taxNumber: t.string({ description: 'The VAT number, or its like, as the country of the address writes it.' }),
  }),
  run: async (ctx, input) => ({ billingDetails: await saveBillingDetails(ctx, input) }),
  payload: (t) => ({
    billingDetails: t.field({
      type: BillingDetails,
      description: 'As they are kept now.',
      resolve: ({ billingDetails }) => billingDetails,
    }),
  }),
});
