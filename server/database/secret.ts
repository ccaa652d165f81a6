import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * A secret of 256 random bits that all processes of this database share: made when it is first asked for, the same ever
 * after, whoever asks first.
 */
export async function readSecret(pool: pg.Pool, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await pool.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, made]);
  const { rows } = await pool.query<{ value: string }>('SELECT value FROM secret WHERE name = $1', [name]);
  const [secret] = rows;
  if (!secret) throw new Error(`The secret ${name} was removed from the database while it was read.`);
  return secret.value;
}
