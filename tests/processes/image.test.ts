import { execFile } from 'node:child_process';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledServer } from '../../scripts/compiledServer.ts';
import { Visitor } from '../support/browserless.ts';
import { picture } from '../support/files.ts';
import { testDatabase } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** The content of the image, made by the step of the Dockerfile in an empty folder that has nothing else around it. */

const run = promisify(execFile);
const folder = testFolder();
beforeAll(async () => {
  await run(process.execPath, ['--import', 'tsx', 'scripts/image.ts', folder]);
});

const database = testDatabase();

it('has at most 200 MB', async () => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  expect(megabytes).toBeGreaterThan(20);
  expect(megabytes).toBeLessThan(200);
});

describe('its commands', () => {
  const command = (...args: string[]) =>
    run(process.execPath, [...compiledServer, ...args], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: join(folder, 'var') },
    });

  it('migrate has nothing to do, and doctor finds what is missing', async () => {
    expect(await command('migrate')).toMatchObject({ stdout: '' });
    const { stdout } = await command('doctor').catch((error) => error);
    expect(stdout).toMatch(/^database +ok +PostgreSQL .*, all migrations\.$/m);
    expect(stdout).toMatch(/^mail +missing /m);
  });
});

describe('its server, which can write to DATA_DIR alone,', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    const demo = { HOURHAND_DEMO: '1', HOURHAND_DEMO_PUBLIC: 'passwords-are-public' };
    server = await startServerProcess({ DATABASE_URL: database.url, ...demo }, { folder, readOnly: true });
  });
  afterAll(() => server.stop());

  it('has a root that is read-only', async () => {
    await expect(writeFile(join(server.root(), tmpdir(), 'any'), '')).rejects.toMatchObject({ code: 'EROFS' });
  });

  it.each(['/', '/privacy', '/api/openapi.json', '/api/docs/', '/sitemap.xml'])('answers %s', async (path) => {
    const response = await fetch(`${server.url}${path}`);
    expect([response.status, (await response.text()).length > 500]).toEqual([200, true]);
  });

  it('checks and stores a picture', async () => {
    const visitor = await new Visitor(server.url).signIn('jobseeker@hourhand.test', 'hourhand-demo');
    const { user } = await (await visitor.fetch('/api/auth/get-session')).json();
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(await picture(640, 480).png().toBuffer())]), 'me.png');
    const response = await visitor.fetch(`/api/user/${user.id}/upload-file-image`, { method: 'POST', body: form });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('/media/')]);
  });
});
