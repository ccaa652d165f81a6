import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { Subscription, User } from '../../server/generated/prisma/client.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeReference } from './factories.ts';
import { fixture } from './fixtures.ts';
import { askAs } from './graph.ts';
import {
  afterChange,
  asEmployer,
  type Card,
  makeSubscriber,
  openProviderSide,
  type ProviderSide,
  type Purchase,
} from './sandbox.ts';

export type Answer = Record<string, unknown> & { __typename: string; subscription?: Record<string, unknown> };

/** The queried fields of a subscription. */
export const subscriptionFields = `isActive status currentPeriodEnd cancelAtPeriodEnd cardBrand cardLast4
  viewerCanCancel viewerCanResume viewerCanChangeCard`;
const failures = '... on Failure { message code }';

export type Subscriber = Awaited<ReturnType<typeof makeSubscriber>>;

export type Subscribers = {
  app: TestApp;
  provider: ProviderSide;
  /** An employer who subscribed monthly on 1 June at noon. */
  makeSubscriber: (card?: Card) => Promise<Subscriber>;
  /** The same, after the renewal on 1 July was declined. */
  makeOverdue: () => Promise<Subscriber>;
  change: (
    viewer: Viewer,
    mutation: 'cancelSubscription' | 'resumeSubscription' | 'changeCard',
    bought: { globalId: string },
    input?: Record<string, unknown>,
    at?: TestApp,
  ) => Promise<Answer>;
  cancel: (viewer: Viewer, bought: { globalId: string }) => Promise<Answer>;
  resume: (viewer: Viewer, bought: { globalId: string }) => Promise<Answer>;
  changeCard: (viewer: Viewer, bought: { globalId: string }, card: Card) => Promise<Answer>;
  isPremium: (employer: User) => Promise<unknown>;
  rowOf: (bought: Purchase) => Promise<Subscription>;
  close: () => Promise<void>;
};

/** An application with paying employers, and the mutations of their subscriptions. */
export async function startSubscribers(): Promise<Subscribers> {
  const app = await startTestApp();
  await makeReference(app.services.db);
  await app.services.reference.refresh();
  const provider = await openProviderSide(app);

  const change: Subscribers['change'] = async (viewer, mutation, { globalId }, input = {}, at = app) => {
    const name = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
    const isCard = mutation === 'changeCard';
    const { data, errors } = await askAs(
      at,
      viewer,
      `mutation ($input: ${name}Input!) {
        ${mutation}(input: $input) {
          __typename ... on ${name}Payload { subscription { ${subscriptionFields} } ${isCard ? 'redirectUrl' : ''} }
          ${failures} ${isCard ? '... on PaymentFailed { reason }' : ''}
        }
      }`,
      { input: { subscription: globalId, ...input } },
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return JSON.parse(JSON.stringify(data))[mutation];
  };
  const changeCard: Subscribers['changeCard'] = async (viewer, bought, card) => {
    const paymentMethodId = await provider.takeCard(card);
    return change(viewer, 'changeCard', bought, { paymentMethodId, returnPath: '/my-subscription' });
  };
  const make: Subscribers['makeSubscriber'] = async (card) => {
    const subscriber = await makeSubscriber(app, provider, { card });
    // What the purchase announced would otherwise arrive during the test, for example while the employer is banned.
    await provider.delivered();
    return subscriber;
  };

  return {
    app,
    provider,
    change,
    changeCard,
    makeSubscriber: make,
    makeOverdue: async () => {
      const subscriber = await make();
      await changeCard(subscriber.viewer, subscriber.bought, 'failsLater');
      await afterChange(app, subscriber.employer, () => subscriber.moveTo('2026-07-01T13:00:01Z'));
      return subscriber;
    },
    cancel: (viewer, bought) => change(viewer, 'cancelSubscription', bought),
    resume: (viewer, bought) => change(viewer, 'resumeSubscription', bought),
    isPremium: async (employer) => {
      const { data } = await askAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }');
      return JSON.parse(JSON.stringify(data)).viewer.hasActiveSubscription;
    },
    rowOf: ({ id }) => app.services.db.subscription.findUniqueOrThrow({ where: { id } }),
    close: async () => {
      await provider.close();
      await app.stop();
    },
  };
}

/** The same for the tests of a file. */
export const testSubscribers = (): Subscribers => fixture(startSubscribers, (subscribers) => subscribers.close());
