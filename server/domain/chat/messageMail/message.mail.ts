import type { Message, User } from '../../../generated/prisma/client.ts';
import type { Mail } from '../../../mail/mail.ts';
import { nameColumns, publicCompany, visibleName } from '../../accounts/access/visibleName.ts';
import { domainContext } from '../../accounts/context.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { type MailOfJob, mailJobs } from '../../core/mail/deliver.ts';
import type { LetterParts, MailItem } from '../../core/mail/letter.ts';
import { letter } from '../../core/mail/letter.ts';
import { firstCharacters, oneLine } from '../../core/text/characters.ts';
import { plainLines } from '../../core/text/cleanText.ts';
import { calledName } from '../../core/text/firstName.ts';
import { employerLabel } from '../../core/text/format/employerLabel.ts';
import { noSession, type Viewer } from '../../core/viewer/viewer.ts';
import { counterpartOf } from '../reading/reading.ts';
import { claimDueMails, type MailJob, mailable, mailJobSchema } from './claim.ts';

/** A chat as a mail shows it: its unread messages, oldest first, with the names that the recipient may see. */
type UnreadChat = {
  /** The counterpart's name, with the company of an employer. */
  title: string;
  /** URL of the chat. */
  url: string;
  messages: { author: string; text: string }[];
  /** Number of unread messages, including those not shown. */
  count: number;
};

type Receiver = Pick<User, 'id' | 'role' | 'loginEmail'>;

/** Messages shown per chat. */
const maxMessages = 5;

/** The messages of a mail that this recipient has not read yet. */
async function readUnread(services: Services, receiver: Receiver, chats: MailJob['chats']): Promise<UnreadChat[]> {
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
  ctx: Ctx,
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
    // Nothing of people who have left is mailed any more.
    user: { deletedAt: null, bannedAt: null },
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
  if (role === 'ROLE_CANDIDATE') return { kind: 'jobSeeker', id, sessionId: noSession };
  return loginEmail === null ? { kind: 'guest', id, until: now } : { kind: 'employer', id, sessionId: noSession };
}

/** As in the chat: admins appear as the product, others under the name that the recipient may see, with their company. */
async function nameFor(ctx: Ctx, user: Pick<User, keyof typeof nameColumns>): Promise<string> {
  if (user.role === 'ROLE_ADMIN') return ctx.productName;
  return employerLabel(await visibleName(ctx, user), await publicCompany(ctx, user.id));
}

function textOf({ type, text, documentName }: Pick<Message, 'type' | 'text' | 'documentName'>): string {
  const enclosure =
    type === 'IMAGE' ? 'Sent a picture.' : type === 'DOCUMENT' ? `Sent a document: ${documentName ?? ''}` : '';
  return [text ?? '', enclosure].filter((part) => part !== '').join('\n');
}

type MailParts = {
  receiver: Pick<User, 'name' | 'callName' | 'emailVerified' | 'messageMail'>;
  /** At least one. */
  unread: UnreadChat[];
  /** The list of their chats; null without a login. */
  chatsUrl: string | null;
  unsubscribeUrl: string;
  productName: string;
};

/** Maximum number of chats shown. Mail programs cut off longer mails, and with them the link to unsubscribe. */
const maxChats = 20;

/** Maximum length of a message shown: alone, and in a mail about several chats, which is for a quick look. */
const alone = { lines: 6, characters: 400 };
const amongOthers = { lines: 1, characters: 120 };

type Size = typeof alone;

/** The mail about unread messages. */
export function composeMail(parts: MailParts): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { receiver, unread, chatsUrl, unsubscribeUrl, productName } = parts;
  const [first, ...others] = unread;
  const soon = receiver.messageMail === 'DAILY' ? 'since our last daily email' : 'for some minutes';
  const size = others.length > 0 ? amongOthers : alone;
  return letter({
    subject: subjectOf(unread),
    preview: previewOf(unread),
    // A guest may have given another person's email, and anything for a name.
    text: [receiver.emailVerified ? `Hello ${oneLine(calledName(receiver))},` : 'Hello,'],
    items: unread
      .slice(0, maxChats)
      .map((chat) =>
        others.length > 0
          ? { ...said(chat, size), title: sentenceOf(chat), url: chat.url, action: `Reply to ${oneLine(chat.title)}` }
          : said(chat, size),
      ),
    more: unread.length > maxChats ? `… and ${counted(unread.length - maxChats, 'more chat')}.` : null,
    link: linkOf(first, others, chatsUrl),
    foot: `This was unread on ${productName} ${soon}. Please answer in the chat. We do not read replies to this email.`,
    stop: { action: 'Unsubscribe or choose which emails you get', url: unsubscribeUrl },
    productName,
  });
}

