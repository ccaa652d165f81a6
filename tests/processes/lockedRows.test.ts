import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import { peopleIn } from '../access/fixtures.ts';
import { outcomeOf } from '../access/outcome.ts';
import { mutationCases } from '../rivals/cases.ts';
import type { TestApp } from '../support/app.ts';
import { makeReference } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';

/**
 * While others have locked what a mutation needs, its author is told after some seconds to try again. Trying again succeeds: nothing
 * was half done.
 */

/** How long a statement waits for a connection or takes, in milliseconds. It waits less for a lock. */
const timeout = 30_000;
/** The number of mutations at once, each with a connection of its own. */
const atOnce = 60;

/** Mutations, or cases of them, that change no row, each with its reason. */
const unlocked: Readonly<Record<string, string>> = {
  announceTyping: 'It is an event only.',
  checkImport: 'It is a dry run.',
  'countJobOfferView (active) by admin': 'Views by admins do not count.',
  'countJobOfferView (closed)': 'Only the views of open offers count.',
  'countProfileView (of an active one) by admin': 'Views by admins do not count.',
  'countProfileView (of an active one) by jobSeeker': 'Views by job seekers do not count.',
  mailEmailConfirmation: 'Their email is confirmed.',
  openContactForm: 'It renews the cookie only.',
  'removeRating (an existing one)': 'It is the rating of another employer.',
  "setVideo (a job seeker's upload)": 'The video is set already.',
  "setVideo (an admin's upload, for a job seeker)": 'The video is set already.',
  stopViewingAs: 'The admin views the site as themselves.',
};
const isUnlocked = (title: string) => Object.keys(unlocked).some((start) => `${title} `.startsWith(`${start} `));

const started = testApp({ log: pino({ level: 'silent' }) });
let app: TestApp;
let wide: Database;
let locker: pg.Client;
beforeAll(async () => {
  wide = connectDatabase(started.databaseUrl, { poolSize: atOnce, timeout });
  const services = { ...started.services, db: wide.db, longDb: wide.db, sql: wide.sql };
  app = { ...started, services };
  locker = new pg.Client({ connectionString: app.databaseUrl });
  await locker.connect();
});
afterAll(async () => {
  await locker.end();
  await wide.close();
});

/** All rows can be read, and neither changed nor locked. */
async function lockAll(): Promise<void> {
  const { rows } = await locker.query<{ names: string }>(
    `SELECT string_agg(format('%I', tablename), ', ') AS names FROM pg_tables WHERE schemaname = 'public'`,
  );
  await locker.query(`BEGIN; LOCK TABLE ${rows[0]?.names} IN EXCLUSIVE MODE`);
}

async function inBatches<Item, Result>(
  size: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += size) {
    results.push(...(await Promise.all(items.slice(at, at + size).map(work))));
  }
  return results;
}

/** Each mutation once, because its locks hardly depend on who sends it. */
const cases =
  process.env.THOROUGH === '1' ? mutationCases : [...new Map(mutationCases.map((one) => [one.mutation, one])).values()];

it('a mutation whose rows are locked is unavailable, and succeeds afterwards', { timeout: 300_000 }, async () => {
  const catalog = await makeReference(app.services.db);
  await app.services.reference.refresh();
  const prepared = await inBatches(8, cases, async ({ title, actor, question }) => {
    const fixtures = await peopleIn(app, catalog);
    const variables = async () => (await question.variables?.(fixtures, actor)) ?? {};
    const first = await variables();
    const isForOnce = Object.keys(Object(first.input)).some((name) => /^(?:ids|file|image|video|document)$/.test(name));
    const send = (values: Record<string, unknown>) =>
      outcomeOf(fixtures, actor, { ...question, after: undefined, variables: () => values }).catch(String);
    return {
      title,
      send: () => send(first),
      // A file is read only once, and the order of a list has to name all of its rows.
      sendAgain: async () => send(isForOnce ? await variables() : first),
    };
  });
  await lockAll();
  const whenLocked = await inBatches(atOnce, prepared, ({ send }) => send());
  await locker.query('ROLLBACK');
  const afterwards = await inBatches(1, prepared, ({ sendAgain }) => sendAgain());
  const outcomes = prepared.map(({ title }, at) => [title, whenLocked[at]?.toLowerCase(), afterwards[at]]);
  expect(outcomes).toEqual(prepared.map(({ title }) => [title, isUnlocked(title) ? 'done' : 'unavailable', 'done']));
});
