import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { guessedSecrets, isAccepted } from '../../accounts/guessedSecrets.ts';
import { testApp } from '../../support/fixtures.ts';
import { testFaultyDatabase } from './faultyDatabase.ts';

/** An outage does not count as a wrong password or code: who tries during it gets in after it. */

const database = testFaultyDatabase();
const app = testApp(() => ({
  databaseUrl: database.url,
  // Of one address, fewer than this test sends in vain.
  environment: { DATABASE_TIMEOUT: '1', SIGN_INS_PER_ACCOUNT: '5', SIGN_INS_PER_ADDRESS: '40' },
  log: pino({ level: 'silent' }),
}));

/** The tables that hold what is checked, and count wrong codes. */
const ofSecrets = ['account', 'two_factor', 'pending_sign_up', 'pending_email_change', 'phone_code'];

/** Each fault, and its end. */
const faults: Record<string, () => Promise<() => Promise<void>>> = {
  'is stopped': async () => {
    await database.kill();
    return database.restart;
  },
  'has the secrets locked': () => database.lock(ofSecrets.join(', ')),
  'stores nothing else than wrong attempts': async () => {
    await database.run(
      [
        `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = 'disk_full';
        END $$`,
        `DO $$ DECLARE name text; BEGIN
          FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
            AND tablename <> ALL ('{${ofSecrets.filter((table) => table !== 'account').join(',')}}') LOOP
            EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION full_disk()', name);
          END LOOP;
        END $$`,
      ],
      true,
    );
    return () => database.run(['DROP FUNCTION full_disk CASCADE'], true);
  },
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
