import { createAdmin } from '../auth/admins.ts';
import { connectDatabase } from '../database/connect.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { loadEnv } from '../start/env.ts';
import { openAsker } from './ask.ts';
import { say } from './command.ts';

/** `admin:create [email] [name]`: asks for what is missing, and always for the password. */
export async function run([givenEmail, ...givenName]: string[]): Promise<void> {
  const env = loadEnv();
  const asker = openAsker();
  try {
    const email = givenEmail ?? (await asker.ask('E-mail: '));
    const name = givenName.length > 0 ? givenName.join(' ') : await asker.ask('Name: ');
    const password = await asker.askHidden('Password: ');
    if (asker.isTerminal && (await asker.askHidden('Once more: ')) !== password) {
      throw new Error('That was not the same password.');
    }
    const database = await prepareDatabase(env, say);
    const { db, close } = connectDatabase(database.url, { poolSize: 1 });
    try {
      const id = await createAdmin(db, { email, name, password });
      say(`${email} is admin ${id} and can sign in.`);
    } finally {
      await close();
      await database.stop();
    }
  } finally {
    asker.close();
  }
}
