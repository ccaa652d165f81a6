import type { Chat, JobOffer } from '../../../generated/prisma/client.ts';
import { recentlyActive } from '../../chat/seat/lists.ts';
import type { Ctx } from '../../core/context.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { reminderBeforeMs } from '../../offers/life/expiryMail.ts';
import { seesAgenda } from './agenda.policy.ts';

/**
 * The contact chat with the latest message that the employer has not read, without those of new applicants, who are counted; null for
 * everyone but the employer.
 */
export const waitingChat = (ctx: Ctx, employerId: number): Promise<Chat | null> | null =>
  seesAgenda(ctx.viewer, employerId) ? chatOf(ctx, employerId) : null;

// One statement for all rows of a list, which can name the employer again and again.
const chatOf = batchedBy(async (ctx: Ctx, _ids: number[]) => {
  const { where } = recentlyActive(ctx, { unread: true, kind: 'CONTACT' });
  const chat = await ctx.db.chat.findFirst({
    where: { AND: [where, { applications: { none: { state: 'NEW' } } }] },
    orderBy: { lastMessageAt: 'desc' },
  });
  return () => chat;
});

/** The employer's active offer that ends first, once the mail reminds of it; null for everyone but the employer. */
export const endingOffer = (ctx: Ctx, employerId: number): Promise<JobOffer | null> | null =>
  seesAgenda(ctx.viewer, employerId) ? offerOf(ctx, employerId) : null;

const offerOf = batchedBy(async ({ db, now }: Ctx, employerIds: number[]) => {
  const expiresAt = { lte: new Date(now().getTime() + reminderBeforeMs) };
  const where = { employerId: { in: employerIds }, active: true, expiresAt };
  const offer = await db.jobOffer.findFirst({ where, orderBy: { expiresAt: 'asc' } });
  return () => offer;
});
