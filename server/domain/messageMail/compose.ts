import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../mail/mail.ts';
import { firstName } from '../account/visibility.ts';
import { htmlMail } from './html.ts';
import type { UnreadChat } from './unread.ts';

export type MailParts = {
  receiver: Pick<User, 'name' | 'messageMail'>;
  /** At least one. */
  unread: UnreadChat[];
  unsubscribeUrl: string;
  productName: string;
};

/** What both forms of the mail say. */
export type MailWords = {
  subject: string;
  greeting: string;
  chats: {
    heading: string;
    messages: { author: string; text: string }[];
    /** '2 more messages', if there are. */
    more: string | null;
    action: string;
    url: string;
  }[];
  /** '3 more chats', if there are. */
  moreChats: string | null;
  why: string;
  unsubscribe: { label: string; url: string };
};

/** So many chats are shown: what is longer, mail programs cut off, and the way to unsubscribe with it. */
const mostChats = 20;

/** So much of a message is shown. */
const mostLines = 6;
const mostCharacters = 400;

/** The mail about unread messages, as text and as HTML. */
export function composeMail(parts: MailParts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const words = wordsOf(parts);
  return { subject: words.subject, text: textMail(words), html: htmlMail(words, parts.productName) };
}

function wordsOf({ receiver, unread, unsubscribeUrl, productName }: MailParts): MailWords {
  const soon = receiver.messageMail === 'DAILY' ? 'since the last daily mail' : 'for 10 minutes';
  return {
    subject: oneLine(subjectOf(unread, productName)),
    greeting: `Hello ${oneLine(firstName(receiver.name))},`,
    chats: unread.slice(0, mostChats).map((chat) => {
      const hidden = chat.count - chat.messages.length;
      return {
        heading: `${sentenceOf(chat)}:`,
        messages: chat.messages.map(({ author, text }) => ({ author: oneLine(author), text: excerpt(text) })),
        more: hidden > 0 ? `… and ${counted(hidden, 'more message')}.` : null,
        action: 'Read and answer',
        url: chat.url,
      };
    }),
    moreChats: unread.length > mostChats ? `… and ${counted(unread.length - mostChats, 'more chat')}.` : null,
    why: `This was unread on ${productName} ${soon}. Please answer in the chat: replies to this mail are not read.`,
    unsubscribe: { label: 'Unsubscribe, or choose how often', url: unsubscribeUrl },
  };
}

function subjectOf(unread: UnreadChat[], productName: string): string {
  const [chat, ...others] = unread;
  if (!chat) return productName;
  if (others.length > 0) {
    const count = unread.reduce((sum, one) => sum + one.count, 0);
    return `${count} unread messages in ${unread.length} chats on ${productName}`;
  }
  const what = chat.count === 1 ? 'New message' : `${chat.count} new messages`;
  const author = onlyAuthor(chat);
  return author === null ? `${what} in your chat with ${chat.title}` : `${what} from ${author}`;
}

function sentenceOf(chat: UnreadChat): string {
  const author = onlyAuthor(chat);
  if (author === null) return oneLine(`${counted(chat.count, 'new message')} in your chat with ${chat.title}`);
  return oneLine(chat.count === 1 ? `${author} wrote to you` : `${author} sent you ${chat.count} messages`);
}

function onlyAuthor({ messages }: UnreadChat): string | null {
  const authors = new Set(messages.map(({ author }) => author));
  const [author] = authors;
  return authors.size === 1 && author !== undefined ? author : null;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** A name is one line, in a mail's head above all, whatever its owner has put into it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** The first lines, without what a terminal or a mail program would take for a command. */
function excerpt(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .split('\n');
  const shown = lines.slice(0, mostLines).join('\n');
  const characters = [...shown];
  const clipped = characters.slice(0, mostCharacters).join('');
  return clipped.length < shown.length || lines.length > mostLines ? `${clipped.trimEnd()}…` : clipped;
}

function textMail({ greeting, chats, moreChats, why, unsubscribe }: MailWords): string {
  const parts = chats.map(({ heading, messages, more, action, url }) => {
    const authors = new Set(messages.map(({ author }) => author));
    const said = messages.map(({ author, text }) => quoted(authors.size > 1 ? `${author}: ${text}` : text));
    return [heading, ...said, ...(more === null ? [] : [more]), `${action}:\n${url}`].join('\n\n');
  });
  return [
    greeting,
    ...parts,
    ...(moreChats === null ? [] : [moreChats]),
    `-- \n${why}\n${unsubscribe.label}:\n${unsubscribe.url}`,
  ].join('\n\n');
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
