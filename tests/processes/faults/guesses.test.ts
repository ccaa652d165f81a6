import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { guessedSecrets, isAccepted } from '../../accounts/guessedSecrets.ts';
import { Visitor } from '../../support/browserless.ts';
import { testApp } from '../../support/fixtures.ts';
import { newAccount } from '../../support/signUp.ts';
import { testFaultyDatabase } from './faultyDatabase.ts';

/** An outage counts neither as a wrong password or code nor as a mail: who tries during it succeeds after it. */

const database = testFaultyDatabase();
const app = testApp(() => ({
  databaseUrl: database.url,
  environment: {
    DATABASE_TIMEOUT: '1',
    // Of one address, fewer than these tests send in vain.
    ...{ SIGN_INS_PER_ACCOUNT: '5', SIGN_INS_PER_ADDRESS: '40' },
    ...{ ACCOUNT_MAILS_PER_EMAIL: '3', ACCOUNT_MAILS_PER_ADDRESS: '20' },
  },
  log: pino({ level: 'silent' }),
}));

/** The tables that count wrong codes. */
const counting = ['two_factor', 'pending_sign_up', 'pending_email_change', 'phone_code'];

/** Each fault, and its end. */
const faults: Record<string, () => Promise<() => Promise<void>>> = {
  'has the secrets locked': () => database.lock(['account', ...counting].join(', ')),
  'stores nothing else than wrong attempts': () => database.fillDisk(...counting),
};

const isReady = async () => (await fetch(`${app.url}/readyz`)).status === 200;
const isUnavailable = async (response: Response) =>
  response.status === 503 || (await response.text()).includes('Unavailable');

describe.each(Object.entries(faults))('while the database %s', (_fault, begin) => {
  it.each(Object.entries(guessedSecrets))(
    '%s can be tried again and again, and works afterwards',
    { timeout: 120_000 },
    async (_name, { prepare }) => {
      const { send } = await prepare(app);
      const end = await begin();
      try {
        // Some at once and some in turn, more than any limit.
        for (let round = 0; round < 3; round += 1) {
          const answers = await Promise.all([1, 2, 3, 4].map(() => send(true)));
          for (const answer of answers) expect(await isUnavailable(answer)).toBe(true);
        }
      } finally {
        await end();
      }
      await expect.poll(isReady).toBe(true);
      expect(await isAccepted(await send(true))).toBe(true);
    },
  );
});

const email = 'pat@example.test';

it.each([
  ['signing up', '/api/auth/sign-up/email', newAccount(email)],
  ['a new password', '/api/auth/request-password-reset', { email }],
])('%s can be asked for after the database was stopped', { timeout: 120_000 }, async (_, path, body) => {
  const ask = async () => (await new Visitor(app.url).post(path, body)).status;
  await database.kill();
  try {
    for (let tries = 0; tries < 5; tries += 1) expect(await ask()).toBe(503);
  } finally {
    await database.start();
  }
  await expect.poll(isReady).toBe(true);
  expect(await ask()).toBe(200);
});
