import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { openApplication } from '../../server/services.ts';
import { parseEnv } from '../../server/start/env.ts';
import { createTestDatabase } from './database.ts';
import { fixture } from './fixtures.ts';

export type DemoApp = {
  url: string;
  stop: () => Promise<void>;
};

/** The application with its default settings, its timers and the demo data, on a free port. */
export async function startDemo(): Promise<DemoApp> {
  const demo = inject('demoData');
  const [database, dataDir, port] = await Promise.all([
    createTestDatabase(demo.database),
    mkdtemp(join(tmpdir(), 'hourhand-app-')),
    freePort(),
  ]);
  await cp(demo.folder, dataDir, { recursive: true });
  const env = parseEnv({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    HOURHAND_DEMO: '1',
    HOURHAND_DEMO_PUBLIC: 'passwords-are-public',
    LOG_LEVEL: 'error',
    PORT: String(port),
  });
  const log = pino({ level: env.logLevel });
  const application = await openApplication({ env, databaseUrl: database.url, log, development: false });
  await application.app.listen({ port, host: 'localhost' });
  return {
    url: env.publicUrl,
    stop: async () => {
      await application.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const testDemo = (): DemoApp => fixture(startDemo, (demo) => demo.stop());
