import { spawnSync } from 'node:child_process';

/** The account of a child process; empty for our own. */
export type Account = { uid: number; gid: number } | Record<string, never>;

const isRoot = (): boolean => process.getuid?.() === 0;

/** The account that runs the database; another one for root, as which PostgreSQL refuses to run. */
export function databaseAccount(): Account {
  if (!isRoot()) return {};
  return find('postgres') ?? find('_postgres') ?? create('postgres') ?? find('nobody') ?? refuse();
}

/** The user and group for files owned by `uid` and `gid`, if we are root. */
export const ownerAccount = (owner: { uid: number; gid: number }): Account =>
  isRoot() ? { uid: owner.uid, gid: owner.gid } : {};

function find(name: string): Account | undefined {
  const uid = numericId('-u', name);
  const gid = numericId('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function create(name: string): Account | undefined {
  if (process.platform !== 'linux') return undefined;
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]);
  return made.status === 0 ? find(name) : undefined;
}

function numericId(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout !== '' ? Number(answer.stdout) : undefined;
}

function refuse(): never {
  throw new Error('PostgreSQL does not run as root and no other account was found: set DATABASE_URL.');
}
