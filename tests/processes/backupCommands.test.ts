import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { filesOf, runSql } from '../support/contents.ts';
import { createTestDatabase } from '../support/database.ts';
import { fixture } from '../support/fixtures.ts';
import { testFolder } from '../support/folder.ts';
import { goneStorage } from '../support/goneStorage.ts';
import { runCommand } from '../support/runCommand.ts';
import { startServerProcess } from '../support/serverProcess.ts';

/** `backup` and `restore` of the built program: from a server that runs, to another one. */

const folder = testFolder();
const dataDir = join(folder, 'data');
const backup = join(folder, 'backup');
const server = fixture(
  () => startServerProcess({ DATA_DIR: dataDir }),
  ({ stop }) => stop(),
  300_000,
);

const photoOf = async (url: string) => {
  const [path = ''] = /\/media\/[\w/.-]+\.webp/.exec(await (await fetch(`${url}/`)).text()) ?? [];
  const response = await fetch(`${url}${path}`);
  return { path, status: response.status, type: response.headers.get('content-type') };
};

it('backup copies what a running server has, and says what is missing', async () => {
  const { code, stdout, stderr } = await runCommand({ DATA_DIR: dataDir }, 'backup', backup);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/ has [\d,]+ rows of \d+ tables and \d+ uploads \([\d.]+ MB\), as of \d{4}-.*Z\.$/m);
  expect(stdout).toContain('The secret of logins is in it, because HOURHAND_SECRET is not set');
});

/** What the server says at /metrics: when the newest backup was made, by its age in seconds, and whether one failed since. */
const watched = async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^hourhand_backup_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { made: Date.now() - metric('age_seconds') * 1000, failed: metric('failed') };
};

it('a running server knows how old the newest backup is, and that one failed', async () => {
  expect((await runCommand({ DATA_DIR: dataDir }, 'backup', backup)).stderr).toContain('exists already');
  const { made, failed } = await watched();
  expect(failed).toBe(1);
  expect((await runCommand({ DATA_DIR: dataDir }, 'backup', join(folder, 'newer'))).code).toBe(0);
  const newer = await watched();
  expect(newer.failed).toBe(0);
  expect(newer.made).toBeGreaterThan(made + 500);
});

it('backup says that the secret is kept elsewhere, where uploads are, and that its copy failed', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const secret = 'the secret of this installation alone';
  const settings = { DATABASE_URL: database.url, HOURHAND_SECRET: secret, ...(await goneStorage()) };
  const { code, stdout, stderr } = await runCommand(settings, 'backup', join(folder, 'another'));
  expect(stdout).toContain('HOURHAND_SECRET is not in it. Keep it elsewhere');
  expect(stdout).toContain('they are in the bucket files');
  expect(readFileSync(join(folder, 'another', 'contents.json'), 'utf8')).not.toContain(secret);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The backup is in .* only\. Its copy in the bucket failed: .*ECONN/m),
  ]);
  const noted = await runSql(database.url, 'SELECT succeeded_at, failed_at FROM backup_state');
  expect(noted).toEqual([{ succeeded_at: null, failed_at: expect.any(Date) }]);
});

describe('restore', () => {
  it('asks for its folder', async () => {
    for (const args of [['--replace'], [backup, backup]]) {
      expect(await runCommand({ DATA_DIR: dataDir }, 'restore', ...args)).toMatchObject({
        code: 1,
        stderr: 'From where? Name the folder of a backup: restore /backups/monday [--replace]\n',
      });
    }
  });

  it('is refused beside people, and beside a running server', async () => {
    expect(await runCommand({ DATA_DIR: dataDir }, 'restore', backup)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database has people in it\. .*--replace\.\n$/),
    });
    expect(await runCommand({ DATA_DIR: dataDir }, 'restore', backup, '--replace')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database has \d+ other connections\. Stop every process/),
    });
  });

  it('to an embedded database gives a server where people log in', async () => {
    const place = join(folder, 'restored');
    const { code, stdout, stderr } = await runCommand({ DATA_DIR: place }, 'restore', backup);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Restored [\d,]+ rows of \d+ tables and \d+ uploads .* as of \d{4}-/m);
    expect(filesOf(join(place, 'media'))).toEqual(filesOf(join(dataDir, 'media')));
    const demo = { HOURHAND_DEMO: '1', HOURHAND_DEMO_PUBLIC: 'passwords-are-public' };
    const restored = await startServerProcess({ DATA_DIR: place, ...demo });
    onTestFinished(restored.stop);
    expect(restored.output()).not.toContain('Made demo data');
    const visitor = await new Visitor(restored.url).signIn('premium@hourhand.test', 'hourhand-demo');
    expect((await visitor.fetch('/my-subscription')).status).toBe(200);
    const photo = await photoOf(restored.url);
    expect(photo).toEqual(await photoOf(server.url));
    expect(photo).toMatchObject({ status: 200, type: 'image/webp' });
  });
});
