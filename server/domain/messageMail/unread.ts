import type { Message, Role, User } from '../../generated/prisma/client.ts';
import type { Viewer } from '../account/viewer.ts';
import { canSee, firstName, relationTo } from '../account/visibility.ts';
import { counterpartOf } from '../chat/counterpart.ts';
import { type DomainContext, domainContext, type Services } from '../context.ts';
import type { MailJob } from './claim.ts';

/** A chat as a mail shows it: what is unread there, oldest first, under the names that its receiver knows. */
export type UnreadChat = {
  /** Whom it is with. */
  title: string;
  /** Leads straight into it. */
  url: string;
  messages: { author: string; text: string }[];
  /** All of them, also those that are too many to be shown. */
  count: number;
};

export type Receiver = Pick<User, 'id' | 'role' | 'loginEmail'>;

/** So many of each chat are shown. */
const mostMessages = 5;

type Person = { id: number; name: string; role: Role };
const personColumns = { id: true, name: true, role: true } as const;

/** What this receiver has still not read of the messages that a mail is to be about. */
export async function readUnread(
  services: Services,
  receiver: Receiver,
  chats: MailJob['chats'],
): Promise<UnreadChat[]> {
  const ctx = domainContext(services, viewerOf(receiver, services.now()));
  const unread: UnreadChat[] = [];
  // One after the other: a mail has time, and leaves the connections to those who wait.
  for (const chat of chats) {
    const read = await readChat(ctx, receiver, chat);
    if (read) unread.push(read);
  }
  return unread;
}

async function readChat(
  ctx: DomainContext,
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
            select: { userId: true, user: { select: personColumns } },
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
      take: mostMessages,
      select: { type: true, text: true, documentName: true, user: { select: personColumns } },
    }),
  ]);
  if (count === 0) return null;
  const counterpart = counterpartOf(place.chat.participants, receiver.id);
  return {
    title: counterpart ? await nameFor(ctx, counterpart.user) : ctx.productName,
    // Who has no login comes in by the link that is theirs alone.
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

/** The receiver as one who looks: what is visible to whom is decided for viewers. */
function viewerOf({ id, role, loginEmail }: Receiver, now: Date): Viewer {
  if (role === 'ROLE_CANDIDATE') return { kind: 'jobSeeker', id, sessionId: 0 };
  return loginEmail === null ? { kind: 'guest', id, until: now } : { kind: 'employer', id, sessionId: 0 };
}

/** As in the chat itself: an admin is the product, the others are who the receiver may see. */
async function nameFor({ viewer, clients, productName }: DomainContext, { id, name, role }: Person): Promise<string> {
  if (role === 'ROLE_ADMIN') return productName;
  return canSee(await relationTo(viewer, id, clients), 'fullName') ? name : firstName(name);
}

function textOf({ type, text, documentName }: Pick<Message, 'type' | 'text' | 'documentName'>): string {
  const enclosure =
    type === 'IMAGE' ? 'Sent a picture.' : type === 'DOCUMENT' ? `Sent a document: ${documentName ?? ''}` : '';
  return [text ?? '', enclosure].filter((part) => part !== '').join('\n');
}
