import { randomBytes } from 'node:crypto';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { Fixtures } from '../../access/fixtures.ts';
import { makeSubscription } from '../../support/factories.ts';
import { nodeOf, plainly } from '../kept.ts';
import * as make from '../make.ts';
import type { GraphRows, Question } from '../noun.ts';
import { adminsOnly, employersAndGuests, everyone, outcomes } from '../outcomes.ts';

/** The actor `premium` has a subscription that an admin granted. */
export const subscriptionOfPremium = ({ app, people }: Fixtures) =>
  app.services.db.subscription.findFirstOrThrow({ where: { employerId: people.premium.id } });

/** An invoice of `premium`, as if they had paid. */
async function invoiceOfPremium(fixtures: Fixtures): Promise<number> {
  const { id: subscriptionId, currency, amount } = await subscriptionOfPremium(fixtures);
  const invoice = await fixtures.app.services.db.invoice.upsert({
    where: { stripeInvoiceId: 'in_premium' },
    create: { subscriptionId, currency, amount, status: 'PAID', stripeInvoiceId: 'in_premium' },
    update: {},
  });
  return invoice.id;
}

const seenByPremium = outcomes({ rest: 'NotFound', premium: 'seen', admin: 'seen' });

/** A change of premium's gift: only its owner may make it, and a gift cannot be changed. */
const changeOfGift = (mutation: string, input = ''): Record<string, Question> => ({
  "of premium's gift": {
    ask: `mutation ($id: ID!) { ${mutation}(input: { subscription: $id ${input} }) { __typename } }`,
    variables: async (fixtures) => ({
      id: encodeGlobalId('EmployerSubscription', (await subscriptionOfPremium(fixtures)).id),
    }),
    answers: { ...employersAndGuests('NotFound'), premium: 'Conflict' },
  },
});

const onNothing = (typename: string, mutation: string): Question => ({
  ask: `mutation ($id: ID!) { ${mutation} { __typename } }`,
  variables: () => ({ id: encodeGlobalId(typename, make.noId) }),
  answers: adminsOnly('NotFound'),
});

