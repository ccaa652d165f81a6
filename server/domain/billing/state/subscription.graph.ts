import { queryFromInfo } from '@pothos/plugin-prisma';
import type { RecurringMode as RecurringModeValue } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { isActiveNow, isGift } from '../../accounts/access/paywall.policy.ts';
import { Admin, Employer, userColumns } from '../../accounts/access/user.graph.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import { majorUnitsText, minorUnits, modeText, RecurringMode } from '../pricing/pricing.graph.ts';
import { hasOther } from '../purchase/change.ts';
import { Invoice, InvoiceConnection, invoiceColumns } from '../purchase/invoice.graph.ts';
import { invoicesOf } from '../purchase/invoice.ts';
import { type PlanChange as PlanChangeShape, previewPlan } from '../purchase/plan.ts';
import { type Withdrawal as WithdrawalShape, withdrawalOf } from '../purchase/withdrawal.ts';
import {
  accessEnd,
  canCancel,
  canChangeCard,
  canChangePlan,
  canConfirmRenewal,
  canResume,
  canSeeSubscription,
} from './subscription.policy.ts';

export const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
  description: 'The status of a subscription.',
  values: {
    INCOMPLETE: { description: "Waiting for the first payment or the bank's confirmation." },
    ACTIVE: { description: 'Paid or granted until the end of its period.' },
    PAST_DUE: { description: 'A renewal failed and is retried; access lasts until `accessUntil`.' },
    CANCELED: { description: 'Ended.' },
  } as const,
});

const NextPlan = builder
  .objectRef<{ recurringMode: RecurringModeValue; amount: number; currency: string }>('NextPlan')
  .implement({
    extensions: readBy('BILLING'),
    description: 'The plan of a subscription that follows the one of now.',
    fields: (t) => ({
      recurringMode: t.expose('recurringMode', { type: RecurringMode, description: 'Monthly or yearly.' }),
      amount: t.exposeInt('amount', { description: minorUnits }),
      price: t.float({
        description: majorUnitsText,
        resolve: ({ amount, currency }) => majorUnits(amount, currency),
      }),
    }),
  });

