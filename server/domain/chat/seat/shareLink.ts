import { newShareHash, sides } from '../../accounts/session/shareHash.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx, ShareSide } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { requireKnownViewer } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { resolveParticipant } from './access.ts';
import { type ChatKey, chatAccess } from './chat.policy.ts';

/** The side of a contact chat that is the viewer. Null for the holder of a link, who could lock the owner out by renewing it. */
export function ownShareSide(viewer: Viewer, chat: ChatKey): ShareSide | null {
  const role = chatAccess(viewer, new Map(), chat)?.role;
  return role === 'employer' || role === 'jobSeeker' ? role : null;
}

/**
 * Renews the share link of one side of a contact chat: admins both sides', each participant their own. The old link and connections opened with it end
 * at once.
 * @throws Forbidden for the other side's link, InvalidInput on `chat` for a support chat, which has no links
 */
export const renewShareLink = verb(
  'CHAT',
  requireKnownViewer,
  [Forbidden, NotFound, InvalidInput],
  async (ctx: Ctx, _viewer, chatId: number, side: ShareSide): Promise<void> => {
    const { chat, role } = await resolveParticipant({ ...ctx, shareGrants: new Map() }, { chatId });
    if (chat.kind !== 'CONTACT') throw InvalidInput.of('chat', 'A support chat has no share links.');
    if (role !== 'admin' && role !== side) throw new Forbidden('You can only renew your own link.');
    await write(ctx, [], async (tx) => {
      await tx.chat.update({
        where: { id: chatId },
        data: side === 'employer' ? { employerHash: newShareHash() } : { jobSeekerHash: newShareHash() },
        select: { id: true },
      });
      await tx.formerShareLink.deleteMany({ where: { chatId, side: sides[side].former } });
      if (role === 'admin') {
        await auditedValues(ctx, tx, { action: 'chat.renewShareLink', type: 'CHAT', id: chatId, after: { side } });
      }
    });
    ctx.events.publish('accessChanged', { chatId });
  },
);
