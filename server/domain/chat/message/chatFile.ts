import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { Prisma, Upload } from '../../../generated/prisma/client.ts';
import type { IncomingFile } from '../../../media/media.ts';
import type { Ctx, ShareGrants } from '../../core/context.ts';
import { NotFound, SignInRequired, SubscriptionRequired } from '../../core/failures/errors.ts';
import type { FileProof } from '../../core/keys/fileLink.ts';
import { dailyHour } from '../../core/text/format/time.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { uploadIdOf, uriOf } from '../../files/stored/rules.ts';
import { fileFailures, storeUpload, type UploadOwner } from '../../files/stored/store.ts';
import { type ChatReference, requirePaid, resolveSeat, type Seat } from '../seat/access.ts';
import { accessibleChats, type ChatKey, chatAccess, seatedUsers } from '../seat/chat.policy.ts';

const chatFiles: Prisma.UploadWhereInput = { kind: { in: ['CHAT_IMAGE', 'CHAT_DOCUMENT'] } };

/** The condition for reading a chat's file: the viewer takes part in the chat, or owns the file and has not sent it yet. */
function readableChatFiles(viewer: Viewer, grants: ShareGrants): Prisma.UploadWhereInput {
  if (viewer.kind === 'admin') return chatFiles;
  const id = viewerId(viewer);
  const unsent: Prisma.UploadWhereInput[] = id === null ? [] : [{ chatId: null, userId: id }];
  return { ...chatFiles, OR: [{ chat: accessibleChats(viewer, grants) }, ...unsent] };
}

/** The files that a signed URI may refer to: those of open chats. */
const linkedChatFiles: Prisma.UploadWhereInput = { ...chatFiles, chat: { open: true } };

/**
 * Stores a picture for a message. Without a chat it can be sent to any of the sender's chats, as in the documented call.
 * Returns its URI.
 * @throws NotFound, SubscriptionRequired, InvalidInput, TooLarge, UnsupportedType on `image`
 */
export const uploadChatImage = publicVerb(
  'CHAT',
  [...fileFailures, SignInRequired, NotFound, SubscriptionRequired],
  async (ctx: Ctx, chat: ChatReference | null, image: IncomingFile): Promise<string> => {
    return (await uploadChatFile(ctx, 'CHAT_IMAGE', chat, image)).uri;
  },
);

/**
 * Stores a document for a message, like `uploadChatImage`. Returns its URI and the displayed file name.
 * @throws NotFound, SubscriptionRequired, InvalidInput, TooLarge, UnsupportedType on `document`
 */
export const uploadChatDocument = publicVerb(
  'CHAT',
  [...fileFailures, SignInRequired, NotFound, SubscriptionRequired],
  async (ctx: Ctx, chat: ChatReference | null, document: IncomingFile): Promise<{ uri: string; name: string }> => {
    const { uri, upload } = await uploadChatFile(ctx, 'CHAT_DOCUMENT', chat, document);
    return { uri, name: upload.name ?? '' };
  },
);

async function uploadChatFile(
  ctx: Ctx,
  kind: 'CHAT_IMAGE' | 'CHAT_DOCUMENT',
  reference: ChatReference | null,
  file: IncomingFile,
): Promise<{ uri: string; upload: Upload }> {
  const { owner, chat } = await chatFileSender(ctx, reference);
  const upload = await storeUpload(ctx, kind, owner, file);
  return { upload, uri: chat ? chatFileUri(ctx, chat, uriOf(upload)) : uriOf(upload) };
}

/**
 * Uploading needs the same permission as sending a message.
 * @throws SignInRequired, NotFound, SubscriptionRequired
 */
export async function chatFileSender(
  ctx: Ctx,
  reference: ChatReference | null,
): Promise<{ owner: UploadOwner; chat: ChatKey | null }> {
  if (reference) {
    const seat = await resolveSeat(ctx, reference);
    await requirePaid(ctx, seat);
    return { owner: { userId: seat.userId, chatId: seat.chat.id }, chat: seat.chat };
  }
  const userId = viewerId(ctx.viewer);
  if (userId === null) throw new SignInRequired();
  return { owner: { userId }, chat: null };
}

