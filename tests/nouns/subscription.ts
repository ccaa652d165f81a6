import { randomBytes } from 'node:crypto';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { makeEmployer, makeSubscription } from '../support/factories.ts';
import { idOf, rowsFor } from './ask.ts';
import * as make from './make.ts';
import type { MakeRecord, Noun, Row } from './noun.ts';
import { adminsFind, adminsOnly, employersAndGuests, everyone, outcomes, theseAndAdmins } from './outcomes.ts';

/** The actor `premium` has a subscription that an admin granted. */
const subscriptionOfPremium = ({ app, people }: Fixtures) =>
  app.services.db.subscription.findFirstOrThrow({ where: { employerId: people.premium.id } });

/** An invoice of `premium`, as if they had paid. */
async function invoiceOfPremium(fixtures: Fixtures): Promise<{ id: number }> {
  const { id: subscriptionId, currency, amount } = await subscriptionOfPremium(fixtures);
  return fixtures.app.services.db.invoice.upsert({
    where: { stripeInvoiceId: 'in_premium' },
    create: { subscriptionId, currency, amount, status: 'PAID', stripeInvoiceId: 'in_premium' },
    update: {},
  });
}

const dispute: MakeRecord = async (fixtures) =>
  fixtures.app.services.db.dispute.upsert({
    where: { providerId: 'du_premium' },
    create: {
      ...{ providerId: 'du_premium', reason: 'fraudulent', state: 'NEEDS_RESPONSE', inquiry: false },
      ...{ currency: 'SGD', amount: 4900, openedAt: new Date() },
      invoiceId: (await invoiceOfPremium(fixtures)).id,
    },
    update: {},
  });

const difference: MakeRecord = ({ app }) =>
  app.services.db.paymentDifference.create({
    data: { kind: 'EVENT_WITHOUT_RECORD', subject: `evt_${randomBytes(8).toString('hex')}`, foundAt: new Date() },
  });

const giftOfGuest: MakeRecord = async (fixtures) =>
  makeSubscription(fixtures.app.services.db, (await make.guest(fixtures)).id, fixtures.app.clock.now);

const seenByPremium = theseAndAdmins(['premium'], 'seen');

/** A change of premium's gift: only its owner may make it, and a gift cannot be changed. */
const changeOfGift = (input: object = {}): Record<string, Row> => ({
  "of premium's gift": [
    { subscription: idOf('EmployerSubscription', subscriptionOfPremium), ...input },
    { ...employersAndGuests('NotFound'), premium: 'Conflict' },
  ],
});

const onNothing = (argument: string, typename: string, input: object = {}): Row => [
  { [argument]: encodeGlobalId(typename, make.noId), ...input },
  adminsOnly('NotFound'),
];

/**
 * Everyone may ask for prices. Employers pay, and holders of an employer's share link pay for them (docs/product/payment.md,
 * 'Who pays').
 */
const order = ({ catalog }: Fixtures, number = '4000000000000002') => ({
  cardDetails: { type: 'card', number, expiry_month: 12, expiry_year: 2034, name: 'Ann', cvv: '123' },
  employerDetails: { city: { id: catalog.cityId } },
  priceDetails: { recurring_mode: 'monthly', price: 49, currency: 'SGD' },
});

