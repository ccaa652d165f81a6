import {
  Conflict,
  Forbidden,
  InvalidInput,
  NotFound,
  PaymentFailed,
  SignInRequired,
  Unavailable,
} from '../../domain/errors.ts';
import type { SubscriptionEvent } from '../../domain/events.ts';
import { cancelSubscription, changeCard, resumeSubscription } from '../../domain/subscription/change.ts';
import { startCardChange } from '../../domain/subscription/checkout.ts';
import { changePlan } from '../../domain/subscription/plan.ts';
import { watchSubscriptions } from '../../domain/subscription/watch.ts';
import { builder } from '../builder.ts';
import { RecurringMode } from './pricing.ts';
import { knownId } from './record.ts';
import { EmployerSubscription } from './subscription.ts';

/** What the employer changes, and how their open pages hear of it. */

const changeFailures = [SignInRequired, Forbidden, NotFound, Conflict, Unavailable];

builder.relayMutationField(
  'cancelSubscription',
  { inputFields: (t) => ({ subscription: t.globalID({ required: true, description: "One of the viewer's own." }) }) },
  {
    authScopes: { public: true },
    description:
      'Ends a subscription with the period that is paid; one that is overdue ends now. For its employer, signed in or known ' +
      "by the guest's cookie: a share link is not enough.",
    errors: { types: changeFailures },
    resolve: async (_root, { input: { subscription } }, ctx) =>
      cancelSubscription(ctx, knownId(subscription, 'EmployerSubscription')),
  },
  {
    outputFields: (t) => ({
      subscription: t.prismaField({
        type: EmployerSubscription,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { db }) => db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'resumeSubscription',
  { inputFields: (t) => ({ subscription: t.globalID({ required: true, description: "One of the viewer's own." }) }) },
  {
    authScopes: { public: true },
    description: 'Takes a cancellation back before the end of the period. For its employer.',
    errors: { types: changeFailures },
    resolve: async (_root, { input: { subscription } }, ctx) =>
      resumeSubscription(ctx, knownId(subscription, 'EmployerSubscription')),
  },
  {
    outputFields: (t) => ({
      subscription: t.prismaField({
        type: EmployerSubscription,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { db }) => db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'changeCard',
  {
    inputFields: (t) => ({
      subscription: t.globalID({ required: true, description: "One of the viewer's own." }),
      paymentMethodId: t.string({
        required: true,
        description: "The payment provider's name for the card that it has taken.",
      }),
      returnPath: t.string({ required: true, description: "Where the bank's page sends the browser back to." }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Has another card charged from now on, and at once for what is overdue. A card that is refused changes nothing. For ' +
      'its employer.',
    errors: { types: [InvalidInput, ...changeFailures, PaymentFailed] },
    resolve: async (_root, { input: { subscription, ...input } }, ctx) =>
      changeCard(ctx, knownId(subscription, 'EmployerSubscription'), input),
  },
  {
    outputFields: (t) => ({
      subscription: t.prismaField({
        type: EmployerSubscription,
        description: 'As it is now.',
        resolve: (query, { subscription: { id } }, _args, { db }) =>
          db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: 'The page of the bank that the browser has to visit before what is overdue is paid (3-D Secure).',
      }),
    }),
  },
);

builder.relayMutationField(
  'startCardChange',
  {
    inputFields: (t) => ({
      subscription: t.globalID({ required: true, description: "One of the viewer's own." }),
      returnPath: t.string({
        required: true,
        description: 'Where the page sends the browser back to, with a session_id for confirmPayment.',
      }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      "Opens the provider's own page for another card, which is charged from then on, and at once for what is overdue. For " +
      'its employer.',
    errors: { types: [InvalidInput, ...changeFailures, PaymentFailed] },
    resolve: async (_root, { input: { subscription, ...input } }, ctx) =>
      startCardChange(ctx, knownId(subscription, 'EmployerSubscription'), input),
  },
  { outputFields: (t) => ({ redirectUrl: t.exposeString('redirectUrl', { description: 'The page.' }) }) },
);

builder.relayMutationField(
  'changePlan',
  {
    inputFields: (t) => ({
      subscription: t.globalID({ required: true, description: "One of the viewer's own." }),
      recurringMode: t.field({ type: RecurringMode, required: true, description: 'How often it is to be paid.' }),
      at: t.field({
        type: 'DateTime',
        description: 'Of the planChange that was shown, at most an hour ago: what it said is what is charged.',
      }),
      amount: t.int({
        description: 'Of the same: what the plan costs, in minor units. Where it is another by now, nothing changes.',
      }),
      returnPath: t.string({
        required: true,
        description: "Where the bank's page sends the browser back to, with a session_id for confirmPayment.",
      }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      "Changes how often a subscription is paid, at today's price. To yearly: now, and the card is charged the year less what " +
      'is left of the month. To monthly: with the end of what is paid, and nothing is charged now. A cancellation is taken ' +
      'back by it; a card that is refused changes nothing, and while its bank asks the cardholder nothing changes yet. For its ' +
      'employer.',
    errors: { types: [InvalidInput, ...changeFailures, PaymentFailed] },
    resolve: async (_root, { input: { subscription, ...input } }, ctx) =>
      changePlan(ctx, knownId(subscription, 'EmployerSubscription'), input),
  },
  {
    outputFields: (t) => ({
      subscription: t.prismaField({
        type: EmployerSubscription,
        description: 'As it is now.',
        resolve: (query, { subscription: { id } }, _args, { db }) =>
          db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: 'The page of the bank that the browser has to visit before the plan changes (3-D Secure).',
      }),
    }),
  },
);

const SubscriptionChange = builder.objectRef<SubscriptionEvent>('SubscriptionChange').implement({
  description: "A subscription of the viewer's has become another.",
  fields: (t) => ({
    subscription: t.prismaField({
      type: EmployerSubscription,
      description: 'As it is now.',
      resolve: (query, { subscriptionId: id }, _args, { db }) =>
        db.subscription.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('viewerSubscriptionChanged', (t) =>
  t.field({
    type: SubscriptionChange,
    authScopes: { public: true },
    description:
      "Each time a subscription of the viewer's begins, is renewed, overdue, canceled or ended. For employers.",
    subscribe: (_root, _args, ctx) => watchSubscriptions(ctx),
    resolve: (event: SubscriptionEvent) => event,
  }),
);
