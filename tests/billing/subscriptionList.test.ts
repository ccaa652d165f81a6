import { describe, expect, it } from 'vitest';
import { makeAdmin, makeEmployer } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { asAdmin } from '../support/sandbox.ts';
import { statementsOf } from '../support/statements.ts';

const app = testApp();

describe('the list of the back office', () => {
  it('has filters, orders and totals', async () => {
    const { db } = app.services;
    const admin = await makeAdmin(db);
    const now = new Date('2026-06-01T12:00:00Z');
    app.clock.now = now;
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
    const make = async (name: string, over: object) => {
      const employer = await makeEmployer(db, { name });
      const paid = { recurringMode: 'MONTHLY', currency: 'SGD', amount: 4900, status: 'ACTIVE' } as const;
      return db.subscription.create({
        data: { employerId: employer.id, ...paid, currentPeriodEnd: days(20), ...over },
      });
    };
    const gift = { grantedById: admin.id, grantReason: 'Welcome' };
    await make('monthly', { stripeSubscriptionId: 'sub_a', createdAt: days(-9) });
    await make('yearly', {
      stripeSubscriptionId: 'sub_b',
      recurringMode: 'YEARLY',
      amount: 47000,
      createdAt: days(-8),
      currentPeriodEnd: days(300),
    });
    await make('yen', { stripeSubscriptionId: 'sub_c', currency: 'JPY', amount: 5500, createdAt: days(-7) });
    await make('overdue', {
      stripeSubscriptionId: 'sub_d',
      status: 'PAST_DUE',
      createdAt: days(-40),
      currentPeriodEnd: days(-2),
    });
    await make('over', { stripeSubscriptionId: 'sub_e', createdAt: days(-90), currentPeriodEnd: days(-60) });
    const given = await make('given', { ...gift, createdAt: days(-1), currentPeriodEnd: days(5) });
    await make('tried', {
      stripeSubscriptionId: 'sub_f',
      status: 'INCOMPLETE',
      createdAt: days(0),
      currentPeriodEnd: now,
    });

    const list = async (args: string) => {
      const { data, errors } = await askAs(
        app,
        asAdmin(admin),
        `{ subscriptions(first: 3${args}) {
          totalCount pageInfo { endCursor } pageCursors { around { page } } edges { node { employer { name } } }
        } }`,
      );
      expect(errors).toBeUndefined();
      const { subscriptions } = JSON.parse(JSON.stringify(data));
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

    const totals = await askAs(
      app,
      asAdmin(admin),
      '{ subscriptionTotals { currency count monthlyAmount monthlyPrice } }',
    );
    expect(totals.data).toEqual({
      subscriptionTotals: [
        { currency: 'JPY', count: 1, monthlyAmount: 5500, monthlyPrice: 5500 },
        { currency: 'SGD', count: 3, monthlyAmount: 2 * 4900 + 3917, monthlyPrice: 137.17 },
      ],
    });
  });

  it('takes the same number of SQL statements for one row as for many', async () => {
    const { db } = app.services;
    const admin = await makeAdmin(db);
    for (let count = 0; count < 6; count += 1) {
      const { id } = await makeEmployer(db);
      await db.subscription.create({
        data: {
          employerId: id,
          recurringMode: 'MONTHLY',
          currency: 'SGD',
          amount: 4900,
          status: 'ACTIVE',
          currentPeriodEnd: new Date('2027-01-01'),
          grantedById: admin.id,
          grantReason: 'Welcome',
        },
      });
    }
    const statements = async (first: number) => {
      const source = `{ subscriptions(first: ${first}) { totalCount edges { node {
        employer { name isPremium activeSubscriptions { price } } grantedBy { name } latestInvoice { price }
      } } } }`;
      let data: unknown;
      const sent = await statementsOf(async () => {
        ({ data } = await askAs(app, asAdmin(admin), source));
      });
      expect(JSON.parse(JSON.stringify(data)).subscriptions.edges).toHaveLength(first);
      return sent.length;
    };
    const few = await statements(1);
    expect(few).toBeGreaterThan(0);
    expect(await statements(6)).toBe(few);
  });
});
