import { expect, it } from 'vitest';
import { changesBetween, merged } from './useVersionedForm.tsx';

const base = { name: 'Waiter', plural: 'Waiters', prices: [10, 12] };

it('lists what others changed, and what the form changed too', () => {
  const theirs = { ...base, name: 'Server', prices: [10, 14] };
  const mine = { ...base, name: 'Steward' };
  expect(changesBetween(base, theirs, mine)).toEqual([
    { field: 'name', theirs: 'Server', mine: 'Steward', isMine: true, isTheirs: true },
    { field: 'prices', theirs: [10, 14], mine: [10, 12], isMine: false, isTheirs: true },
  ]);
});

it('lists what only the form changed, because saving it is still open', () => {
  expect(changesBetween(base, base, { ...base, plural: 'Many' })).toEqual([
    { field: 'plural', theirs: 'Waiters', mine: 'Many', isMine: true, isTheirs: false },
  ]);
});

it('is silent about what both changed to the same', () => {
  const both = { ...base, name: 'Server' };
  expect(changesBetween(base, both, both)).toEqual([]);
});

it('keeps what was typed and takes theirs for the rest', () => {
  const theirs = { ...base, name: 'Server', plural: 'Servers' };
  const mine = { ...base, name: 'Steward' };
  expect(merged(base, theirs, mine)).toEqual({ name: 'Steward', plural: 'Servers', prices: [10, 12] });
});
