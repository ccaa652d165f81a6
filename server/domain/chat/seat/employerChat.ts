import type { Chat } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { employerId } from '../../core/viewer/viewer.ts';
import type { FileContext } from '../../files/context.ts';

/** The open chat of the viewer, as an employer, with this job seeker; null without one. Batched. */
export function employerChat(ctx: FileContext, jobSeekerId: number): Promise<Chat | null> | null {
  return employerId(ctx.viewer) === null ? null : chatWith(ctx, jobSeekerId);
}

const chatWith = batchedBy(async ({ db, viewer }: FileContext, jobSeekerIds: number[]) => {
  const where = { employerId: employerId(viewer) ?? 0, jobSeekerId: { in: jobSeekerIds }, open: true };
  const chats = await db.chat.findMany({ where });
  const byJobSeeker = new Map(chats.map((chat) => [chat.jobSeekerId, chat]));
  return (jobSeeker: number) => byJobSeeker.get(jobSeeker) ?? null;
});
