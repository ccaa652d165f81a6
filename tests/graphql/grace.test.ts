import { afterAll, beforeAll, expect, it } from 'vitest';
import { graceMs, isActive, isActiveNow } from '../../server/domain/subscription/subscription.policy.ts';
import type { SubscriptionStatus } from '../../server/generated/prisma/client.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { makeAdmin, makeEmployer } from '../support/factories.ts';

/** Until when a subscription makes its employer premium: the same in the database and for one that was read. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const minute = 60_000;

it.each<[string, SubscriptionStatus, { ends?: boolean; gift?: boolean }, number | null]>([
  ['one that is renewed lasts three days longer, until it is heard of', 'ACTIVE', {}, graceMs],
  ['one whose renewal was refused too', 'PAST_DUE', {}, graceMs],
  ['one that was cancelled ends with its period', 'ACTIVE', { ends: true }, 0],
  ['one that was cancelled and is not paid gives nothing', 'PAST_DUE', { ends: true }, null],
  ['a gift ends with its period', 'ACTIVE', { gift: true }, 0],
  ['what has not begun gives nothing', 'INCOMPLETE', {}, null],
  ['what is over gives nothing', 'CANCELED', {}, null],
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
