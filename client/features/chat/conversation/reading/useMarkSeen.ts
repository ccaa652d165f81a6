import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { ChatReference, useMarkSeenMutation } from '../../../../__generated__/useMarkSeenMutation.graphql.ts';
import { useReconnected } from '../../../../app/relay/connection.ts';
import { useAction } from '../../../../app/relay/useAction.ts';
import { ProgressReporter, reportResultOf } from '../../attention/progressReporter.ts';
import { useMarkDelivered } from '../../attention/useMarkDelivered.ts';

/**
 * Reports how far the viewer has seen the chat, whenever there is an unseen message and the chat is on the screen in a
 * visible page. It makes an admin a participant, also of an empty chat.
 * @param latest id of the newest message, 0 for none
 * @param seen id up to which the viewer has read; null if not a participant yet
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
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const report = useRef<ProgressReporter>(null);
  // Only up to the loaded messages: new ones may arrive, and a gap may be closing, during the request.
  report.current ??= new ProgressReporter((upTo) =>
    markSeen({ input: { chat: reference, upTo } }).then(reportResultOf),
  );
  const { current: seenHere } = report;
  useEffect(() => {
    if (visible && latest > (seen ?? never)) seenHere.upTo(latest);
  }, [visible, latest, seen, seenHere]);
  useReconnected(() => seenHere.again());
}

/** Before the start of a chat, which has position 0. */
const never = -1;

/** Whether an element is on the screen and the page is visible; false during server rendering. */
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

/** Messages in view are reported as seen within this time, which includes the delivery. In milliseconds. */
const pause = 500;

/**
 * Reports messages that have arrived in the open chat while the page is hidden.
 * @param latest id of the newest message here
 * @param known id up to which the server knows the delivery
 */
export function useAcknowledge(reference: ChatReference, { latest, known }: { latest: number; known: number }): void {
  const markDelivered = useMarkDelivered();
  const report = useRef<ProgressReporter>(null);
  report.current ??= new ProgressReporter((upTo) => markDelivered(reference, upTo).then(reportResultOf));
  const { current: arrived } = report;
  const tell = useEffectEvent(() => {
    if (latest > known) arrived.upTo(latest);
  });
  const isNew = latest > known;
  const beginning = isNew ? known : null;
  // The delay starts with the first unreported message, so that a steady stream cannot postpone it.
  useEffect(() => {
    if (beginning === null) return;
    const timer = setInterval(() => tell(), pause);
    return () => clearInterval(timer);
  }, [beginning]);
  useReconnected(() => arrived.again());
}
