import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { knownId } from '../../../graphql/record.ts';
import type { SubscriptionEvent } from '../../core/events/events.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import { majorUnitsText, RecurringMode } from '../pricing/pricing.graph.ts';
import { type SubscriptionsWatched, watchSubscriptions } from '../state/lists.ts';
import { EmployerSubscription, storedSubscription } from '../state/subscription.graph.ts';
import { cancelSubscription, changeCard, confirmRenewal, resumeSubscription } from './change.ts';
import { startCardChange } from './checkout.ts';
import { endGrantedSubscription, grantSubscription } from './gift.ts';
import { changePlan } from './plan.ts';
import { withdraw } from './withdrawal.ts';

/** Changes by the employer, and the events for their open pages. */

const ownSubscription = { required: true, description: "One of the viewer's subscriptions." } as const;

mutation('cancelSubscription', cancelSubscription, {
  description:
    'Cancels a subscription at the end of the paid period; an overdue one ends now. For its employer, identified by ' +
    'session or guest cookie, not by a share link.',
  input: (t) => ({
    subscription: t.globalID(ownSubscription),
  }),
  run: async (ctx, { subscription }) => cancelSubscription(ctx, knownId(subscription, 'EmployerSubscription')),
  payload: (t) => ({
    subscription: t.prismaField(storedSubscription('The updated record.')),
  }),
});

mutation('withdrawSubscription', withdraw, {
  description:
    'Withdraws from a purchase within 14 days, in the countries where the operator offers it (`withdrawal`). The subscription ends now, ' +
    'and what was not used is refunded. For its employer, identified by session or guest cookie, not by a share link.',
  input: (t) => ({
    subscription: t.globalID(ownSubscription),
  }),
  run: async (ctx, { subscription }) => {
    const { subscription: ended, amount: refunded } = await withdraw(
      ctx,
      knownId(subscription, 'EmployerSubscription'),
    );
    return { ...ended, refunded };
  },
  payload: (t) => ({
    subscription: t.prismaField(storedSubscription('The updated record.')),
    refundedPrice: t.float({
      description: `What is refunded. ${majorUnitsText}`,
      resolve: ({ refunded, currency }) => majorUnits(refunded, currency),
    }),
  }),
});

mutation('resumeSubscription', resumeSubscription, {
  description: 'Undoes a cancellation before the end of the period. For its employer.',
  input: (t) => ({
    subscription: t.globalID(ownSubscription),
  }),
  run: async (ctx, { subscription }) => resumeSubscription(ctx, knownId(subscription, 'EmployerSubscription')),
  payload: (t) => ({
    subscription: t.prismaField(storedSubscription('The updated record.')),
  }),
});

