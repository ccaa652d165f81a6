import { afterAll, describe, expect, it } from 'vitest';
import { noPayment } from '../../server/payment/none.ts';
import type { PaymentProvider } from '../../server/payment/payment.ts';
import type { TestApp } from '../support/app.ts';
import { makeEmployer } from '../support/factories.ts';
import { askAs } from '../support/graph.ts';
import { asEmployer } from '../support/sandbox.ts';
import { startSubscribers } from '../support/subscribers.ts';

/** A payment provider that does not respond or is not configured. */

const { app, makeSubscriber, change, rowOf, close } = await startSubscribers();
afterAll(close);

describe('an unavailable payment provider', () => {
  const withPayment = (payment: PaymentProvider): TestApp => ({ ...app, services: { ...app.services, payment } });

  it('that is not configured results in a message to the user', async () => {
    const { viewer, bought } = await makeSubscriber();
    const brokenApp = withPayment(noPayment);
    const sentence =
      'Payments are unavailable at the moment. Please contact the product team at support@hourhand.test.';
    const card = { paymentMethodId: 'pm_card_visa', returnPath: '/' };
    for (const answer of [
      await change(viewer, 'cancelSubscription', bought, {}, brokenApp),
      await change(viewer, 'resumeSubscription', bought, {}, brokenApp),
      await change(viewer, 'changeCard', bought, card, brokenApp),
    ]) {
      expect(answer).toMatchObject({ __typename: 'Unavailable', code: 503, message: sentence });
    }
    const newcomer = asEmployer(await makeEmployer(app.services.db));
    const { data } = await askAs(
      brokenApp,
      newcomer,
      `mutation {
        subscribe(input: { recurringMode: MONTHLY, paymentMethodId: "pm_card_visa", attemptKey: "attempt-none", returnPath: "/" }) {
          __typename ... on Failure { message }
        }
        confirmPayment(input: { sessionId: "sub_1.0" }) { __typename ... on Failure { message } }
      }`,
    );
    expect(data).toEqual({
      subscribe: { __typename: 'Unavailable', message: sentence },
      confirmPayment: { __typename: 'Unavailable', message: sentence },
    });
    const own =
      '{ paymentSetup { mode } viewer { subscriptions { edges { node { viewerCanCancel viewerCanChangeCard } } } } }';
    expect((await askAs(brokenApp, viewer, own)).data).toEqual({
      paymentSetup: { mode: 'NONE' },
      viewer: { subscriptions: { edges: [{ node: { viewerCanCancel: false, viewerCanChangeCard: false } }] } },
    });
  });
});
