import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin, makeJobSeeker, makeReference, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** A server that is killed while a step of the profile wizard is saved. */

const app = testApp();
let server: ServerProcess;
let client: pg.Client;
beforeAll(async () => {
  server = await startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir });
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

it('saves all of the step or nothing, and the step can be saved again', async () => {
  const { db } = app.services;
  const catalog = await makeReference(db);
  await makeAdmin(db);
  const profile = { photoUri: '/media/photos/a.webp', profileUpdated: false, answer3: 'Weekends' };
  const answers = { answer1: 'Patience', answer2: 'Care', answer4: 'A cafe' };
  const { id, loginEmail } = await makeJobSeeker(db, catalog, { ...profile, ...answers });
  const visitor = await new Visitor(server.url).signIn(loginEmail ?? '', testPassword);
  const finish = () => visitor.graphql('mutation { saveProfile(input: { step: 6, title: "Changed" }) { __typename } }');
  const stored = async () => ({
    ...(await db.user.findUniqueOrThrow({ where: { id }, select: { title: true, profileUpdated: true } })),
    messages: await db.message.count({ where: { chat: { supportUserId: id } } }),
    chats: await db.chat.count({ where: { supportUserId: id } }),
  });
  const before = await stored();
  expect(before).toMatchObject({ profileUpdated: false, messages: 0, chats: 0 });

  // The request waits for the row in the middle of its transaction.
  await client.query('BEGIN');
  await client.query('SELECT id FROM "user" WHERE id = $1 FOR UPDATE', [id]);
  const request = finish().catch((error: unknown) => error);
  await eventually(async () => {
    const { rows } = await client.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
      AND datname = current_database()`);
    expect(rows.length).toBeGreaterThan(0);
  });
  await server.restart('SIGKILL');
  await client.query('ROLLBACK');
  expect(await request).toBeInstanceOf(Error);
  expect(await stored()).toEqual(before);

  expect((await finish()).data).toEqual({ saveProfile: { __typename: 'SaveProfilePayload' } });
  expect(await stored()).toEqual({ title: 'Changed', profileUpdated: true, messages: 1, chats: 1 });
});
