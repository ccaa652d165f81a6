import { randomBytes } from 'node:crypto';
import type { Sql } from './sql.ts';

/** A 256-bit random secret that all processes of this database share. Created on first use and never changed. */
export async function readSecret(sql: Sql, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await sql
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await sql.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  if (!secret) throw new Error(`The secret ${name} was removed from the database while it was read.`);
  return secret.value;
}
