import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSending, begun, idOf, offsetOf, send, setVideo } from '../files/videoUploads.ts';
import { employerId, start } from '../office/bulkAction/fixtures.ts';
import { csv, start as startImport } from '../office/import/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeReference } from '../support/factories.ts';
import { box } from '../support/files.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { asAdmin } from '../support/sandbox.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { type ReceivedMail, type SmtpServer, startSmtpServer } from '../support/smtpServer.ts';
import { logIn } from '../support/visiting.ts';

/** A server that is killed in the middle of what may not be half done or done twice. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let server: ServerProcess;
let smtp: SmtpServer;
let client: pg.Client;
beforeAll(async () => {
  app.clock.now = new Date();
  smtp = await startSmtpServer();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Hourhand <mail@example.test>' };
  server = await startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir, ...mail });
});
afterAll(async () => {
  await client.end();
  await server.stop();
  await smtp.close();
});

/** Requeues the jobs of dead processes and ends the pauses between attempts, which the queue measures in minutes. */
async function timePasses(): Promise<void> {
  await client.query(`UPDATE pgboss.job SET started_on = now() - interval '301 seconds' WHERE state = 'active'`);
  await app.services.queue.maintain();
  await client.query(`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`);
}

const messageIdOf = ({ head }: ReceivedMail) => /^Message-ID: (.*)$/im.exec(head)?.[1];

/** Mails arrive from now on, and the server does not know, until it is killed. */
async function killAmongMails(mails: () => ReceivedMail[]): Promise<void> {
  smtp.silentAfter = smtp.mails.length + 2;
  await eventually(() => expect(mails().length).toBeGreaterThan(2), { timeout: 40_000 });
  smtp.silentAfter = Number.POSITIVE_INFINITY;
  await server.restart('SIGKILL');
}

it('every row of bulk actions and imports is done once', { timeout: 180_000 }, async () => {
  const { db, reference } = app.services;
  const admin = asAdmin(await makeAdmin(db));
  const employer = await makeEmployer(db);
  const people = 200;
  const numbers = Array.from({ length: people }, (_, number) => number);
  const { cityId, jobId } = catalog;
  const someone = { role: 'ROLE_CANDIDATE' as const, name: 'Maria Santos', cityId, jobId, active: false };
  await db.user.createMany({ data: numbers.map((number) => ({ ...someone, email: `person-${number}@example.test` })) });
  const [job, city] = [reference.jobs.get(jobId)?.name ?? '', reference.cities.get(cityId)?.name ?? ''];
  const added = numbers.map((number) => ({ name: 'Zoe Import', email: `zoe-${number}@example.test`, job, city }));
  const offered = numbers.map((number) => ({
    ...{ employerEmail: employer.loginEmail ?? '', job, city, maxRate: '12' },
    description: `Evening shift in room ${number}.`,
  }));
  const rows = { jobSeekers: { cityId } };
  const actions = [
    await start(app, admin, { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: people }),
    await startImport(app, admin, { list: 'JOB_SEEKERS', content: csv(added), expected: people }),
    await startImport(app, admin, { list: 'JOB_OFFERS', content: csv(offered), expected: people }),
  ];
  const count = (state: 'WAITING' | 'DONE') =>
    db.bulkActionItem.count({ where: { bulkActionId: { in: actions }, state } });
  await eventually(async () => expect(await count('DONE')).toBeGreaterThan(20), { timeout: 30_000 });
  const killedAt = await count('WAITING');
  await server.restart('SIGKILL');
  expect(killedAt).toBeGreaterThan(0);
  // Another process takes over when the lease of the dead one ends, after half a minute.
  await eventually(
    async () => {
      const states = await db.bulkAction.findMany({ where: { id: { in: actions } } });
      expect(states.map(({ state }) => state)).toEqual(['FINISHED', 'FINISHED', 'FINISHED']);
    },
    { timeout: 120_000 },
  );
  expect(await count('DONE')).toBe(3 * people);
  expect(await db.user.count({ where: { cityId, name: 'Maria Santos', active: true } })).toBe(people);
  expect(await db.user.count({ where: { cityId, name: 'Zoe Import' } })).toBe(people);
  const offers = await db.jobOffer.findMany({ where: { employerId: employer.id } });
  expect([offers.length, new Set(offers.map(({ description }) => description)).size]).toEqual([people, people]);
  // Each record has its entry in the audit log once.
  const action = { in: ['jobSeeker.activate', 'jobSeeker.add', 'jobOffer.save'] };
  const entries = await db.auditEntry.groupBy({ by: ['action', 'recordId'], where: { action }, _count: true });
  expect([entries.length, new Set(entries.map(({ _count }) => _count))]).toEqual([3 * people, new Set([1])]);
});

