import { prepareDatabase } from '../database/prepare.ts';
import { loadEnv } from '../start/env.ts';
import { say } from './command.ts';

/** `migrate`: applies pending migrations, regardless of the setting `MIGRATIONS`. */
export async function run(): Promise<void> {
  const database = await prepareDatabase({ ...loadEnv(), migrations: 'run' }, say);
  await database.stop();
}