mutation('changeCard', changeCard, {
  description:
    'Changes the card. An overdue amount is charged to it at once. A declined card changes nothing. For ' +
    'its employer.',
  input: (t) => ({
    subscription: t.globalID(ownSubscription),
    paymentMethodId: t.string({
      required: true,
      description: "The payment provider's id of the payment method.",
    }),
    returnPath: t.string({ required: true, description: "Path to which the bank's page returns the browser." }),
  }),
  run: async (ctx, { subscription, ...input }) => changeCard(ctx, knownId(subscription, 'EmployerSubscription'), input),
  payload: (t) => ({
    subscription: t.prismaField({
      type: EmployerSubscription,
      description: 'The updated record.',
      resolve: (query, { subscription: { id } }, _args, { db }) =>
        db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    redirectUrl: t.exposeString('redirectUrl', {
      nullable: true,
      description: "The bank's page that the browser has to visit before the overdue amount is paid (3-D Secure).",
    }),
  }),
});

mutation('confirmRenewal', confirmRenewal, {
  description:
    "Opens the bank's page on which an overdue payment is confirmed with the same card. A conflict if the bank does not ask. " +
    'For its employer.',
  input: (t) => ({
    subscription: t.globalID(ownSubscription),
    returnPath: t.string({
      required: true,
      description: "Path to which the bank's page returns the browser, with a session_id for `confirmPayment`.",
    }),
  }),
  run: async (ctx, { subscription, ...input }) =>
    confirmRenewal(ctx, knownId(subscription, 'EmployerSubscription'), input),
  payload: (t) => ({ redirectUrl: t.exposeString('redirectUrl', { description: "URL of the bank's page." }) }),
});

mutation('startCardChange', startCardChange, {
  description:
    "Opens the provider's own page for changing the card. An overdue amount is charged to the new card at once. For " +
    'its employer.',
  input: (t) => ({
    subscription: t.globalID(ownSubscription),
    returnPath: t.string({
      required: true,
      description: 'Path to which the page returns the browser, with a session_id for `confirmPayment`.',
    }),
  }),
  run: async (ctx, { subscription, ...input }) =>
    startCardChange(ctx, knownId(subscription, 'EmployerSubscription'), input),
  payload: (t) => ({ redirectUrl: t.exposeString('redirectUrl', { description: 'URL of the page.' }) }),
});

mutation('changePlan', changePlan, {
  description:
    "Changes the billing period of a subscription, at today's price. To yearly: at once; the card is charged the year " +
    'less the rest of the month. To monthly: at the end of the paid period; nothing is charged now. A cancellation is ' +
    'undone. A declined card changes nothing, and a bank confirmation delays the change. For its employer.',
  input: (t) => ({
    subscription: t.globalID(ownSubscription),
    recurringMode: t.field({ type: RecurringMode, required: true, description: 'Monthly or yearly.' }),
    at: t.field({
      type: 'DateTime',
      description: 'From a `planChange` at most an hour old: when it was calculated.',
    }),
    amount: t.int({
      description:
        'From the same `planChange`: the price in minor units. At another price, nothing happens (`PriceChanged`).',
    }),
    currency: t.string({ description: 'From the same `planChange`: ISO 4217.' }),
    dueNow: t.int({
      description:
        'From the same `planChange`: what is charged at once, in minor units. If it would be another amount, nothing ' +
        'happens (`PriceChanged`).',
    }),
    returnPath: t.string({
      required: true,
      description: "Path to which the bank's page returns the browser, with a session_id for `confirmPayment`.",
    }),
  }),
  run: async (ctx, { subscription, ...input }) => changePlan(ctx, knownId(subscription, 'EmployerSubscription'), input),
  payload: (t) => ({
    subscription: t.prismaField({
      type: EmployerSubscription,
      description: 'The updated record.',
      resolve: (query, { subscription: { id } }, _args, { db }) =>
        db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    redirectUrl: t.exposeString('redirectUrl', {
      nullable: true,
      description: "The bank's page that the browser has to visit before the plan changes (3-D Secure).",
    }),
  }),
});

const SubscriptionChange = builder.objectRef<SubscriptionsWatched | SubscriptionEvent>('SubscriptionChange').implement({
  extensions: readBy('BILLING'),
  description: "One of the viewer's subscriptions has changed.",
  fields: (t) => ({
    subscription: t.prismaField({
      type: EmployerSubscription,
      nullable: true,
      description: 'The updated record. Null in the first event, which says that later changes will be sent.',
      resolve: (query, { subscriptionId: id }, _args, { db }) =>
        id === null ? null : db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('viewerSubscriptionChanged', (t) =>
  t.field({
    type: SubscriptionChange,
    authScopes: { public: true },
    description:
      "An event at once, and whenever one of the viewer's subscriptions starts, is renewed, is overdue, is canceled or " +
      'ends. For employers.',
    subscribe: (_root, _args, ctx) => watchSubscriptions(ctx),
    resolve: (event) => event,
  }),
);

mutation('grantSubscription', grantSubscription, {
  description: 'Grants an employer a subscription free of charge. For admins.',
  input: (t) => ({
    employer: t.globalID({
      required: true,
      description: 'An employer, possibly a guest, without an active subscription.',
    }),
    months: t.int({ description: 'Number of months from now, at most 60. Either this or `until` is required.' }),
    until: t.field({ type: 'DateTime', description: 'The end, at most 60 months from now.' }),
    reason: t.string({ required: true, description: 'The reason, for the back office. At most 500 characters.' }),
    clientKey: t.string({
      description: 'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key grants nothing new.',
    }),
  }),
  run: async (ctx, { employer, ...gift }) =>
    grantSubscription(ctx, { ...gift, employerId: knownId(employer, 'Employer') }),
  payload: (t) => ({
    subscription: t.prismaField(storedSubscription('The gift.')),
  }),
});

mutation('endGrantedSubscription', endGrantedSubscription, {
  description: 'Ends a gift now. A gift that has ended is unchanged. For admins.',
  input: (t) => ({ subscription: t.globalID({ required: true, description: 'A gift.' }) }),
  run: async (ctx, { subscription }) => endGrantedSubscription(ctx, knownId(subscription, 'EmployerSubscription')),
  payload: (t) => ({
    subscription: t.prismaField(storedSubscription('The updated record.')),
  }),
});
