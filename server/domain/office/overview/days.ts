import { sql } from 'kysely';
import { kyselyIn, type Sql } from '../../../database/kysely.ts';
import type { MarketplaceEvent } from '../../../generated/prisma/client.ts';
import type { BillingContext, BillingServices } from '../../billing/context.ts';
import { write } from '../../core/write/write.ts';
import { dayMs, dayOf } from '../../people/view/days.ts';

/**
 * How often something happened on each day (UTC), by the job seeker's or employer's city and job. Days that are over are
 * counted once and kept; the others are counted when they are asked for.
 */

/** Null or absent: everywhere, all jobs. */
export type Place = { cityId?: number | null; jobId?: number | null };

/** After its end a day waits for transactions that began on it. */
const settlingMs = 3_600_000;

/** Counts the days that are over and were not counted yet. Called every hour; several processes at once change nothing twice. */
export async function countMarketplaceDays({ db, now }: Pick<BillingServices, 'db' | 'now'>): Promise<void> {
  const end = new Date(dayOf(new Date(now().getTime() - settlingMs)));
  await write({ db }, [], async (tx) => {
    const begin = await firstOpenDay(kyselyIn(tx));
    if (begin >= end) return;
    await kyselyIn(tx)
      .insertInto('marketplace_day')
      .columns(['day', 'event', 'city_id', 'job_id', 'count'])
      .expression(counted(kyselyIn(tx), { begin, end }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

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

/**
 * The counts of the period and of the one before it, by day and by place: those that are kept, and of the days that are not
 * counted yet. A day or a place may have several rows of an event. For admins: the caller decides.
 */
export async function countsOf(
  { kysely }: Pick<BillingContext, 'kysely'>,
  { begin, since, end }: Period,
  place: Place,
): Promise<{ days: DayCount[]; places: PlaceCount[] }> {
  const open = await firstOpenDay(kysely);
  const kept = kysely
    .selectFrom('marketplace_day')
    .where(inPlace(place))
    .where('day', '>=', dateOf(begin))
    .where('day', '<', dateOf(open < end ? open : end));
  // Side by side: both read all days of a long period.
  const [days, places, live] = await Promise.all([
    kept
      .select([isoDay, 'event', sql<number>`sum(count)::int`.as('count')])
      .groupBy(['day', 'event'])
      .execute(),
    kept
      .select([
        'event',
        'city_id as cityId',
        'job_id as jobId',
        sql<number>`coalesce(sum(count) FILTER (WHERE day >= ${dateOf(since)}), 0)::int`.as('count'),
        sql<number>`coalesce(sum(count) FILTER (WHERE day < ${dateOf(since)}), 0)::int`.as('previousCount'),
      ])
      .groupBy(['event', 'city_id', 'job_id'])
      .execute(),
    kysely
      // Materialized: a place is looked for among the counts of these days, not among all chats.
      .with(
        (cte) => cte('live').materialized(),
        () => counted(kysely, { begin: open > begin ? open : begin, end }),
      )
      .selectFrom('live')
      .where(inPlace(place))
      .select([isoDay, 'event', 'city_id as cityId', 'job_id as jobId', 'count'])
      .execute(),
  ]);
  const firstDay = dayOf(since);
  return {
    days: [...days, ...live],
    places: [
      ...places,
      ...live.map(({ day, count, ...row }) =>
        day >= firstDay ? { ...row, count, previousCount: 0 } : { ...row, count: 0, previousCount: count },
      ),
    ],
  };
}

const inPlace = ({ cityId, jobId }: Place) =>
  sql<boolean>`${cityId == null ? sql`true` : sql`city_id = ${cityId}`} AND ${jobId == null ? sql`true` : sql`job_id = ${jobId}`}`;

const isoDay = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day');

/** The first day that is not counted yet. */
async function firstOpenDay(kysely: Sql): Promise<Date> {
  const last = await kysely
    .selectFrom('marketplace_day')
    .select(sql<string | null>`to_char(max(day), 'YYYY-MM-DD')`.as('day'))
    .executeTakeFirst();
  return last?.day ? new Date(new Date(last.day).getTime() + dayMs) : new Date(0);
}

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
