import type { City, Job, PrismaClient } from '../../../generated/prisma/client.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { Ctx } from '../../core/context.ts';

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
