import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Visitor } from '../../support/browserless.ts';
import { testPassword } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { testFaultyDatabase } from './faultyDatabase.ts';

/** Who asks for a mail during an outage, again and again, gets it after it: what could not be asked for does not count. */

const database = testFaultyDatabase();
const app = testApp(() => ({
  databaseUrl: database.url,
  environment: { ACCOUNT_MAILS_PER_EMAIL: '3', ACCOUNT_MAILS_PER_ADDRESS: '3' },
  log: pino({ level: 'silent' }),
}));

const email = 'pat@example.test';

it.each([
  ['signing up', '/api/auth/sign-up/email', { name: 'Pat', email, password: testPassword, role: 'ROLE_EMPLOYER' }],
  ['a new password', '/api/auth/request-password-reset', { email }],
])('%s can be tried again', { timeout: 120_000 }, async (_, path, body) => {
  const ask = async () => (await new Visitor(app.url).post(path, body)).status;
  await database.kill();
  try {
    for (let tries = 0; tries < 5; tries += 1) expect(await ask()).toBe(503);
  } finally {
    await database.restart();
  }
  await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status).toBe(200);
  expect(await ask()).toBe(200);
});