function linkOf(first: UnreadChat | undefined, others: UnreadChat[], chatsUrl: string | null): LetterParts['link'] {
  if (first && others.length === 0) return { action: 'Reply', url: first.url };
  return chatsUrl === null ? null : { action: 'Open your chats', url: chatsUrl };
}

function said(chat: UnreadChat, size: Size): MailItem {
  const hidden = chat.count - chat.messages.length;
  const isNamed = authorsOf(chat).length > 1;
  return {
    title: null,
    quotes: chat.messages.map(({ author, text }) => ({
      author: isNamed ? oneLine(author) : null,
      text: excerpt(text, size),
    })),
    more: hidden > 0 ? `… and ${counted(hidden, 'more message')}.` : null,
  };
}

/** Who wrote: 'Amira sent you 2 messages', 'Amira and Ben wrote to you', 'Amira and 2 others wrote to you'. */
function subjectOf(unread: UnreadChat[]): string {
  const [chat, ...others] = unread;
  if (chat && others.length === 0) return sentenceOf(chat);
  return wroteToYou(unread.flatMap(authorsOf));
}

function sentenceOf(chat: UnreadChat): string {
  const [author = chat.title, ...others] = authorsOf(chat);
  if (others.length > 0) return wroteToYou([author, ...others]);
  return chat.count === 1 ? `${author} sent you a message` : `${author} sent you ${chat.count} messages`;
}

function wroteToYou([first, second, ...others]: string[]): string {
  if (others.length > 0) return `${first} and ${others.length + 1} others wrote to you`;
  // Two people may have the same name.
  return first === second ? `${first} and another ${first} wrote to you` : `${first} and ${second} wrote to you`;
}

const authorsOf = ({ messages }: UnreadChat): string[] => [...new Set(messages.map(({ author }) => author))];

/** What the first messages say. */
function previewOf([chat, ...others]: UnreadChat[]): string {
  const [message] = chat?.messages ?? [];
  if (!message) return '';
  const text = excerpt(message.text, amongOthers);
  return others.length > 0 ? `${message.author}: ${text}` : text;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The first lines. */
function excerpt(text: string, size: Size): string {
  const lines = plainLines(text).trim().split('\n');
  const shown = lines.slice(0, size.lines).join('\n');
  const clipped = firstCharacters(shown, size.characters);
  if (clipped.length < shown.length) return `${clipped.trimEnd()}…`;
  return lines.length > size.lines ? `${clipped.trimEnd()} …` : clipped;
}

const sendMails = mailJobs('message-mail', mailJobSchema, compose);

/**
 * Mails all messages that have been unread long enough to their recipients. Called every few seconds by any number of
 * processes.
 */
export async function sendDueMessageMails(services: Services): Promise<void> {
  await claimDueMails(services);
  await sendMails(services);
}

/** Checks again: messages read in the meantime and unwanted mails are not sent. */
async function compose(services: Services, { userId, chats }: MailJob): Promise<MailOfJob | null> {
  const { db, links, unsubscribeTokens, productName } = services;
  const receiver = await db.user.findFirst({
    where: { id: userId, ...mailable },
    select: {
      id: true,
      role: true,
      name: true,
      callName: true,
      email: true,
      emailVerified: true,
      loginEmail: true,
      messageMail: true,
    },
  });
  if (receiver === null || receiver.email === null) return null;
  const unread = await readUnread(services, receiver, chats);
  if (unread.length === 0) return null;
  const unsubscribeUrl = links.unsubscribe(unsubscribeTokens.issue({ kind: 'message-mail', userId }));
  // Guests have a link to each chat.
  const chatsUrl = receiver.loginEmail === null ? null : links.chats();
  const content = composeMail({ receiver, unread, chatsUrl, unsubscribeUrl, productName });
  const mail = { ...content, to: receiver.email, people: [userId] };
  return { mail, what: 'a mail about unread messages', ids: { userId } };
}
