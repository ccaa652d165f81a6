import { expect, it } from 'vitest';
import { memorySettings } from './postmaster.ts';

it.each([
  [256, 128],
  [2_048, 512],
  [24_576, 2_048],
])('of %i MB of memory, %i MB are the cache of the database', (memory, cache) => {
  expect(memorySettings(memory * 2 ** 20)).toEqual({
    shared_buffers: `${cache}MB`,
    effective_cache_size: `${2 * cache}MB`,
  });
});
