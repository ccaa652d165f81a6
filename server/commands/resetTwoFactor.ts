import { pino } from 'pino';
import { resetTwoFactor } from '../auth/admins.ts';
import { connectDatabase } from '../database/connect.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { openQueue } from '../queue/boss.ts';
import { loadEnv } from '../start/env.ts';
import { openAsker } from './ask.ts';
import { say } from './command.ts';

/** `admin:reset-two-factor [email]`: lets a person sign in with the password alone. Asks for the email if it is missing. */
export async function run([givenEmail]: string[]): Promise<void> {
  const env = loadEnv();
  const asker = openAsker();
  try {
    const email = givenEmail ?? (await asker.ask('E-mail: '));
    const database = await prepareDatabase(env, say);
    const { db, pool, close } = connectDatabase(database.url, { poolSize: 1 });
    try {
      const { queue, close: closeQueue } = await openQueue(pool, pino());
      const id = await resetTwoFactor({ db, queue }, email).finally(closeQueue);
      say(`User ${id} signs in with the password alone, and has been logged out everywhere.`);
    } finally {
      await close();
      await database.stop();
    }
  } finally {
    asker.close();
  }
}
