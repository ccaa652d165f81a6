import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runningPostmaster } from '../../server/database/embedded/postmaster.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { startTestApp } from '../support/app.ts';
import { countOf, report } from '../support/counts.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { kill } from './killing.ts';

const unlimited = { REQUESTS_PER_MINUTE: '1000000', BUDGET_FACTOR: '10000' };

/** @param environment where the server has its database; unset: the one of the run */
async function killed(count: number, databaseUrl?: string, environment = {}, besides?: () => void): Promise<void> {
  const app = await startTestApp({ databaseUrl });
  onTestFinished(app.stop);
  const server = await startServerProcess({ DATABASE_URL: app.databaseUrl, ...unlimited, ...environment });
  onTestFinished(server.stop);
  const began = performance.now();
  const result = await kill(app, server, count, besides);
  expect(result.messages).toBeGreaterThan(count);
  report('Kills', { count, ...result, seconds: Math.round((performance.now() - began) / 1000) });
}

const count = countOf('KILLS', 200);
const withDatabase = countOf('DATABASE_KILLS', 20);

it(`a server that is killed ${count} times under load has stored what it acknowledged`, () => killed(count));

it(`a server that is killed ${withDatabase} times together with its own database has stored what it acknowledged`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourhand-kills-'));
  const database = await startEmbeddedDatabase({ dataDir });
  onTestFinished(async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrateDatabase(database.url);
  // A restarted database keeps its port, so the URL remains valid.
  await killed(withDatabase, database.url, { DATABASE_URL: '', DATA_DIR: dataDir, HOURHAND_DEMO: '0' }, () => {
    const postmaster = runningPostmaster(join(dataDir, 'postgres'));
    if (!postmaster) throw new Error('The database does not run.');
    process.kill(postmaster.pid, 'SIGKILL');
  });
});
