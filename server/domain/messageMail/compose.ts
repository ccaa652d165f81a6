import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../mail/mail.ts';
import { firstName } from '../account/visibility.ts';
import { oneLine } from '../text/oneLine.ts';
import { htmlMail } from './html.ts';
import type { MailWords } from './mailWords.ts';
import type { UnreadChat } from './unread.ts';

export type MailParts = {
  receiver: Pick<User, 'name' | 'emailVerified' | 'messageMail'>;
  /** At least one. */
  unread: UnreadChat[];
  unsubscribeUrl: string;
  productName: string;
};

/** Maximum number of chats shown. Mail programs cut off longer mails, and with them the link to unsubscribe. */
const mostChats = 20;

/** Maximum length of a message shown. */
const mostLines = 6;
const mostCharacters = 400;

/** The mail about unread messages, as text and as HTML. */
export function composeMail(parts: MailParts): Pick<Mail, 'subject' | 'text' | 'html'> {
  const words = wordsOf(parts);
  return { subject: words.subject, text: textMail(words), html: htmlMail(words, parts.productName) };
}

function wordsOf({ receiver, unread, unsubscribeUrl, productName }: MailParts): MailWords {
  const soon = receiver.messageMail === 'DAILY' ? 'since our last daily email' : 'for 10 minutes';
  return {
    subject: oneLine(subjectOf(unread, productName)),
    // A guest may have given another person's email, and anything for a name.
    greeting: receiver.emailVerified ? `Hello ${oneLine(firstName(receiver.name))},` : 'Hello,',
    chats: unread.slice(0, mostChats).map((chat) => {
      const hidden = chat.count - chat.messages.length;
      return {
        heading: `${sentenceOf(chat)}:`,
        messages: chat.messages.map(({ author, text }) => ({ author: oneLine(author), text: excerpt(text) })),
        more: hidden > 0 ? `… and ${counted(hidden, 'more message')}.` : null,
        action: 'Read and reply',
        url: chat.url,
      };
    }),
    moreChats: unread.length > mostChats ? `… and ${counted(unread.length - mostChats, 'more chat')}.` : null,
    why: `This was unread on ${productName} ${soon}. Please answer in the chat. We do not read replies to this email.`,
    unsubscribe: { label: 'Unsubscribe or change how often we email you', url: unsubscribeUrl },
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
  return oneLine(chat.count === 1 ? `${author} sent you a message` : `${author} sent you ${chat.count} messages`);
}

function onlyAuthor({ messages }: UnreadChat): string | null {
  const authors = new Set(messages.map(({ author }) => author));
  const [author] = authors;
  return authors.size === 1 && author !== undefined ? author : null;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The first lines, without control characters that a terminal or a mail program would interpret. */
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
