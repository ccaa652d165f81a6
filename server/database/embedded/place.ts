import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** Where the database files are. */
export type Place = {
  /** The parent of PostgreSQL's folder. */
  parent: string;
  /** The path for PostgreSQL if it cannot use the real one; it must then be started in the folder. */
  alias: string | undefined;
};

const ROOT_PLACE = '/var/lib/hourhand';

/**
 * The place for the files of `dataDir`, which is `dataDir` if possible. Under root the database runs as another account,
 * which may not be able to enter that path. On Linux it then uses the folder as its working directory; elsewhere the files
 * are stored outside, and a note in `dataDir` says where.
 */
export function placeFor(dataDir: string, account: Account, platform = process.platform): Place {
  if (canEnter(account, dataDir)) return { parent: dataDir, alias: undefined };
  if (platform === 'linux') return { parent: dataDir, alias: '/proc/self/cwd' };
  return { parent: outside(join(dataDir, 'postgres-is-elsewhere.txt')), alias: undefined };
}

/** Folders for copies of the programs. Root's are for the other account and shared by all projects. */
export const copyPlaces = (dataDir: string, account: Account): string[] =>
  'uid' in account ? [ROOT_PLACE, join(tmpdir(), 'hourhand')] : [dataDir];

const canEnter = (account: Account, folder: string): boolean =>
  !('uid' in account) || spawnSync('test', ['-x', folder], { ...account, cwd: '/' }).status === 0;

function outside(note: string): string {
  if (!existsSync(note)) {
    mkdirSync(ROOT_PLACE, { recursive: true, mode: 0o755 });
    const made = mkdtempSync(join(ROOT_PLACE, 'data-'));
    chmodSync(made, 0o755);
    try {
      writeFileSync(note, made, { flag: 'wx' });
    } catch {
      // Another process was faster.
      rmSync(made, { recursive: true });
    }
  }
  return readFileSync(note, 'utf8');
}
