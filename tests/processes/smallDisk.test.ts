import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeJobSeeker, testPassword } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** A disk that is full, and has room again later. */

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hourhand-small-'));
});
afterAll(() => rm(dataDir, { recursive: true }));
// For its database.
const app = testApp();
const catalog = testCatalog(app);
let server: ServerProcess;
let visitor: Visitor;
let id: number;
beforeAll(async () => {
  const jobSeeker = await makeJobSeeker(app.services.db, catalog);
  id = jobSeeker.id;
  const demo = { HOURHAND_DEMO: '1', HOURHAND_DEMO_PUBLIC: 'passwords-are-public' };
  const environment = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...demo };
  server = await startServerProcess(environment, { diskMegabytes: 4 });
  visitor = await new Visitor(server.url).signIn(jobSeeker.loginEmail ?? '', testPassword);
});
afterAll(() => server.stop());

const filler = () => join(server.root(), dataDir, 'filler');

/** Writes until nothing more fits. */
async function fill(): Promise<void> {
  const all = writeFile(filler(), Buffer.alloc(8 * 1024 * 1024));
  await expect(all).rejects.toThrow('ENOSPC');
}

async function sendPhoto(): Promise<Response> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await picture(640, 480).png().toBuffer())]), 'me.png');
  return visitor.fetch(`/api/user/${id}/upload-file-image`, { method: 'POST', body: form });
}

it('refuses a picture as unavailable and logs why, and loses no mail', async () => {
  await fill();
  const refused = await sendPhoto();
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { code: 503, message: 'The file could not be saved. Please try again later.' },
  ]);
  await expect.poll(() => server.output()).toContain('an upload could not be kept');

  const email = 'patient@example.test';
  const account = { name: 'Pat Patient', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
  expect((await new Visitor(server.url).post('/api/auth/sign-up/email', account)).status).toBe(200);
  await expect.poll(() => server.output()).toContain('a job failed and will be tried again');

  await rm(filler());
  // The pause before the next attempt is over.
  await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
  await expect.poll(async () => (await fetch(`${server.url}/dev/outbox`)).text()).toContain(email);
  expect((await sendPhoto()).status).toBe(200);
});
