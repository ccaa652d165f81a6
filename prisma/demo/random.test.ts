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

  it('spreads evenly, both ends included', () => {
    const random = createRandom('dice');
    const counts = new Map<number, number>();
    for (let roll = 0; roll < 6_000; roll += 1) {
      const eyes = random.int(1, 6);
      counts.set(eyes, (counts.get(eyes) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('picks by weight and never what weighs nothing', () => {
    const random = createRandom('scales');
    const picks = Array.from({ length: 1_000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    );
    expect(picks).not.toContain('never');
    const seldom = picks.filter((pick) => pick === 'seldom').length;
    expect(seldom).toBeGreaterThan(50);
    expect(seldom).toBeLessThan(160);
  });
});
