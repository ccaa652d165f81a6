import { z } from 'zod';
import { document } from '../document.ts';
import type { FailureBody } from '../failure.ts';
import { present } from '../forms.ts';
import { Message } from '../fragments.ts';
import { record } from '../row.ts';

/** The events to clients, from the graph's subscriptions (docs/chat-events.md). */

type InChat = { chat: { id: number } };

/** A message as in the REST calls, except that `type` is the type of the event. */
export type MessageEvent = InChat & { type: 'message'; id: number; client_id?: string };

export type OutgoingEvent =
  | MessageEvent
  | (InChat & { type: 'typing' | 'i-saw-last-message'; user: { id: number; name: string } })
  | { type: 'chats' }
  | (FailureBody & { type: 'error'; client_id?: string });

const ChatEvent = `fragment ChatEvent on ChatEvent {
  __typename
  ... on ChatWatched { chat { id: databaseId } }
  ... on MessageAdded { message { ...Message client_id: clientId } }
  ... on MemberTyping { chat { id: databaseId } user: member { id: userDatabaseId name is_viewer: isViewer } }
  ... on ChatSeen { chat { id: databaseId } user: member { id: userDatabaseId name seen_up_to: seenUpTo } }
}`;

/** The subscriptions of a socket: one chat by its share link, or all chats of the viewer, and their list. */
export const subscriptions = {
  oneChat: record({
    summary: 'What happens in the chat of a share link.',
    input: z.object({ query: z.object({ hash: z.string() }) }),
    document: document(
      'subscription ($chat: ChatReference!) { answer: chatEvents(chat: $chat) { ...ChatEvent } }',
      ChatEvent,
      Message,
    ),
    variables: ({ query }) => ({ chat: { sharedHash: query.hash } }),
  }),
  ownChats: record({
    summary: "What happens in the viewer's chats.",
    input: z.object({}),
    document: document('subscription { answer: ownChatEvents { ...ChatEvent } }', ChatEvent, Message),
  }),
  chatList: record({
    summary: "That the viewer's list of chats has changed.",
    input: z.object({}),
    document: document('subscription { answer: inbox { __typename } }'),
  }),
};

const chat = z.object({ id: z.int() });
const user = z.object({ id: z.int(), name: z.string() });
const message = z.looseObject({ id: z.int(), chat, client_id: z.string().nullable() });

/** The event for each type of the graph's events. Clients of the older kind get no others; null stands for none. */
const heard = new Map<string, z.ZodType<OutgoingEvent | null>>([
  ['MessageAdded', z.object({ message }).transform((event) => messageEvent(event.message))],
  [
    'MemberTyping',
    z
      .object({ chat, user: user.extend({ is_viewer: z.boolean() }) })
      // Not sent to the one who types.
      .transform(({ chat, user: { is_viewer, ...user } }) =>
        is_viewer ? null : { type: 'typing' as const, chat, user },
      ),
  ],
  [
    'ChatSeen',
    z
      .object({ chat, user: user.extend({ seen_up_to: z.int() }) })
      // A member who joins an empty chat has not seen a message.
      .transform(({ chat, user: { seen_up_to, ...user } }) =>
        seen_up_to === 0 ? null : { type: 'i-saw-last-message' as const, chat, user },
      ),
  ],
  ['InboxChange', z.unknown().transform(() => ({ type: 'chats' as const }))],
]);

/** The event for a result of a subscription; null for none. */
export function outgoingEvent(answer: unknown): OutgoingEvent | null {
  const { __typename } = z.object({ __typename: z.string() }).parse(answer);
  return heard.get(__typename)?.parse(present(answer)) ?? null;
}

/** The id of the chat, from the first result. */
export const watchedChat = (answer: unknown): number => z.object({ chat }).parse(present(answer)).chat.id;

/** @param stored a message in the form of the REST calls; `client_id` is null except for its sender. */
export function messageEvent(stored: unknown): MessageEvent {
  const { client_id, ...rest } = message.parse(stored);
  return { ...rest, type: 'message', ...(client_id !== null && { client_id }) };
}

/** The body of a refused call, which is the content of a refused event. */
export const refused: z.ZodType<FailureBody> = z.object({
  code: z.int(),
  message: z.string(),
  children: z.record(z.string(), z.object({ errors: z.array(z.string()) })).optional(),
});

/** @param clientId of the refused message. */
export const errorEvent = (body: unknown, clientId?: string): OutgoingEvent => ({
  type: 'error',
  ...refused.parse(body),
  ...(clientId !== undefined && { client_id: clientId }),
});
