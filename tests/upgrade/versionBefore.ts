import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A version of the product, installed and built in a folder of its own. */
export type Version = { folder: string; commit: string; remove: () => Promise<void> };

/** The version from which the newest migration leads: the commit before the one that added it. Needs the history of the repository. */
export async function installVersionBefore(): Promise<Version> {
  const migrations = (await readdir('prisma/migrations')).filter((name) => /^\d/.test(name)).sort();
  const newest = `prisma/migrations/${migrations.at(-1)}/migration.sql`;
  const { stdout: added } = await run('git', ['log', '--diff-filter=A', '--format=%H', '-1', '--', newest]);
  const { stdout } = await run('git', ['rev-parse', `${added.trim()}~1`]);
  const commit = stdout.trim();
  const folder = await mkdtemp(join(tmpdir(), 'hourhand-before-'));
  const inFolder = { cwd: folder, maxBuffer: 1 << 26 };
  await run('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`]);
  await run('npm', ['ci', '--loglevel=error'], inFolder);
  await run('npm', ['run', 'build'], inFolder);
  return { folder, commit, remove: () => rm(folder, { recursive: true }) };
}