export const subscription = {
  graph: {
    ...rowsFor(everyone('seen'), {
      'Query.paymentSetup': ['of the server'],
      'Query.pricingOptions': ['of any country'],
      'node PricingOption': [
        'an existing one',
        ({ app }: Fixtures) => app.services.db.pricingOption.findFirstOrThrow(),
      ],
    }),
    ...rowsFor(adminsOnly('seen'), {
      'Query.lastReconciliation': [
        'of the last hour',
        async ({ app }: Fixtures) => {
          await app.services.db.reconciliation.create({ data: { beganAt: new Date(), endedAt: new Date() } });
          return {};
        },
      ],
      'Query.allPricingOptions': ['all of them'],
      'Query.subscriptions': ["premium's", { filter: ({ people }: Fixtures) => ({ employerId: people.premium.id }) }],
    }),
    ...rowsFor(adminsFind, {
      'node Dispute': ["of premium's payment", dispute],
      'node PaymentDifference': ['an open one', difference],
    }),
    ...rowsFor(seenByPremium, {
      'node EmployerSubscription': ["premium's", subscriptionOfPremium],
      'node Invoice': ["premium's", invoiceOfPremium],
    }),
    ...rowsFor(employersAndGuests('InvalidInput'), {
      'Mutation.saveBillingDetails': ['without an address', { line1: '', country: 'SG' }],
      'Mutation.subscribe': [
        'with an invalid card',
        (_fixtures, actor) => ({
          ...{ recurringMode: 'MONTHLY', paymentMethodId: 'not a card', returnPath: '/' },
          attemptKey: `attempt-${actor}`,
        }),
      ],
      'Mutation.startCheckout': [
        'with a return to another site',
        { recurringMode: 'MONTHLY', returnPath: 'https://elsewhere.example' },
      ],
    }),
    ...rowsFor(adminsOnly('done'), {
      'Mutation.grantSubscription': [
        'to a guest',
        { employer: idOf('Employer', make.guest), months: 1, reason: 'Welcome', clientKey: make.unique },
      ],
      'Mutation.endGrantedSubscription': ["a guest's", { subscription: idOf('EmployerSubscription', giftOfGuest) }],
    }),
    'Query.paymentDifferences': { 'all of them': { select: '{ totalCount }', answers: adminsOnly('seen') } },
    'Query.disputes': { 'all of them': { select: '{ totalCount }', answers: adminsOnly('seen') } },
    'Query.ledger': {
      'of a month': {
        given: { month: '2026-11' },
        select: '{ month currencies { currency } }',
        answers: adminsOnly('seen'),
      },
    },
    'Query.invoiceRegister': {
      'of a month': { given: { month: '2026-11' }, select: '{ documentCount }', answers: adminsOnly('seen') },
      'of days in the wrong order': {
        given: { from: '2026-11-02', until: '2026-11-01' },
        select: '{ documentCount }',
        answers: adminsOnly('InvalidInput'),
      },
    },
    'Query.deferredRevenue': {
      'of a month': { given: { month: '2026-11' }, select: '{ month }', answers: adminsOnly('seen') },
    },
    'Mutation.deletePricingOption': { 'one that does not exist': onNothing('id', 'PricingOption') },
    'Mutation.closePaymentDifference': {
      'one that is open': [
        { difference: idOf('PaymentDifference', difference), reason: 'Refunded by hand' },
        adminsOnly('done'),
      ],
      'one that does not exist': onNothing('difference', 'PaymentDifference', { reason: 'Gone' }),
    },
    'Mutation.refundInvoice': { 'one that does not exist': onNothing('invoice', 'Invoice', { reason: 'Gone' }) },
    'Mutation.cancelSubscription': changeOfGift(),
    'Mutation.resumeSubscription': changeOfGift(),
    'Mutation.withdrawSubscription': changeOfGift(),
    'Mutation.changeCard': changeOfGift({ paymentMethodId: 'pm_card_visa', returnPath: '/' }),
    'Mutation.confirmRenewal': changeOfGift({ returnPath: '/' }),
    'Mutation.startCardChange': changeOfGift({ returnPath: '/' }),
    'Mutation.changePlan': changeOfGift({ recurringMode: 'YEARLY', returnPath: '/' }),
    'Query.subscriptionTotals': { 'without a payment': { answers: adminsOnly('empty') } },
    'Mutation.savePricingOption': {
      'in an unknown currency': [
        { currency: 'XXX', recurringMode: 'MONTHLY', amount: 100 },
        adminsOnly('InvalidInput'),
      ],
    },
    'Subscription.viewerSubscriptionChanged': { 'their own': { answers: employersAndGuests('listening') } },
    'Mutation.confirmPayment': {
      'of an unknown session': [{ sessionId: 'cs_test_0000000000000000' }, everyone('NotFound')],
    },
  },
  rest: {
    'POST /api/payment/get_pricing': {
      cases: {
        'in a city': {
          body: { city: ({ catalog }: Fixtures) => ({ id: catalog.cityId }), payment_reason: 1 },
          answers: everyone('seen'),
        },
      },
      sender: 'anonymous',
    },
    'POST /api/payment/employer-subscription': {
      cases: {
        // A declined card shows that the caller had access; premium has a free subscription, and buys nothing beside it.
        'for themselves': {
          body: (fixtures) => order(fixtures),
          answers: { ...employersAndGuests('PaymentFailed'), premium: 'Conflict' },
        },
        "by an employer's link": {
          body: (fixtures) => ({ ...order(fixtures), sharedHash: fixtures.contacts.employer.hash }),
          answers: outcomes({ rest: 'PaymentFailed', premium: 'Conflict', jobSeeker: 'Forbidden', admin: 'Forbidden' }),
        },
        'by an unknown link': {
          body: (fixtures) => ({ ...order(fixtures), sharedHash: make.unique() }),
          answers: outcomes({
            rest: 'NotFound',
            ...{ guest: 'PaymentFailed', otherGuest: 'PaymentFailed' },
            ...{ employer: 'PaymentFailed', otherEmployer: 'PaymentFailed', premium: 'Conflict' },
          }),
        },
      },
      sender: 'employer',
      validBody: (fixtures) => order(fixtures, '4242424242424242'),
      required: ['cardDetails', 'priceDetails'],
    },
    'GET /api/payment/validate_payment/{session id}': {
      cases: { 'of an unknown session': { path: { 'session id': 'cs_test_unknown' } } },
      sender: 'employer',
    },
  },
  texts: {
    returnPath: ['/chat/1', '//elsewhere.test', '/my-subscription?a=b'],
    paymentMethodId: ['pm_12345678', 'pm_card_visa', 'tok_1'],
    attemptKey: ['attempt-key-1', 'attempt-key-2'],
    currency: ['SGD', 'JPY', 'XXX', 'sgd'],
  },
  hidden: (fixtures) => {
    const { db } = fixtures.app.services;
    const column = (name: string) => async (text: string) =>
      db.subscription.update({ where: { id: (await subscriptionOfPremium(fixtures)).id }, data: { [name]: text } });
    return {
      "the reason of premium's gift": { set: column('grantReason'), seenBy: ['admin'], seenOverRest: [] },
      "premium's card": { set: column('cardBrand'), seenBy: ['premium', 'admin'], seenOverRest: [] },
      "the number of premium's invoice": {
        set: async (number) => {
          const { id: subscriptionId } = await subscriptionOfPremium(fixtures);
          const paid = { currency: 'SGD', amount: 4900, status: 'PAID' as const };
          await db.invoice.create({ data: { ...paid, subscriptionId, stripeInvoiceId: 'in_hidden', number } });
        },
        seenBy: ['premium', 'admin'],
        seenOverRest: [],
      },
    };
  },
  makeSpare: async ({ app }) => {
    const { db } = app.services;
    await makeSubscription(db, (await makeEmployer(db)).id, app.clock.now);
  },
} satisfies Noun;
