import type { HiddenText } from '../nouns/noun.ts';
import { nouns } from '../nouns/nouns.ts';
import { randomLetters } from '../support/randomLetters.ts';
import type { Fixtures } from './fixtures.ts';

/** A text that occurs once in the database. Actors that are not named must not find it in any answer. */
export type Hidden = { what: string; text: string } & Pick<HiddenText, 'seenBy' | 'seenOverRest'>;

export async function hideTexts(fixtures: Fixtures): Promise<Hidden[]> {
  const hidden: Hidden[] = [];
  for (const noun of nouns) {
    for (const [what, { set, ...seen }] of Object.entries(noun.hidden?.(fixtures) ?? {})) {
      const text = `hidden${randomLetters(12)}`;
      await set(text);
      hidden.push({ what, text, ...seen });
    }
  }
  return hidden;
}

/** Every id up to the greatest of any table, to request each record of few fixtures. Sessions have greater ids. */
export async function possibleIds({ app }: Fixtures): Promise<number[]> {
  const { db } = app.services;
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'integer' AND table_name <> 'session'`;
  const greatest = tables.map(({ name }) => `SELECT max(id) AS id FROM "${name}"`).join(' UNION ALL ');
  const rows = await db.$queryRawUnsafe<{ id: number | null }[]>(greatest);
  return Array.from({ length: Math.max(...rows.map(({ id }) => id ?? 0)) }, (_, index) => index + 1);
}
