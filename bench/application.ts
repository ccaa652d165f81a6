import { join } from 'node:path';
import { pino } from 'pino';
import { openApplication } from '../server/services.ts';
import { parseEnv } from '../server/start/env.ts';

/**
 * The application in this process, on a free port and without background work, where what it sends to the database is seen.
 * `now` is its clock.
 */
export async function openQuietApplication(
  databaseUrl: string,
  dataDir: string,
  now?: () => Date,
): Promise<{ url: string; close: () => Promise<void> }> {
  const application = await openApplication({
    env: parseEnv({
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(dataDir, 'plans'),
      HOURHAND_DEMO: '1',
      HOURHAND_DEMO_PUBLIC: 'passwords-are-public',
      LOG_LEVEL: 'error',
    }),
    databaseUrl,
    log: pino({ level: 'error' }),
    development: false,
    now,
    timers: false,
  });
  try {
    return { url: await application.app.listen({ port: 0, host: '127.0.0.1' }), close: application.close };
  } catch (error) {
    await application.close();
    throw error;
  }
}
