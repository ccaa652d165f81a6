import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { ChatReference, useMarkDeliveredMutation } from './__generated__/useMarkDeliveredMutation.graphql.ts';

/** Tells the server that messages of a chat have arrived here, seen or not, up to one of them. */
export function useMarkDelivered() {
  const [mark] = useAction<useMarkDeliveredMutation>(graphql`
    mutation useMarkDeliveredMutation($input: MarkChatDeliveredInput!) {
      markChatDelivered(input: $input) {
        ... on MarkChatDeliveredPayload @alias(as: "success") {
          chatId
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  return useCallback((chat: ChatReference, upTo: number) => mark({ input: { chat, upTo } }), [mark]);
}
