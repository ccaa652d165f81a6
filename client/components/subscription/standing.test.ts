import { describe, expect, it } from 'vitest';
import { currentOf, type Standable, standingOf } from './standing.ts';

const paid: Standable = { status: 'ACTIVE', isActive: true, isGift: false, cancelAtPeriodEnd: false };
const gift: Standable = { ...paid, isGift: true, cancelAtPeriodEnd: true };
const overdue: Standable = { ...paid, status: 'PAST_DUE' };

describe('a subscription', () => {
  it('is renewed, or ends with its period', () => {
    expect(standingOf(paid)).toBe('renews');
    expect(standingOf({ ...paid, cancelAtPeriodEnd: true })).toBe('ends');
  });

  it('that was given is a gift until it is over', () => {
    expect(standingOf(gift)).toBe('gift');
    expect(standingOf({ ...gift, isActive: false })).toBe('ended');
  });

  it('whose renewal failed is overdue, and lapses after its grace', () => {
    expect(standingOf(overdue)).toBe('overdue');
    expect(standingOf({ ...overdue, cancelAtPeriodEnd: true })).toBe('overdue');
    expect(standingOf({ ...overdue, isActive: false })).toBe('lapsed');
  });

  it('that was never paid is none', () => {
    expect(standingOf({ ...paid, status: 'INCOMPLETE', isActive: false })).toBe('unpaid');
  });

  it('is over when it was cancelled, and when its period is', () => {
    expect(standingOf({ ...paid, status: 'CANCELED', isActive: false })).toBe('ended');
    expect(standingOf({ ...paid, isActive: false })).toBe('ended');
  });
});

describe('of several', () => {
  const over: Standable = { ...paid, status: 'CANCELED', isActive: false };
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
