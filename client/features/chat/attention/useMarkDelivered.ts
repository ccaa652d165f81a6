import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  ChatReference,
  useMarkDeliveredMutation,
} from '../../../__generated__/useMarkDeliveredMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';

/** Reports that messages of a chat have arrived here, up to one of them. */
export function useMarkDelivered() {
  const [mark] = useAction<useMarkDeliveredMutation>(graphql`
    mutation useMarkDeliveredMutation($input: MarkChatDeliveredInput!) {
      markChatDelivered(input: $input) {
        ... on MarkChatDeliveredPayload @alias(as: "success") {
          chatId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return useCallback((chat: ChatReference, upTo: number) => mark({ input: { chat, upTo } }), [mark]);
}
