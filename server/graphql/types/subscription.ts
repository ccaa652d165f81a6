import { employerId } from '../../domain/account/viewer.ts';
import {
  Conflict,
  Forbidden,
  InvalidInput,
  NotFound,
  PaymentFailed,
  SignInRequired,
  Unavailable,
} from '../../domain/errors.ts';
import { majorUnits, pricingFor } from '../../domain/subscription/pricing.ts';
import { confirmPayment, subscribe } from '../../domain/subscription/subscription.ts';
import type { PaymentProvider } from '../../payment/payment.ts';
import { builder } from '../builder.ts';
import { ChatReferenceInput, chatReference } from './chatReference.ts';

const RecurringMode = builder.enumType('RecurringMode', {
  description: 'How often a subscription is paid.',
  values: ['MONTHLY', 'YEARLY'] as const,
});

const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
  description: 'How a subscription stands.',
  values: {
    INCOMPLETE: { description: "Waits for the first payment or the bank's confirmation." },
    ACTIVE: {},
    PAST_DUE: { description: 'A renewal failed; it is tried again until the period ends.' },
    CANCELED: {},
  } as const,
});

const PricingOption = builder.prismaNode('PricingOption', {
  id: { field: 'id' },
  authScopes: { public: true },
  description: 'What a subscription costs.',
  fields: (t) => ({
    recurringMode: t.expose('recurringMode', { type: RecurringMode }),
    amount: t.exposeInt('amount', { description: 'Minor units of the currency.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    price: t.float({
      description: 'Major units of the currency.',
      resolve: ({ amount, currency }) => majorUnits(amount, currency),
    }),
  }),
});

// Named apart from GraphQL's own root type.
export const EmployerSubscription = builder.prismaNode('Subscription', {
  name: 'EmployerSubscription',
  id: { field: 'id' },
  description: 'What makes an employer premium. For the employer and admins.',
  authScopes: (subscription, { viewer }) => viewer.kind === 'admin' || employerId(viewer) === subscription.employerId,
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    recurringMode: t.expose('recurringMode', { type: RecurringMode }),
    amount: t.exposeInt('amount', { description: 'Minor units of the currency.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    status: t.expose('status', { type: SubscriptionStatus }),
    currentPeriodEnd: t.expose('currentPeriodEnd', {
      type: 'DateTime',
      description: 'The employer is premium until then.',
    }),
    cancelAtPeriodEnd: t.exposeBoolean('cancelAtPeriodEnd'),
  }),
});

const PaymentMode = builder.enumType('PaymentMode', {
  description: 'Who takes the money.',
  values: {
    SANDBOX: { description: 'Nobody: test cards only.' },
    STRIPE: { description: 'Stripe.' },
    NONE: { description: 'Nobody: nothing can be paid here.' },
  } as const,
});

const paymentModes = { sandbox: 'SANDBOX', stripe: 'STRIPE', none: 'NONE' } as const;

const PaymentSetup = builder
  .objectRef<Pick<PaymentProvider, 'mode' | 'publishableKey' | 'browserBase'> & { supportEmail: string }>(
    'PaymentSetup',
  )
  .implement({
    description: 'What a browser needs to hand card details to the payment provider. They never come here.',
    fields: (t) => ({
      mode: t.field({ type: PaymentMode, resolve: ({ mode }) => paymentModes[mode] }),
      publishableKey: t.exposeString('publishableKey', { description: 'Opens nothing but the taking of cards.' }),
      browserBase: t.exposeString('browserBase', { description: "Where the provider's /v1 calls begin." }),
      supportEmail: t.exposeString('supportEmail', { description: 'Where people write to who cannot pay.' }),
    }),
  });

builder.queryFields((t) => ({
  pricingOptions: t.field({
    type: [PricingOption],
    authScopes: { public: true },
    description: 'What a subscription costs for somebody who hires in this city, monthly first.',
    args: { cityId: t.arg.int({ description: 'Integer id.' }) },
    resolve: (_root, { cityId }, ctx) => pricingFor(ctx, cityId ?? null),
  }),
  paymentSetup: t.field({
    type: PaymentSetup,
    description: 'How cards are taken here.',
    authScopes: { public: true },
    resolve: (_root, _args, { payment: { mode, publishableKey, browserBase }, supportEmail }) => ({
      mode,
      publishableKey,
      browserBase,
      supportEmail,
    }),
  }),
}));

builder.relayMutationField(
  'subscribe',
  {
    inputFields: (t) => ({
      recurringMode: t.field({ type: RecurringMode, required: true }),
      cityId: t.int({ description: 'Integer id of a city; decides the currency and the price.' }),
      chat: t.field({
        type: ChatReferenceInput,
        description: 'The chat that it is bought for; the holder of its share link pays for its employer.',
      }),
      paymentMethodId: t.string({
        required: true,
        description: "The payment provider's name for the card that it has taken.",
      }),
      attemptKey: t.string({
        required: true,
        description: 'One for each attempt, 8 to 64 characters: the same one again charges nothing new.',
      }),
      returnPath: t.string({ required: true, description: "Where the bank's page sends the browser back to." }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Buys a subscription for the employer at the server’s price. Who is subscribed already is not charged.',
    errors: { types: [InvalidInput, SignInRequired, Forbidden, NotFound, PaymentFailed, Unavailable, Conflict] },
    resolve: async (_root, { input }, ctx) => {
      const { subscription, redirectUrl } = await subscribe(ctx, {
        recurringMode: input.recurringMode,
        cityId: input.cityId ?? null,
        chat: input.chat ? chatReference(input.chat) : null,
        paymentMethodId: input.paymentMethodId,
        attemptKey: input.attemptKey,
        returnPath: input.returnPath,
      });
      return { status: subscription.status, redirectUrl };
    },
  },
  {
    outputFields: (t) => ({
      status: t.expose('status', { type: SubscriptionStatus }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: 'The page of the bank that the browser has to visit first (3-D Secure).',
      }),
    }),
  },
);

builder.relayMutationField(
  'confirmPayment',
  {
    inputFields: (t) => ({
      sessionId: t.string({
        required: true,
        description: "The session_id of the address that the bank's page led to.",
      }),
    }),
  },
  {
    authScopes: { public: true },
    description: "Asks the payment provider how a payment ended, after the bank's page.",
    errors: { types: [InvalidInput, NotFound, PaymentFailed, Unavailable] },
    resolve: async (_root, { input }, ctx) => confirmPayment(ctx, input.sessionId),
  },
  {
    outputFields: (t) => ({ status: t.expose('status', { type: SubscriptionStatus }) }),
  },
);
