import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';
import { goneStorage } from '../support/goneStorage.ts';

const app = testApp(async () => ({ environment: await goneStorage(), log: pino({ level: 'silent' }) }));

it('says that files are not available while their storage is down, and lets no cache keep that', async () => {
  const response = await fetch(`${app.url}/media/photos/${'0'.repeat(32)}.webp`);
  expect(await response.json()).toEqual({
    code: 503,
    message: 'This is not available at the moment. Please try again shortly.',
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
});
