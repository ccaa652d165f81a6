import { builder } from '../../../graphql/builder.ts';
import { declaredBy, readBy } from '../../../graphql/declaredBy.ts';
import { FailureInterface } from '../../../graphql/failureTypes.ts';
import { mutation } from '../../../graphql/mutation.ts';
import type { PaymentProvider } from '../../../payment/provider.ts';
import { ChatReferenceInput, chatReference } from '../../chat/seat/chatMember.graph.ts';
import type { Ctx } from '../../core/context.ts';
import { PriceChanged } from '../../core/failures/errors.ts';
import { majorUnits } from '../../core/text/format/money.ts';
import { majorUnitsText, minorUnits, modeText, RecurringMode } from '../pricing/pricing.graph.ts';
import { EmployerSubscription, SubscriptionStatus } from '../state/subscription.graph.ts';
import { canSeeSubscription } from '../state/subscription.policy.ts';
import { confirmPayment, startCheckout } from './checkout.ts';
import { payingEmployer, subscribe } from './subscription.ts';

const PaymentMode = builder.enumType('PaymentMode', {
  description: 'The payment provider.',
  values: {
    SANDBOX: { description: 'The sandbox, which accepts only test cards.' },
    STRIPE: { description: 'Stripe, with real cards.' },
    NONE: { description: 'No provider: payments are not available.' },
  } as const,
});

const PaymentForm = builder.enumType('PaymentForm', {
  description: 'Where card details are entered.',
  values: {
    OWN_FORM: {
      description: 'In a form of the client, which sends them to the provider and its id of them to `subscribe`.',
      deprecationReason: 'Is not asked for any more: ELEMENTS is. Ends 2027-06-30.',
    },
    ELEMENTS: {
      description:
        "In the provider's fields on the product's page, with the client secret of `startCheckout`. Cards are changed on the " +
        "provider's own page: `startCardChange`.",
    },
    CHECKOUT: { description: "On the provider's own page: startCheckout and startCardChange." },
  } as const,
});

const PaymentOutcome = builder.enumType('PaymentOutcome', {
  description: "The result of a visit to the bank's or the provider's page.",
  values: {
    PAID: { description: 'Paid; the employer has an active subscription.' },
    CARD_CHANGED: { description: 'The new card is charged from now on (`startCardChange`).' },
    PLAN_CHANGED: { description: 'Paid; the plan has changed (`changePlan`).' },
    PENDING: { description: 'The bank has not decided yet.' },
  } as const,
});

const paymentForms = { elements: 'ELEMENTS', checkout: 'CHECKOUT' } as const;

const paymentModes = { sandbox: 'SANDBOX', stripe: 'STRIPE', none: 'NONE' } as const;

const PaymentSetup = builder
  .objectRef<Pick<PaymentProvider, 'mode' | 'form' | 'publishableKey' | 'browserBase'> & { supportEmail: string }>(
    'PaymentSetup',
  )
  .implement({
    extensions: readBy('BILLING'),
    description: 'What a browser needs to send card details to the payment provider. They never reach this server.',
    fields: (t) => ({
      mode: t.field({
        type: PaymentMode,
        description: 'The payment provider.',
        resolve: ({ mode }) => paymentModes[mode],
      }),
      form: t.field({
        type: PaymentForm,
        description: 'Where card details are entered.',
        resolve: ({ form }) => paymentForms[form],
      }),
      publishableKey: t.exposeString('publishableKey', {
        description: 'A public key that only permits submitting card details.',
      }),
      browserBase: t.exposeString('browserBase', { description: "Base URL of the provider's /v1 calls." }),
      supportEmail: t.exposeString('supportEmail', { description: 'Contact address for payment problems.' }),
    }),
  });

