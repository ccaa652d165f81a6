import type { Message, User } from '../../../generated/prisma/client.ts';
import { publicCompany } from '../../accounts/access/publicCompany.ts';
import { nameColumns, visibleName } from '../../accounts/access/visibleName.ts';
import { domainContext } from '../../accounts/context.ts';
import { employerLabel } from '../../core/text/format/employerLabel.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import type { FileContext, FileServices } from '../../files/context.ts';
import { counterpartOf } from '../reading/counterpart.ts';
import type { MailJob } from './claim.ts';

/** A chat as a mail shows it: its unread messages, oldest first, with the names that the recipient may see. */
export type UnreadChat = {
  /** The counterpart's name, with the company of an employer. */
  title: string;
  /** URL of the chat. */
  url: string;
  messages: { author: string; text: string }[];
  /** Number of unread messages, including those not shown. */
  count: number;
};

export type Receiver = Pick<User, 'id' | 'role' | 'loginEmail'>;

/** Messages shown per chat. */
const maxMessages = 5;

/** The messages of a mail that this recipient has not read yet. */
export async function readUnread(
  services: FileServices,
  receiver: Receiver,
  chats: MailJob['chats'],
): Promise<UnreadChat[]> {
  const ctx = domainContext(services, viewerOf(receiver, services.now()));
  const unread: UnreadChat[] = [];
  // Sequentially: mails are not urgent and should not use up the connections.
  for (const chat of chats) {
    const read = await readChat(ctx, receiver, chat);
    if (read) unread.push(read);
  }
  return unread;
}

async function readChat(
  ctx: FileContext,
  receiver: Receiver,
  { chatId, after, upTo }: MailJob['chats'][number],
): Promise<UnreadChat | null> {
  const { db, links } = ctx;
  const place = await db.chatParticipant.findUnique({
    where: { chatId_userId: { chatId, userId: receiver.id } },
    select: {
      readMessageId: true,
      chat: {
        select: {
          open: true,
          employerHash: true,
          participants: {
            select: { userId: true, user: { select: nameColumns } },
            orderBy: { createdAt: 'asc' },
          },
        },
      },
    },
  });
  if (!place?.chat.open) return null;
  const where = {
    chatId,
    id: { gt: Math.max(after, place.readMessageId), lte: upTo },
    userId: { not: receiver.id },
  };
  const [count, messages] = await Promise.all([
    db.message.count({ where }),
    db.message.findMany({
      where,
      orderBy: { id: 'asc' },
      take: maxMessages,
      select: { type: true, text: true, documentName: true, user: { select: nameColumns } },
    }),
  ]);
  if (count === 0) return null;
  const counterpart = counterpartOf(place.chat.participants, receiver.id);
  return {
    title: counterpart ? await nameFor(ctx, counterpart.user) : ctx.productName,
    // Recipients without a login use their share link.
    url:
      receiver.loginEmail === null && place.chat.employerHash !== null
        ? links.sharedChat(place.chat.employerHash)
        : links.chat(chatId),
    messages: await Promise.all(
      messages.map(async (message) => ({ author: await nameFor(ctx, message.user), text: textOf(message) })),
    ),
    count,
  };
}

/** The recipient as a viewer, because visibility is decided for viewers. */
function viewerOf({ id, role, loginEmail }: Receiver, now: Date): Viewer {
  if (role === 'ROLE_CANDIDATE') return { kind: 'jobSeeker', id, sessionId: 0 };
  return loginEmail === null ? { kind: 'guest', id, until: now } : { kind: 'employer', id, sessionId: 0 };
}

/** As in the chat: admins appear as the product, others under the name that the recipient may see, with their company. */
async function nameFor(ctx: FileContext, user: Pick<User, keyof typeof nameColumns>): Promise<string> {
  if (user.role === 'ROLE_ADMIN') return ctx.productName;
  return employerLabel(await visibleName(ctx, user), await publicCompany(ctx, user.id));
}

function textOf({ type, text, documentName }: Pick<Message, 'type' | 'text' | 'documentName'>): string {
  const enclosure =
    type === 'IMAGE' ? 'Sent a picture.' : type === 'DOCUMENT' ? `Sent a document: ${documentName ?? ''}` : '';
  return [text ?? '', enclosure].filter((part) => part !== '').join('\n');
}
