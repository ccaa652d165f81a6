import { queryFromInfo } from '@pothos/plugin-prisma';
import { invoicesOf } from '../../domain/subscription/invoice.ts';
import { type PlanChange as PlanChangeShape, previewPlan } from '../../domain/subscription/plan.ts';
import { majorUnits } from '../../domain/subscription/pricing.ts';
import {
  accessEnd,
  canCancel,
  canChangeCard,
  canChangePlan,
  canResume,
  canSeeSubscription,
  isActiveNow,
  isGift,
} from '../../domain/subscription/subscription.policy.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import { Invoice, InvoiceConnection, invoiceColumns } from './invoice.ts';
import { majorUnitsText, minorUnits, RecurringMode } from './pricing.ts';
import { Admin, Employer, userColumns } from './user.ts';

export const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
  description: 'How a subscription stands.',
  values: {
    INCOMPLETE: { description: "Waits for the first payment or the bank's confirmation." },
    ACTIVE: { description: 'Paid, or given, until the end of its period.' },
    PAST_DUE: { description: 'A renewal failed and is tried again; access lasts until accessUntil.' },
    CANCELED: { description: 'Over.' },
  } as const,
});

const PlanChange = builder.objectRef<PlanChangeShape>('PlanChange').implement({
  description: 'What changing a subscription to another plan comes to.',
  fields: (t) => ({
    recurringMode: t.expose('recurringMode', { type: RecurringMode, description: 'How often it would be paid.' }),
    amount: t.exposeInt('amount', { description: `What each period would cost. ${minorUnits}` }),
    currency: t.exposeString('currency', { description: "ISO 4217; the subscription's own." }),
    price: t.float({
      description: majorUnitsText,
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    dueNow: t.exposeInt('dueNow', { description: `What the card would be charged at once. ${minorUnits}` }),
    dueNowPrice: t.float({
      description: 'The same in major units of the currency.',
      resolve: ({ dueNow, currency }) => majorUnits(dueNow, currency),
    }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      description: 'From when on the new price counts: now, or with the end of what is paid.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      description: 'For when this was reckoned. Given to changePlan within an hour, dueNow is what is charged.',
    }),
  }),
});

// Named apart from GraphQL's own root type.
export const EmployerSubscription = builder.prismaNode('Subscription', {
  name: 'EmployerSubscription',
  id: { field: 'id' },
  description: 'What makes an employer premium: bought, or given by an admin. For the employer and admins.',
  authScopes: (subscription, { viewer }) => canSeeSubscription(viewer, subscription),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    employer: t.field({
      type: Employer,
      description: 'Who is premium by it.',
      select: (_args, _ctx, nestedSelection) => ({ employer: nestedSelection({ select: userColumns }) }),
      resolve: ({ employer }) => employer,
    }),
    recurringMode: t.expose('recurringMode', { type: RecurringMode, description: 'How often it is paid.' }),
    amount: t.exposeInt('amount', { description: `${minorUnits} Of a gift, what it would have cost.` }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    price: t.float({
      description: majorUnitsText,
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    status: t.expose('status', { type: SubscriptionStatus, description: 'How it stands.' }),
    isActive: t.boolean({
      description: 'Whether it makes the employer premium now.',
      resolve: (subscription, _args, { now }) => isActiveNow(subscription, now()),
    }),
    currentPeriodEnd: t.expose('currentPeriodEnd', {
      type: 'DateTime',
      description: 'It is paid, or given, until then.',
    }),
    accessEndsAt: t.field({
      type: 'DateTime',
      description:
        'When it ends to make the employer premium, or did, if nothing changes: grace for an overdue one included.',
      resolve: (subscription) => accessEnd(subscription),
    }),
    cancelAtPeriodEnd: t.boolean({
      description: 'Whether it ends then instead of being renewed. A gift always does.',
      resolve: (subscription) => isGift(subscription) || subscription.cancelAtPeriodEnd,
    }),
    cardBrand: t.exposeString('cardBrand', {
      nullable: true,
      description: "The brand of the card that is charged, such as 'visa'. Null for a gift.",
    }),
    cardLast4: t.exposeString('cardLast4', {
      nullable: true,
      description: 'The last four digits of the card that is charged. Null for a gift.',
    }),
    cardExpiryMonth: t.exposeInt('cardExpiryMonth', {
      nullable: true,
      description: 'The month, 1 to 12, in which that card expires. Null for a gift.',
    }),
    cardExpiryYear: t.exposeInt('cardExpiryYear', {
      nullable: true,
      description: 'The year of that, in four digits.',
    }),
    isGift: t.boolean({
      description: 'Whether an admin gave it, and nothing is charged.',
      resolve: (subscription) => isGift(subscription),
    }),
    grantReason: t.string({
      nullable: true,
      description: 'Why it was given. For admins.',
      resolve: ({ grantReason }, _args, { viewer }) => (viewer.kind === 'admin' ? grantReason : null),
    }),
    grantedBy: t.field({
      type: Admin,
      nullable: true,
      description: 'Who gave it. For admins.',
      select: (_args, _ctx, nestedSelection) => ({ grantedBy: nestedSelection({ select: userColumns }) }),
      resolve: ({ grantedBy }, _args, { viewer }) => (viewer.kind === 'admin' ? grantedBy : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was bought or given.' }),
    latestInvoice: t.field({
      type: Invoice,
      nullable: true,
      description: 'The newest invoice. Null for a gift.',
      select: (_args, _ctx, nestedSelection) => ({
        invoices: nestedSelection({
          select: invoiceColumns,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: 1,
        }),
      }),
      resolve: ({ invoices }) => invoices[0] ?? null,
    }),
    invoices: t.connection(
      {
        type: Invoice,
        description: 'Its invoices, the newest first. A gift has none.',
        resolve: (subscription, args, ctx, info) => {
          const select = { ...invoiceColumns, createdAt: true };
          const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select });
          return connectionOf(ctx, invoicesOf(subscription.id), args, {
            page: (page) => ctx.db.invoice.findMany({ ...query, ...page }),
            count: (where) => ctx.db.invoice.count({ where }),
          });
        },
      },
      InvoiceConnection,
    ),
    viewerCanCancel: t.boolean({
      description: 'Whether the viewer may end it with its period: the employer, of one that is renewed.',
      resolve: (subscription, _args, { viewer, now, payment }) =>
        payment.mode !== 'none' && canCancel(viewer, subscription, now()),
    }),
    viewerCanResume: t.boolean({
      description: 'Whether the viewer may take the cancellation back.',
      resolve: (subscription, _args, { viewer, now, payment }) =>
        payment.mode !== 'none' && canResume(viewer, subscription, now()),
    }),
    viewerCanChangeCard: t.boolean({
      description: 'Whether the viewer may have another card charged.',
      resolve: (subscription, _args, { viewer, now, payment }) =>
        payment.mode !== 'none' && canChangeCard(viewer, subscription, now()),
    }),
    viewerCanChangePlan: t.boolean({
      description: 'Whether the viewer may change how often it is paid; one that is overdue is paid first.',
      resolve: (subscription, _args, { viewer, now, payment }) =>
        payment.mode !== 'none' && canChangePlan(viewer, subscription, now()),
    }),
    planChange: t.field({
      type: PlanChange,
      nullable: true,
      description:
        'What changing to another plan would come to. Null where the viewer cannot change it, for the plan that it is ' +
        'already, for one that is not offered, and while the payment provider does not answer.',
      args: { to: t.arg({ type: RecurringMode, required: true, description: 'How often it is to be paid.' }) },
      resolve: (subscription, { to }, ctx) => previewPlan(ctx, subscription, to),
    }),
  }),
});
