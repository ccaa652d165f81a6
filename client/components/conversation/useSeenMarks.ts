import { graphql, useFragment } from 'react-relay';
import type { useSeenMarks_chat$key } from './__generated__/useSeenMarks_chat.graphql.ts';
import { seenByOtherSide } from './timeline.ts';

/** How far everybody in the chat has read; ids of messages, 0 for none. */
export function useSeenMarks(key: useSeenMarks_chat$key): { byOtherSide: number; byViewer: number } {
  const { counterpart, members } = useFragment(
    graphql`
      fragment useSeenMarks_chat on Chat {
        counterpart {
          role
          isViewer
          seenUpTo
        }
        members {
          role
          isViewer
          seenUpTo
        }
      }
    `,
    key,
  );
  return {
    byOtherSide: seenByOtherSide(counterpart ?? null, members),
    byViewer: members.find(({ isViewer }) => isViewer)?.seenUpTo ?? 0,
  };
}
