import { afterAll, describe, expect, it } from 'vitest';
import { banUser, cancelBannedSubscriptions, liftBan } from '../../../server/domain/lifecycle/ban/ban.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { makeAdmin } from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { startSubscribers } from '../../support/subscribers.ts';

/** What happens to the subscription of an employer who is banned; in each of its states: docs/product/payment-states.md. */

const { app, makeSubscriber, rowOf, resume, close } = await startSubscribers();
afterAll(close);

const asClara = async () => contextFor(app, asAdmin(await makeAdmin(app.services.db)));
const person = ({ id }: { id: number }) => ({ id, role: 'ROLE_EMPLOYER' as const });
const ban = async (employer: { id: number }) => banUser(await asClara(), person(employer), { reason: 'Fraud' });
const lift = async (employer: { id: number }) => liftBan(await asClara(), person(employer));

describe('the subscription of a banned employer', () => {
  it('is cancelled when the provider responds again', async () => {
    const { employer, bought } = await makeSubscriber();
    await ban(employer);
    const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
    const gone = createStripePayment({ ...keys, sandboxAddress: 'http://127.0.0.1:1', maxNetworkRetries: 0 });
    const log = Object.assign(Object.create(app.services.log), { error: () => {} });
    await cancelBannedSubscriptions({ ...app.services, payment: gone, log });
    expect(await rowOf(bought)).toMatchObject({ cancelAtPeriodEnd: false });
    // The queue waits before it tries again.
    await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'ban-subscription'`;
    await Promise.all([cancelBannedSubscriptions(app.services), cancelBannedSubscriptions(app.services)]);
    expect(await rowOf(bought)).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: true });
  });

  it('goes on if the ban is lifted in time; later the employer resumes it', async () => {
    const { employer, viewer, bought } = await makeSubscriber();
    await ban(employer);
    await lift(employer);
    await cancelBannedSubscriptions(app.services);
    expect(await rowOf(bought)).toMatchObject({ cancelAtPeriodEnd: false });
    await ban(employer);
    await cancelBannedSubscriptions(app.services);
    await lift(employer);
    expect(await rowOf(bought)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await resume(viewer, bought)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
  });
});
