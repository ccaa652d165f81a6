import { expect, it } from 'vitest';
import { disconnect } from '../realtime/disconnecting.ts';
import { countOf, report } from '../support/counts.ts';
import { testApp } from '../support/fixtures.ts';

const app = testApp();

const count = countOf('DISCONNECTIONS', 1_000);

it(`readers have every message after ${count} disconnections under traffic`, async () => {
  const began = performance.now();
  const result = await disconnect(app, {
    count,
    longestGap: countOf('LONGEST_GAP', 10_000),
    gapCount: 5,
    patience: 1_200_000,
  });
  expect(result.cuts).toBeGreaterThanOrEqual(count);
  report('Disconnections', { ...result, seconds: Math.round((performance.now() - began) / 1000) });
});
