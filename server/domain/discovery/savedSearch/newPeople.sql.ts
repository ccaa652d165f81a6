import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tables, Tx } from '../../../database/sql.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';

export type Period = { after: Date; until: Date };

type Joined = Tables & { s: Tables['saved_search']; u: Tables['user'] };
const eb = expressionBuilder<Joined, 's' | 'u'>();

/** A job seeker `u` whom the search `s` finds, as the public search does, and who is in no mail about it. */
const isFound: Expression<SqlBool> = eb.and([
  eb('u.role', '=', publicJobSeekers.role),
  eb('u.active', '=', publicJobSeekers.active),
  eb('u.deleted_at', 'is', publicJobSeekers.deletedAt),
  ...(['job_id', 'city_id', 'sex_id', 'experience_id'] as const).map((column) =>
    eb.or([eb(`s.${column}`, 'is', null), eb(`u.${column}`, '=', eb.ref(`s.${column}`))]),
  ),
]);

const isMailedBefore = eb.exists(
  eb
    .selectFrom('saved_search_person as p')
    .select('p.job_seeker_id')
    .whereRef('p.saved_search_id', '=', 's.id')
    .whereRef('p.job_seeker_id', '=', 'u.id'),
);

/** The ids of those searches with people who are findable since after what they have covered, up to `until`. */
export async function searchesWithNewPeople(
  tx: Tx,
  { ids, until }: { ids: readonly number[]; until: Date },
): Promise<number[]> {
  const news = await kyselyIn(tx)
    .selectFrom('saved_search as s')
    .select('s.id')
    .where((eb) => eb('s.id', '=', eb.fn.any(eb.val(ids))))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user as u')
          .select('u.id')
          .where(isFound)
          .where(eb.not(isMailedBefore))
          .whereRef('u.findable_since', '>', 's.covered_until')
          .where('u.findable_since', '<=', until),
      ),
    )
    .execute();
  return news.map(({ id }) => id);
}

/** The ids of those of the period who are in no mail about this search yet, the newest first, up to `limit`. */
export async function findNewPeople(tx: Tx, searchId: number, period: Period, limit: number): Promise<number[]> {
  const found = await newPeople(kyselyIn(tx), searchId, period)
    .select('u.id')
    .orderBy('u.findable_since', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/** How many they are. */
export async function countNewPeople(kysely: Sql, searchId: number, period: Period): Promise<number> {
  const { count } = await newPeople(kysely, searchId, period)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const newPeople = (db: Sql, searchId: number, { after, until }: Period) =>
  db
    .selectFrom('saved_search as s')
    .innerJoin('user as u', (join) => join.on(isFound))
    .where('s.id', '=', searchId)
    .where(eb.not(isMailedBefore))
    .where('u.findable_since', '>', after)
    .where('u.findable_since', '<=', until);
