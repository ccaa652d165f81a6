import { expect, it } from 'vitest';
import { shownDangers } from './DangerNotice.tsx';

const messages = [
  { id: 'a', databaseId: 1, dangers: ['MONEY'] },
  { id: 'b', databaseId: 2, dangers: ['MONEY', 'PAPERS'] },
  { id: 'c', databaseId: 3, dangers: [] },
  { id: 'd', databaseId: 4, dangers: ['PAPERS'] },
] as const;

it('shows each danger once, at the latest message', () => {
  expect([...shownDangers(messages, new Set())]).toEqual([
    ['d', ['PAPERS']],
    ['b', ['MONEY']],
  ]);
});

it('leaves out what was hidden', () => {
  expect([...shownDangers(messages, new Set(['PAPERS']))]).toEqual([['b', ['MONEY']]]);
});
