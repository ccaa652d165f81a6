import type { Ctx, Db } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { viewerId } from '../../core/viewer/viewer.ts';
import type { Participant } from '../seat/access.ts';
import { readersOf } from '../seat/chat.policy.ts';
import { readBlocks } from './blocked.sql.ts';

/** One rule: a block by either of two people stops both, and so does a ban of either. */

/** The same for a pair in either order. */
const pairOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Whether one of the two has blocked the other, or is banned. Batched. */
export async function isBlockedBetween(ctx: Ctx, one: number, other: number): Promise<boolean> {
  return isPairBlocked(ctx, pairOf(one, other));
}

const isPairBlocked = batchedBy(async ({ sql }: Ctx, pairs: string[]) => {
  const found = await readBlocks(sql, [...new Set(pairs.flatMap((pair) => pair.split(' ').map(Number)))]);
  const blocked = new Set(found.map(({ one, other }) => pairOf(one, other)));
  return (pair: string) =>
    blocked.has(pair) || pair.split(' ').some((id) => blocked.has(pairOf(Number(id), Number(id))));
});

/** Whether one of the two has blocked the other. */
export async function hasBlockBetween({ db }: { db: Db }, one: number, other: number): Promise<boolean> {
  const pairs = [
    { blockerId: one, blockedId: other },
    { blockerId: other, blockedId: one },
  ];
  return (await db.userBlock.count({ where: { OR: pairs } })) > 0;
}

/** Whether the two sides of a contact chat are blocked. Admins write to both. */
export async function isSeatBlocked(ctx: Ctx, seat: Participant): Promise<boolean> {
  if (seat.chat.kind !== 'CONTACT' || seat.role === 'admin') return false;
  const [other] = readersOf(seat) ?? [];
  return other !== undefined && isBlockedBetween(ctx, seat.userId, other);
}

/**
 * Whether this job seeker can be contacted by this employer, or by a guest with this email: a blocked person with a new cookie
 * stays blocked.
 */
export async function isContactBlocked(
  { db }: { db: Db },
  jobSeekerId: number,
  { employerId, email }: { employerId: number | null; email: string | null },
): Promise<boolean> {
  const sameEmail = email === null ? [] : [{ email: { equals: email, mode: 'insensitive' as const } }];
  const employer = { OR: [{ id: employerId ?? 0 }, ...sameEmail] };
  const found = await db.userBlock.count({
    where: {
      OR: [
        { blockerId: jobSeekerId, blocked: employer },
        { blockedId: jobSeekerId, blockerId: employerId ?? 0 },
      ],
    },
  });
  return found > 0;
}

/** Whether the viewer has blocked this user. Batched. */
export async function viewerHasBlocked(ctx: Ctx, userId: number): Promise<boolean> {
  return viewerId(ctx.viewer) === null ? false : isBlockedByViewer(ctx, userId);
}

const isBlockedByViewer = batchedBy(async ({ db, viewer }: Ctx, userIds: number[]) => {
  const where = { blockerId: viewerId(viewer) ?? 0, blockedId: { in: userIds } };
  const blocks = await db.userBlock.findMany({ where, select: { blockedId: true } });
  const blocked = new Set(blocks.map(({ blockedId }) => blockedId));
  return (id: number) => blocked.has(id);
});
