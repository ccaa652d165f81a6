import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  fchownSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { isAlive } from './cluster.ts';

/** Settings passed at every start, so that changes also apply to existing data. */
export type Settings = Record<string, string | number>;

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  ...memorySettings(availableMemory()),
  random_page_cost: '1.1',
  // JIT compilation costs more than it gains for short statements.
  jit: 'off',
  // Commits are durable before they are acknowledged; there is no replication.
  synchronous_commit: 'on',
  wal_level: 'minimal',
  max_wal_senders: 0,
  // Limits the log to replay after a crash.
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Details and statements contain people's data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_min_duration_statement: -1,
  log_statement: 'none',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
};

/** Of this process: what its container allows, otherwise what the machine has. Bytes. */
function availableMemory(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

/**
 * PostgreSQL's own advice: a quarter of the memory for its cache, and the expectation that files are cached in as much again. At
 * most 2 GB, because the application runs on the same machine.
 */
export function memorySettings(bytes: number): Settings {
  const quarter = Math.round(bytes / 4 / 2 ** 20);
  const megabytes = Math.min(Math.max(quarter, 128), 2048);
  return { shared_buffers: `${megabytes}MB`, effective_cache_size: `${2 * megabytes}MB` };
}

const LARGEST_LOG = 10_000_000;

/** The server that `postmaster.pid` describes, running or not. */
export type Postmaster = { pid: number; port: number | undefined };

/** The server running on `folder`, ready or not; undefined if there is none. Removes a stale pid file. */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const pidFile = join(folder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(pidFile, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  // Created, but not written yet.
  if (!Number.isInteger(pid) || pid <= 0) return { pid: 0, port: undefined };
  if (isAlive(pid) && runsIn(pid, folder)) return { pid, port: Number(lines[3]) || undefined };
  // After a reboot another program may have this pid, which would keep PostgreSQL from starting.
  if (isAlive(pid)) rmSync(pidFile, { force: true });
  return undefined;
}

/** PostgreSQL's working directory is its folder. */
function runsIn(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(folder);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

/**
 * Starts the server in its own session, so that Ctrl-C at the terminal reaches only us and we can stop it in order. If we
 * are killed, it keeps running and the next start finds it.
 */
export function spawnPostmaster(cluster: Cluster, port: number, settings: Settings): ChildProcess {
  const flags = Object.entries({ ...SETTINGS, ...settings, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  limitLog(cluster);
  const log = openSync(cluster.logFile, 'a', 0o600);
  try {
    if ('uid' in cluster.account) fchownSync(log, cluster.account.uid, cluster.account.gid);
    const child = spawn(cluster.binaries.postgres, ['-D', cluster.alias ?? cluster.folder, ...flags], {
      ...cluster.account,
      cwd: cluster.folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', log, log],
    });
    // A failed start shows as its exit.
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** The port of the last start, reused so that other tools find the database again. */
export function lastPort(cluster: Cluster): number | undefined {
  try {
    const options = readFileSync(join(cluster.folder, 'postmaster.opts'), 'utf8');
    return Number(/port=(\d+)/.exec(options)?.[1]) || undefined;
  } catch {
    return undefined;
  }
}

/** Keeps one earlier part of the log. The server appends to the file, so that it can be emptied while it runs. */
export function limitLog(cluster: Pick<Cluster, 'logFile'>): void {
  if (logSize(cluster) <= LARGEST_LOG) return;
  copyFileSync(cluster.logFile, `${cluster.logFile}.1`);
  truncateSync(cluster.logFile);
}

export function logSize(cluster: Pick<Cluster, 'logFile'>): number {
  return statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last ten lines of the server's log after its first `from` bytes, on one line: enough to see why it stopped. */
export function logSince(cluster: Cluster, from: number): string {
  try {
    const lines = readFileSync(cluster.logFile).subarray(from).toString('utf8').trim().split('\n');
    return lines
      .slice(-10)
      .map((line) => line.trim())
      .join(' | ');
  } catch {
    return '';
  }
}
