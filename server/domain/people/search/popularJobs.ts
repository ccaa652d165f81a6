import type { City, Experience, Job, PrismaClient, Sex } from '../../../generated/prisma/client.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { Ctx } from '../../core/context.ts';
import { searchJobSeekers } from './search.ts';
import type { JobSeekerFilter } from './searchFilter.ts';

/** A job and how many activated job seekers do it. */
export type PopularJob = { job: Job; jobSeekerCount: number };

/** A city, how many activated job seekers live there, and all that they do, the most frequent first. */
export type PopularCity = { city: City; jobSeekerCount: number; jobs: PopularJob[] };

export type Count = { jobId: number; cityId: number | null; count: number };

/** The home page shows rounded numbers, so they are not counted for each visitor. */
const keptForMilliseconds = 60_000;
const kept = new WeakMap<PrismaClient, { at: number; counts: Promise<readonly Count[]> }>();

/** The jobs that most people look for, at most a minute old. */
export async function popularJobs(ctx: Ctx, limit: number): Promise<PopularJob[]> {
  return byJob(ctx, await countsByPlace(ctx)).slice(0, limit);
}

/** The cities that most people look for work in, at most a minute old. */
export async function popularCities(ctx: Ctx, limit: number): Promise<PopularCity[]> {
  const inCities = new Map<number, Count[]>();
  for (const count of await countsByPlace(ctx)) {
    if (count.cityId === null) continue;
    const known = inCities.get(count.cityId);
    if (known) known.push(count);
    else inCities.set(count.cityId, [count]);
  }
  return ctx.reference.cities.all
    .map((city) => {
      const jobs = byJob(ctx, inCities.get(city.id) ?? []);
      return { city, jobs, jobSeekerCount: jobs.reduce((sum, { jobSeekerCount }) => sum + jobSeekerCount, 0) };
    })
    .filter(({ jobSeekerCount }) => jobSeekerCount > 0)
    .sort((a, b) => b.jobSeekerCount - a.jobSeekerCount)
    .slice(0, limit);
}

/** The jobs with job seekers, the most frequent first. */
function byJob(ctx: Ctx, some: readonly Count[]): PopularJob[] {
  const sums = new Map<number, number>();
  for (const { jobId, count } of some) sums.set(jobId, (sums.get(jobId) ?? 0) + count);
  return ctx.reference.jobs.all
    .map((job) => ({ job, jobSeekerCount: sums.get(job.id) ?? 0 }))
    .filter(({ jobSeekerCount }) => jobSeekerCount > 0)
    .sort((a, b) => b.jobSeekerCount - a.jobSeekerCount);
}

/** How many activated job seekers there are of each job in each city, at most a minute old. */
export function countsByPlace({ db, now }: Ctx): Promise<readonly Count[]> {
  const at = now().getTime();
  const known = kept.get(db);
  if (known && at - known.at < keptForMilliseconds) return known.counts;
  const read = readCounts(db);
  kept.set(db, { at, counts: read });
  // What failed is not kept.
  read.catch(() => kept.delete(db));
  return read;
}

async function readCounts(db: PrismaClient): Promise<Count[]> {
  const rows = await db.user.groupBy({ by: ['jobId', 'cityId'], where: publicJobSeekers, _count: { _all: true } });
  return rows.flatMap(({ jobId, cityId, _count }) => (jobId === null ? [] : [{ jobId, cityId, count: _count._all }]));
}

/** A search that has results; null: all jobs, all cities, any sex, any experience. */
export type SearchAlternative = {
  job: Job | null;
  city: City | null;
  sex: Sex | null;
  experience: Experience | null;
  /** The one filter that it leaves out; null where it leaves out all of them. */
  without: string | null;
  /** The lowest rate found, if the highest rate is what it leaves out. */
  lowestRate: number | null;
  jobSeekerCount: number;
};

const most = 9;
const maxFilters = 3;
const maxPlaces = 3;

/**
 * The searches nearest to one without results: without one of its filters, those that find most first, without all of them, then the
 * same job in other cities, those of the same country first, then other jobs in the same city. Only those with results. Counts of
 * places are at most a minute old.
 * @throws InvalidInput on `q` and `maxRate`
 */
export async function searchAlternatives(ctx: Ctx, search: JobSeekerFilter): Promise<SearchAlternative[]> {
  const [wider, places] = await Promise.all([withoutFilters(ctx, search), otherPlaces(ctx, search)]);
  return [...wider, ...places].slice(0, most);
}

async function withoutFilters(ctx: Ctx, search: JobSeekerFilter): Promise<SearchAlternative[]> {
  const { jobId, cityId, ...filters } = search;
  const names = Object.entries(filters).flatMap(([name, value]) => (value == null || value === false ? [] : [name]));
  const found = async (filter: JobSeekerFilter, without: string | null): Promise<SearchAlternative> => {
    const list = searchJobSeekers(ctx, filter, without === 'maxRate' ? 'HOURLY_RATE' : 'SIGNUP_DATE');
    const [cheapest] =
      without === 'maxRate' ? await list.read(['minRate'], { bounds: [], order: list.order, take: 1, skip: 0 }) : [];
    return {
      ...placeOf(ctx, filter),
      sex: ctx.reference.sexes.get(filter.sexId ?? null),
      experience: ctx.reference.experiences.get(filter.experienceId ?? null),
      without,
      lowestRate: cheapest?.minRate ?? null,
      jobSeekerCount: await list.count(),
    };
  };
  const each = await Promise.all(names.map((name) => found({ ...search, [name]: null }, name)));
  const all = names.length > 1 ? [await found({ jobId, cityId }, null)] : [];
  const nearest = each.sort((a, b) => b.jobSeekerCount - a.jobSeekerCount).slice(0, maxFilters);
  return [...nearest, ...all].filter(({ jobSeekerCount }) => jobSeekerCount > 0);
}

async function otherPlaces(ctx: Ctx, { jobId = null, cityId = null }: JobSeekerFilter): Promise<SearchAlternative[]> {
  const counts = await countsByPlace(ctx);
  const { cities } = ctx.reference;
  const country = cities.get(cityId)?.countryId;
  const isNear = (id: number | null) => cities.get(id)?.countryId === country;
  const ranked = [...counts].sort((a, b) => b.count - a.count);
  const inCities = ranked.filter((one) => one.jobId === jobId && one.cityId !== null && one.cityId !== cityId);
  const inSameCity = ranked.filter((one) => cityId !== null && one.cityId === cityId && one.jobId !== jobId);
  return [
    ...inCities.sort((a, b) => Number(isNear(b.cityId)) - Number(isNear(a.cityId))).slice(0, maxPlaces),
    ...inSameCity.slice(0, maxPlaces),
  ].map((one) => ({
    ...placeOf(ctx, one),
    sex: null,
    experience: null,
    without: null,
    lowestRate: null,
    jobSeekerCount: one.count,
  }));
}

function placeOf({ reference }: Ctx, { jobId, cityId }: JobSeekerFilter) {
  return { job: reference.jobs.get(jobId ?? null), city: reference.cities.get(cityId ?? null) };
}
