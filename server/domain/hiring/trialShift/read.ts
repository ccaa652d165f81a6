import type { TrialShift } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { dayMs } from '../../core/text/durations.ts';
import { chainOf } from './propose.ts';

/** The proposal of a chat that waits for an answer; null without one. For chats that the viewer sees. Batched. */
export const openProposal = batchedBy(async ({ db }: Ctx, chatIds: number[]) => {
  const open = await db.trialShift.findMany({ where: { chatId: { in: chatIds }, state: 'PROPOSED' } });
  const byChat = new Map(open.map((shift) => [shift.chatId, shift]));
  return (chatId: number) => byChat.get(chatId) ?? null;
});

/** The shifts of a chain, oldest first. For chains of chats that the viewer sees. Batched. */
const chain = batchedBy(async ({ db }: Ctx, roots: number[]) => {
  const shifts = await db.trialShift.findMany({
    where: { OR: [{ id: { in: roots } }, { rootId: { in: roots } }] },
    orderBy: { id: 'asc' },
  });
  return (root: number) => shifts.filter((shift) => chainOf(shift) === root);
});

/** The shifts in whose place this one was proposed, oldest first. */
export async function earlierThan(ctx: Ctx, shift: Pick<TrialShift, 'id' | 'rootId'>): Promise<TrialShift[]> {
  if (shift.rootId === null) return [];
  return (await chain(ctx, shift.rootId)).filter(({ id }) => id < shift.id);
}

/** How long before its start a trial shift is what comes next. */
const comingMs = 2 * dayMs;

/** The next shift that both sides have agreed on, in the viewer's own chats, if it begins within two days. */
export async function nextTrialShift({ db, viewer, now }: Ctx) {
  const id = viewer.kind === 'jobSeeker' || viewer.kind === 'employer' ? viewer.id : null;
  if (id === null) return null;
  return db.trialShift.findFirst({
    where: {
      state: 'ACCEPTED',
      startsAt: { gt: now(), lte: new Date(now().getTime() + comingMs) },
      chat: { open: true, OR: [{ employerId: id }, { jobSeekerId: id }] },
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    include: { chat: true },
  });
}
