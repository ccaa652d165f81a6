import type { Prisma } from '../../../generated/prisma/client.ts';
import { provenEmployers } from '../../accounts/access/employer.policy.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { Pair } from '../../chat/seat/contactChat.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { type KeptDays, startOf } from '../../core/limits/periods.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { viewerId } from '../../core/viewer/viewer.ts';
import { writeSql } from '../../core/write/write.ts';
import { countOnce } from '../view/views.ts';
import { addPopularity, addView, beginWeighing, endWeighing } from './jobSeeker.sql.ts';

/** The points of a job seeker's popularity: for each proven employer who asked in the last 90 days, and for each viewer and day. */
export const contactRequestWeight = 10;
export const profileViewWeight = 1;

/** Requests activated before this time no longer count. */
export const weighsSince = (settings: { keptDays: KeptDays; now: () => Date }): Date => startOf('popularity', settings);

/**
 * Counts a view of a profile, once a day for each viewer (`countOnce`). The job seeker's own views and admins' do not
 * count.
 */
export const countProfileView = publicVerb(
  'PEOPLE',
  [NotFound],
  async (ctx: Ctx, jobSeekerId: number): Promise<void> => {
    const { db, viewer } = ctx;
    if (viewer.kind === 'admin' || viewerId(viewer) === jobSeekerId) return;
    const seen = await db.user.count({ where: { id: jobSeekerId, ...publicJobSeekers } });
    if (seen === 0) return;
    await countOnce(ctx, `job seeker ${jobSeekerId}`, jobSeekerId, async (tx, day) => {
      await addPopularity(tx, jobSeekerId, profileViewWeight);
      await addView(tx, jobSeekerId, day);
    });
  },
);

/**
 * Makes this request the one that counts for its employer, for 90 days from its activation, if the employer is proven. Only one
 * request of an employer to a job seeker counts at a time. The caller holds the lock of their chat (`lockContactChat`).
 */
export async function weighContactRequest(tx: Prisma.TransactionClient, id: number, pair: Pair): Promise<void> {
  const { employerId, jobSeekerId } = pair;
  const isProven = await tx.user.findFirst({ where: { id: employerId, ...provenEmployers }, select: { id: true } });
  if (!isProven) return;
  const earlier = await tx.contactRequest.updateMany({
    where: { employerId, jobSeekerId, weighs: true },
    data: { weighs: false },
  });
  await tx.contactRequest.update({ where: { id }, data: { weighs: true }, select: { id: true } });
  if (earlier.count === 0) await addPopularity(tx, jobSeekerId, contactRequestWeight);
}

/** The requests of guests who become an account count from now on. The caller holds the locks of the guests. */
export const weighRequestsOf = (
  services: Parameters<typeof weighsSince>[0],
  tx: Prisma.TransactionClient,
  employerId: number,
): Promise<void> => beginWeighing(tx, { since: weighsSince(services), weight: contactRequestWeight, employerId });

/** Guests do not weigh. Those of earlier versions did, which ends before one takes over the requests of another. */
export const endWeighingOf = (tx: Prisma.TransactionClient, employerIds: readonly number[]): Promise<number> =>
  endWeighing(tx, { employerIds, weight: contactRequestWeight });

/**
 * Brings up to date which requests count: those of proven employers, until their 90 days are over. Idempotent, and safe in several
 * processes at once. Returns how many ended.
 */
export const forgetOldContactRequests = (services: Pick<Ctx, 'sql'>, before: Date): Promise<number> =>
  writeSql(services, async (tx) => {
    const ended = await endWeighing(tx, { before, weight: contactRequestWeight });
    await beginWeighing(tx, { since: before, weight: contactRequestWeight });
    return ended;
  });
