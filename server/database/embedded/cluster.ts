import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
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
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, databaseAccount, ownerAccount } from './account.ts';
import { type Binaries, usableBinaries } from './binaries.ts';
import { copyPlaces, placeFor } from './place.ts';
import { isAlive } from './postmaster.ts';

export const DATABASE_USER = 'hourhand';

/** A folder of PostgreSQL's, and what is needed to run it. */
export type Cluster = {
  folder: string;
  /** What PostgreSQL is told as its folder instead, see `Place`. */
  alias: string | undefined;
  account: Account;
  binaries: Binaries;
  password: string;
  logFile: string;
};

/** Lies in PostgreSQL's folder, so that a folder and its password appear together and are moved together. */
const PASSWORD_FILE = 'hourhand.password';

/**
 * Finds the cluster of `dataDir` or makes it. Two processes may do this at once: a cluster is made beside its place and
 * renamed into it, the slower one throws its own away.
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
  return {
    folder,
    alias,
    account,
    binaries,
    password: readFileSync(join(folder, PASSWORD_FILE), 'utf8'),
    logFile: join(home, 'postgres.log'),
  };
}

/** Whoever owns the files runs the database; what root restored as its own is nobody's yet. */
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

/** The built-in locale gives the same order and letter case on every machine, whatever its own locales. */
async function initialise({ folder, alias = folder, account, binaries }: Unmade, password: string): Promise<void> {
  const flags = ['-W', '--auth=scram-sha-256', `--username=${DATABASE_USER}`, '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initdb = spawn(binaries.initdb, ['-D', alias, ...flags, ...locale], {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    // Without a terminal initdb reads the password, twice, from its input: it never lies in a file others may read.
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
  if (code !== 0) throw new Error(`The database could not be made: ${complaint.trim().replaceAll(/\s*\n\s*/g, ' ')}`);
}

/** Files that root restored as its own. */
function giveTo(path: string, uid: number, gid: number): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) giveTo(join(path, name), uid, gid);
  }
  chownSync(path, uid, gid);
}

/** What a process that was killed while making a cluster left behind. */
function removeDrafts(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.draft-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
