import { afterAll, expect, it } from 'vitest';
import { csv, start } from '../office/import/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { makeAdmin, makeEmployer, makeReference } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { asAdmin } from '../support/sandbox.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** A server that is killed in the middle of imports. */

const app = testApp();
let server: ServerProcess;
afterAll(async () => {
  await server.stop();
});

const rows = 200;

it('adds every row once', { timeout: 180_000 }, async () => {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const admin = asAdmin(await makeAdmin(db));
  const employer = await makeEmployer(db);
  const job = reference.jobs.get(catalog.jobId)?.name ?? '';
  const city = reference.cities.get(catalog.cityId)?.name ?? '';
  app.clock.now = new Date();
  const numbers = Array.from({ length: rows }, (_, index) => index);
  const people = csv(numbers.map((number) => ({ name: 'Zoe Import', email: `zoe-${number}@example.test`, job, city })));
  const offers = csv(
    numbers.map((number) => ({
      employerEmail: employer.loginEmail ?? '',
      job,
      city,
      maxRate: '12',
      description: `Evening shift in room ${number}.`,
    })),
  );
  server = await startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir });
  const actions = [
    await start(app, admin, { list: 'JOB_SEEKERS', content: people, expected: rows }),
    await start(app, admin, { list: 'JOB_OFFERS', content: offers, expected: rows }),
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
      expect(states.map(({ state }) => state)).toEqual(['FINISHED', 'FINISHED']);
    },
    { timeout: 120_000 },
  );

  expect(await count('DONE')).toBe(2 * rows);
  expect(await db.user.count({ where: { cityId: catalog.cityId, role: 'ROLE_CANDIDATE' } })).toBe(rows);
  const added = await db.jobOffer.findMany({ where: { employerId: employer.id }, select: { description: true } });
  expect(new Set(added.map(({ description }) => description)).size).toBe(rows);
  expect(added).toHaveLength(rows);
  // Each row has its record, and each record its entry in the audit log.
  const items = await db.bulkActionItem.findMany({ where: { bulkActionId: { in: actions } } });
  expect(new Set(items.map(({ bulkActionId, recordId }) => `${bulkActionId} ${recordId}`)).size).toBe(2 * rows);
  const entries = await db.auditEntry.groupBy({
    by: ['action', 'recordId'],
    where: { action: { in: ['jobSeeker.add', 'jobOffer.save'] } },
    _count: true,
  });
  expect(entries).toHaveLength(2 * rows);
  for (const { _count } of entries) expect(_count).toBe(1);
});
