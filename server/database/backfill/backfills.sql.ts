import { type RawBuilder, sql } from 'kysely';

/** What a migration leaves to do for the rows that are there already. Its rows in the table `backfill` have these names. */
type Backfill = {
  table: 'user' | 'job_offer';
  /** The statement for some rows. It may run twice for the same row. */
  update: (ids: readonly number[]) => RawBuilder<unknown>;
};

export const backfills: Readonly<Record<string, Backfill>> = {
  'search-texts-of-people': {
    table: 'user',
    update: (ids) => sql`
      UPDATE "user" SET search_text = '', search_words = CASE WHEN role <> 'ROLE_CANDIDATE' THEN search_words
        ELSE use_search_words(search_words_of(name, concat_ws(' ', title, job_areas, description)), search_words) END
      WHERE id = any(${ids}::int[])`,
  },
  'rate-currencies': {
    table: 'user',
    // A trigger keeps the currency whenever the city is set.
    update: (ids) => sql`UPDATE "user" SET city_id = city_id WHERE id = any(${ids}::int[]) AND city_id IS NOT NULL`,
  },
  'search-texts-of-job-offers': {
    table: 'job_offer',
    update: (ids) => sql`
      UPDATE job_offer SET search_text = job_offer_words(employer_id, slug, description) WHERE id = any(${ids}::int[])`,
  },
};