builder.queryField('paymentSetup', (t) =>
  t.field({
    type: PaymentSetup,
    description: 'How payments are made.',
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

/** The employer, or the holder of their share link: known before anything else of the input is looked at. */
const mayPay = async (ctx: Ctx, chat: typeof ChatReferenceInput.$inferInput | null | undefined) => {
  await payingEmployer(ctx, chat ? chatReference(chat) : null);
  return true;
};

builder.objectType(PriceChanged, {
  name: 'PriceChanged',
  extensions: readBy('BILLING'),
  description: 'Another price was shown than the one of today. Nothing was charged.',
  interfaces: [FailureInterface],
  fields: (t) => ({
    recurringMode: t.field({
      type: RecurringMode,
      description: modeText,
      resolve: ({ option }) => option.recurringMode,
    }),
    amount: t.int({ description: `The price of today. ${minorUnits}`, resolve: ({ option }) => option.amount }),
    currency: t.string({ description: 'ISO 4217.', resolve: ({ option }) => option.currency }),
    price: t.float({
      description: majorUnitsText,
      resolve: ({ option }) => majorUnits(option.amount, option.currency),
    }),
    dueNow: t.int({
      nullable: true,
      description: `Of a change of plan: what it would charge at once. Null for purchases. ${minorUnits}`,
      resolve: ({ option }) => option.dueNow ?? null,
    }),
  }),
});

builder.relayMutationField(
  'subscribe',
  {
    inputFields: (t) => ({
      recurringMode: t.field({ type: RecurringMode, required: true, description: modeText }),
      cityId: t.int({
        description: 'Integer id of the city whose price was shown. It does not decide what is charged.',
      }),
      amount: t.int({
        description: 'The price that was shown, in minor units of the currency. At another price, nothing is charged.',
      }),
      currency: t.string({ description: 'The currency of the price that was shown: ISO 4217.' }),
      chat: t.field({
        type: ChatReferenceInput,
        description: 'The chat that led to the purchase. The holder of its share link pays for its employer.',
      }),
      paymentMethodId: t.string({
        required: true,
        description: "The payment provider's id of the payment method.",
      }),
      attemptKey: t.string({
        required: true,
        description: 'Idempotency key of the attempt, 8 to 64 characters: a repeated key is not charged again.',
      }),
      returnPath: t.string({ required: true, description: "Path to which the bank's page returns the browser." }),
    }),
  },
  {
    ...declaredBy(subscribe),
    authScopes: (_root, { input }, ctx) => mayPay(ctx, input.chat),
    description:
      'Buys a subscription for the employer at the server’s price. An employer with a subscription is not charged.',
    resolve: async (_root, { input }, ctx) => {
      const { subscription, redirectUrl } = await subscribe(ctx, {
        recurringMode: input.recurringMode,
        cityId: input.cityId ?? null,
        amount: input.amount ?? null,
        currency: input.currency ?? null,
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
        description: 'ACTIVE: paid. INCOMPLETE: the bank has to confirm, or decides later.',
      }),
      subscription: t.prismaField({
        type: EmployerSubscription,
        nullable: true,
        description: 'Null for the holder of a share link, who may pay for the employer but not see the subscription.',
        resolve: (query, { subscription }, _args, { db, viewer }) =>
          canSeeSubscription(viewer, subscription)
            ? db.subscription.findUnique({ ...query, where: { id: subscription.id } })
            : null,
      }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: "The bank's page that the browser has to visit first (3-D Secure).",
      }),
    }),
  },
);

builder.relayMutationField(
  'startCheckout',
  {
    inputFields: (t) => ({
      recurringMode: t.field({ type: RecurringMode, required: true, description: modeText }),
      cityId: t.int({
        description: 'Integer id of the city whose price was shown. It does not decide what is charged.',
      }),
      amount: t.int({
        description: 'The price that was shown, in minor units of the currency. At another price, nothing is charged.',
      }),
      currency: t.string({ description: 'The currency of the price that was shown: ISO 4217.' }),
      chat: t.field({
        type: ChatReferenceInput,
        description: 'The chat that led to the purchase. The holder of its share link pays for its employer.',
      }),
      returnPath: t.string({
        required: true,
        description:
          'Path to which the page returns the browser; with a session_id for `confirmPayment` after a payment.',
      }),
      isEmbedded: t.boolean({
        required: true,
        defaultValue: false,
        description: "Whether the client can show the provider's fields (`ELEMENTS`) instead of its page.",
      }),
    }),
  },
  {
    ...declaredBy(startCheckout),
    authScopes: (_root, { input }, ctx) => mayPay(ctx, input.chat),
    description:
      "Opens the provider's own page, on which the employer pays the server's price. A repeated call returns the same page, " +
      'which prevents double payments. An employer with a subscription gets no page.',
    resolve: async (_root, { input }, ctx) =>
      startCheckout(ctx, {
        recurringMode: input.recurringMode,
        cityId: input.cityId ?? null,
        amount: input.amount ?? null,
        currency: input.currency ?? null,
        chat: input.chat ? chatReference(input.chat) : null,
        returnPath: input.returnPath,
        embedded: input.isEmbedded,
      }),
  },
  {
    outputFields: (t) => ({
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: 'URL of the page. Null if the employer already has a subscription, and with a client secret.',
      }),
      clientSecret: t.exposeString('clientSecret', {
        nullable: true,
        description:
          "What the provider's fields pay with. Null if the employer already has a subscription, or has to visit the page.",
      }),
      asksAddress: t.exposeBoolean('asksAddress', {
        description:
          "Whether the provider's fields have to include those of the billing address, because it decides the tax and the " +
          'provider has none of this employer.',
      }),
      subscription: t.prismaField({
        type: EmployerSubscription,
        nullable: true,
        description: 'The existing subscription, for its employer. Null if there is a page to visit.',
        resolve: (query, { subscription }, _args, { db, viewer }) =>
          subscription && canSeeSubscription(viewer, subscription)
            ? db.subscription.findUnique({ ...query, where: { id: subscription.id } })
            : null,
      }),
    }),
  },
);

mutation('confirmPayment', confirmPayment, {
  description:
    "Asks the payment provider for the result of a payment or of a change of card or plan, after the bank's or the " +
    "provider's page. A repeated call changes nothing.",
  input: (t) => ({
    sessionId: t.string({
      required: true,
      description: "The session_id from the URL to which the bank's or the provider's page returned.",
    }),
  }),
  run: async (ctx, input) => confirmPayment(ctx, input.sessionId),
  payload: (t) => ({
    status: t.expose('status', { type: SubscriptionStatus, description: 'Status of the subscription.' }),
    outcome: t.expose('outcome', { type: PaymentOutcome, description: 'The result.' }),
    redirectUrl: t.exposeString('redirectUrl', {
      nullable: true,
      description: "The bank's page that the browser has to visit before the overdue amount is paid with the new card.",
    }),
  }),
});
