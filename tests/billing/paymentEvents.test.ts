import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { makeEmployer } from '../support/factories.ts';
import { listenAs } from '../support/graph.ts';
import { buy, makeSubscriber, type Purchase } from '../support/sandbox.ts';
import { testPayments } from '../support/subscribers.ts';

/** Webhooks of the provider, which may arrive late, twice and in any order. */

const { app, db, provider } = testPayments();

const subscribe = () => makeSubscriber(app, provider);

/** The stored subscription with its invoices, without ids and times. */
async function recordOf({ providerId }: Purchase) {
  const { id, createdAt, updatedAt, ...record } = await db.subscription.findUniqueOrThrow({
    where: { stripeSubscriptionId: providerId },
    include: { invoices: { orderBy: { createdAt: 'asc' }, omit: { id: true, subscriptionId: true } } },
  });
  return record;
}

/** Removes what the webhooks and the responses of the provider have stored. */
async function forget({ providerId }: Purchase, events: Stripe.Event[]): Promise<void> {
  await db.invoice.deleteMany({ where: { subscription: { stripeSubscriptionId: providerId } } });
  await db.subscription.deleteMany({ where: { stripeSubscriptionId: providerId } });
  await db.webhookEvent.deleteMany({ where: { id: { in: events.map(({ id }) => id) } } });
}

/** A whole life cycle: purchase, renewal, declined payment, payment, cancellation, end. */
async function makeHistory() {
  const { bought, moveTo, customerId } = await subscribe();
  await moveTo('2026-07-02T12:00:00Z');
  await provider.putCard(customerId, bought.providerId, 'failsLater');
  await moveTo('2026-08-02T12:00:00Z');
  await provider.putCard(customerId, bought.providerId, 'mastercard');
  await moveTo('2026-08-20T12:00:00Z');
  await provider.stripe.subscriptions.update(bought.providerId, { cancel_at_period_end: true });
  await moveTo('2026-09-02T12:00:00Z');
  return { bought, customerId, events: await provider.eventsOf(bought.providerId) };
}

/** Expects the final state and all invoices, as the provider has them. */
async function expectWhole(bought: Purchase, customerId: string): Promise<void> {
  const record = await recordOf(bought);
  expect(record).toMatchObject({
    status: 'CANCELED',
    currentPeriodEnd: new Date('2026-09-01T12:00:00Z'),
    cardBrand: 'mastercard',
  });
  const { data } = await provider.stripe.invoices.list({ customer: customerId });
  expect(data).toHaveLength(3);
  const paid = data.map(({ id, number }) => ({ stripeInvoiceId: id, number, status: 'PAID' })).reverse();
  expect(record.invoices).toMatchObject(paid);
}

describe('webhooks', () => {
  it('in reverse order, each twice at once, of which the effect of some fails, result in the same record, also long after the end', async () => {
    const { bought, events, customerId } = await makeHistory();
    await forget(bought, events);
    await db.$executeRaw`CREATE SEQUENCE crashes`;
    await db.$executeRawUnsafe(`CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('crashes') % 3 = 0 THEN RAISE EXCEPTION 'between receipt and effect'; END IF; RETURN NEW; END $$`);
    await db.$executeRaw`CREATE TRIGGER crash BEFORE UPDATE ON webhook_event FOR EACH ROW EXECUTE FUNCTION crash()`;
    let crashed = 0;
    for (let owed = [...events.toReversed(), ...events]; owed.length > 0; ) {
      const statuses = await Promise.all(owed.map(provider.deliver));
      owed = owed.filter((_, index) => statuses[index] !== 200);
      crashed += owed.length;
    }
    await db.$executeRaw`DROP FUNCTION crash CASCADE`;
    expect(crashed).toBeGreaterThan(3);
    await expectWhole(bought, customerId);
    const record = await recordOf(bought);
    const paid = events.find(({ type }) => type === 'invoice.paid');
    const late = { ...(paid ?? events[0]), id: 'evt_long_after' } as Stripe.Event;
    expect(await provider.deliver(late)).toBe(200);
    expect(await recordOf(bought)).toEqual(record);
  });

  it('about an unknown customer are accepted, kept for admins, and change nothing', async () => {
    const { id } = await provider.stripe.customers.create();
    const stranger = await provider.subscribeByHand(id, { metadata: { employerId: 2_000_000_000 } });
    const events = await provider.eventsOf(stranger.id);
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) expect(await provider.deliver(event)).toBe(200);
    expect(await db.subscription.count({ where: { stripeSubscriptionId: stranger.id } })).toBe(0);
    const ids = events.map(({ id }) => id);
    const waiting = await db.webhookEvent.count({ where: { id: { in: ids }, processedAt: null } });
    expect(waiting).toBeGreaterThan(3);
    expect(await db.paymentDifference.count({ where: { subject: { in: ids }, settledAt: null } })).toBe(waiting);
  });
});

