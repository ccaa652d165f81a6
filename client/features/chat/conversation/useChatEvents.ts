import { useEffectEvent, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { speakMessage_message$key } from '../../../__generated__/speakMessage_message.graphql.ts';
import type { useAnnounce_chat$key } from '../../../__generated__/useAnnounce_chat.graphql.ts';
import type {
  ChatReference,
  useChatEventsSubscription,
} from '../../../__generated__/useChatEventsSubscription.graphql.ts';
import { type LiveEnd, liveEndOf } from '../../../app/relay/liveEnd.ts';

export interface Typist {
  readonly id: string;
  readonly name: string;
  readonly callName: string | null | undefined;
  readonly role: string;
}

export interface ChatEventHandlers {
  /** Live events have started; `latest` is the id of the newest message, 0 for none. */
  onWatched: (latest: number) => void;
  onMessage: (
    message: { readonly databaseId: number; readonly user: { readonly id: string } } & speakMessage_message$key,
    chat: useAnnounce_chat$key,
  ) => void;
  onTyping: (member: Typist) => void;
  onDelivered: (member: { readonly id: string; readonly deliveredUpTo: number }) => void;
  onSeen: (member: { readonly id: string; readonly seenUpTo: number }) => void;
  /** Live events have ended for good. */
  onEnd: (end: LiveEnd) => void;
}

/** Writes the events of a chat to the store while mounted, and new messages to the connection. */
export function useChatEvents(reference: ChatReference, connectionId: string, handlers: ChatEventHandlers): void {
  const onNext = useEffectEvent((answer: useChatEventsSubscription['response'] | null | undefined) => {
    const event = answer?.chatEvents;
    if (event?.__typename === 'ChatWatched') handlers.onWatched(event.chat.lastMessageDatabaseId);
    if (event?.__typename === 'MessageAdded') handlers.onMessage(event.message, event.chat);
    if (event?.__typename === 'ChatDelivered') handlers.onDelivered(event.member);
    if (event?.__typename === 'ChatSeen') handlers.onSeen(event.member);
    if (event?.__typename === 'MemberTyping' && !event.member.isViewer) handlers.onTyping(event.member);
  });
  const onError = useEffectEvent((error: Error) => handlers.onEnd(liveEndOf(error)));
  // The reference is a new object with each render, so its key is compared.
  const named = JSON.stringify(reference);
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useChatEventsSubscription($chat: ChatReference!, $connections: [ID!]!) {
          chatEvents(chat: $chat, presence: true) {
            __typename
            ... on ChatWatched {
              chat {
                id
                lastMessageDatabaseId
                outcome
                ...ChatActions_chat
                ...ChatComposer_chat
                ...useChatMembers_chat
              }
            }
            ... on MessageAdded {
              message @prependNode(connections: $connections, edgeTypeName: "MessageEdge") {
                id
                databaseId
                createdAt
                clientId
                user {
                  id
                  isViewer
                }
                trialShiftStep
                trialShift {
                  id
                  ...shiftState_shift
                }
                ...StoredMessage_message
                ...speakMessage_message
              }
              chat {
                id
                lastMessageAt
                unread
                outcome
                ...useChatMembers_chat
                ...useAnnounce_chat
              }
            }
            ... on MemberTyping {
              member {
                id
                name
                callName
                role
                isViewer
              }
            }
            ... on ChatDelivered {
              member {
                id
                deliveredUpTo
              }
            }
            ... on MemberPresence {
              member {
                id
                isOnline
                lastSeenAt
              }
            }
            ... on SubjectsChanged {
              chat {
                id
                ...AboutChat_chat
              }
            }
            ... on ChatSeen {
              member {
                id
                seenUpTo
              }
              chat {
                id
                unread
                ...useChatMembers_chat
              }
            }
          }
        }
      `,
      variables: { chat: JSON.parse(named), connections: [connectionId] },
      onNext: (answer: useChatEventsSubscription['response'] | null | undefined) => onNext(answer),
      onError: (error: Error) => onError(error),
    }),
    [named, connectionId],
  );
  useSubscription<useChatEventsSubscription>(config);
}
