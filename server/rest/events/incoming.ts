import { z } from 'zod';
import { NotFound } from '../../domain/core/failures/errors.ts';
import { optionalText } from '../body.ts';
import { change } from '../document.ts';
import { Message } from '../fragments.ts';
import { id, reference } from '../parameters.ts';
import { changed, type Row } from '../row.ts';
import { type MessageEvent, messageEvent } from './outgoing.ts';

/** The events from clients, as rows over the graph's mutations (docs/chat-events.md), with their names and integer ids. */

/** The share link of a socket and the only chat that it is for. */
export type Link = { hash: string; chatId: number };

/** Values that each event is read with, in place of a query string. */
const opened = z.object({ link: z.object({ hash: z.string(), chatId: id }).nullable() });
const aboutChat = { chat: reference };
const onlyChat = z.object({ query: opened, body: z.object(aboutChat) });

/** @throws NotFound if a share link is for another chat: its holder has no access to others. */
function chatOf({ query: { link }, body: { chat } }: z.output<typeof onlyChat>) {
  if (link === null) return { databaseId: chat.id };
  if (link.chatId !== chat.id) throw new NotFound();
  return { sharedHash: link.hash };
}

type Incoming = {
  row: Row;
  /** The message in the row's response, and whether other members get an event; null without one. */
  sent: (body: unknown) => Sent | null;
};

export type Sent = { message: MessageEvent; isNew: boolean };

const noEvents = () => null;

const stored = z.object({ is_new: z.boolean(), stored: z.unknown() });

export const incoming = {
  message: {
    row: changed({
      summary: 'Writes a message.',
      input: onlyChat.extend({
        body: z.object({
          ...aboutChat,
          text: optionalText,
          photo_uri: optionalText,
          document_uri: optionalText,
          client_id: optionalText,
        }),
      }),
      names: { clientId: 'client_id' },
      document: change('sendMessage', 'is_new: isNew stored: sentMessage { ...Message client_id: clientId }', Message),
      variables: (given) => {
        const { text, photo_uri: photoUri, document_uri: documentUri, client_id: clientId } = given.body;
        return { input: { chat: chatOf(given), text, photoUri, documentUri, clientId } };
      },
    }),
    sent: (body) => {
      const { is_new, stored: message } = stored.parse(body);
      return { message: messageEvent(message), isNew: is_new };
    },
  },
  typing: {
    row: changed({
      summary: 'Tells the others in the chat that the sender is typing.',
      input: onlyChat,
      document: change('announceTyping', 'chatId'),
      variables: (given) => ({ input: { chat: chatOf(given) } }),
    }),
    sent: noEvents,
  },
  'i-saw-last-message': {
    row: changed({
      summary: 'Notes that the sender has seen the latest message.',
      input: onlyChat,
      document: change('markChatSeen', 'chat { id }'),
      variables: (given) => ({ input: { chat: chatOf(given) } }),
    }),
    sent: noEvents,
  },
} satisfies Record<string, Incoming>;

export type IncomingType = keyof typeof incoming;

export const isIncoming = (type: string): type is IncomingType => Object.hasOwn(incoming, type);
