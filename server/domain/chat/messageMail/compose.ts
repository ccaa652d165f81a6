import type { User } from '../../../generated/prisma/client.ts';
import type { Mail } from '../../../mail/mail.ts';
import { firstName } from '../../accounts/access/visibility.ts';
import type { LetterParts, MailItem } from '../../core/mail/content.ts';
import { letter } from '../../core/mail/letter.ts';
import { firstCharacters } from '../../core/text/firstCharacters.ts';
import { oneLine } from '../../core/text/oneLine.ts';
import type { UnreadChat } from './unread.ts';

export type MailParts = {
  receiver: Pick<User, 'name' | 'emailVerified' | 'messageMail'>;
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
  const soon = receiver.messageMail === 'DAILY' ? 'since our last daily email' : 'for 10 minutes';
  const size = others.length > 0 ? amongOthers : alone;
  return letter({
    subject: subjectOf(unread),
    preview: previewOf(unread),
    // A guest may have given another person's email, and anything for a name.
    text: [receiver.emailVerified ? `Hello ${oneLine(firstName(receiver.name))},` : 'Hello,'],
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

/** The first lines, without control characters that a terminal or a mail program would interpret. */
function excerpt(text: string, size: Size): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .split('\n');
  const shown = lines.slice(0, size.lines).join('\n');
  const clipped = firstCharacters(shown, size.characters);
  if (clipped.length < shown.length) return `${clipped.trimEnd()}…`;
  return lines.length > size.lines ? `${clipped.trimEnd()} …` : clipped;
}
