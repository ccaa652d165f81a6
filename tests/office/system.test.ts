import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { NotFound, Unavailable } from '../../server/domain/core/failures/errors.ts';
import {
  dropGivenUpJob,
  retryGivenUpJob,
  sendTestMail,
  systemState,
} from '../../server/domain/office/system/system.ts';
import { makeAdmin } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { contextFor, readAs } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { asAdmin } from '../support/sandbox.ts';

/** The page of the system: what failed for good is tried again or dropped, once, and the audit log says by whom. */

const app = testApp({ log: pino({ level: 'silent' }) });
const admin = fixture(() => makeAdmin(app.services.db));
const office = fixture(() => contextFor(app, asAdmin(admin)));

const queue = 'import-mail';

/** A job whose last attempt fails. */
async function giveUp(): Promise<string> {
  const { db, queue: jobs } = app.services;
  await db.$transaction((tx) => jobs.add(tx, queue, {}));
  await db.$executeRaw`UPDATE pgboss.job SET retry_count = retry_limit, started_on = NULL WHERE name = ${queue}`;
  await jobs.work(queue, async () => {
    throw new RangeError('Maria Santos has no mailbox.');
  });
  const { givenUp } = await systemState(office);
  return givenUp[0]?.id ?? '';
}

const countOf = async () => (await systemState(office)).queues.find((one) => one.queue === queue);
const entries = () =>
  app.services.db.auditEntry.findMany({
    where: { recordType: 'SYSTEM' },
    select: { action: true, adminId: true, recordLabel: true },
    orderBy: { id: 'asc' },
  });

describe('a job that was given up', () => {
  it('is listed without its words, and begins anew with all of its attempts', async () => {
    const id = await giveUp();
    const { givenUp } = await systemState(office);
    expect(givenUp).toEqual([{ id, queue, attempts: 10, reason: 'RangeError', failedAt: expect.any(Date) }]);
    expect(await countOf()).toMatchObject({ waiting: 0, givenUp: 1 });
    await retryGivenUpJob(office, id);
    expect(await countOf()).toMatchObject({ waiting: 1, givenUp: 0 });
    expect(await entries()).toEqual([{ action: 'system.retryJob', adminId: admin.id, recordLabel: `${queue} ${id}` }]);
    // A failure is not its last one.
    await app.services.queue.work(queue, async () => {
      throw new Error('Again');
    });
    expect(await countOf()).toMatchObject({ givenUp: 0 });
    await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = ${queue}`;
    const done: string[] = [];
    await app.services.queue.work(queue, async (job) => void done.push(job.id));
    expect(done).toEqual([id]);
  });

  it('is dropped once, by one admin', async () => {
    const id = await giveUp();
    const before = (await entries()).length;
    const both = await Promise.allSettled([dropGivenUpJob(office, id), dropGivenUpJob(office, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(retryGivenUpJob(office, id)).rejects.toThrow(NotFound);
    await expect(dropGivenUpJob(office, "' OR true --")).rejects.toThrow(NotFound);
    expect(await countOf()).toMatchObject({ waiting: 0, givenUp: 0 });
    expect((await entries()).slice(before).map(({ action }) => action)).toEqual(['system.dropJob']);
  });

  it('is alone in what can be dropped', async () => {
    const { db, queue: jobs } = app.services;
    await db.$transaction((tx) => jobs.add(tx, queue, {}));
    const [{ id } = { id: '' }] = await db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM pgboss.job WHERE name = ${queue} AND state = 'created'`;
    await expect(dropGivenUpJob(office, id)).rejects.toThrow(NotFound);
    expect(await countOf()).toMatchObject({ waiting: 1 });
  });
});

it('the parts are those of doctor, and a server that fails says nothing here', async () => {
  const { parts, version } = await systemState(office);
  expect(parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['database', 'redis', 'mail', 'payment']));
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const says = 'password authentication failed for user "hourhand" at 10.0.0.7';
  const checks = async () => (['wrong', 'unreachable'] as const).map((state) => ({ part: state, state, says }));
  const failing = await systemState({ ...office, system: { ...office.system, checks } });
  for (const part of failing.parts) expect(part.says).toMatch(/^Its settings are refused\.|^It does not answer\./);
});

it('the newest backup is shown, and whether a later one failed', async () => {
  const { db } = app.services;
  expect((await systemState(office)).backup).toMatchObject({ succeededAt: null, failedAt: null });
  const [succeededAt, failedAt] = [new Date('2026-05-30T02:00:00Z'), new Date('2026-05-31T02:00:00Z')];
  await db.backupState.updateMany({ data: { succeededAt, failedAt } });
  const shown = '{ system { backedUpAt backupFailedAt } }';
  expect((await readAs(app, asAdmin(admin), shown)).system).toEqual({
    backedUpAt: succeededAt.toISOString(),
    backupFailedAt: failedAt.toISOString(),
  });
});

it('a test email goes to the admin who asks for it, and is noted', async () => {
  expect(await sendTestMail(office)).toBe(admin.email);
  expect(await mailsTo(app, admin.email)).toMatchObject([{ subject: 'A test email of Hourhand' }]);
  expect((await entries()).at(-1)).toEqual({ action: 'system.testMail', adminId: admin.id, recordLabel: null });
  await expect(sendTestMail({ ...office, sendsMail: false })).rejects.toThrow(Unavailable);
});
