import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { makeEmployer, makeJobSeeker, makeReference } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtpServer.ts';

/** A server that is killed while it sends the mails of saved searches. */

const app = testApp();
let server: ServerProcess;
let smtp: SmtpServer;
let client: pg.Client;
beforeAll(async () => {
  smtp = await startSmtpServer();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
  await smtp.close();
});

const employers = 6;

/** Requeues the jobs of dead processes and ends the pauses between attempts, which the queue measures in minutes. */
async function timePasses(): Promise<void> {
  await client.query(`UPDATE pgboss.job SET started_on = now() - interval '301 seconds' WHERE state = 'active'`);
  await app.services.queue.maintain();
  await client.query(`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`);
}

it('sends every mail, none about a person twice, and one that may have been sent again with the same id', {
  timeout: 120_000,
}, async () => {
  const { db } = app.services;
  const catalog = await makeReference(db);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const people = [
    await makeJobSeeker(db, catalog, { findableSince: ago(30) }),
    await makeJobSeeker(db, catalog, { findableSince: ago(20) }),
  ];
  for (let number = 0; number < employers; number += 1) {
    const { id: employerId } = await makeEmployer(db);
    const search = { cityId: catalog.cityId, frequency: 'DAILY' as const, coveredUntil: ago(60), dueAt: ago(1) };
    await db.savedSearch.create({ data: { employerId, ...search } });
  }
  const environment = {
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Hourhand <mail@example.test>',
  };
  // Mails have arrived, and the server does not know.
  smtp.silentAfter = 2;
  server = await startServerProcess(environment);
  await eventually(async () => expect(smtp.mails.length).toBeGreaterThan(2));
  smtp.silentAfter = Number.POSITIVE_INFINITY;
  await server.restart('SIGKILL');
  await timePasses();
  // The server looks for jobs every ten seconds.
  await eventually(
    async () => {
      const { rows } = await client.query(
        `SELECT state, count(*)::int FROM pgboss.job WHERE name = 'saved-search' GROUP BY state`,
      );
      expect(rows).toEqual([{ state: 'completed', count: employers }]);
    },
    { timeout: 40_000 },
  );
  expect(new Set(smtp.mails.flatMap(({ to }) => to)).size).toBe(employers);

  const idOf = (head: string) => /^Message-ID: (.*)$/im.exec(head)?.[1];
  const ids = smtp.mails.map(({ head }) => idOf(head));
  // A copy of a mail that was under way has the id of the first one; mail programs show it once.
  expect(ids.length).toBeGreaterThan(employers);
  expect(new Set(ids).size).toBe(employers);
  for (const id of ids) expect(ids.filter((other) => other === id).length).toBeLessThanOrEqual(2);
  expect(await db.savedSearchPerson.count()).toBe(employers * people.length);
  for (const { body } of smtp.mails) {
    for (const { id } of people) expect(body.match(new RegExp(`-${id}\\b`, 'g'))?.length).toBeGreaterThan(0);
  }

  // The next mail contains only the new job seeker.
  const mailed = smtp.mails.length;
  const next = await makeJobSeeker(db, catalog, { findableSince: ago(8) });
  await db.savedSearch.updateMany({ data: { dueAt: ago(1), coveredUntil: ago(60) } });
  await eventually(() => expect(smtp.mails).toHaveLength(mailed + employers), { timeout: 40_000 });
  for (const { body } of smtp.mails.slice(mailed)) {
    expect(body).toMatch(new RegExp(`-${next.id}\\b`));
    for (const { id } of people) expect(body).not.toMatch(new RegExp(`-${id}\\s`));
  }
});
