import { randomBytes } from 'node:crypto';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { makeGuest, makeSubscription } from '../../support/factories.ts';
import { adminsOnly, cells, everyone, type Rows } from '../row.ts';
import type { World } from '../world.ts';

/** What employers buy. */

const subscribe = `mutation ($card: String!, $key: String!) {
  subscribe(input: { recurringMode: MONTHLY, paymentMethodId: $card, attemptKey: $key, returnPath: "/" }) { __typename }
}`;

/** What only the employer does whose subscription it is; a gift lets nobody do it. */
const ownersOnly = cells({
  rest: 'NotFound',
  anonymous: 'SignInRequired',
  jobSeeker: 'Forbidden',
  otherJobSeeker: 'Forbidden',
  admin: 'Forbidden',
  premium: 'Conflict',
});

const premiumsSubscription = ({ app, people }: World) =>
  app.services.db.subscription.findFirstOrThrow({ where: { employerId: people.premium.id } });

const subscriptionOfPremium = async (world: World) => ({
  id: encodeGlobalId('EmployerSubscription', (await premiumsSubscription(world)).id),
});

const changing = (mutation: string, more = '') =>
  `mutation ($id: ID!) { ${mutation}(input: { subscription: $id ${more} }) { __typename } }`;

/** An invoice of premium's, as if they had paid. */
async function invoiceOfPremium(world: World) {
  const { db } = world.app.services;
  const { id: subscriptionId, currency, amount } = await premiumsSubscription(world);
  const data = { subscriptionId, currency, amount, status: 'PAID' as const };
  const invoice = await db.invoice.upsert({
    where: { stripeInvoiceId: 'in_premium' },
    create: { ...data, stripeInvoiceId: 'in_premium' },
    update: {},
  });
  return { id: encodeGlobalId('Invoice', invoice.id) };
}

