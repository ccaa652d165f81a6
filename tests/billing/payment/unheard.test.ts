import { beforeAll, expect, it } from 'vitest';
import { askAboutUnheard } from '../../../server/domain/billing/provider/unheard.ts';
import { learnOutcomes } from '../../../server/domain/billing/purchase/outcome.ts';
import { makeEmployer } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import { asEmployer, buy, payOnPage } from '../../support/sandbox.ts';
import { testSubscribers } from '../../support/subscribers.ts';

/** Messages of the provider that never arrive: the product asks by itself. */

const subscribers = testSubscribers();

beforeAll(async () => {
  await subscribers.provider.holdMessages();
});

/** An hour passes, in which nothing arrives. */
async function anHourLater(): Promise<void> {
  const { services } = subscribers.app;
  await askAboutUnheard(services);
  await services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'payment-outcome'`;
  await learnOutcomes(services);
}

it('a declined renewal is found, and so is its payment', async () => {
  const { provider, rowOf } = subscribers;
  const { bought, customerId, moveTo } = await subscribers.makeSubscriber();
  const replaceCard = async (card: 'failsLater' | 'mastercard') => {
    const { id } = await provider.stripe.paymentMethods.attach(await provider.takeCard(card), { customer: customerId });
    await provider.stripe.subscriptions.update(bought.providerId, { default_payment_method: id });
  };
  await replaceCard('failsLater');
  await moveTo('2026-07-01T15:00:00Z');
  await anHourLater();
  expect(await rowOf(bought)).toMatchObject({ status: 'PAST_DUE' });
  await replaceCard('mastercard');
  await moveTo('2026-07-10T12:00:00Z');
  await anHourLater();
  expect(await rowOf(bought)).toMatchObject({
    status: 'ACTIVE',
    currentPeriodEnd: new Date('2026-08-01T12:00:00Z'),
  });
});

it("a payment on the bank's page is found", async () => {
  const { app, provider } = subscribers;
  app.clock.now = new Date();
  const employer = await makeEmployer(app.services.db);
  const bought = await buy(app, provider, employer, { card: 'asks' });
  const page = (bought.redirectUrl ?? '').replace(app.services.publicUrl, app.url);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });
  app.clock.now = new Date(Date.now() + 2 * 3_600_000);
  await anHourLater();
  expect(await subscribers.rowOf(bought)).toMatchObject({ status: 'ACTIVE' });
});

it("a payment on the provider's page is found, without a visit to us", async () => {
  const { app } = subscribers;
  app.clock.now = new Date();
  const employer = await makeEmployer(app.services.db);
  const { data } = await askAs(
    app,
    asEmployer(employer),
    `mutation { startCheckout(input: { recurringMode: MONTHLY, returnPath: "/chat" }) {
      ... on StartCheckoutPayload { redirectUrl } } }`,
  );
  const { redirectUrl } = JSON.parse(JSON.stringify(data)).startCheckout;
  await payOnPage(redirectUrl.replace(app.services.publicUrl, app.url));
  await anHourLater();
  expect(await subscribers.isPremium(employer)).toBe(true);
});

it('what is up to date is not asked about', async () => {
  const { app } = subscribers;
  const { employer } = await subscribers.makeSubscriber();
  await askAboutUnheard(app.services);
  const waiting = await app.services.db.$queryRaw`
    SELECT FROM pgboss.job
    WHERE name = 'payment-outcome' AND state < 'active' AND data->>'employerId' = ${String(employer.id)}`;
  expect(waiting).toEqual([]);
});
