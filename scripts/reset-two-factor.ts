import { pino } from 'pino';
import { resetTwoFactor } from '../server/auth/resetTwoFactor.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { prepareDatabase } from '../server/database/prepare.ts';
import { openQueue } from '../server/queue/boss.ts';
import { loadEnv } from '../server/start/env.ts';
import { openAsker } from './ask.ts';
import { command, say } from './command.ts';

// npm run admin:reset-two-factor -- e-mail: lets a person sign in with the password alone; asks for the e-mail if it is missing.
await command(async () => {
  const env = loadEnv();
  const asker = openAsker();
  try {
    const email = process.argv[2] ?? (await asker.ask('E-mail: '));
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
});