const noGrants: ShareGrants = new Map();

/**
 * The URI of a file of this chat for the viewer. Under a share link it is signed for an hour or two, and no longer than the
 * link works, because the link itself must not be part of a picture's URL.
 */
export function chatFileUri(ctx: Ctx, chat: ChatKey, uri: string): string {
  const grant = ctx.shareGrants.get(chat.id);
  if (!grant || chatAccess(ctx.viewer, noGrants, chat)) return uri;
  return ctx.fileLinks.sign(uri, ctx.now(), grant.hash);
}

/**
 * The chat file at this path, for participants of the chat and holders of a signed URI.
 * @throws NotFound when it does not exist or the viewer may not read it, which look the same to the viewer
 */
export async function readChatFile(ctx: Ctx, uri: string, proof: FileProof | null): Promise<Upload> {
  const id = uploadIdOf(uri) ?? '';
  const linked = proof && (await ctx.db.upload.findFirst({ where: { ...linkedChatFiles, id }, select: linkedColumns }));
  const isSigned = proof !== null && linked?.chat != null && isUnderLink(ctx, linked.chat, uri, proof);
  const where = isSigned ? linkedChatFiles : readableChatFiles(ctx.viewer, ctx.shareGrants);
  const upload = await ctx.db.upload.findFirst({ where: { ...where, id } });
  if (!upload || uriOf(upload) !== uri) throw new NotFound();
  return upload;
}

/** The links of a file's chat. */
export const shareHashes = { employerHash: true, jobSeekerHash: true } as const;
const linkedColumns = { chat: { select: shareHashes } } as const;

/** Whether a URI was signed under one of the present links of the chat. */
export function isUnderLink(
  { fileLinks, now }: Pick<Ctx, 'fileLinks' | 'now'>,
  { employerHash, jobSeekerHash }: { employerHash: string | null; jobSeekerHash: string | null },
  uri: string,
  proof: FileProof,
): boolean {
  return [employerHash, jobSeekerHash].some((hash) => hash !== null && fileLinks.admits(uri, proof, now(), hash));
}

dayjs.extend(utc);

/** How long a message is unread before it is mailed. The first one of a chat is mailed sooner. */
const patienceSeconds = 10 * 60;
const firstPatienceSeconds = 60;

/** Minimum time between two mails about the same chat. Less than a day, so that daily mails are not delayed. */
const pauseSeconds = 20 * 3600;

/** A user seen this recently is online and sees new messages in the product. */
const presenceSeconds = 60;

/** Who is mailed about a new message, from when on, and how long after the last mail about the chat (`mailDueAt`). */
export type MailPlan = { receivers: number[]; from: Date; pauseSeconds: number };

/** The mails about a new message: to the chat's employer, job seeker and support user, not to the sender and admins, and of an open chat. */
export const mailPlan = (
  { chat, userId: senderId }: Pick<Seat, 'chat' | 'userId'>,
  { at, isFirst }: { at: Date; isFirst: boolean },
): MailPlan => ({
  receivers: chat.open ? seatedUsers(chat).filter((id) => id !== senderId) : [],
  from: dayjs(at)
    .add(isFirst ? firstPatienceSeconds : patienceSeconds, 'second')
    .toDate(),
  pauseSeconds,
});

/** The times that decide which mails are due (`isDue`). Users who are online may still read the messages. */
export type DueTimes = { now: Date; lastDaily: Date; onlineSince: Date };

export const dueTimes = (now: Date): DueTimes => ({
  now,
  lastDaily: lastDailyTime(now),
  onlineSince: dayjs(now).subtract(presenceSeconds, 'second').toDate(),
});

/** The latest time of daily mails that has passed. */
function lastDailyTime(now: Date): Date {
  const today = dayjs.utc(now).startOf('day').add(dailyHour, 'hour');
  return (today.isAfter(now) ? today.subtract(1, 'day') : today).toDate();
}
