import { prepareDatabase } from '../database/prepare.ts';
import { loadEnv } from '../start/env.ts';
import { say } from './command.ts';

/** `migrate`: applies the pending migrations, whatever `MIGRATIONS` says, and nothing else. */
export async function run(): Promise<void> {
  const database = await prepareDatabase({ ...loadEnv(), migrations: 'run' }, say);
  await database.stop();
}