const PlanChange = builder.objectRef<PlanChangeShape>('PlanChange').implement({
  extensions: readBy('BILLING'),
  description: 'The effect of changing a subscription to another plan.',
  fields: (t) => ({
    recurringMode: t.expose('recurringMode', { type: RecurringMode, description: 'Monthly or yearly.' }),
    amount: t.exposeInt('amount', { description: `The price of each period. ${minorUnits}` }),
    currency: t.exposeString('currency', { description: "ISO 4217; the subscription's own." }),
    price: t.float({
      description: majorUnitsText,
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    dueNow: t.exposeInt('dueNow', { description: `The amount charged to the card at once. ${minorUnits}` }),
    dueNowPrice: t.float({
      description: 'The same in major units of the currency.',
      resolve: ({ dueNow, currency }) => majorUnits(dueNow, currency),
    }),
    credit: t.exposeInt('credit', {
      description: `What is taken off the price: the unused part of the current period, and a credit. ${minorUnits}`,
    }),
    creditPrice: t.float({
      description: 'The same in major units of the currency.',
      resolve: ({ credit, currency }) => majorUnits(credit, currency),
    }),
    nextAt: t.expose('nextAt', { type: 'DateTime', description: 'When the card is charged next after that.' }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      description: 'When the new price takes effect: now, or at the end of the paid period.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      description:
        'When this was calculated. Passed back to `changePlan` within an hour with the amounts, exactly `dueNow` is charged.',
    }),
  }),
});

const Withdrawal = builder.objectRef<WithdrawalShape>('Withdrawal').implement({
  extensions: readBy('BILLING'),
  description: 'What a withdrawal from the purchase of a subscription would do now.',
  fields: (t) => ({
    price: t.float({
      description: `What would be refunded. ${majorUnitsText}`,
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    isUsed: t.exposeBoolean('isUsed', {
      description:
        'Whether the employer has contacted or written to job seekers since the purchase. If not, all that was paid is refunded; else ' +
        'the days that have not begun.',
    }),
    until: t.expose('until', { type: 'DateTime', description: 'Until when it is possible.' }),
  }),
});

// Named differently from GraphQL's root type.
export const EmployerSubscription = builder.prismaNode('Subscription', {
  extensions: readBy('PEOPLE'),
  name: 'EmployerSubscription',
  id: { field: 'id' },
  description: 'A subscription of an employer, bought or granted by an admin. For the employer and admins.',
  authScopes: (subscription, { viewer }) => canSeeSubscription(viewer, subscription),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    employer: t.field({
      type: Employer,
      description: 'The employer who has it.',
      select: (_args, _ctx, nestedSelection) => ({ employer: nestedSelection({ select: userColumns }) }),
      resolve: ({ employer }) => employer,
    }),
    recurringMode: t.expose('recurringMode', { type: RecurringMode, description: modeText }),
    isPass: t.boolean({
      description: 'Whether it is a pass of seven days, which ends by itself.',
      resolve: ({ recurringMode }) => recurringMode === 'PASS',
    }),
    amount: t.exposeInt('amount', { description: `${minorUnits} For a gift, its regular price.` }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    price: t.float({
      description: majorUnitsText,
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
    nextPlan: t.field({
      type: NextPlan,
      nullable: true,
      description:
        'The plan that follows at `currentPeriodEnd`, after a change at the end of what is paid. Null: the same one is renewed, or it ends.',
      select: { nextRecurringMode: true, nextAmount: true, currency: true, cancelAtPeriodEnd: true, status: true },
      resolve: ({ nextRecurringMode: recurringMode, nextAmount: amount, currency, cancelAtPeriodEnd, status }) =>
        recurringMode === null || amount === null || cancelAtPeriodEnd || status === 'CANCELED'
          ? null
          : { recurringMode, amount, currency },
    }),
    status: t.expose('status', { type: SubscriptionStatus, description: 'The current status.' }),
    isActive: t.boolean({
      description: 'Whether it is active now.',
      resolve: (subscription, _args, { now }) => isActiveNow(subscription, now()),
    }),
    currentPeriodEnd: t.expose('currentPeriodEnd', {
      type: 'DateTime',
      description: 'End of the paid or granted period.',
    }),
    accessEndsAt: t.field({
      type: 'DateTime',
      description:
        'When access ends or ended if nothing changes, including the grace period of an overdue subscription.',
      resolve: (subscription) => accessEnd(subscription),
    }),
    cancelAtPeriodEnd: t.boolean({
      description: 'Whether it ends with the period instead of being renewed. Always true for a gift.',
      resolve: (subscription) => isGift(subscription) || subscription.cancelAtPeriodEnd,
    }),
    disputedAt: t.expose('disputedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when a payment of it is disputed at the bank, or was and is lost. It is not renewed. Null without a dispute.',
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
      description: 'The four-digit year in which that card expires. Null for a gift.',
    }),
    isGift: t.boolean({
      description: 'Whether it was granted by an admin free of charge.',
      resolve: (subscription) => isGift(subscription),
    }),
    grantReason: t.string({
      nullable: true,
      description: 'Why it was granted. For admins.',
      resolve: ({ grantReason }, _args, { viewer }) => (viewer.kind === 'admin' ? grantReason : null),
    }),
    grantedBy: t.field({
      type: Admin,
      nullable: true,
      description: 'The admin who granted it. For admins.',
      select: (_args, _ctx, nestedSelection) => ({ grantedBy: nestedSelection({ select: userColumns }) }),
      resolve: ({ grantedBy }, _args, { viewer }) => (viewer.kind === 'admin' ? grantedBy : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was bought or granted.' }),
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
        description: 'Its invoices, newest first. A gift has none.',
        resolve: (subscription, args, ctx, info) => {
          const select = { ...invoiceColumns, createdAt: true };
          const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select });
          return connectionOf(ctx, invoicesOf(ctx.viewer, subscription), args, {
            page: (page) => ctx.db.invoice.findMany({ ...query, ...page }),
            count: (where) => ctx.db.invoice.count({ where }),
          });
        },
      },
      InvoiceConnection,
    ),
    viewerCanCancel: t.boolean({
      description: 'Whether the viewer may cancel it at the end of its period.',
      resolve: (subscription, _args, { viewer, now, payment }) =>
        payment.mode !== 'none' && canCancel(viewer, subscription, now()),
    }),
    viewerCanResume: t.boolean({
      description: 'Whether the viewer may undo the cancellation. Not beside another subscription that is renewed.',
      resolve: async (subscription, _args, { db, viewer, now, payment }) =>
        payment.mode !== 'none' && canResume(viewer, subscription, now()) && !(await hasOther(db, subscription, now())),
    }),
    viewerCanChangeCard: t.boolean({
      description: 'Whether the viewer may change the card.',
      resolve: (subscription, _args, { viewer, now, payment }) =>
        payment.mode !== 'none' && canChangeCard(viewer, subscription, now()),
    }),
    viewerCanConfirmRenewal: t.boolean({
      description: 'Whether the bank wants the viewer to confirm an overdue payment: `confirmRenewal`.',
      resolve: (subscription, _args, { viewer, now, payment }) =>
        payment.mode !== 'none' && canConfirmRenewal(viewer, subscription, now()),
    }),
    viewerCanChangePlan: t.boolean({
      description:
        'Whether the viewer may change the plan. Not while a payment is overdue, and not if it is cancelled beside another ' +
        'subscription that is renewed.',
      resolve: async (subscription, _args, { db, viewer, now, payment }) =>
        payment.mode !== 'none' &&
        canChangePlan(viewer, subscription, now()) &&
        !(subscription.cancelAtPeriodEnd && (await hasOther(db, subscription, now()))),
    }),
    withdrawal: t.field({
      type: Withdrawal,
      nullable: true,
      description: 'What `withdrawSubscription` would do now. Null if the viewer cannot withdraw.',
      resolve: (subscription, _args, ctx) => withdrawalOf(ctx, subscription),
    }),
    planChange: t.field({
      type: PlanChange,
      nullable: true,
      description:
        'Preview of changing to another plan. Null if the viewer cannot change it, for the current plan, ' +
        'for a plan that is not offered, and while the payment provider is unavailable.',
      args: { to: t.arg({ type: RecurringMode, required: true, description: 'Monthly or yearly.' }) },
      resolve: (subscription, { to }, ctx) => previewPlan(ctx, subscription, to),
    }),
  }),
});

/** The field of a payload for the subscription with its `id`. */
export const storedSubscription = (description: string) =>
  ({ type: EmployerSubscription, description, resolve: storedRow('subscription') }) as const;
