import type { Prisma } from '../../../generated/prisma/client.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import type { Pair } from '../../chat/seat/contactChat.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { type KeptDays, startOf } from '../../core/limits/periods.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { viewerId } from '../../core/viewer/viewer.ts';
import { writeSql } from '../../core/write/write.ts';
import { countOnce } from '../view/views.ts';
import { addPopularity, addView, endWeighing } from './jobSeeker.sql.ts';

/** The points of a job seeker's popularity: for each employer who asked in the last 90 days, and for each viewer and day. */
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
 * Makes this request the one that counts for its employer, for 90 days from its activation. Only one request of an employer
 * to a job seeker counts at a time. The caller holds the lock of their chat (`lockContactChat`).
 */
export async function weighContactRequest(tx: Prisma.TransactionClient, id: number, pair: Pair): Promise<void> {
  const { employerId, jobSeekerId } = pair;
  const earlier = await tx.contactRequest.updateMany({
    where: { employerId, jobSeekerId, weighs: true },
    data: { weighs: false },
  });
  await tx.contactRequest.update({ where: { id }, data: { weighs: true }, select: { id: true } });
  if (earlier.count === 0) await addPopularity(tx, jobSeekerId, contactRequestWeight);
}

/**
 * Before one of these employers takes over the requests of the others: of those to one job seeker only the latest one counts.
 * The caller holds the locks of their chats.
 */
export async function weighOncePerJobSeeker(
  tx: Prisma.TransactionClient,
  employerIds: readonly number[],
): Promise<void> {
  const weighing = await tx.contactRequest.findMany({
    where: { employerId: { in: [...employerIds] }, weighs: true },
    select: { id: true, jobSeekerId: true },
    orderBy: [{ activatedAt: 'desc' }, { id: 'desc' }],
  });
  const counted = new Set<number>();
  for (const { id, jobSeekerId } of weighing) {
    if (counted.has(jobSeekerId)) {
      await tx.contactRequest.update({ where: { id }, data: { weighs: false }, select: { id: true } });
      await addPopularity(tx, jobSeekerId, -contactRequestWeight);
    }
    counted.add(jobSeekerId);
  }
}

/**
 * Subtracts the requests whose 90 days are over from the popularity. Idempotent, and safe in several processes at once.
 * Returns how many requests there were.
 */
export const forgetOldContactRequests = (services: Pick<Ctx, 'sql'>, before: Date): Promise<number> =>
  writeSql(services, (tx) => endWeighing(tx, { before, weight: contactRequestWeight }));
