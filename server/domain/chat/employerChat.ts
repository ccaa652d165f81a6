import type { Chat } from '../../generated/prisma/client.ts';
import { employerId } from '../account/viewer.ts';
import { inBatches } from '../batch.ts';
import type { DomainContext } from '../context.ts';

const loaders = new WeakMap<DomainContext, (jobSeekerId: number) => Promise<Chat | null>>();

/** The open chat of the viewer, as an employer, with this job seeker; null without one. Batched. */
export function employerChat(ctx: DomainContext, jobSeekerId: number): Promise<Chat | null> | null {
  const id = employerId(ctx.viewer);
  if (id === null) return null;
  const load =
    loaders.get(ctx) ??
    inBatches(async (jobSeekerIds: number[]) => {
      const where = { employerId: id, jobSeekerId: { in: jobSeekerIds }, open: true };
      const chats = await ctx.db.chat.findMany({ where });
      const byJobSeeker = new Map(chats.map((chat) => [chat.jobSeekerId, chat]));
      return (jobSeeker: number) => byJobSeeker.get(jobSeeker) ?? null;
    });
  loaders.set(ctx, load);
  return load(jobSeekerId);
}
