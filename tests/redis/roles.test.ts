import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { testDatabase } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { beginSignUp } from '../support/signUp.ts';

/** A process that serves people, and one that does the background work (`ROLE`). */

/** Longer than the pauses of the task that sends mails, and than the quiet time after a start. Milliseconds. */
const longerThanTasksPause = 4_000;

const database = testDatabase();
const dataDir = testFolder();
let web: ServerProcess;
const start = (ROLE: string) =>
  startServerProcess({
    ROLE,
    DATABASE_URL: database.url,
    REDIS_URL: inject('redisUrl'),
    DATA_DIR: dataDir,
    HOURHAND_DEMO: '1',
    HOURHAND_DEMO_PUBLIC: 'passwords-are-public',
  });
beforeAll(async () => {
  web = await start('web');
});
afterAll(async () => {
  await web.stop();
});

const outbox = async () => (await fetch(`${web.url}/dev/outbox`)).text();

it('people are served by the one, and their mails are sent by the other', async () => {
  const email = 'patient@example.test';
  const account = { name: 'Pat Patient', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
  await beginSignUp(new Visitor(web.url), account);
  await delay(longerThanTasksPause);
  expect(await outbox()).not.toContain(email);

  const worker = await start('worker');
  try {
    await expect.poll(outbox).toContain(email);
    const statuses = ['/healthz', '/readyz', '/metrics', '/', '/graphql', '/api/jobs'].map(
      async (path) => (await fetch(`${worker.url}${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404]);
  } finally {
    await worker.stop();
  }
});
