import { beforeEach, describe, expect, it } from 'vitest';
import { forgetGuest, keepGuest, saveGuest } from './guestData.ts';

const guest = {
  employerId: 7,
  employer: 'RW1wbG95ZXI6Nw',
  name: 'Ann Lee',
  email: 'ann@example.com',
  whatsApp: '',
  company: 'Lee & Co',
  description: 'Two evenings a week',
  partTime: true,
  fullTime: false,
};
const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 10);

let kept: Map<string, string>;
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => {
  kept = new Map();
});

describe('what a guest left', () => {
  it('is cleared after it', () => {
    saveGuest(store, guest, start);
    expect(keepGuest(store, start + 60 * minute + 1)).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('stays for another hour each time it is saved, and not longer for being looked at', () => {
    saveGuest(store, guest, start);
    expect(keepGuest(store, start + 50 * minute)).toEqual(guest);
    expect(keepGuest(store, start + 61 * minute)).toBeNull();
    saveGuest(store, guest, start);
    saveGuest(store, guest, start + 50 * minute);
    expect(keepGuest(store, start + 100 * minute)).toEqual(guest);
  });

  it.each([
    JSON.stringify({ ...guest, employerId: undefined, lastContactAt: start }),
    JSON.stringify({ ...guest, employer: undefined, lastContactAt: start }),
    ...['yesterday', null, undefined, start + 10 * minute].map((at) => JSON.stringify({ ...guest, lastContactAt: at })),
    JSON.stringify({ ...guest, email: 5, lastContactAt: start }),
    '{',
    '[]',
  ])('is cleared where it makes no sense: %s', (text) => {
    store.setItem('hourhand-guest', text);
    expect(keepGuest(store, start)).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('can be forgotten', () => {
    saveGuest(store, guest, start);
    forgetGuest(store);
    expect(keepGuest(store, start)).toBeNull();
  });
});
