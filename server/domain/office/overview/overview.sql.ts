import { sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Sql, Tx } from '../../../database/sql.ts';
import type { MarketplaceEvent } from '../../../generated/prisma/client.ts';
import { dayOf } from '../../people/view/views.ts';

/** Null or absent: everywhere, all jobs. */
export type Place = { cityId?: number | null; jobId?: number | null };

/** A period by its days in UTC, from the day of `since` to before the day of `end`, and the one before it, from `begin`. */
export type Period = { begin: Date; since: Date; end: Date };

/** How often an event happened on a day (YYYY-MM-DD) of the period or of the one before it. */
export type DayCount = { day: string; event: MarketplaceEvent; count: number };

/** How often an event happened in a city for a job, in the period and in the one before it. 0 is no city or no job. */
export type PlaceCount = {
  event: MarketplaceEvent;
  cityId: number;
  jobId: number;
  count: number;
  previousCount: number;
};

/** The last day (YYYY-MM-DD) whose counts are kept; null if there is none. */
export async function lastCountedDay(tx: Tx): Promise<string | null> {
  const last = await kyselyIn(tx)
    .selectFrom('marketplace_day')
    .select(sql<string | null>`to_char(max(day), 'YYYY-MM-DD')`.as('day'))
    .executeTakeFirst();
  return last?.day ?? null;
}

