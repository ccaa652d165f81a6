import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeJobSeeker, testPassword } from '../support/factories.ts';
import { pdf } from '../support/files.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/**
 * A disk that is full while a file arrives. The system accepts a part of the last write without an error and refuses the next
 * one, which a limit on the size of files does too.
 */

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hourhand-full-'));
});
afterAll(() => rm(dataDir, { recursive: true }));
// For its database.
const app = testApp();
const catalog = testCatalog(app);
let server: ServerProcess;
let visitor: Visitor;
let chat: number;
beforeAll(async () => {
  const jobSeeker = await makeJobSeeker(app.services.db, catalog);
  server = await startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir }, { maxFileBytes: 64 * 1024 });
  visitor = await new Visitor(server.url).signIn(jobSeeker.loginEmail ?? '', testPassword);
  const response = await visitor.fetch('/api/chat/with-admin', { method: 'POST' });
  chat = (await response.json()).id;
});
afterAll(() => server.stop());

function send(kind: 'image' | 'document', content: Buffer): Promise<Response> {
  const form = new FormData();
  form.set(kind, new Blob([new Uint8Array(content)]), 'file');
  return visitor.fetch(`/api/chat-upload-${kind}?chat=${chat}`, { method: 'POST', body: form });
}

it.each(['image', 'document'] as const)('says that the %s could not be saved, and logs why', async (kind) => {
  const before = server.output().length;
  // The last write is cut short, and none follows.
  const response = await send(kind, pdf(65 * 1024));
  expect([response.status, await response.json()]).toEqual([
    503,
    { code: 503, message: 'The file could not be saved. Please try again later.' },
  ]);
  await expect.poll(() => server.output().slice(before)).toContain('an upload could not be kept');
});

it('still accepts what fits', async () => {
  expect((await send('document', pdf(1000))).status).toBe(200);
});
