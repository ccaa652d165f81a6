import { graphql, useFragment } from 'react-relay';
import type {
  useChatMembers_chat$data,
  useChatMembers_chat$key,
} from '../../../__generated__/useChatMembers_chat.graphql.ts';

export type ChatMembers = useChatMembers_chat$data;

/** The members of the chat and their read positions. Every response that can add a member contains all of this. */
export function useChatMembers(key: useChatMembers_chat$key): ChatMembers {
  return useFragment(
    graphql`
      fragment useChatMembers_chat on Chat {
        kind
        viewerIsAdmin
        counterpart {
          id
          name
          callName
          role
          photoUri
          isPremium
          isViewer
          seenUpTo
          deliveredUpTo
          isOnline
          lastSeenAt
        }
        members {
          id
          userDatabaseId
          name
          callName
          role
          photoUri
          isPremium
          isViewer
          seenUpTo
          deliveredUpTo
          isOnline
          lastSeenAt
        }
      }
    `,
    key,
  );
}
