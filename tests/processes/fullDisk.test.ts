import { rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { pdf } from '../support/files.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { beginSignUp } from '../support/signUp.ts';
import { logIn } from '../support/visiting.ts';

/** A disk that is full, or has room for a part of a file, and has room again later. */

// For its database.
const app = testApp();
const catalog = testCatalog(app);
const dataDir = testFolder();
let server: ServerProcess;
let visitor: Visitor;
let chat: number;
beforeAll(async () => {
  const { loginEmail } = await makeJobSeeker(app.services.db, catalog);
  const demo = { HOURHAND_DEMO: '1', HOURHAND_DEMO_PUBLIC: 'passwords-are-public' };
  const environment = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...demo };
  server = await startServerProcess(environment, { diskMegabytes: 4 });
  visitor = await logIn(server, { loginEmail });
  chat = (await (await visitor.fetch('/api/chat/with-admin', { method: 'POST' })).json()).id;
});
afterAll(async () => {
  await server.stop();
});

const filler = () => join(server.root(), dataDir, 'filler');

/** Writes until nothing more fits but this much. */
async function fill(room: number): Promise<void> {
  await expect(writeFile(filler(), Buffer.alloc(8 * 1024 * 1024))).rejects.toThrow('ENOSPC');
  const { size } = await stat(filler());
  await truncate(filler(), size - room);
}

function send(kind: 'image' | 'document', content: Buffer): Promise<Response> {
  const form = new FormData();
  form.set(kind, new Blob([new Uint8Array(content)]), 'file');
  return visitor.fetch(`/api/chat-upload-${kind}?chat=${chat}`, { method: 'POST', body: form });
}

it.each([
  ['image', 0],
  ['document', 0],
  // The system accepts a part of the last write without an error.
  ['document', 32 * 1024],
] as const)('an %s with room for %i bytes is unavailable, which is logged, and fits later', async (kind, room) => {
  await fill(room);
  const before = server.output().length;
  const refused = await send(kind, pdf(65 * 1024));
  const message = 'The file could not be saved. Please try again later.';
  expect([refused.status, await refused.json()]).toEqual([503, { code: 503, message }]);
  await expect.poll(() => server.output().slice(before)).toContain('an upload could not be kept');
  await rm(filler());
  expect((await send('document', pdf(1000))).status).toBe(200);
});

it('no mail is lost', async () => {
  await fill(0);
  const email = 'patient@example.test';
  const account = { name: 'Pat Patient', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
  await beginSignUp(new Visitor(server.url), account);
  await expect.poll(() => server.output()).toContain('a job failed and will be tried again');
  await rm(filler());
  // The pause before the next attempt is over.
  await app.services.db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
  await expect.poll(async () => (await fetch(`${server.url}/dev/outbox`)).text()).toContain(email);
});
