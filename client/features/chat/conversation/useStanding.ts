import { useEffect, useEffectEvent, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ChatReference, useStandingQuery } from '../../../__generated__/useStandingQuery.graphql.ts';

/**
 * Reads anew what the chat is about and what the viewer does next, whenever something has happened that changes it. Messages
 * come with events that do not carry it, so that each costs little.
 * @param state is another text after each such change
 */
export function useStanding(reference: ChatReference, state: string): void {
  const environment = useRelayEnvironment();
  const known = useRef(state);
  const read = useEffectEvent(() => {
    if (known.current === state) return;
    known.current = state;
    // A failure is no loss: the next change, and the next connection, read it again.
    fetchQuery<useStandingQuery>(environment, standing, { reference }).subscribe({});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of it is one reading
  useEffect(() => read(), [state]);
}

const standing = graphql`
  query useStandingQuery($reference: ChatReference!) {
    chat(reference: $reference) {
      ...ChatActions_chat
      ...SubjectCards_chat
    }
  }
`;
