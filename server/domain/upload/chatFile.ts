import type { Upload } from '../../generated/prisma/client.ts';
import type { IncomingFile } from '../../media/media.ts';
import { viewerId } from '../account/viewer.ts';
import { type ChatReference, requirePaid, takeSeat } from '../chat/access.ts';
import { type ChatKey, chatAccess } from '../chat/chat.policy.ts';
import type { DomainContext, ShareGrants } from '../context.ts';
import { NotFound, SignInRequired } from '../errors.ts';
import type { FileProof } from './fileLink.ts';
import { uploadIdOf, uriOf } from './rules.ts';
import { storeUpload, type UploadOwner } from './store.ts';
import { linkedChatFiles, readableChatFiles } from './upload.policy.ts';

/**
 * Keeps a picture for a message that is about to be sent. Without a chat it can be sent into any of the sender's chats,
 * as the documented call has it (spec 001 §7). Gives its address.
 * @throws SignInRequired, NotFound, SubscriptionRequired, InvalidInput, TooLarge, UnsupportedType on `image`; TooMany,
 * Unavailable.
 */
export async function uploadChatImage(
  ctx: DomainContext,
  chat: ChatReference | null,
  image: IncomingFile,
): Promise<string> {
  return (await uploadChatFile(ctx, 'CHAT_IMAGE', chat, image)).uri;
}

/**
 * Keeps a document for a message that is about to be sent, as `uploadChatImage` does. Gives its address and the name that
 * the others will see.
 * @throws SignInRequired, NotFound, SubscriptionRequired, InvalidInput, TooLarge, UnsupportedType on `document`; TooMany,
 * Unavailable.
 */
export async function uploadChatDocument(
  ctx: DomainContext,
  chat: ChatReference | null,
  document: IncomingFile,
): Promise<{ uri: string; name: string }> {
  const { uri, upload } = await uploadChatFile(ctx, 'CHAT_DOCUMENT', chat, document);
  return { uri, name: upload.name ?? '' };
}

async function uploadChatFile(
  ctx: DomainContext,
  kind: 'CHAT_IMAGE' | 'CHAT_DOCUMENT',
  reference: ChatReference | null,
  file: IncomingFile,
): Promise<{ uri: string; upload: Upload }> {
  const { owner, chat } = await senderOf(ctx, reference);
  const upload = await storeUpload(ctx, kind, owner, file);
  return { upload, uri: chat ? chatFileUri(ctx, chat, uriOf(upload)) : uriOf(upload) };
}

/** Who may write a message now may upload what goes with it. */
async function senderOf(
  ctx: DomainContext,
  reference: ChatReference | null,
): Promise<{ owner: UploadOwner; chat: ChatKey | null }> {
  if (reference) {
    const seat = await takeSeat(ctx, reference);
    await requirePaid(ctx, seat);
    return { owner: { userId: seat.userId, chatId: seat.chat.id }, chat: seat.chat };
  }
  const userId = viewerId(ctx.viewer);
  if (userId === null) throw new SignInRequired();
  return { owner: { userId }, chat: null };
}

const noGrants: ShareGrants = new Map();

/**
 * The address from which the viewer reads a file of this chat: signed for an hour or two where a share link alone makes
 * the chat theirs, because the link itself must not travel in the address of a picture.
 */
export function chatFileUri(ctx: DomainContext, chat: ChatKey, uri: string): string {
  return chatAccess(ctx.viewer, noGrants, chat) ? uri : ctx.fileLinks.sign(uri, ctx.now());
}

/**
 * The file of a chat that is read from this address, for those whose chat it is and for whoever has it signed.
 * @throws NotFound when there is none, or none for this viewer; the two cannot be told apart.
 */
export async function readChatFile(ctx: DomainContext, uri: string, proof: FileProof | null): Promise<Upload> {
  const isSigned = proof !== null && ctx.fileLinks.admits(uri, proof, ctx.now());
  const where = isSigned ? linkedChatFiles : readableChatFiles(ctx.viewer, ctx.shareGrants);
  const upload = await ctx.db.upload.findFirst({ where: { ...where, id: uploadIdOf(uri) ?? '' } });
  if (!upload || uriOf(upload) !== uri) throw new NotFound();
  return upload;
}
