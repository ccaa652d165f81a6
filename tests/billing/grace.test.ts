import { expect, it } from 'vitest';
import { isActive, isActiveNow } from '../../server/domain/accounts/access/premium.policy.ts';
import type { SubscriptionStatus } from '../../server/generated/prisma/client.ts';
import { makeAdmin, makeEmployer } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';

/** The time until which a subscription makes its employer premium, in SQL and for a row in memory. */

const app = testApp();

const minute = 60_000;
const threeDays = 3 * 1440 * minute;

it.each<[string, SubscriptionStatus, { ends?: boolean; gift?: boolean }, number | null]>([
  [
    'a subscription that will be renewed lasts three more days, in which the renewal is reported',
    'ACTIVE',
    {},
    threeDays,
  ],
  ['a subscription whose renewal was declined lasts three more days', 'PAST_DUE', {}, threeDays],
  ['a cancelled subscription ends with its period', 'ACTIVE', { ends: true }, 0],
  ['a cancelled and unpaid subscription gives no access', 'PAST_DUE', { ends: true }, null],
  ['a gift ends with its period', 'ACTIVE', { gift: true }, 0],
  ['an incomplete subscription gives no access', 'INCOMPLETE', {}, null],
  ['an ended subscription gives no access', 'CANCELED', {}, null],
])('%s', async (what, status, { ends = false, gift = false }, lastsLonger) => {
  const { db } = app.services;
  const { id: employerId } = await makeEmployer(db);
  const currentPeriodEnd = new Date('2026-07-01T12:00:00Z');
  const held = await db.subscription.create({
    data: {
      employerId,
      recurringMode: 'MONTHLY',
      currency: 'SGD',
      amount: 4900,
      status,
      currentPeriodEnd,
      cancelAtPeriodEnd: ends,
      ...(gift
        ? { grantedById: (await makeAdmin(db)).id, grantReason: 'Welcome' }
        : { stripeSubscriptionId: `sub_${what.length}_${employerId}` }),
    },
  });
  const end = currentPeriodEnd.getTime() + (lastsLonger ?? 0);
  for (const now of [end - minute, end, end + minute].map((time) => new Date(time))) {
    const expected = lastsLonger !== null && now.getTime() < end;
    expect(isActiveNow(held, now), now.toISOString()).toBe(expected);
    expect(await db.subscription.count({ where: { id: held.id, ...isActive(now) } })).toBe(expected ? 1 : 0);
  }
});
