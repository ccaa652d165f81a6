import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { cells, everyone, type Rows } from '../row.ts';

/** What employers buy. */

const subscribe = `mutation ($card: String!, $key: String!) {
  subscribe(input: { recurringMode: MONTHLY, paymentMethodId: $card, attemptKey: $key, returnPath: "/" }) { __typename }
}`;

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
      variables: async ({ app, people }) => ({
        id: encodeGlobalId(
          'EmployerSubscription',
          (await app.services.db.subscription.findFirstOrThrow({ where: { employerId: people.premium.id } })).id,
        ),
      }),
      answers: cells({ rest: 'NotFound', premium: 'seen', admin: 'seen' }),
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
  'Mutation.confirmPayment': {
    'of a session that is none': {
      ask: 'mutation { confirmPayment(input: { sessionId: "cs_test_0000000000000000" }) { __typename } }',
      answers: everyone('NotFound'),
    },
  },
};
