import { describe, expect, it } from 'vitest';
import { CatchUp } from './catchUp.ts';

/** Asks for a page and gets it. */
function read(gap: CatchUp, { hasMore }: { hasMore: boolean }) {
  expect(gap.begin()).toBe(true);
  gap.end({ reached: true });
  gap.seen({ hasMore });
}

describe('a chat that is read live', () => {
  it('misses nothing where it begins with the newest message', () => {
    const gap = new CatchUp(7);
    gap.watched(7);
    expect(gap.begin()).toBe(false);
    gap.heard(8);
    gap.watched(8);
    expect(gap.begin()).toBe(false);
  });

  it('is caught up page by page', () => {
    const gap = new CatchUp(7);
    gap.watched(200);
    read(gap, { hasMore: true });
    expect(gap.isBehind).toBe(true);
    read(gap, { hasMore: false });
    expect(gap.begin()).toBe(false);
  });

  it('stays behind when a newer message is heard before the missing ones are asked for', () => {
    const gap = new CatchUp(7);
    gap.watched(8);
    gap.heard(9);
    expect(gap.begin()).toBe(true);
  });

  it('asks again for what came after its question', () => {
    const gap = new CatchUp(7);
    gap.watched(8);
    expect(gap.begin()).toBe(true);
    gap.watched(9);
    gap.end({ reached: true });
    gap.seen({ hasMore: false });
    expect(gap.begin()).toBe(true);
  });

  it('has one question at a time, and asks again where it was not reached', () => {
    const gap = new CatchUp(7);
    gap.watched(8);
    expect(gap.begin()).toBe(true);
    expect(gap.begin()).toBe(false);
    gap.seen({ hasMore: false });
    expect(gap.begin()).toBe(false);
    gap.end({ reached: false });
    gap.seen({ hasMore: false });
    expect(gap.begin()).toBe(true);
  });

  it('goes on by what it hears, once nothing is missing', () => {
    const gap = new CatchUp(7);
    gap.watched(8);
    read(gap, { hasMore: false });
    gap.heard(9);
    gap.watched(9);
    expect(gap.begin()).toBe(false);
  });
});
