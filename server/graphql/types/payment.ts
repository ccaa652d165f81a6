import {
  Conflict,
  Forbidden,
  InvalidInput,
  NotFound,
  PaymentFailed,
  SignInRequired,
  Unavailable,
} from '../../domain/errors.ts';
import { startCheckout } from '../../domain/subscription/checkout.ts';
import { canSeeSubscription } from '../../domain/subscription/subscription.policy.ts';
import { confirmPayment, subscribe } from '../../domain/subscription/subscription.ts';
import type { PaymentProvider } from '../../payment/payment.ts';
import { builder } from '../builder.ts';
import { ChatReferenceInput, chatReference } from './chatReference.ts';
import { RecurringMode } from './pricing.ts';
import { EmployerSubscription, SubscriptionStatus } from './subscription.ts';

const PaymentMode = builder.enumType('PaymentMode', {
  description: 'Who takes the money.',
  values: {
    SANDBOX: { description: 'Nobody: test cards only.' },
    STRIPE: { description: 'Stripe, from real cards.' },
    NONE: { description: 'Nobody: nothing can be paid here.' },
  } as const,
});

const PaymentForm = builder.enumType('PaymentForm', {
  description: 'Where somebody who pays enters a card.',
  values: {
    OWN_FORM: { description: 'In a form of ours, which hands it to the provider: subscribe and changeCard.' },
    CHECKOUT: { description: "On the provider's own page: startCheckout and startCardChange." },
  } as const,
});

const PaymentOutcome = builder.enumType('PaymentOutcome', {
  description: "What came of a visit of the bank's page, or the provider's.",
  values: {
    PAID: { description: 'It was paid, and the employer is premium.' },
    CARD_CHANGED: { description: 'Another card is charged from now on (startCardChange).' },
    PLAN_CHANGED: { description: 'It was paid, and the plan is another one (changePlan).' },
    PENDING: { description: 'The bank has not decided yet.' },
  } as const,
});

const paymentForms = { own: 'OWN_FORM', checkout: 'CHECKOUT' } as const;

const paymentModes = { sandbox: 'SANDBOX', stripe: 'STRIPE', none: 'NONE' } as const;

const PaymentSetup = builder
  .objectRef<Pick<PaymentProvider, 'mode' | 'form' | 'publishableKey' | 'browserBase'> & { supportEmail: string }>(
    'PaymentSetup',
  )
  .implement({
    description: 'What a browser needs to hand card details to the payment provider. They never come here.',
    fields: (t) => ({
      mode: t.field({
        type: PaymentMode,
        description: 'Who takes the money.',
        resolve: ({ mode }) => paymentModes[mode],
      }),
      form: t.field({
        type: PaymentForm,
        description: 'Where cards are entered here.',
        resolve: ({ form }) => paymentForms[form],
      }),
      publishableKey: t.exposeString('publishableKey', { description: 'Opens nothing but the taking of cards.' }),
      browserBase: t.exposeString('browserBase', { description: "Where the provider's /v1 calls begin." }),
      supportEmail: t.exposeString('supportEmail', { description: 'Where people write to who cannot pay.' }),
    }),
  });

builder.queryField('paymentSetup', (t) =>
  t.field({
    type: PaymentSetup,
    description: 'How cards are taken here.',
    authScopes: { public: true },
    resolve: (_root, _args, { payment: { mode, form, publishableKey, browserBase }, supportEmail }) => ({
      mode,
      form,
      publishableKey,
      browserBase,
      supportEmail,
    }),
  }),
);

builder.relayMutationField(
  'subscribe',
  {
    inputFields: (t) => ({
      recurringMode: t.field({ type: RecurringMode, required: true, description: 'How often it is to be paid.' }),
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
      return { subscription, status: subscription.status, redirectUrl };
    },
  },
  {
    outputFields: (t) => ({
      status: t.expose('status', {
        type: SubscriptionStatus,
        description: 'ACTIVE: the employer is premium. INCOMPLETE: the bank has to be asked, or decides later.',
      }),
      subscription: t.prismaField({
        type: EmployerSubscription,
        nullable: true,
        description: 'Null for the holder of a share link, who pays for its employer and sees nothing of it.',
        resolve: (query, { subscription }, _args, { db, viewer }) =>
          canSeeSubscription(viewer, subscription)
            ? db.subscription.findUnique({ ...query, where: { id: subscription.id } })
            : null,
      }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: 'The page of the bank that the browser has to visit first (3-D Secure).',
      }),
    }),
  },
);

builder.relayMutationField(
  'startCheckout',
  {
    inputFields: (t) => ({
      recurringMode: t.field({ type: RecurringMode, required: true, description: 'How often it is to be paid.' }),
      cityId: t.int({ description: 'Integer id of a city; decides the currency and the price.' }),
      chat: t.field({
        type: ChatReferenceInput,
        description: 'The chat that it is bought for; the holder of its share link pays for its employer.',
      }),
      returnPath: t.string({
        required: true,
        description:
          'Where the page sends the browser back to; with a session_id for confirmPayment where it was paid.',
      }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      "Opens the provider's own page, on which the employer pays the server's price. Again, it is the same page, so that " +
      'nobody pays twice. Who is subscribed already is sent nowhere.',
    errors: { types: [InvalidInput, SignInRequired, Forbidden, NotFound, PaymentFailed, Unavailable, Conflict] },
    resolve: async (_root, { input }, ctx) =>
      startCheckout(ctx, {
        recurringMode: input.recurringMode,
        cityId: input.cityId ?? null,
        chat: input.chat ? chatReference(input.chat) : null,
        returnPath: input.returnPath,
      }),
  },
  {
    outputFields: (t) => ({
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: 'The page. Null: the employer is subscribed already.',
      }),
      subscription: t.prismaField({
        type: EmployerSubscription,
        nullable: true,
        description: 'The one that is there already, for its employer. Null where there is a page to go to.',
        resolve: (query, { subscription }, _args, { db, viewer }) =>
          subscription && canSeeSubscription(viewer, subscription)
            ? db.subscription.findUnique({ ...query, where: { id: subscription.id } })
            : null,
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
        description: "The session_id of the address that the bank's page, or the provider's, led to.",
      }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      "Asks the payment provider how a payment, or a change of card or plan, ended, after the bank's page or the provider's " +
      'own. Again, it changes nothing.',
    errors: { types: [InvalidInput, NotFound, PaymentFailed, Unavailable] },
    resolve: async (_root, { input }, ctx) => confirmPayment(ctx, input.sessionId),
  },
  {
    outputFields: (t) => ({
      status: t.expose('status', { type: SubscriptionStatus, description: 'How the subscription stands by it.' }),
      outcome: t.expose('outcome', { type: PaymentOutcome, description: 'What came of it.' }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description:
          'The page of the bank that the browser has to visit before what is overdue is paid with the new card.',
      }),
    }),
  },
);