it('an email to many goes to each once, and one that may have arrived goes again with the same id', {
  timeout: 180_000,
}, async () => {
  const employers = await Promise.all(Array.from({ length: 12 }, () => makeEmployer(db)));
  const admin = asAdmin(await makeAdmin(db));
  const ids = employers.map(employerId);
  await start(app, admin, { kind: 'EMPLOYER_EMAIL', rows: { ids }, expected: 12, text: 'Hello to all' });
  const received = () => smtp.mails.filter(({ body }) => /^Hello to all\s*$/m.test(body));
  await killAmongMails(received);
  await eventually(
    async () => {
      await timePasses();
      expect(new Set(received().flatMap(({ to }) => to)).size).toBe(12);
    },
    { timeout: 90_000 },
  );
  // Mail programs show one with the same id once.
  expect(new Set(received().map(messageIdOf)).size).toBe(12);
});

it('a step of a profile is saved as a whole or not at all, and can be saved again', async () => {
  const profile = { photoUri: '/media/photos/a.webp', profileUpdated: false, answer3: 'Weekends' };
  const answers = { answer1: 'Patience', answer2: 'Care', answer4: 'A cafe' };
  const { id, loginEmail } = await makeJobSeeker(db, catalog, { ...profile, ...answers });
  const visitor = await logIn(server, { loginEmail });
  const finish = () => visitor.graphql('mutation { saveProfile(input: { step: 6, title: "Changed" }) { __typename } }');
  const stored = async () => ({
    ...(await db.user.findUniqueOrThrow({ where: { id }, select: { title: true, profileUpdated: true } })),
    messages: await db.message.count({ where: { chat: { supportUserId: id } } }),
  });
  const before = await stored();
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
  expect(await stored()).toEqual({ title: 'Changed', profileUpdated: true, messages: 1 });
});

it('every mail of saved searches is sent, none about a person twice', { timeout: 180_000 }, async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const elsewhere = await makeReference(db);
  const people = [
    await makeJobSeeker(db, elsewhere, { findableSince: ago(30) }),
    await makeJobSeeker(db, elsewhere, { findableSince: ago(20) }),
  ];
  const from = smtp.mails.length;
  const received = () => smtp.mails.slice(from).filter(({ body }) => body.includes(`-${people[0]?.id}`));
  const employers = await Promise.all(Array.from({ length: 6 }, () => makeEmployer(db)));
  const search = { cityId: elsewhere.cityId, frequency: 'DAILY' as const, coveredUntil: ago(40), dueAt: ago(1) };
  await db.savedSearch.createMany({ data: employers.map(({ id }) => ({ employerId: id, ...search })) });
  await killAmongMails(received);
  await timePasses();
  // The server looks for jobs every ten seconds. A mail that may have arrived is sent again first.
  await eventually(
    async () => {
      const { rows } = await client.query(
        `SELECT state, count(*)::int FROM pgboss.job WHERE name = 'saved-search' GROUP BY state`,
      );
      expect(rows).toEqual([{ state: 'completed', count: 6 }]);
    },
    { timeout: 40_000 },
  );
  expect(new Set(received().flatMap(({ to }) => to)).size).toBe(6);
  expect(new Set(received().map(messageIdOf)).size).toBe(6);
  expect(await db.savedSearchPerson.count({ where: { jobSeekerId: people[0]?.id } })).toBe(6);

  // The next mail contains only the new job seeker.
  const next = await makeJobSeeker(db, elsewhere, { findableSince: ago(8) });
  await db.savedSearch.updateMany({ data: { dueAt: ago(1), coveredUntil: ago(40) } });
  const later = () => smtp.mails.filter(({ body }) => new RegExp(`-${next.id}\\b`).test(body));
  await eventually(() => expect(later()).toHaveLength(6), { timeout: 40_000 });
  for (const { body } of later()) for (const { id } of people) expect(body).not.toMatch(new RegExp(`-${id}\\s`));
});

it('nothing of a video that was acknowledged is lost, and its upload goes on', async () => {
  const megabyte = 1024 * 1024;
  const { loginEmail } = await makeJobSeeker(db, catalog);
  const visitor = await logIn(server, { loginEmail });
  const padding = box('mdat', Buffer.alloc(12 * megabyte, 5));
  const video = Buffer.concat([await readFile('tests/support/clip.mp4'), padding]);
  const part = (from: number, to?: number) => new Uint8Array(video.subarray(from, to));
  const address = await begun(visitor, video.length);
  expect((await send(visitor, address, 0, part(0, 3 * megabyte))).status).toBe(204);
  // A request that sends a part of what it announces.
  const socket = beginSending(visitor, address, 3 * megabyte, video.length - 3 * megabyte);
  socket.write(part(3 * megabyte, 10 * megabyte));
  const { resumableUpload } = db;
  await eventually(async () => {
    const { received } = await resumableUpload.findUniqueOrThrow({ where: { id: idOf(address) } });
    expect(received).toBeGreaterThan(3 * megabyte);
  });
  await server.restart('SIGKILL');
  socket.destroy();
  const offset = await offsetOf(visitor, address);
  expect(offset).toBeGreaterThan(3 * megabyte);
  expect((await send(visitor, address, offset, part(offset))).status).toBe(204);
  const { user } = await setVideo(visitor, idOf(address));
  const stored = await visitor.fetch(user?.videoUri ?? '');
  expect(Buffer.from(await stored.arrayBuffer()).equals(video)).toBe(true);
});
