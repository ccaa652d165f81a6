import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ChatReference, useRefreshRightsQuery } from '../../../../__generated__/useRefreshRightsQuery.graphql.ts';
import { useRefresh } from '../../../../app/relay/refresh.ts';

/**
 * Reads again what the viewer may do in the chat, as after a payment. The rest of the page stays, with the messages that
 * were loaded.
 */
export function useRefreshRights(reference: ChatReference): () => void {
  const environment = useRelayEnvironment();
  const { soon } = useRefresh(() =>
    fetchQuery<useRefreshRightsQuery>(
      environment,
      graphql`
        query useRefreshRightsQuery($chat: ChatReference!) {
          chat(reference: $chat) {
            id
            ...ChatComposer_chat
            ...useChatMembers_chat
          }
        }
      `,
      { chat: reference },
    ).toPromise(),
  );
  return soon;
}
