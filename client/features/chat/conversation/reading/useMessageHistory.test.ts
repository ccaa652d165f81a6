import { describe, expect, it } from 'vitest';
import { CatchUp } from './useMessageHistory.ts';

/** What is shown: everything up to `read`, and these. */
const upTo = (read: number, ...others: number[]) => ({ read, has: (id: number) => id <= read || others.includes(id) });

/** Asks for a page and gets it. */
function read(gap: CatchUp, newest: number, ...others: number[]) {
  expect(gap.begin()).toBe('now');
  gap.end();
  gap.shown(upTo(newest, ...others));
}

describe('a chat that is read live', () => {
  it('misses nothing where it begins with the newest message', () => {
    const gap = new CatchUp(7);
    gap.watched(7);
    expect(gap.begin()).toBeNull();
    gap.heard(8);
    gap.watched(8);
    expect(gap.begin()).toBeNull();
  });

  it('is caught up page by page', () => {
    const gap = new CatchUp(7);
    gap.watched(200);
    read(gap, 57);
    expect(gap.isBehind).toBe(true);
    read(gap, 200);
    expect(gap.begin()).toBeNull();
  });

  it('stays behind when a newer message is heard before the missing ones are asked for', () => {
    const gap = new CatchUp(7);
    gap.watched(8);
    gap.heard(9);
    expect(gap.begin()).toBe('now');
  });

  it('asks again for what came after its question', () => {
    const gap = new CatchUp(7);
    gap.watched(8);
    expect(gap.begin()).toBe('now');
    gap.watched(9);
    gap.end();
    gap.shown(upTo(8));
    expect(gap.begin()).toBe('now');
  });

  it('has one question at a time, and asks again in a while where it was not reached', () => {
    const gap = new CatchUp(7);
    gap.watched(8);
    expect(gap.begin()).toBe('now');
    gap.shown(upTo(7));
    expect(gap.begin()).toBeNull();
    gap.end();
    expect(gap.begin()).toBe('later');
    expect(gap.begin()).toBe('now');
  });

  it('asks for what an older answer has taken from what it heard', () => {
    const gap = new CatchUp(6);
    gap.heard(7);
    gap.heard(8);
    gap.shown(upTo(6, 7, 8));
    expect(gap.begin()).toBeNull();
    gap.heard(9);
    gap.shown(upTo(7, 9));
    read(gap, 9);
    expect(gap.begin()).toBeNull();
  });

  it('loads a page again that an older response has replaced', () => {
    const gap = new CatchUp(6);
    gap.watched(8);
    read(gap, 8);
    gap.shown(upTo(6));
    expect(gap.isBehind).toBe(true);
    read(gap, 8);
    expect(gap.begin()).toBeNull();
  });
});
