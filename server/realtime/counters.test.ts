import { expect, it } from 'vitest';
import { openCounters } from './counters.ts';

it('a counter restarts when its window has passed or it is reset', async () => {
  let at = 0;
  const counters = openCounters(undefined, () => new Date(at));
  expect(await counters.add('tries', 1000)).toEqual({ count: 1, endsIn: 1000 });
  at = 999;
  expect(await counters.add('tries', 1000)).toEqual({ count: 2, endsIn: 1 });
  expect(await counters.add('others', 1000)).toEqual({ count: 1, endsIn: 1000 });
  at = 1000;
  expect(await counters.add('tries', 1000)).toEqual({ count: 1, endsIn: 1000 });
  await counters.reset('tries');
  expect(await counters.add('tries', 1000)).toEqual({ count: 1, endsIn: 1000 });
});
