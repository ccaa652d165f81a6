import { describe, expect, it } from 'vitest';
import { currentOf, displayStatusOf, type StatusFields } from './displayStatus.ts';

const paid: StatusFields = { status: 'ACTIVE', isActive: true, isGift: false, isPass: false, cancelAtPeriodEnd: false };
const gift: StatusFields = { ...paid, isGift: true, cancelAtPeriodEnd: true };
const pass: StatusFields = { ...paid, isPass: true, cancelAtPeriodEnd: true };
const overdue: StatusFields = { ...paid, status: 'PAST_DUE' };

describe('a subscription', () => {
  it('is renewed, or ends with its period', () => {
    expect(displayStatusOf(paid)).toBe('renews');
    expect(displayStatusOf({ ...paid, cancelAtPeriodEnd: true })).toBe('ends');
  });

  it('that was given is a gift until it is over', () => {
    expect(displayStatusOf(gift)).toBe('gift');
    expect(displayStatusOf({ ...gift, isActive: false })).toBe('ended');
  });

  it('of a pass does not say that it was cancelled', () => {
    expect(displayStatusOf(pass)).toBe('pass');
    expect(displayStatusOf({ ...pass, status: 'CANCELED', isActive: false })).toBe('ended');
  });

  it('whose renewal failed is overdue, and lapses after its grace', () => {
    expect(displayStatusOf(overdue)).toBe('overdue');
    expect(displayStatusOf({ ...overdue, cancelAtPeriodEnd: true })).toBe('overdue');
    expect(displayStatusOf({ ...overdue, isActive: false })).toBe('lapsed');
  });

  it('that was never paid is none', () => {
    expect(displayStatusOf({ ...paid, status: 'INCOMPLETE', isActive: false })).toBe('unpaid');
  });

  it('is over when it was cancelled, and when its period is', () => {
    expect(displayStatusOf({ ...paid, status: 'CANCELED', isActive: false })).toBe('ended');
    expect(displayStatusOf({ ...paid, isActive: false })).toBe('ended');
  });
});

describe('of several', () => {
  const over: StatusFields = { ...paid, status: 'CANCELED', isActive: false };
  it('the one that makes premium counts, whatever came after it', () => {
    expect(currentOf([over, paid])).toBe(paid);
    expect(currentOf([{ ...overdue, isActive: false }, gift])).toBe(gift);
  });

  it('without one, that which another card brings back', () => {
    const lapsed = { ...overdue, isActive: false };
    expect(currentOf([over, lapsed])).toBe(lapsed);
  });

  it('else the newest, if there is any', () => {
    const newest = { ...over };
    expect(currentOf([newest, over])).toBe(newest);
    expect(currentOf([])).toBeNull();
  });
});
