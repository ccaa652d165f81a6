import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareSchema } from 'payment-sandbox/schema';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../server/database/connect.ts';
import { isAlive } from '../../server/database/embedded/cluster.ts';
import { runningPostmaster } from '../../server/database/embedded/postmaster.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { openQueue } from '../../server/queue/boss.ts';
import { sealDatabase } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for `createTestDatabase`: its maintenance database, and the name of the migrated template. */
    databaseServer: { url: string; template: string };
  }
}

/** Followed by the pid. Other tests name the folders of their servers in the same way, so that leftovers are found here. */
const PREFIX = 'hourhand-test-';

const memoryFolder = '/dev/shm';

/** In memory where there is room for it, because a database is a thousand files: copying it takes 40 instead of 190 ms there. */
const folder = existsSync(memoryFolder) && freeBytes(memoryFolder) > 4 * 2 ** 30 ? memoryFolder : tmpdir();

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/**
 * Vitest's global setup: one PostgreSQL for the whole run, in a folder for temporary files, with a migrated database
 * as template. Nothing has to survive a crash, so nothing waits for the disk.
 */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  removeLeftovers();
  const dataDir = await mkdtemp(join(folder, `${PREFIX}${process.pid}-`));
  const database = await startEmbeddedDatabase({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // An autovacuum worker in the template would prevent copying it.
      autovacuum: 'off',
      max_connections: 300,
      shared_buffers: '128MB',
    },
  });
  try {
    await migrateDatabase(database.url);
    await addPartsSchemas(database.url);
    const url = new URL(database.url);
    const template = url.pathname.slice(1);
    url.pathname = '/postgres';
    await sealDatabase(url.href, template);
    project.provide('databaseServer', { url: url.href, template });
  } catch (error) {
    await remove();
    throw error;
  }
  async function remove(): Promise<void> {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return remove;
}

/** Adds the schemas that parts of the application create themselves, so that not every test has to create them. */
async function addPartsSchemas(url: string): Promise<void> {
  const { pool, close } = connectDatabase(url, { poolSize: 1 });
  try {
    const queue = await openQueue(pool, pino({ level: 'error' }));
    await queue.close();
    await prepareSchema(pool);
  } finally {
    await close();
  }
}

/** Removes the remains of killed runs. */
function removeLeftovers(): void {
  for (const parent of new Set([folder, tmpdir()])) {
    for (const name of readdirSync(parent)) {
      const runner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
      if (runner !== undefined && !isAlive(Number(runner))) removeServer(join(parent, name));
    }
  }
}

function removeServer(dataDir: string): void {
  try {
    const server = runningPostmaster(join(dataDir, 'postgres'));
    if (server) process.kill(server.pid, 'SIGQUIT');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  } catch {
    // It belongs to another user.
  }
}
