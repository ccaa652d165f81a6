import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { ChatReference, useTypingMutation } from '../../../__generated__/useTypingMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { Typist } from './useChatEvents.ts';

/**
 * How long a typing notice is shown (docs/product/chat.md, 'Typing and presence'), and how often one is sent during typing.
 * In milliseconds.
 */
const noticeMilliseconds = 3000;
const announceMilliseconds = 2000;

/** The members who are typing: for three seconds after a notice, or until their message arrives. */
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

/** Notifies the other members of typing. Call it with every change of the text. */
export function useAnnounceTyping(reference: ChatReference): () => void {
  const announcedAt = useRef(0);
  const [announce] = useAction<useTypingMutation>(graphql`
    mutation useTypingMutation($input: AnnounceTypingInput!) {
      announceTyping(input: $input) {
        ... on AnnounceTypingPayload @alias(as: "success") {
          chatId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  return () => {
    if (Date.now() - announcedAt.current < announceMilliseconds) return;
    announcedAt.current = Date.now();
    void announce({ input: { chat: reference } });
  };
}
