import type { PrismaClient } from '../../../server/generated/prisma/client.ts';

/**
 * Every table of the marketplace with a fingerprint of its rows. Two that are equal: nothing has changed in between, but for the name
 * under which the payment provider knows an employer, which is kept whatever becomes of the payment.
 */
export async function snapshot(db: PrismaClient): Promise<Record<string, string>> {
  statement ??= await fingerprints(db);
  const rows = await db.$queryRawUnsafe<{ name: string; rows: string }[]>(statement);
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

let statement: string | undefined;

async function fingerprints(db: PrismaClient): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
  return tables
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, coalesce(md5(string_agg(line, '|' ORDER BY line)), '') AS rows
         FROM (SELECT (to_jsonb(t)${name === 'user' ? " - 'stripe_customer_id' - 'updated_at'" : ''})::text AS line FROM "${name}" t) lines`,
    )
    .join(' UNION ALL ');
}
