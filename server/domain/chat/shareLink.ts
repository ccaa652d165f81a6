import { randomBytes } from 'node:crypto';
import { requireAdmin } from '../account/require.ts';
import { auditedValues } from '../audit/audited.ts';
import type { DomainContext, ShareSide } from '../context.ts';
import { InvalidInput, NotFound } from '../errors.ts';
import { write } from '../write/write.ts';

/** The secret of a share link: 192 random bits, base64url. */
export const newShareHash = (): string => randomBytes(24).toString('base64url');

/**
 * Renews the share link of one side of a contact chat (DECISIONS §5). The old link and connections opened with it end
 * at once.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput on `chat` for a support chat, which has no links
 */
export async function renewShareLink(ctx: DomainContext, chatId: number, side: ShareSide): Promise<void> {
  requireAdmin(ctx.viewer);
  const chat = await ctx.db.chat.findUnique({ where: { id: chatId }, select: { kind: true } });
  if (!chat) throw new NotFound();
  if (chat.kind !== 'CONTACT') throw InvalidInput.of('chat', 'A support chat has no share links.');
  await write(ctx, [], async (tx) => {
    await tx.chat.update({
      where: { id: chatId },
      data: side === 'employer' ? { employerHash: newShareHash() } : { jobSeekerHash: newShareHash() },
      select: { id: true },
    });
    await tx.formerShareLink.deleteMany({ where: { chatId, side: side === 'employer' ? 'EMPLOYER' : 'JOB_SEEKER' } });
    await auditedValues(ctx, tx, { action: 'chat.renewShareLink', type: 'CHAT', id: chatId, after: { side } });
  });
  ctx.events.publish('accessChanged', { chatId });
}
