import type { Prisma } from '../../../generated/prisma/client.ts';
import { visibleJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { nameColumns } from '../../accounts/access/visibleName.ts';
import type { Ctx, Db } from '../../core/context.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAccount, requireEmployer, type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { type ChatReference, resolveSeat, type Seat } from '../seat/access.ts';
import { readersOf } from '../seat/chat.policy.ts';
import { readBlocks } from '../seat/seat.sql.ts';

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
export async function isSeatBlocked(ctx: Ctx, seat: Seat): Promise<boolean> {
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

const include = { blocked: { select: nameColumns } } as const satisfies Prisma.UserBlockInclude;

/** A block, with what the name of the blocked person is shown by. */
export type Blocked = Prisma.UserBlockGetPayload<{ include: typeof include }>;

/** Who is blocked: the other side of a chat, or for employers a job seeker. */
type BlockSubject = { chat: ChatReference } | { jobSeekerId: number };

/**
 * Blocks someone: from then on neither of the two can write to the other, contact them again, or see whether they are there.
 * The chat stays readable. Blocking them again changes nothing.
 * @throws Forbidden for admins, and for job seekers without a chat, Conflict in a support chat
 */
export const blockUser = verb(
  'CHAT',
  requireBlocker,
  [InvalidInput, NotFound, Conflict],
  async (ctx: Ctx, blocker, subject: BlockSubject): Promise<Blocked> => {
    const blockedId = await subjectId(ctx, blocker.id, subject);
    await spend(ctx, 'lists');
    return write(ctx, [blockedId], async (tx) => {
      const pair = { blockerId: blocker.id, blockedId };
      return tx.userBlock.upsert({
        where: { blockerId_blockedId: pair },
        create: { ...pair, createdAt: ctx.now() },
        update: {},
        include,
      });
    });
  },
);

/** Takes the viewer's own block back. Doing it again changes nothing. The other one may have blocked the viewer too. */
export const unblockUser = verb(
  'CHAT',
  requireBlocker,
  [],
  async (ctx: Ctx, { id: blockerId }, blockedId: number): Promise<void> => {
    await write(ctx, [], (tx) => tx.userBlock.deleteMany({ where: { blockerId, blockedId } }));
  },
);

/** Whom the viewer has blocked, the latest first. Only job seekers and employers block. */
export async function ownBlocks({ db, viewer }: Ctx): Promise<Blocked[]> {
  if (viewer.kind !== 'jobSeeker' && viewer.kind !== 'employer') return [];
  return db.userBlock.findMany({
    where: { blockerId: viewer.id },
    include,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/**
 * Job seekers and employers block. Guests have no account to keep a list in.
 * @throws SignInRequired, Forbidden for admins
 */
function requireBlocker(viewer: Viewer): { id: number } {
  const account = requireAccount(viewer);
  if (account.kind === 'admin') throw new Forbidden();
  return account;
}

async function subjectId(ctx: Ctx, blockerId: number, subject: BlockSubject): Promise<number> {
  if ('jobSeekerId' in subject) {
    requireEmployer(ctx.viewer);
    const where = { AND: [{ id: subject.jobSeekerId, deletedAt: null }, visibleJobSeekers(ctx.viewer)] };
    const found = await ctx.db.user.findFirst({ where, select: { id: true } });
    if (!found) throw new NotFound();
    return found.id;
  }
  const seat = await resolveSeat(ctx, subject.chat);
  if (seat.chat.kind === 'SUPPORT') throw new Conflict('You cannot block our team.');
  const [other] = readersOf(seat) ?? [];
  // A share link of others does not make the viewer a side of the chat.
  if (other === undefined || seat.userId !== blockerId) throw new NotFound();
  return other;
}
