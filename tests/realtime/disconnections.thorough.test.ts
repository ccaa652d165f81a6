import { expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';
import { disconnect } from './disconnecting.ts';

const app = testApp();

it('readers whose connections are cut under load have every message once and in order', async () => {
  const { cuts } = await disconnect(app, { count: 60, longestGap: 700, gapCount: 2, patience: 30_000 });
  expect(cuts).toBeGreaterThanOrEqual(60);
}, 60_000);
