import { describe, expect, it } from 'vitest';
import { isActive, isActiveNow } from '../../server/domain/accounts/access/paywall.policy.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { SubscriptionStatus } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer } from '../support/factories.ts';
import { testApp, testDb } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';
import { asAdmin, asEmployer } from '../support/sandbox.ts';

/** Until when a subscription gives access, and what its employer and admins see of it. */

const app = testApp();
const db = testDb(app);

it('the list of the back office has filters, orders and totals', async () => {
  const admin = await makeAdmin(db);
  const now = new Date('2026-06-01T12:00:00Z');
  app.clock.now = now;
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const make = async (name: string, over: object) => {
    const employer = await makeEmployer(db, { name });
    const paid = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900, status: 'ACTIVE' } as const;
    return db.subscription.create({ data: { employerId: employer.id, ...paid, currentPeriodEnd: days(20), ...over } });
  };
  const gift = { grantedById: admin.id, grantReason: 'Welcome' };
  const longer = { recurringMode: 'YEARLY', amount: 47000, currentPeriodEnd: days(300) };
  const overdue = { status: 'PAST_DUE', currentPeriodEnd: days(-2) };
  await make('monthly', { stripeSubscriptionId: 'sub_a', createdAt: days(-9) });
  await make('yearly', { stripeSubscriptionId: 'sub_b', ...longer, createdAt: days(-8) });
  await make('yen', { stripeSubscriptionId: 'sub_c', currency: 'JPY', amount: 5500, createdAt: days(-7) });
  await make('overdue', { stripeSubscriptionId: 'sub_d', ...overdue, createdAt: days(-40) });
  await make('over', { stripeSubscriptionId: 'sub_e', createdAt: days(-90), currentPeriodEnd: days(-60) });
  const given = await make('given', { ...gift, createdAt: days(-1), currentPeriodEnd: days(5) });
  const tried = { status: 'INCOMPLETE', createdAt: now, currentPeriodEnd: now };
  await make('tried', { stripeSubscriptionId: 'sub_f', ...tried });

  const list = async (args: string) => {
    const source = `{ subscriptions(first: 3${args}) {
      totalCount pageInfo { endCursor } pageCursors { around { page } } edges { node { employer { name } } } } }`;
    const { subscriptions } = await readAs(app, asAdmin(admin), source);
    const names = subscriptions.edges.map(({ node }: { node: { employer: { name: string } } }) => node.employer.name);
    return { names, total: subscriptions.totalCount, end: subscriptions.pageInfo.endCursor };
  };
  expect(await list('')).toMatchObject({ names: ['tried', 'given', 'yen'], total: 7 });
  expect(await list(', reverse: true')).toMatchObject({ names: ['over', 'overdue', 'monthly'] });
  const first = await list(', sort: PERIOD_END');
  expect(first).toMatchObject({ names: ['over', 'overdue', 'tried'] });
  const second = await list(`, sort: PERIOD_END, after: "${first.end}"`);
  expect(second).toMatchObject({ names: ['given', 'monthly', 'yen'] });
  expect(await list(', filter: { active: true }')).toMatchObject({ names: ['given', 'yen', 'yearly'], total: 5 });
  expect(await list(', filter: { active: false }')).toMatchObject({ names: ['tried', 'over'], total: 2 });
  expect(await list(', filter: { gift: true }')).toMatchObject({ names: ['given'], total: 1 });
  expect(await list(', filter: { gift: false, status: PAST_DUE }')).toMatchObject({ names: ['overdue'], total: 1 });
  expect(await list(`, filter: { employerId: ${given.employerId} }`)).toMatchObject({ names: ['given'], total: 1 });

  const source = '{ subscriptionTotals { currency count monthlyAmount monthlyPrice } }';
  expect(await readAs(app, asAdmin(admin), source)).toEqual({
    subscriptionTotals: [
      { currency: 'JPY', count: 1, monthlyAmount: 5500, monthlyPrice: 5500 },
      { currency: 'SGD', count: 3, monthlyAmount: 2 * 4900 + 3917, monthlyPrice: 137.17 },
    ],
  });
});