it('a payment whose refund is heard of first has its receipt, as in any other order', async () => {
  const { bought, customerId, moveTo } = await subscribe();
  await moveTo('2026-07-01T13:00:00Z');
  await moveTo('2026-08-01T13:00:00Z');
  const { data: charges } = await provider.stripe.charges.list({ customer: customerId });
  const [, ofJuly] = charges.toSorted((one, other) => one.created - other.created);
  await provider.stripe.refunds.create({ charge: ofJuly?.id ?? '' });
  const news = await provider.eventsOf('charge.refunded');
  for (const event of news.slice(-1)) expect(await provider.deliver(event)).toBe(200);
  expect((await recordOf(bought)).invoices.map(({ status }) => status)).toEqual(['PAID', 'REFUNDED', 'PAID']);
  const receipts = await db.$queryRaw<{ status: string }[]>`
    SELECT status::text FROM invoice JOIN pgboss.job ON name = 'receipt-mail' AND data ->> 'invoiceId' = invoice.id::text
    WHERE subscription_id = ${bought.id}`;
  expect(receipts.map(({ status }) => status).toSorted()).toEqual(['PAID', 'PAID', 'REFUNDED']);
});

it('the open pages of the employer receive each change, and pages of other employers do not', async () => {
  const { employer, bought, moveTo } = await subscribe();
  const ask = 'subscription { viewerSubscriptionChanged { subscription { databaseId status isActive } } }';
  const open = async (user: User) => {
    const sessionId = (
      await db.session.create({
        data: { userId: user.id, token: `token-${user.id}`, expiresAt: new Date('2030-01-01') },
      })
    ).id;
    const stream = await listenAs(app, { kind: 'employer', id: user.id, sessionId }, ask);
    if (!(Symbol.asyncIterator in stream)) throw stream;
    // What changed before is read then.
    expect((await stream.next()).value?.data).toEqual({ viewerSubscriptionChanged: { subscription: null } });
    return stream;
  };
  const other = await makeEmployer(db);
  const [own, others] = [await open(employer), await open(other)];
  const heard = own.next();
  const heardByOthers = others.next();
  await provider.stripe.subscriptions.update(bought.providerId, { cancel_at_period_end: true });
  await provider.deliverAll(bought.providerId);
  const change = { databaseId: bought.id, status: 'ACTIVE', isActive: true };
  expect((await heard).value?.data).toEqual({ viewerSubscriptionChanged: { subscription: change } });
  const end = own.next();
  await moveTo('2026-07-02T12:00:00Z');
  await provider.deliverAll(bought.providerId);
  expect((await end).value?.data).toEqual({
    viewerSubscriptionChanged: { subscription: { ...change, status: 'CANCELED', isActive: false } },
  });
  // The first event of the other employer is their own purchase.
  const theirs = await buy(app, provider, other);
  expect((await heardByOthers).value?.data).toMatchObject({
    viewerSubscriptionChanged: { subscription: { databaseId: theirs.id } },
  });
  await own.return(undefined);
  await others.return(undefined);
});
