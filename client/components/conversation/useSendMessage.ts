import { useCallback, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import { type ActionResult, useAction } from '../../relay/useAction.ts';
import { randomKey } from '../randomKey.ts';
import type { ChatReference, useSendMessageMutation } from './__generated__/useSendMessageMutation.graphql.ts';
import { type Attempt, Outbox, type UnsentMessage } from './outbox.ts';

const outbox = new Outbox();
const noMessages: readonly UnsentMessage[] = [];

/** What was written in this chat and is not stored yet. */
export function useUnsent(chatId: string): readonly UnsentMessage[] {
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.unsentIn(chatId),
    () => noMessages,
  );
}

/**
 * Sending into a chat. A message shows at once and stays, marked, when it could not be sent; only one that needs a
 * subscription first is taken back. Both functions resolve to how it ended.
 */
export function useSendMessage(reference: ChatReference, chatId: string, connectionId: string) {
  const [sendMessage] = useAction<useSendMessageMutation>(graphql`
    mutation useSendMessageMutation($input: SendMessageInput!, $connections: [ID!]!) {
      sendMessage(input: $input) {
        ... on SendMessagePayload @alias(as: "success") {
          sentMessage @prependNode(connections: $connections, edgeTypeName: "MessageEdge") {
            id
            databaseId
            createdAt
            clientId
            user {
              id
              isViewer
            }
            ...StoredMessage_message
          }
          chat {
            id
            lastMessageAt
            unread
            viewerCanMessage
            ...useChatMembers_chat
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
        ... on InvalidInput @alias(as: "invalid") {
          fields {
            field
            message
          }
        }
      }
    }
  `);
  const named = JSON.stringify(reference);

  const deliver = useCallback(
    async ({ clientId, text }: UnsentMessage): Promise<Attempt> =>
      failureOf(await sendMessage({ input: { chat: JSON.parse(named), clientId, text }, connections: [connectionId] })),
    [sendMessage, named, connectionId],
  );
  const attempt = useCallback(
    async (message: Omit<UnsentMessage, 'state'>): Promise<Attempt> => {
      const failure = await outbox.send(chatId, message, deliver);
      if (failure?.type === 'SubscriptionRequired') outbox.forget(chatId, message.clientId);
      return failure;
    },
    [chatId, deliver],
  );
  return {
    send: (text: string) => attempt({ clientId: randomKey(), text, writtenAt: new Date().toISOString() }),
    retry: (message: UnsentMessage) => attempt(message),
  };
}

const failureOf = (result: ActionResult<unknown>): Attempt => (result.ok ? null : result);
