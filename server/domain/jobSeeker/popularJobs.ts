import type { Job, PrismaClient } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { publicJobSeekers } from './jobSeeker.policy.ts';

/** A job and how many activated job seekers do it. */
export type PopularJob = { job: Job; jobSeekerCount: number };

type Counts = ReadonlyMap<number, number>;

/** The home page shows round numbers of people; nobody counts them anew for every visitor. */
const keptForMilliseconds = 60_000;
const kept = new WeakMap<PrismaClient, { at: number; counts: Promise<Counts> }>();

/** The jobs that most people look for, at most a minute old. */
export async function popularJobs(ctx: DomainContext, limit: number): Promise<PopularJob[]> {
  const counts = await countsByJob(ctx);
  return ctx.reference.jobs.all
    .map((job) => ({ job, jobSeekerCount: counts.get(job.id) ?? 0 }))
    .filter(({ jobSeekerCount }) => jobSeekerCount > 0)
    .sort((a, b) => b.jobSeekerCount - a.jobSeekerCount || a.job.name.localeCompare(b.job.name))
    .slice(0, limit);
}

function countsByJob({ db, now }: DomainContext): Promise<Counts> {
  const at = now().getTime();
  const known = kept.get(db);
  if (known && at - known.at < keptForMilliseconds) return known.counts;
  const counts = readCounts(db);
  kept.set(db, { at, counts });
  // What failed is not kept.
  counts.catch(() => kept.delete(db));
  return counts;
}

async function readCounts(db: PrismaClient): Promise<Counts> {
  const rows = await db.user.groupBy({ by: ['jobId'], where: publicJobSeekers, _count: { _all: true } });
  return new Map(rows.flatMap(({ jobId, _count }) => (jobId === null ? [] : [[jobId, _count._all]])));
}