/** Keeps the counts of these days, but for those that are there already. */
export async function storeCounts(tx: Tx, days: { begin: Date; end: Date }): Promise<void> {
  await kyselyIn(tx)
    .insertInto('marketplace_day')
    .columns(['day', 'event', 'city_id', 'job_id', 'count'])
    .expression(counted(kyselyIn(tx), days))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The counts of a period that are kept, by day. `open` is the first day that is not counted. */
export const keptByDay = (kysely: Sql, period: Period, open: Date, place: Place): Promise<DayCount[]> =>
  kept(kysely, period, open, place)
    .select([isoDay, 'event', sql<number>`sum(count)::int`.as('count')])
    .groupBy(['day', 'event'])
    .execute();

/** The same by place, in the period and in the one before it. */
export const keptByPlace = (kysely: Sql, period: Period, open: Date, place: Place): Promise<PlaceCount[]> =>
  kept(kysely, period, open, place)
    .select([
      'event',
      'city_id as cityId',
      'job_id as jobId',
      sql<number>`coalesce(sum(count) FILTER (WHERE day >= ${dateOf(period.since)}), 0)::int`.as('count'),
      sql<number>`coalesce(sum(count) FILTER (WHERE day < ${dateOf(period.since)}), 0)::int`.as('previousCount'),
    ])
    .groupBy(['event', 'city_id', 'job_id'])
    .execute();

/** The counts of the other days of a period, by day and place. */
export const liveCounts = (kysely: Sql, { begin, end }: Period, open: Date, place: Place) =>
  kysely
    // Materialized: a place is looked for among the counts of these days, not among all chats.
    .with(
      (cte) => cte('live').materialized(),
      () => counted(kysely, { begin: open > begin ? open : begin, end }),
    )
    .selectFrom('live')
    .where(inPlace(place))
    .select([isoDay, 'event', 'city_id as cityId', 'job_id as jobId', 'count'])
    .execute();

const kept = (kysely: Sql, { begin, end }: Period, open: Date, place: Place) =>
  kysely
    .selectFrom('marketplace_day')
    .where(inPlace(place))
    .where('day', '>=', dateOf(begin))
    .where('day', '<', dateOf(open < end ? open : end));

const inPlace = ({ cityId, jobId }: Place) =>
  sql<boolean>`${cityId == null ? sql`true` : sql`city_id = ${cityId}`} AND ${jobId == null ? sql`true` : sql`job_id = ${jobId}`}`;

const isoDay = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day');

/** As a date of the database, independent of time zones. */
const dateOf = (day: Date) => sql<Date>`${dayOf(day)}::date`;

const utcDay = sql<Date>`(created_at AT TIME ZONE 'UTC')::date`;
const eventOf = (event: MarketplaceEvent) => sql<MarketplaceEvent>`${sql.lit(event)}::"MarketplaceEvent"`.as('event');

/** Counts the rows of the tables themselves. */
function counted(kysely: Sql, { begin, end }: Pick<Period, 'begin' | 'end'>) {
  const people = (role: 'ROLE_CANDIDATE' | 'ROLE_EMPLOYER', event: MarketplaceEvent) =>
    kysely
      .selectFrom('user')
      .select([utcDay.as('day'), eventOf(event), 'city_id', 'job_id'])
      .where('role', '=', role)
      .where('created_at', '>=', begin)
      .where('created_at', '<', end);
  const requests = kysely
    .selectFrom('contact_request as request')
    .innerJoin('user as seeker', 'seeker.id', 'request.job_seeker_id')
    .select([
      sql<Date>`(request.created_at AT TIME ZONE 'UTC')::date`.as('day'),
      eventOf('CONTACT_REQUEST'),
      'seeker.city_id',
      'seeker.job_id',
    ])
    .where('request.created_at', '>=', begin)
    .where('request.created_at', '<', end);
  const messages = kysely
    .selectFrom('message')
    .innerJoin('chat', 'chat.id', 'message.chat_id')
    .leftJoin('user as seeker', 'seeker.id', 'chat.job_seeker_id')
    .select([
      sql<Date>`(message.created_at AT TIME ZONE 'UTC')::date`.as('day'),
      eventOf('MESSAGE'),
      'seeker.city_id',
      'seeker.job_id',
    ])
    .where('message.created_at', '>=', begin)
    .where('message.created_at', '<', end);
  return kysely
    .selectFrom(
      people('ROLE_CANDIDATE', 'JOB_SEEKER')
        .unionAll(people('ROLE_EMPLOYER', 'EMPLOYER'))
        .unionAll(requests)
        .unionAll(messages)
        .as('rows'),
    )
    .select([
      'day',
      'event',
      sql<number>`coalesce(city_id, 0)`.as('city_id'),
      sql<number>`coalesce(job_id, 0)`.as('job_id'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(['day', 'event', 'city_id', 'job_id']);
}

/** By how much the paid subscriptions of a currency and their amount for a month change on a day (YYYY-MM-DD). */
export type RevenueChange = { currency: string; day: string; subscriptions: number; amount: number };

/** Passes do not count: nothing of them comes again. The changes before `end`, by currency and day: a subscription begins, and ends with its period or a grace period after it. */
export async function revenueChanges(
  kysely: Sql,
  { end, cityId, graceMs }: { end: Date; cityId: number | null; graceMs: number },
): Promise<RevenueChange[]> {
  const { rows } = await sql<RevenueChange>`
    WITH paid AS (
      SELECT s.currency, s.created_at AS begun, s.amount / (CASE s.recurring_mode WHEN 'YEARLY' THEN 12.0 ELSE 1 END) AS amount,
        s.current_period_end + CASE
          WHEN s.status <> 'CANCELED' AND NOT s.cancel_at_period_end THEN ${`${graceMs} milliseconds`}::interval ELSE '0'
        END AS ended
      FROM subscription s JOIN "user" employer ON employer.id = s.employer_id
      WHERE s.stripe_subscription_id IS NOT NULL AND s.recurring_mode <> 'PASS' AND s.status <> 'INCOMPLETE' AND s.created_at < ${end}
        AND (${cityId}::int IS NULL OR employer.city_id = ${cityId}::int)
    )
    SELECT currency, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(direction)::int AS subscriptions,
      sum(direction * amount)::float8 AS amount
    FROM (SELECT currency, begun AS at, 1 AS direction, amount FROM paid UNION ALL SELECT currency, ended, -1, amount FROM paid)
      AS changes
    WHERE at < ${end} GROUP BY 1, 2 ORDER BY 1, 2`.execute(kysely);
  return rows;
}
