import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('a seeded source of chance', () => {
  it('gives the same again for the same seed, and something else for another', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return [random.int(1, 1e9), random.hex(32), random.sample([1, 2, 3, 4, 5], 5), random.next()];
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('forks by seed and name, whatever has been drawn before', () => {
    const fresh = createRandom('a');
    const used = createRandom('a');
    used.next();
    expect(used.fork('people').next()).toBe(fresh.fork('people').next());
    expect(fresh.fork('people').next()).not.toBe(fresh.fork('places').next());
  });
});
