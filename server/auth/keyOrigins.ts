import type { Sql } from '../database/sql.ts';

/** Milliseconds until keys are read again: anyone can ask, and nothing is counted before a preflight is answered. */
const rememberedMs = 5_000;

/** Whether a valid key is for the pages of an origin. A new key counts after seconds. */
export function keyOrigins({ sql, now }: { sql: Sql; now: () => Date }): (origin: string) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> | null = null;
  let until = 0;
  return async (origin) => {
    if (known === null || Date.now() >= until) {
      until = Date.now() + rememberedMs;
      known = read(sql, now());
      // What failed is asked again by the next one.
      known.catch(() => {
        known = null;
      });
    }
    return (await known).has(origin);
  };
}

async function read(sql: Sql, at: Date): Promise<ReadonlySet<string>> {
  const rows = await sql
    .selectFrom('api_key')
    .innerJoin('session', 'session.id', 'api_key.session_id')
    .select('api_key.origins')
    .where((eb) => eb(eb.fn('cardinality', ['api_key.origins']), '>', 0))
    .where('session.expires_at', '>', at)
    .execute();
  return new Set(rows.flatMap(({ origins }) => origins));
}
