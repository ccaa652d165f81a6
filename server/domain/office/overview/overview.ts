import type { Tx } from '../../../database/sql.ts';
import type { MarketplaceEvent } from '../../../generated/prisma/client.ts';
import { graceMs } from '../../accounts/access/paywall.policy.ts';
import { countUnreadChats } from '../../chat/seat/lists.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { compareNames } from '../../core/text/cleanText.ts';
import { dayMs, hourMs } from '../../core/text/durations.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { unanswered } from '../../hiring/contactRequest/lists.ts';
import { dayOf, lastDays } from '../../people/view/views.ts';
import { failedMails } from '../email/email.ts';
import { waitingReviews } from '../review/decide.ts';
import {
  type DayCount,
  keptByDay,
  keptByPlace,
  lastCountedDay,
  liveCounts,
  type Period,
  type Place,
  type PlaceCount,
  type RevenueChange,
  revenueChanges,
  storeCounts,
} from './overview.sql.ts';

/**
 * How often something happened on each day (UTC), by the job seeker's or employer's city and job. Days that are over are
 * counted once and kept; the others are counted when they are asked for.
 */

/** After its end a day waits for transactions that began on it. */
const settlingMs = hourMs;

/** Counts the days that are over and were not counted yet. Called every hour; several processes at once change nothing twice. */
export async function countMarketplaceDays({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const end = new Date(dayOf(new Date(now().getTime() - settlingMs)));
  await write({ db }, [], async (tx) => {
    const begin = await firstOpenDay(tx);
    if (begin < end) await storeCounts(tx, { begin, end });
  });
}

/**
 * The counts of the period and of the one before it, by day and by place: those that are kept, and of the days that are not
 * counted yet. A day or a place may have several rows of an event. For admins: the caller decides.
 */
async function countsOf(
  { sql }: Pick<Ctx, 'sql'>,
  period: Period,
  place: Place,
): Promise<{ days: DayCount[]; places: PlaceCount[] }> {
  const open = await firstOpenDay(sql);
  // Side by side: both read all days of a long period.
  const [days, places, live] = await Promise.all([
    keptByDay(sql, period, open, place),
    keptByPlace(sql, period, open, place),
    liveCounts(sql, period, open, place),
  ]);
  const firstDay = dayOf(period.since);
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

/** The first day that is not counted yet. */
async function firstOpenDay(tx: Tx): Promise<Date> {
  const last = await lastCountedDay(tx);
  return last === null ? new Date(0) : new Date(new Date(last).getTime() + dayMs);
}

/** The longest period of an overview, in days. */
export const longestPeriod = 366;

/**
 * The last days with today (UTC), the oldest first, as YYYY-MM-DD.
 * @throws InvalidInput on `days`
 */
export function daysOfOverview({ now }: Pick<Ctx, 'now'>, length: number): string[] {
  if (length < 1 || length > longestPeriod) {
    throw InvalidInput.of('days', `Please ask for 1 to ${longestPeriod} days.`);
  }
  return lastDays(length, now()).map(dayOf);
}

/** These days and as many just before them. `since` is the first of these days. */
function withPeriodBefore(days: string[]): Period {
  const since = new Date(days[0] ?? '');
  const length = days.length * dayMs;
  return { begin: new Date(since.getTime() - length), since, end: new Date(since.getTime() + length) };
}

export type Total = {
  event: MarketplaceEvent;
  total: number;
  /** Of as many days just before. */
  previousTotal: number;
};

export type Trend = Total & { days: { day: string; count: number }[] };

/** How often each event happened in a city or for a job. */
export type Share = {
  /** Null for what has no city or job, or one that was deleted. */
  name: string | null;
  totals: Total[];
};

export type Development = {
  /** One for each event. */
  trends: Trend[];
  /** The busiest first. */
  cities: Share[];
  jobs: Share[];
};

const events: readonly MarketplaceEvent[] = ['JOB_SEEKER', 'EMPLOYER', 'CONTACT_REQUEST', 'MESSAGE'];

/**
 * How often each event happened in the last `length` days, with today: by day, by city and by job. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `days`
 */
export async function development(ctx: Ctx, length: number, place: Place): Promise<Development> {
  requireAdmin(ctx.viewer);
  const days = daysOfOverview(ctx, length);
  const counts = await countsOf(ctx, withPeriodBefore(days), place);
  const { cities, jobs } = ctx.reference;
  return {
    trends: events.map((event) => trendOf(event, days, counts.days)),
    cities: sharesOf(counts.places, ({ cityId }) => cities.get(cityId)),
    jobs: sharesOf(counts.places, ({ jobId }) => jobs.get(jobId)),
  };
}

function trendOf(event: MarketplaceEvent, days: string[], counts: DayCount[]): Trend {
  const byDay = new Map<string, number>();
  for (const { day, count } of counts.filter((row) => row.event === event)) {
    byDay.set(day, (byDay.get(day) ?? 0) + count);
  }
  const shown = days.map((day) => ({ day, count: byDay.get(day) ?? 0 }));
  const total = sum(shown.map(({ count }) => count));
  return { event, total, previousTotal: sum([...byDay.values()]) - total, days: shown };
}

function sharesOf(counts: PlaceCount[], recordOf: (count: PlaceCount) => { name: string } | null): Share[] {
  const byName = new Map<string | null, PlaceCount[]>();
  for (const row of counts) {
    const name = recordOf(row)?.name ?? null;
    const rows = byName.get(name);
    if (rows) rows.push(row);
    else byName.set(name, [row]);
  }
  const size = ({ totals }: Share) => sum(totals.map(({ total }) => total));
  return [...byName]
    .map(([name, rows]) => ({ name, totals: events.map((event) => totalOf(event, rows)) }))
    .sort((a, b) => size(b) - size(a) || compareNames(a.name ?? '', b.name ?? ''));
}

function totalOf(event: MarketplaceEvent, counts: PlaceCount[]): Total {
  const own = counts.filter((row) => row.event === event);
  return {
    event,
    total: sum(own.map(({ count }) => count)),
    previousTotal: sum(own.map(({ previousCount }) => previousCount)),
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

export type RevenueTrend = {
  /** ISO 4217. */
  currency: string;
  days: RevenueDay[];
};

export type RevenueDay = {
  /** YYYY-MM-DD. */
  day: string;
  /** Paid subscriptions at the end of the day. */
  subscriptions: number;
  /** Minor units per month; a yearly subscription counts as a twelfth. */
  monthlyAmount: number;
};

/**
 * Paid subscriptions and what they bring a month, at the end of each of the last `length` days, by currency. A subscription counts from
 * its beginning to the end of its paid period, or of the grace period while a renewal is due. Passes do not count. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `days`
 */
export async function revenueTrends(
  ctx: Ctx,
  length: number,
  { cityId }: Pick<Place, 'cityId'>,
): Promise<RevenueTrend[]> {
  requireAdmin(ctx.viewer);
  const days = daysOfOverview(ctx, length);
  const end = new Date(new Date(days.at(-1) ?? '').getTime() + dayMs);
  const changes = await revenueChanges(ctx.sql, { end, cityId: cityId ?? null, graceMs });
  const currencies = [...new Set(changes.map(({ currency }) => currency))];
  return currencies.map((currency) => ({ currency, days: runningTotals(days, changes, currency) }));
}

/** The sum of all changes up to each day. */
function runningTotals(days: string[], changes: RevenueChange[], currency: string): RevenueDay[] {
  const own = changes.filter((change) => change.currency === currency);
  let at = 0;
  let subscriptions = 0;
  let amount = 0;
  return days.map((day) => {
    for (let change = own[at]; change && change.day <= day; change = own[at]) {
      subscriptions += change.subscriptions;
      amount += change.amount;
      at += 1;
    }
    return { day, subscriptions, monthlyAmount: Math.round(amount) };
  });
}

/** The largest number that is counted. */
export const attentionLimit = 100;

export type Attention = {
  unansweredRequests: number;
  unreadChats: number;
  profilesToReview: number;
  offersToReview: number;
  openReports: number;
  failedPayments: number;
  failedMails: number;
};

/**
 * What waits for an admin, each number up to `attentionLimit`. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function attention(ctx: Ctx): Promise<Attention> {
  requireAdmin(ctx.viewer);
  const { db, now } = ctx;
  const some = { select: { id: true }, take: attentionLimit } as const;
  const [requests, unreadChats, profiles, offers, reports, payments, mails] = await Promise.all([
    db.contactRequest.findMany({ where: unanswered(now()), ...some }),
    countUnreadChats(ctx),
    db.review.findMany({ where: waitingReviews({ kind: 'JOB_SEEKER' }), ...some }),
    db.review.findMany({ where: waitingReviews({ kind: 'JOB_OFFER' }), ...some }),
    db.report.findMany({ where: { state: 'OPEN' }, ...some }),
    db.subscription.findMany({ where: { status: 'PAST_DUE' }, ...some }),
    db.emailMessage.findMany({ where: failedMails(now()), ...some }),
  ]);
  return {
    unansweredRequests: requests.length,
    unreadChats,
    profilesToReview: profiles.length,
    offersToReview: offers.length,
    openReports: reports.length,
    failedPayments: payments.length,
    failedMails: mails.length,
  };
}