export const subscriptionGraph: GraphRows = {
  'Query.paymentSetup': { 'of the server': plainly('paymentSetup { mode }', everyone('seen')) },
  'Query.pricingOptions': { 'of any country': plainly('pricingOptions { id }', everyone('seen')) },
  'Query.paymentDifferences': { 'all of them': plainly('paymentDifferences { totalCount }', adminsOnly('seen')) },
  'Query.disputes': { 'all of them': plainly('disputes { totalCount }', adminsOnly('seen')) },
  'node Dispute': {
    "of premium's payment": nodeOf(
      'Dispute',
      async (fixtures) => {
        const invoiceId = await invoiceOfPremium(fixtures);
        const { id } = await fixtures.app.services.db.dispute.upsert({
          where: { providerId: 'du_premium' },
          create: {
            providerId: 'du_premium',
            invoiceId,
            reason: 'fraudulent',
            state: 'NEEDS_RESPONSE',
            inquiry: false,
            currency: 'SGD',
            amount: 4900,
            openedAt: new Date(),
          },
          update: {},
        });
        return id;
      },
      outcomes({ rest: 'NotFound', admin: 'seen' }),
    ),
  },
  'Query.ledger': {
    'of a month': plainly('ledger(month: "2026-11") { month currencies { currency } }', adminsOnly('seen')),
  },
  'Query.lastReconciliation': {
    'of the last hour': {
      ask: '{ lastReconciliation { compared } }',
      variables: async ({ app }) => {
        await app.services.db.reconciliation.create({ data: { beganAt: new Date(), endedAt: new Date() } });
        return {};
      },
      answers: adminsOnly('seen'),
    },
  },
  'node PaymentDifference': {
    'an open one': nodeOf(
      'PaymentDifference',
      async ({ app }) => {
        const key = { kind: 'SECOND_SUBSCRIPTION', subject: 'sub_second' } as const;
        const { id } = await app.services.db.paymentDifference.upsert({
          where: { kind_subject: key },
          create: { ...key, foundAt: new Date() },
          update: {},
        });
        return id;
      },
      outcomes({ rest: 'NotFound', admin: 'seen' }),
    ),
  },
  'Query.allPricingOptions': { 'all of them': plainly('allPricingOptions { id }', adminsOnly('seen')) },
  'node PricingOption': {
    'an existing one': nodeOf(
      'PricingOption',
      async ({ app }) => (await app.services.db.pricingOption.findFirstOrThrow()).id,
      everyone('seen'),
    ),
  },
  'node EmployerSubscription': {
    "premium's": nodeOf(
      'EmployerSubscription',
      async (fixtures) => (await subscriptionOfPremium(fixtures)).id,
      seenByPremium,
    ),
  },
  'node Invoice': { "premium's": nodeOf('Invoice', invoiceOfPremium, seenByPremium) },
  'Query.subscriptions': {
    "premium's": {
      ask: 'query ($id: Int!) { subscriptions(filter: { employerId: $id }) { edges { node { databaseId } } } }',
      variables: ({ people }) => ({ id: people.premium.id }),
      answers: adminsOnly('seen'),
    },
  },
  'Query.subscriptionTotals': {
    'without a payment': plainly('subscriptionTotals { currency }', adminsOnly('empty')),
  },
  'Mutation.savePricingOption': {
    'in an unknown currency': {
      ask: `mutation {
        savePricingOption(input: { currency: "XXX", recurringMode: MONTHLY, amount: 100 }) { __typename }
      }`,
      answers: adminsOnly('InvalidInput'),
    },
  },
  'Mutation.deletePricingOption': {
    'one that does not exist': onNothing('PricingOption', 'deletePricingOption(input: { id: $id })'),
  },
  'Mutation.closePaymentDifference': {
    'one that is open': {
      ask: `mutation ($id: ID!) {
        closePaymentDifference(input: { difference: $id, reason: "Refunded by hand" }) { __typename }
      }`,
      variables: async ({ app }) => {
        const subject = `evt_${randomBytes(8).toString('hex')}`;
        const data = { kind: 'EVENT_WITHOUT_RECORD', subject, foundAt: new Date() } as const;
        const { id } = await app.services.db.paymentDifference.create({ data });
        return { id: encodeGlobalId('PaymentDifference', id) };
      },
      answers: adminsOnly('done'),
    },
    'one that does not exist': onNothing(
      'PaymentDifference',
      'closePaymentDifference(input: { difference: $id, reason: "Gone" })',
    ),
  },
  'Mutation.refundInvoice': {
    'one that does not exist': onNothing('Invoice', 'refundInvoice(input: { invoice: $id })'),
  },
  'Mutation.saveBillingDetails': {
    'without an address': {
      ask: 'mutation { saveBillingDetails(input: { line1: "", country: "SG" }) { __typename } }',
      answers: employersAndGuests('InvalidInput'),
    },
  },
  'Mutation.cancelSubscription': changeOfGift('cancelSubscription'),
  'Mutation.resumeSubscription': changeOfGift('resumeSubscription'),
  'Mutation.changeCard': changeOfGift('changeCard', 'paymentMethodId: "pm_card_visa", returnPath: "/"'),
  'Mutation.confirmRenewal': changeOfGift('confirmRenewal', 'returnPath: "/"'),
  'Mutation.startCardChange': changeOfGift('startCardChange', 'returnPath: "/"'),
  'Mutation.changePlan': changeOfGift('changePlan', 'recurringMode: YEARLY, returnPath: "/"'),
  'Mutation.grantSubscription': {
    'to a guest': {
      ask: `mutation ($id: ID!, $key: String!) {
        grantSubscription(input: { employer: $id, months: 1, reason: "Welcome", clientKey: $key }) { __typename }
      }`,
      variables: async (fixtures) => ({
        id: encodeGlobalId('Employer', (await make.guest(fixtures)).id),
        key: randomBytes(8).toString('hex'),
      }),
      answers: adminsOnly('done'),
    },
  },
  'Mutation.endGrantedSubscription': {
    "a guest's": {
      ask: 'mutation ($id: ID!) { endGrantedSubscription(input: { subscription: $id }) { __typename } }',
      variables: async (fixtures) => {
        const { db } = fixtures.app.services;
        const gift = await makeSubscription(db, (await make.guest(fixtures)).id, fixtures.app.clock.now);
        return { id: encodeGlobalId('EmployerSubscription', gift.id) };
      },
      answers: adminsOnly('done'),
    },
  },
  'Subscription.viewerSubscriptionChanged': {
    'their own': {
      ask: 'subscription { viewerSubscriptionChanged { subscription { id } } }',
      answers: employersAndGuests('listening'),
    },
  },
  'Mutation.subscribe': {
    'with an invalid card': {
      ask: `mutation ($card: String!, $key: String!) {
        subscribe(input: { recurringMode: MONTHLY, paymentMethodId: $card, attemptKey: $key, returnPath: "/" }) {
          __typename
        }
      }`,
      variables: (_fixtures, actor) => ({ card: 'not a card', key: `attempt-${actor}` }),
      answers: employersAndGuests('InvalidInput'),
    },
  },
  'Mutation.startCheckout': {
    'with a return to another site': {
      ask: `mutation {
        startCheckout(input: { recurringMode: MONTHLY, returnPath: "https://elsewhere.example" }) { __typename }
      }`,
      answers: employersAndGuests('InvalidInput'),
    },
  },
  'Mutation.confirmPayment': {
    'of an unknown session': {
      ask: 'mutation { confirmPayment(input: { sessionId: "cs_test_0000000000000000" }) { __typename } }',
      answers: everyone('NotFound'),
    },
  },
};