export const subscriptionRows: Rows = {
  'Query.paymentSetup': { 'of the server': { ask: '{ paymentSetup { mode } }', answers: everyone('seen') } },
  'Query.pricingOptions': { 'of anywhere': { ask: '{ pricingOptions { id } }', answers: everyone('seen') } },
  'node PricingOption': {
    'one that is there': {
      ask: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: async ({ app }) => ({
        id: encodeGlobalId('PricingOption', (await app.services.db.pricingOption.findFirstOrThrow()).id),
      }),
      answers: everyone('seen'),
    },
  },
  'node EmployerSubscription': {
    "premium's": {
      ask: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: subscriptionOfPremium,
      answers: cells({ rest: 'NotFound', premium: 'seen', admin: 'seen' }),
    },
  },
  'node Invoice': {
    "premium's": {
      ask: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: invoiceOfPremium,
      answers: cells({ rest: 'NotFound', premium: 'seen', admin: 'seen' }),
    },
  },
  'Query.allPricingOptions': { all: { ask: '{ allPricingOptions { id } }', answers: adminsOnly('seen') } },
  'Query.subscriptions': {
    "of premium's": {
      ask: 'query ($id: Int!) { subscriptions(filter: { employerId: $id }) { edges { node { databaseId } } } }',
      variables: ({ people }) => ({ id: people.premium.id }),
      answers: adminsOnly('seen'),
    },
  },
  'Query.subscriptionTotals': {
    'where nobody pays': { ask: '{ subscriptionTotals { currency } }', answers: adminsOnly('empty') },
  },
  'Mutation.savePricingOption': {
    'in no currency': {
      ask: `mutation {
        savePricingOption(input: { currency: "XXX", recurringMode: MONTHLY, amount: 100 }) { __typename }
      }`,
      answers: adminsOnly('InvalidInput'),
    },
  },
  'Mutation.deletePricingOption': {
    'one that is not there': {
      ask: 'mutation ($id: ID!) { deletePricingOption(input: { id: $id }) { __typename } }',
      variables: () => ({ id: encodeGlobalId('PricingOption', 2_000_000_000) }),
      answers: adminsOnly('NotFound'),
    },
  },
  'Mutation.cancelSubscription': {
    "premium's gift": {
      ask: changing('cancelSubscription'),
      variables: subscriptionOfPremium,
      answers: ownersOnly,
    },
  },
  'Mutation.resumeSubscription': {
    "premium's gift": {
      ask: changing('resumeSubscription'),
      variables: subscriptionOfPremium,
      answers: ownersOnly,
    },
  },
  'Mutation.changeCard': {
    "of premium's gift": {
      ask: changing('changeCard', 'paymentMethodId: "pm_card_visa", returnPath: "/"'),
      variables: subscriptionOfPremium,
      answers: ownersOnly,
    },
  },
  'Mutation.startCardChange': {
    "of premium's gift": {
      ask: changing('startCardChange', 'returnPath: "/"'),
      variables: subscriptionOfPremium,
      answers: ownersOnly,
    },
  },
  'Mutation.changePlan': {
    "of premium's gift": {
      ask: changing('changePlan', 'recurringMode: YEARLY, returnPath: "/"'),
      variables: subscriptionOfPremium,
      answers: ownersOnly,
    },
  },
  'Mutation.grantSubscription': {
    'to a guest': {
      ask: `mutation ($id: ID!, $key: String!) {
        grantSubscription(input: { employer: $id, months: 1, reason: "Welcome", clientKey: $key }) { __typename }
      }`,
      variables: async ({ app }) => ({
        id: encodeGlobalId('Employer', (await makeGuest(app.services.db)).id),
        key: randomBytes(8).toString('hex'),
      }),
      answers: adminsOnly('done'),
    },
  },
  'Mutation.endGrantedSubscription': {
    "a guest's": {
      ask: changing('endGrantedSubscription'),
      variables: async ({ app }) => {
        const { id } = await makeGuest(app.services.db);
        const gift = await makeSubscription(app.services.db, id, app.clock.now);
        return { id: encodeGlobalId('EmployerSubscription', gift.id) };
      },
      answers: adminsOnly('done'),
    },
  },
  'Mutation.refundInvoice': {
    'one that is not there': {
      ask: 'mutation ($id: ID!) { refundInvoice(input: { invoice: $id }) { __typename } }',
      variables: () => ({ id: encodeGlobalId('Invoice', 2_000_000_000) }),
      answers: adminsOnly('NotFound'),
    },
  },
  'Subscription.viewerSubscriptionChanged': {
    "the viewer's own": {
      ask: 'subscription { viewerSubscriptionChanged { subscription { id } } }',
      answers: cells({
        rest: 'listening',
        anonymous: 'SignInRequired',
        jobSeeker: 'Forbidden',
        otherJobSeeker: 'Forbidden',
        admin: 'Forbidden',
      }),
    },
  },
  'Mutation.subscribe': {
    'with a card that is none': {
      ask: subscribe,
      variables: (_world, actor) => ({ card: 'no card at all', key: `attempt-${actor}` }),
      answers: cells({
        rest: 'InvalidInput',
        anonymous: 'SignInRequired',
        jobSeeker: 'Forbidden',
        otherJobSeeker: 'Forbidden',
        admin: 'Forbidden',
      }),
    },
  },
  'Mutation.startCheckout': {
    'back to no page of ours': {
      ask: `mutation {
        startCheckout(input: { recurringMode: MONTHLY, returnPath: "https://elsewhere.example" }) { __typename }
      }`,
      answers: cells({
        rest: 'InvalidInput',
        anonymous: 'SignInRequired',
        jobSeeker: 'Forbidden',
        otherJobSeeker: 'Forbidden',
        admin: 'Forbidden',
      }),
    },
  },
  'Mutation.confirmPayment': {
    'of a session that is none': {
      ask: 'mutation { confirmPayment(input: { sessionId: "cs_test_0000000000000000" }) { __typename } }',
      answers: everyone('NotFound'),
    },
  },
};
