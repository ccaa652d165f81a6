import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { ChatReference, useTypingMutation } from './__generated__/useTypingMutation.graphql.ts';
import type { Typist } from './useChatEvents.ts';

/** How long a notice stays (spec 001 §4), and how often one is sent while somebody writes, in milliseconds. */
const noticeMilliseconds = 3000;
const announceMilliseconds = 2000;

/** Who is typing: each notice holds for three seconds, or until a message of theirs is there. */
export function useTypingNotice() {
  const [typist, setTypist] = useState<Typist | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((member: Typist) => {
    setTypist(member);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTypist(null), noticeMilliseconds);
  }, []);
  const clear = useCallback((author: { readonly id: string }) => {
    setTypist((current) => (current?.id === author.id ? null : current));
  }, []);
  return { typist, show, clear };
}

/** Tells the others that the viewer is typing; to be called with every change of the text. */
export function useAnnounceTyping(reference: ChatReference): () => void {
  const announcedAt = useRef(0);
  const [announce] = useAction<useTypingMutation>(graphql`
    mutation useTypingMutation($input: AnnounceTypingInput!) {
      announceTyping(input: $input) {
        ... on AnnounceTypingPayload @alias(as: "success") {
          chatId
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  return () => {
    if (Date.now() - announcedAt.current < announceMilliseconds) return;
    announcedAt.current = Date.now();
    void announce({ input: { chat: reference } });
  };
}
