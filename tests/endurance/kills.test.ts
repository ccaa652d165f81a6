import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runningPostmaster } from '../../server/database/embedded/postmaster.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { startTestApp } from '../support/app.ts';
import { countOf, report } from '../support/counts.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { kill } from './killing.ts';

const count = countOf('KILLS', 200);
const withDatabase = countOf('DATABASE_KILLS', 20);

it(`a server that is killed ${count} times under load has stored what it acknowledged`, async () => {
  const app = await startTestApp();
  const environment = { DATABASE_URL: app.databaseUrl, REQUESTS_PER_MINUTE: '1000000', BUDGET_FACTOR: '10000' };
  const server = await startServerProcess(environment);
  try {
    const began = performance.now();
    const result = await kill(app, server, count);
    expect(result.messages).toBeGreaterThan(count);
    report('Kills', { count, ...result, seconds: Math.round((performance.now() - began) / 1000) });
  } finally {
    await server.stop();
    await app.stop();
  }
});

it(`a server that is killed ${withDatabase} times together with its own database has stored what it acknowledged`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourhand-kills-'));
  const database = await startEmbeddedDatabase({ dataDir });
  try {
    await migrateDatabase(database.url);
    // A restarted database keeps its port, so the URL remains valid.
    const app = await startTestApp({ databaseUrl: database.url });
    const environment = {
      DATA_DIR: dataDir,
      HOURHAND_DEMO: '0',
      REQUESTS_PER_MINUTE: '1000000',
      BUDGET_FACTOR: '10000',
    };
    const server = await startServerProcess(environment);
    try {
      const result = await kill(app, server, withDatabase, () => {
        const postmaster = runningPostmaster(join(dataDir, 'postgres'));
        if (!postmaster) throw new Error('The database does not run.');
        process.kill(postmaster.pid, 'SIGKILL');
      });
      expect(result.messages).toBeGreaterThan(withDatabase);
      report('Kills with the database', { count: withDatabase, ...result });
    } finally {
      await server.stop();
      await app.stop();
    }
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
