import type { ClientBase } from 'pg';

/** No users and no reference data: a database as the migrations leave it. */
export async function isEmpty(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ filled: boolean }>(
    'SELECT EXISTS (SELECT FROM "user") OR EXISTS (SELECT FROM country) OR EXISTS (SELECT FROM job) AS filled',
  );
  return rows[0]?.filled === false;
}
