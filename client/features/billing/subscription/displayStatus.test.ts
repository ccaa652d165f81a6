import { expect, it } from 'vitest';
import { currentOf, displayStatusOf, type StatusFields } from './displayStatus.ts';

const paid: StatusFields = { status: 'ACTIVE', isActive: true, isGift: false, isPass: false, cancelAtPeriodEnd: false };
const gift: StatusFields = { ...paid, isGift: true, cancelAtPeriodEnd: true };
const pass: StatusFields = { ...paid, isPass: true, cancelAtPeriodEnd: true };
const overdue: StatusFields = { ...paid, status: 'PAST_DUE' };
const over: StatusFields = { ...paid, status: 'CANCELED', isActive: false };
const lapsed: StatusFields = { ...overdue, isActive: false };

it.each([
  ['renews', paid],
  ['ends', { ...paid, cancelAtPeriodEnd: true }],
  ['gift', gift],
  ['ended', { ...gift, isActive: false }],
  ['pass', pass],
  ['ended', { ...pass, status: 'CANCELED', isActive: false }],
  ['overdue', overdue],
  ['overdue', { ...overdue, cancelAtPeriodEnd: true }],
  ['lapsed', lapsed],
  ['unpaid', { ...paid, status: 'INCOMPLETE', isActive: false }],
  ['ended', over],
  ['ended', { ...paid, isActive: false }],
] as const)('%s: %j', (status, subscription) => {
  expect(displayStatusOf(subscription)).toBe(status);
});

it('of several, the one that makes premium counts, then the one that another card brings back, then the newest', () => {
  expect(currentOf([over, paid])).toBe(paid);
  expect(currentOf([lapsed, gift])).toBe(gift);
  expect(currentOf([over, lapsed])).toBe(lapsed);
  const newest = { ...over };
  expect(currentOf([newest, over])).toBe(newest);
  expect(currentOf([])).toBeNull();
});
