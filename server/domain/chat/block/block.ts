import type { Prisma } from '../../../generated/prisma/client.ts';
import { visibleJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { nameColumns } from '../../accounts/access/visibleName.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireAccount, requireEmployer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { type ChatReference, resolveParticipant } from '../seat/access.ts';
import { readersOf } from '../seat/chat.policy.ts';

const include = { blocked: { select: nameColumns } } as const satisfies Prisma.UserBlockInclude;

/** A block, with what the name of the blocked person is shown by. */
export type Blocked = Prisma.UserBlockGetPayload<{ include: typeof include }>;

/** Who is blocked: the other side of a chat, or for employers a job seeker. */
export type BlockSubject = { chat: ChatReference } | { jobSeekerId: number };

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
export function requireBlocker(viewer: Viewer): { id: number } {
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
  const seat = await resolveParticipant(ctx, subject.chat);
  if (seat.chat.kind === 'SUPPORT') throw new Conflict('You cannot block our team.');
  const [other] = readersOf(seat) ?? [];
  // A share link of others does not make the viewer a side of the chat.
  if (other === undefined || seat.userId !== blockerId) throw new NotFound();
  return other;
}
