import { beforeAll } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeReference } from './factories.ts';
import { fixture, testApp, testCatalog, testDb, testProvider } from './fixtures.ts';
import { type Answered, mutateAs, readAs } from './graph.ts';
import { afterChange, asEmployer, type Card, makeSubscriber, openProviderSide, type Purchase } from './sandbox.ts';

type BoughtSubscription = Pick<Purchase, 'globalId'>;

const selected = `subscription { isActive status currentPeriodEnd cancelAtPeriodEnd cardBrand cardLast4
  viewerCanCancel viewerCanResume viewerCanChangeCard }`;

/** An application with paying employers, and the mutations of their subscriptions. */
export async function startSubscribers() {
  const app = await startTestApp();
  await makeReference(app.services.db);
  await app.services.reference.refresh();
  const provider = await openProviderSide(app);

  const change = (
    viewer: Viewer,
    mutation: 'cancelSubscription' | 'resumeSubscription' | 'changeCard',
    { globalId: subscription }: BoughtSubscription,
    input: object = {},
    at: TestApp = app,
  ): Promise<Answered> => {
    const [more, failed] = mutation === 'changeCard' ? ['redirectUrl', '... on PaymentFailed { reason }'] : [];
    return mutateAs(at, viewer, mutation, { subscription, ...input }, `${selected} ${more ?? ''}`, failed);
  };
  const changeCard = async (viewer: Viewer, bought: BoughtSubscription, card: Card) => {
    const paymentMethodId = await provider.takeCard(card);
    return change(viewer, 'changeCard', bought, { paymentMethodId, returnPath: '/my-subscription' });
  };
  /** An employer who subscribed monthly on 1 June at noon. */
  const make = async (card?: Card) => {
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
    /** The same, after the renewal on 1 July was declined. */
    makeOverdue: async () => {
      const subscriber = await make();
      await changeCard(subscriber.viewer, subscriber.bought, 'failsLater');
      await afterChange(app, subscriber.employer, () => subscriber.moveTo('2026-07-01T13:00:01Z'));
      return subscriber;
    },
    cancel: (viewer: Viewer, bought: BoughtSubscription) => change(viewer, 'cancelSubscription', bought),
    resume: (viewer: Viewer, bought: BoughtSubscription) => change(viewer, 'resumeSubscription', bought),
    isPremium: async (employer: User): Promise<boolean> => {
      const { viewer } = await readAs(app, asEmployer(employer), '{ viewer { hasActiveSubscription } }');
      return viewer.hasActiveSubscription;
    },
    rowOf: ({ id }: Pick<Purchase, 'id'>) => app.services.db.subscription.findUniqueOrThrow({ where: { id } }),
    close: async () => {
      await provider.close();
      await app.stop();
    },
  };
}

/** The same for the tests of a file, to which only the tests deliver what the provider announces. */
export function testSubscribers() {
  const subscribers = fixture(startSubscribers, ({ close }) => close());
  const app = fixture(() => subscribers.app);
  const db = testDb(app);
  const provider = fixture(() => subscribers.provider);
  beforeAll(() => provider.holdMessages());
  return { subscribers, app, db, provider };
}

/** An application and its provider, of which the same is true. */
export function testPayments() {
  const app = testApp();
  const db = testDb(app);
  testCatalog(app);
  const provider = testProvider(app);
  beforeAll(() => provider.holdMessages());
  return { app, db, provider };
}
