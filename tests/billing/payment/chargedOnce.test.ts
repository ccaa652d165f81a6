import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { PaymentProviderUnavailable } from '../../../server/payment/failures.ts';
import type { PaymentProvider } from '../../../server/payment/payment.ts';
import type { TestApp } from '../../support/app.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeEmployer, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { asEmployer } from '../../support/sandbox.ts';

/** Double clicks, retries after a timeout and parallel tabs lead to one subscription and one charge. */

const app = testApp();
testCatalog(app);
const provider = testProvider(app);

beforeAll(async () => {
  // Purchases are reported only by responses.
  await provider.holdMessages();
});

let keys = 0;
const newKey = () => {
  keys += 1;
  return `attempt-${keys}`;
};

async function subscribe(employer: User, paymentMethodId: string, attemptKey: string, catalog = app): Promise<string> {
  const { data } = await askAs(
    catalog,
    asEmployer(employer),
    `mutation ($input: SubscribeInput!) {
      subscribe(input: $input) { __typename ... on SubscribePayload { status } }
    }`,
    { input: { recurringMode: 'MONTHLY', paymentMethodId, attemptKey, returnPath: '/chat' } },
  );
  const { __typename, status } = JSON.parse(JSON.stringify(data)).subscribe;
  return status ?? __typename;
}
const order = {
  cardDetails: {
    type: 'card',
    number: '4242424242424242',
    expiry_month: 12,
    expiry_year: 2040,
    name: 'Ana',
    cvv: '123',
  },
  priceDetails: { recurring_mode: 'monthly' },
};

/** The number of subscriptions in the database and at the provider, and of charges. */
async function outcome({ id }: User) {
  const { db } = app.services;
  const rows = await db.subscription.findMany({ where: { employerId: id, status: 'ACTIVE' } });
  const customers = (await provider.stripe.customers.list({ limit: 100 })).data.filter(
    ({ metadata }) => metadata.employerId === String(id),
  );
  let charges = 0;
  let running = 0;
  for (const { id: customer } of customers) {
    charges += (await provider.stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid).length;
    running += (await provider.stripe.subscriptions.list({ customer, status: 'active' })).data.length;
  }
  return { here: rows.length, running, charges };
}
const once = { here: 1, running: 1, charges: 1 };

it('a double click is charged once', async () => {
  const employer = await makeEmployer(app.services.db);
  const [card, key] = [await provider.takeCard('visa'), newKey()];
  const answers = await Promise.all(Array.from({ length: 4 }, () => subscribe(employer, card, key)));
  expect(answers).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE']);
  expect(await outcome(employer)).toEqual(once);
});

it('two tabs and the REST layer at the same time are charged once', async () => {
  const employer = await makeEmployer(app.services.db);
  const visitor = await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
  const overRest = async () => (await visitor.post('/api/payment/employer-subscription', order)).status;
  const [one, other] = [await provider.takeCard('visa'), await provider.takeCard('mastercard')];
  const answers = await Promise.all([
    subscribe(employer, one, newKey()),
    overRest(),
    subscribe(employer, other, newKey()),
    overRest(),
    overRest(),
  ]);
  expect(answers).toEqual(['ACTIVE', 200, 'ACTIVE', 200, 200]);
  expect(await outcome(employer)).toEqual(once);
});

describe('a payment whose response is lost', () => {
  /** The provider does everything, but its response is lost. */
  const losing = (method: 'subscribe' | 'readSubscription'): TestApp => {
    const held = app.services.payment;
    const lost = async (): Promise<never> => {
      throw new PaymentProviderUnavailable('The answer was lost.');
    };
    const payment: PaymentProvider =
      method === 'subscribe'
        ? { ...held, subscribe: (request) => held.subscribe(request).then(lost) }
        : { ...held, readSubscription: lost };
    return { ...app, services: { ...app.services, payment } };
  };

  it.each([
    ['with the same key', true],
    ['with another key and another card', false],
  ])('is charged once when it is repeated %s', async (_how, sameKey) => {
    for (const method of ['subscribe', 'readSubscription'] as const) {
      const employer = await makeEmployer(app.services.db);
      const [card, key] = [await provider.takeCard('visa'), newKey()];
      expect(await subscribe(employer, card, key, losing(method))).toBe('Unavailable');
      expect(await outcome(employer)).toEqual({ here: 0, running: 1, charges: 1 });
      const again = sameKey ? ([card, key] as const) : ([await provider.takeCard('mastercard'), newKey()] as const);
      expect(await subscribe(employer, ...again)).toBe('ACTIVE');
      expect(await outcome(employer)).toEqual(once);
    }
  });

  it('is charged once when it is repeated over the REST layer', async () => {
    const employer = await makeEmployer(app.services.db);
    await subscribe(employer, await provider.takeCard('visa'), newKey(), losing('subscribe'));
    const visitor = await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
    expect((await visitor.post('/api/payment/employer-subscription', order)).status).toBe(200);
    expect(await outcome(employer)).toEqual(once);
  });
});
