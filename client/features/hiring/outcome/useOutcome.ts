import { graphql } from 'react-relay';
import type { ChatOutcome, useOutcomeMutation } from '../../../__generated__/useOutcomeMutation.graphql.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';

/** Notes what the employer of a chat has decided; null takes it back. */
export function useOutcome(chat: ChatReference) {
  const [setOutcome] = useAction<useOutcomeMutation>(graphql`
    mutation useOutcomeMutation($input: SetChatOutcomeInput!) {
      setChatOutcome(input: $input) {
        ... on SetChatOutcomePayload @alias(as: "success") {
          chat {
            id
            outcome
            lastMessageDatabaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return (outcome: ChatOutcome | null, text: string | null = null) => setOutcome({ input: { chat, outcome, text } });
}
