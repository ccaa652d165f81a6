import { afterAll, beforeAll, expect, it } from 'vitest';
import { employerId, start } from '../office/bulkAction/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin, makeEmployer, makeReference } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { asAdmin } from '../support/sandbox.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { type ReceivedMail, type SmtpServer, startSmtpServer } from '../support/smtpServer.ts';

/** A server that is killed in the middle of bulk actions. */

const app = testApp();
let server: ServerProcess;
let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

const people = 300;
const mails = 12;

it('does every row once', { timeout: 180_000 }, async () => {
  const { db } = app.services;
  const catalog = await makeReference(db);
  const admin = asAdmin(await makeAdmin(db));
  app.clock.now = new Date();
  await db.user.createMany({
    data: Array.from({ length: people }, (_, index) => ({
      role: 'ROLE_CANDIDATE' as const,
      name: 'Maria Santos',
      cityId: catalog.cityId,
      jobId: catalog.jobId,
      active: false,
      email: `person-${index}@example.test`,
    })),
  });
  const employers = [];
  for (let number = 0; number < mails; number += 1) employers.push(await makeEmployer(db));
  // Silent: mails have arrived, and the server does not know.
  smtp.silentAfter = 3;
  server = await startServerProcess({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Hourhand <mail@example.test>',
  });
  const activation = await start(app, admin, {
    kind: 'JOB_SEEKER_ACTIVATE',
    rows: { jobSeekers: { cityId: catalog.cityId } },
    expected: people,
  });
  const email = await start(app, admin, {
    kind: 'EMPLOYER_EMAIL',
    rows: { ids: employers.map(employerId) },
    expected: mails,
    text: 'Hello',
  });
  const count = (bulkActionId: number, state: 'WAITING' | 'DONE' | 'FAILED' | 'SKIPPED') =>
    db.bulkActionItem.count({ where: { bulkActionId, state } });
  await eventually(async () => expect(await count(activation, 'DONE')).toBeGreaterThan(20), { timeout: 30_000 });
  const killedAt = await count(activation, 'WAITING');
  await server.restart('SIGKILL');
  expect(killedAt).toBeGreaterThan(0);
  smtp.silentAfter = Number.POSITIVE_INFINITY;
  // Another process takes over when the lease of the dead one ends, after half a minute.
  await eventually(
    async () => {
      const states = await db.bulkAction.findMany({ where: { id: { in: [activation, email] } } });
      expect(states.map(({ state }) => state)).toEqual(['FINISHED', 'FINISHED']);
    },
    { timeout: 90_000 },
  );

  expect(await count(activation, 'DONE')).toBe(people);
  expect(await db.user.count({ where: { cityId: catalog.cityId, active: true } })).toBe(people);
  const entries = await db.auditEntry.groupBy({
    by: ['recordId'],
    where: { action: 'jobSeeker.activate' },
    _count: true,
  });
  expect(entries).toHaveLength(people);
  for (const { _count } of entries) expect(_count).toBe(1);

  // Each has one mail. One that may have arrived is sent again with the same id, so that mail programs show it once.
  expect(await count(email, 'DONE')).toBe(mails);
  const received = () => smtp.mails.filter(({ body }) => /^Hello\s*$/m.test(body));
  // The jobs of the dead process are given to the other one, after a time that the queue measures in minutes.
  await db.$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '301 seconds' WHERE state = 'active'`;
  await app.services.queue.maintain();
  await eventually(
    async () => {
      await db.$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`;
      expect(new Set(received().flatMap(({ to }) => to)).size).toBe(mails);
    },
    { timeout: 30_000 },
  );
  const idOf = ({ head }: ReceivedMail) => /^Message-ID: (.*)$/im.exec(head)?.[1];
  expect(new Set(received().map(idOf)).size).toBe(mails);
});
