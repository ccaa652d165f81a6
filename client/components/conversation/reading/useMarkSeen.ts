import { type RefObject, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useReconnected } from '../../../relay/connection.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Report, toldBy } from '../../attention/report.ts';
import type { ChatReference, useMarkSeenMutation } from './__generated__/useMarkSeenMutation.graphql.ts';

/**
 * Tells the server how far the viewer has seen the chat, whenever there is a message that they had not seen and the chat is
 * before their eyes: on the screen, in a window that is not hidden. An admin comes in by it, also where nothing is written yet.
 * @param latest id of the newest message, 0 for none; @param seen up to which the viewer has read; null: not in the chat yet.
 */
export function useMarkSeen(
  reference: ChatReference,
  place: RefObject<HTMLElement | null>,
  { latest, seen }: { latest: number; seen: number | null },
): void {
  const visible = useVisible(place);
  const [markSeen] = useAction<useMarkSeenMutation>(graphql`
    mutation useMarkSeenMutation($input: MarkChatSeenInput!) {
      markChatSeen(input: $input) {
        ... on MarkChatSeenPayload @alias(as: "success") {
          chat {
            id
            unread
            ...useChatMembers_chat
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  const report = useRef<Report>(null);
  // Not beyond what is here: while it is told, others write, and a gap may just be closed.
  report.current ??= new Report((upTo) => markSeen({ input: { chat: reference, upTo } }).then(toldBy));
  const { current: seenHere } = report;
  useEffect(() => {
    if (visible && latest > (seen ?? never)) seenHere.upTo(latest);
  }, [visible, latest, seen, seenHere]);
  useReconnected(() => seenHere.again());
}

/** Before the beginning of a chat, which 0 stands for. */
const never = -1;

/** Whether an element is on the screen and the page in front; false on the server. */
function useVisible(place: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [inFront, setInFront] = useState(false);
  useEffect(() => {
    const look = () => setInFront(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return onScreen && inFront;
}
