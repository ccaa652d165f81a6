import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import { columnOf, type Sql, type Tables, type Tx } from '../../../database/sql.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { publicJobOffers } from '../../offers/jobOffer/jobOffer.policy.ts';
import { flagConditions, textConditions } from '../../people/search/search.sql.ts';
import type { SearchedText } from '../../people/search/searchText.ts';

export type AlertTable = 'offer_alert' | 'saved_search';

/** Locks up to `limit` alerts that are due. Skips locked rows. Returns their ids and what they have covered. */
export const lockDueAlerts = (tx: Tx, table: AlertTable, at: Date, limit: number) =>
  kyselyIn(tx)
    .selectFrom(table)
    .select(['id', 'covered_until'])
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** These alerts are due again at the next time of their frequency, and have covered what is before `until`. */
export async function moveAlertsOn(
  tx: Tx,
  table: AlertTable,
  ids: readonly number[],
  { next, until }: { next: { DAILY: Date; WEEKLY: Date }; until: Date },
): Promise<void> {
  await kyselyIn(tx)
    .updateTable(table)
    .set(({ eb, ref, val, fn }) => ({
      due_at: eb
        .case()
        .when('frequency', '=', 'WEEKLY')
        .then(eb.cast<Date>(val(next.WEEKLY), 'timestamptz'))
        .else(eb.cast<Date>(val(next.DAILY), 'timestamptz'))
        .end(),
      // An alert that has just been switched on covers nothing yet.
      covered_until: fn<Date>('greatest', [ref('covered_until'), eb.cast(val(until), 'timestamptz')]),
    }))
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}

/** The ids of those alerts whose job seeker's job and city have a public offer from after what they have covered, up to `until`. */
export async function alertsWithNewOffers(
  tx: Tx,
  { ids, until }: { ids: readonly number[]; until: Date },
): Promise<number[]> {
  const news = await kyselyIn(tx)
    .selectFrom('offer_alert as a')
    .innerJoin('user as u', 'u.id', 'a.user_id')
    .select('a.id')
    .where((eb) => eb('a.id', '=', eb.fn.any(eb.val(ids))))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_offer as o')
          .select('o.id')
          .where('o.active', '=', publicJobOffers.active)
          .whereRef('o.job_id', '=', 'u.job_id')
          .whereRef('o.city_id', '=', 'u.city_id')
          .whereRef('o.created_at', '>', 'a.covered_until')
          .where('o.created_at', '<=', until),
      ),
    )
    .execute();
  return news.map(({ id }) => id);
}

export type Period = { after: Date; until: Date };

/** A saved search and its free text. */
type Searched = { id: number; text: SearchedText | null };

type Joined = Tables & { s: Tables['saved_search']; u: Tables['user'] };
const eb = expressionBuilder<Joined, 's' | 'u'>();

/** A job seeker `u` whom the search `s` finds, as the public search does, and who is in no mail about it. */
const isFound: Expression<SqlBool> = eb.and([
  eb('u.role', '=', publicJobSeekers.role),
  eb('u.active', '=', publicJobSeekers.active),
  eb('u.deleted_at', 'is', publicJobSeekers.deletedAt),
  ...(['job_id', 'city_id', 'sex_id', 'experience_id', 'language_id'] as const).map((column) =>
    eb.or([eb(`s.${column}`, 'is', null), eb(`u.${column}`, '=', eb.ref(`s.${column}`))]),
  ),
  eb.or([eb('s.max_rate', 'is', null), eb('u.min_rate', '<=', eb.ref('s.max_rate'))]),
  ...flagConditions('u').map(([flag, condition]) => eb.or([eb(`s.${columnOf(flag)}`, '=', false), condition])),
]);

/** Words that a person `u` has to have. Only they have columns of these names. */
const hasText = (text: SearchedText | null): Expression<SqlBool> => eb.and(text ? textConditions(text) : []);

const isMailedBefore = eb.exists(
  eb
    .selectFrom('saved_search_person as p')
    .select('p.job_seeker_id')
    .whereRef('p.saved_search_id', '=', 's.id')
    .whereRef('p.job_seeker_id', '=', 'u.id'),
);

/** The ids of those searches, which have the same text, with people who are findable since after what they have covered, up to `until`. */
export async function searchesWithNewPeople(
  tx: Tx,
  { ids, until, text }: { ids: readonly number[]; until: Date; text: SearchedText | null },
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
          .where(hasText(text))
          .where(eb.not(isMailedBefore))
          .whereRef('u.findable_since', '>', 's.covered_until')
          .where('u.findable_since', '<=', until),
      ),
    )
    .execute();
  return news.map(({ id }) => id);
}

/** The ids of those of the period who are in no mail about this search yet, the newest first, up to `limit`. */
export async function findNewPeople(tx: Tx, search: Searched, period: Period, limit: number): Promise<number[]> {
  const found = await newPeople(kyselyIn(tx), search, period)
    .select('u.id')
    .orderBy('u.findable_since', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/** How many they are. */
export async function countNewPeople(kysely: Sql, search: Searched, period: Period): Promise<number> {
  const { count } = await newPeople(kysely, search, period)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const newPeople = (db: Sql, { id, text }: Searched, { after, until }: Period) =>
  db
    .selectFrom('saved_search as s')
    .innerJoin('user as u', (join) => join.on(isFound))
    .where('s.id', '=', id)
    .where(hasText(text))
    .where(eb.not(isMailedBefore))
    .where('u.findable_since', '>', after)
    .where('u.findable_since', '<=', until);
