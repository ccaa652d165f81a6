import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, databaseAccount, ownerAccount } from './account.ts';
import { type Binaries, usableBinaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';

export const DATABASE_USER = 'hourhand';

/** A folder of PostgreSQL's, and what is needed to run it. */
export type Cluster = {
  folder: string;
  /** What PostgreSQL is told as its folder; only means the folder for a process that was started in it. */
  folderAsSeen: string;
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
  const account = databaseAccount();
  const folder = join(clusterPlace(realpathSync(dataDir), account), 'postgres');
  removeDrafts(folder);
  if (!existsSync(join(folder, PASSWORD_FILE))) {
    progress('Preparing the database …');
    await makeCluster(folder, account, usableBinaries(account, copyPlaces(account, dataDir)));
  }
  const owner = takeOver(folder, account);
  return {
    folder,
    folderAsSeen: asSeen(folder, owner),
    account: owner,
    binaries: usableBinaries(owner, copyPlaces(owner, dataDir)),
    password: readFileSync(join(folder, PASSWORD_FILE), 'utf8'),
    logFile: join(dataDir, 'postgres.log'),
  };
}

/**
 * Under root the database runs as another account, which need not be able to walk down to the folder. On Linux a process
 * that root started in the folder reaches it as its working directory all the same.
 */
const asSeen = (folder: string, account: Account): string =>
  'uid' in account && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Elsewhere a folder that the account cannot enter is replaced by one outside, named after it, with a note inside. */
function clusterPlace(dataDir: string, account: Account): string {
  if (!('uid' in account) || process.platform === 'linux') return dataDir;
  const reachable = spawnSync('/bin/test', ['-x', dataDir], { ...account, cwd: '/' }).status === 0;
  if (reachable) return dataDir;
  const outside = join('/var/lib/hourhand', createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  writeFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), `${join(outside, 'postgres')}\n`);
  return outside;
}

/** Root's copies of the programs are for the other account, and the same for every project. */
const copyPlaces = (account: Account, dataDir: string): string[] =>
  'uid' in account ? ['/var/lib/hourhand', join(tmpdir(), 'hourhand')] : [dataDir];

async function makeCluster(folder: string, account: Account, binaries: Binaries): Promise<void> {
  const draft = mkdtempSync(`${folder}.draft-${process.pid}-`);
  if ('uid' in account) chownSync(draft, account.uid, account.gid);
  try {
    const password = randomBytes(24).toString('base64url');
    await initialise(draft, account, binaries, password);
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
async function initialise(folder: string, account: Account, binaries: Binaries, password: string): Promise<void> {
  const flags = ['-W', '--auth=scram-sha-256', `--username=${DATABASE_USER}`, '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initdb = spawn(binaries.initdb, ['-D', asSeen(folder, account), ...flags, ...locale], {
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

/** Whoever owns the files runs the database; files restored by root as root's own are given to `account`. */
function takeOver(folder: string, account: Account): Account {
  const owner = statSync(folder);
  const self = process.getuid?.();
  if (self !== 0 && owner.uid !== self) {
    throw new Error(`The database in ${folder} belongs to another user (${owner.uid}): start as that user or as root.`);
  }
  if (!('uid' in account) || owner.uid !== 0) return ownerAccount(owner);
  giveTo(folder, account.uid, account.gid);
  return account;
}

function giveTo(path: string, uid: number, gid: number): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) giveTo(join(path, name), uid, gid);
  }
  chownSync(path, uid, gid);
}

/** What a process that was killed while making a cluster left behind. */
function removeDrafts(folder: string): void {
  const parent = join(folder, '..');
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.draft-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