it('shows only the viewer’s invoices, without those of subscriptions that were never paid', async () => {
  const [boss, other, admin] = [await makeEmployer(db), await makeEmployer(db), await makeAdmin(db)];
  const bill = async (employerId: number, name: string, statuses: readonly ('PAID' | 'FAILED')[]) => {
    const price = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900 } as const;
    const subscription = await db.subscription.create({
      data: { employerId, ...price, status: 'CANCELED', stripeSubscriptionId: name, currentPeriodEnd: app.clock.now },
    });
    for (const [at, status] of statuses.entries()) {
      const createdAt = new Date(app.clock.now.getTime() + at * 1000);
      const number = `${name}-${at}`;
      const invoice = { subscriptionId: subscription.id, stripeInvoiceId: number, number, status, createdAt };
      await db.invoice.create({ data: { ...invoice, currency: 'SGD', amount: 4900 } });
    }
  };
  await bill(boss.id, 'sub_own', ['PAID', 'FAILED']);
  await bill(boss.id, 'sub_tried', ['FAILED']);
  await bill(other.id, 'sub_other', ['PAID']);

  const numbers = async (viewer: Viewer) => {
    const source = '{ viewer { invoices(first: 5) { edges { node { number } } } } }';
    const { edges } = (await readAs(app, viewer, source)).viewer.invoices;
    return edges.map(({ node }: { node: { number: string } }) => node.number);
  };
  expect(await numbers({ kind: 'anonymous' })).toEqual([]);
  expect(await numbers(asAdmin(admin))).toEqual([]);
  expect(await numbers(asEmployer(other))).toEqual(['sub_other-0']);
  expect(await numbers(asEmployer(boss))).toEqual(['sub_own-1', 'sub_own-0']);
});

/** The time until which a subscription makes its employer premium, in SQL and for a row in memory. */
describe('the time of access', () => {
  const minute = 60_000;
  const threeDays = 3 * 1440 * minute;

  it.each<[string, SubscriptionStatus, { ends?: boolean; gift?: boolean }, number | null]>([
    ['a subscription to renew lasts three more days, in which the renewal is reported', 'ACTIVE', {}, threeDays],
    ['a subscription whose renewal was declined lasts three more days', 'PAST_DUE', {}, threeDays],
    ['a cancelled subscription ends with its period', 'ACTIVE', { ends: true }, 0],
    ['a cancelled and unpaid subscription gives no access', 'PAST_DUE', { ends: true }, null],
    ['a gift ends with its period', 'ACTIVE', { gift: true }, 0],
    ['an incomplete subscription gives no access', 'INCOMPLETE', {}, null],
    ['an ended subscription gives no access', 'CANCELED', {}, null],
  ])('%s', async (what, status, { ends = false, gift = false }, lastsLonger) => {
    const { id: employerId } = await makeEmployer(db);
    const currentPeriodEnd = new Date('2026-07-01T12:00:00Z');
    const origin = gift
      ? { grantedById: (await makeAdmin(db)).id, grantReason: 'Welcome' }
      : { stripeSubscriptionId: `sub_${what.length}_${employerId}` };
    const price = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900 } as const;
    const held = await db.subscription.create({
      data: { employerId, ...price, ...origin, status, currentPeriodEnd, cancelAtPeriodEnd: ends },
    });
    const end = currentPeriodEnd.getTime() + (lastsLonger ?? 0);
    // What is renewed in time is not said to end later.
    const accessEndsAt = new Date(status === 'PAST_DUE' ? currentPeriodEnd.getTime() + threeDays : currentPeriodEnd);
    const source = `query ($id: ID!) { node(id: $id) { ... on EmployerSubscription { status accessEndsAt } } }`;
    const id = encodeGlobalId('EmployerSubscription', held.id);
    const { node } = await readAs(app, { kind: 'employer', id: employerId, sessionId: 1 }, source, { id });
    expect(node).toEqual({ status, accessEndsAt: accessEndsAt.toISOString() });
    for (const now of [end - minute, end, end + minute].map((time) => new Date(time))) {
      const expected = lastsLonger !== null && now.getTime() < end;
      expect(isActiveNow(held, now), now.toISOString()).toBe(expected);
      expect(await db.subscription.count({ where: { id: held.id, ...isActive(now) } })).toBe(expected ? 1 : 0);
    }
  });
});
