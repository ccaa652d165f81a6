import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Conversation_chat$data } from '../../../__generated__/Conversation_chat.graphql.ts';
import type { useAnnounce_chat$key } from '../../../__generated__/useAnnounce_chat.graphql.ts';
import type { useConversationChatPollingQuery } from '../../../__generated__/useConversationChatPollingQuery.graphql.ts';
import type { useConversationStandingQuery } from '../../../__generated__/useConversationStandingQuery.graphql.ts';
import type { useMessageHistory_query$key } from '../../../__generated__/useMessageHistory_query.graphql.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import type { LiveEnd } from '../../../app/relay/liveEnd.ts';
import { usePolling } from '../../../app/relay/polling.ts';
import { announce } from '../../../ui/focus/Announcer.tsx';
import { openedAt, useNow } from '../../core/time/useNow.ts';
import { useTimeZone } from '../../core/time/useTimeZone.ts';
import { useOpenChat } from '../attention/openChats.ts';
import { speakMessage } from '../attention/speakMessage.ts';
import { useAnnounce } from '../attention/useAnnounce.ts';
import { reachedOnOtherSide, timeline } from './reading/timeline.ts';
import { useAcknowledge, useMarkSeen } from './reading/useMarkSeen.ts';
import { useMessageHistory } from './reading/useMessageHistory.ts';
import type { UnsentMessage } from './sending/unsent.ts';
import { placeOf, useSendMessage, useUnsent } from './sending/useSendMessage.ts';
import { useChatEvents } from './useChatEvents.ts';
import { useChatMembers } from './useChatMembers.ts';
import { useTypingNotice } from './useTyping.ts';

/** The messages of an open chat, stored and unsent, with what its members do: they write, read and leave while it is open. */
export function useConversation(
  chat: Conversation_chat$data,
  {
    history: historyKey,
    reference,
    returnPath,
    place,
  }: {
    history: useMessageHistory_query$key;
    reference: ChatReference;
    /** The URL of this chat. */
    returnPath: string;
    /** Around all of it. */
    place: RefObject<HTMLDivElement | null>;
  },
) {
  const { id } = chat;
  const { viewerIsAdmin, counterpart, members } = useChatMembers(chat);
  const timeZone = useTimeZone();
  const now = useNow();
  const history = useMessageHistory(historyKey, reference);
  // The outbox belongs to one account: another user of this browser neither sees nor sends its messages.
  const sender = {
    accountId: members.find(({ isViewer }) => isViewer)?.userDatabaseId ?? history.viewerId,
    isSignedIn: history.viewerId !== null,
    chatId: id,
  };
  const unsent = useUnsent(placeOf(sender));
  useSendingNews(unsent);
  const { send, retry, remove, settle } = useSendMessage(reference, sender, history.connectionId);
  const settleStored = useEffectEvent(() =>
    settle(new Set(history.messages.flatMap(({ clientId }) => clientId ?? []))),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a message comes in, or an earlier page's is found
  useEffect(() => settleStored(), [history.newest, unsent.length]);
  const { readers, hear } = useReadPositions(members);
  const viewer = readers.find(({ isViewer }) => isViewer);
  const otherSide = readers.find((reader) => reader.id === counterpart?.id);
  const reached = reachedOnOtherSide(otherSide ?? null, readers);
  const [end, setEnd] = useState<LiveEnd | null>(null);
  const typing = useTypingNotice();

  // The page announces the viewer's own chats; the chat of a share link is not among them.
  const isShared = 'sharedHash' in reference;
  const announce = useAnnounce(() => returnPath);
  useChatEvents(reference, history.connectionId, {
    onWatched: history.onWatched,
    onMessage: (message, changed) => {
      const { databaseId, user } = message;
      speakMessage(message, viewerIsAdmin);
      if (isShared) announce(changed);
      history.onHeard(databaseId);
      typing.clear(user);
      // The author has read the chat.
      hear({ id: user.id, seenUpTo: databaseId });
    },
    onTyping: typing.show,
    onDelivered: hear,
    onSeen: hear,
    onEnd: setEnd,
  });
  useOpenChat(id, place);
  useChatPolling(reference, (latest, asked) => {
    if (isShared) announce(asked, { since: openedAt() });
    history.onWatched(latest);
  });
  // Opening an empty chat counts as seeing its request.
  const isNew = chat.subjects.some(({ isNewToViewer }) => isNewToViewer);
  useMarkSeen(reference, place, { latest: history.newest, seen: isNew ? null : (viewer?.seenUpTo ?? null) });
  useAcknowledge(reference, { latest: history.newest, known: viewer?.deliveredUpTo ?? history.newest });

  const wrote = (isViewer: boolean) => history.messages.some(({ user }) => user.isViewer === isViewer);
  const lastShift = Math.max(0, ...history.messages.map((message) => (message.trialShift ? message.databaseId : 0)));
  useStanding(reference, `${wrote(true)} ${wrote(false)} ${lastShift} ${chat.outcome}`);

  const items = timeline(history.messages, unsent, { ...reached, timeZone, now });
  const isOwn = members.some((member) => member.isViewer && member.userDatabaseId === history.viewerId);
  return {
    items,
    history,
    members,
    counterpart,
    viewerIsAdmin,
    /** A share link of another employer shows the chat to a guest too. */
    isOwn,
    isShared,
    timeZone,
    typist: typing.typist,
    /** Why live updates have ended. */
    end,
    send,
    retry,
    remove,
  };
}

export type OpenConversation = ReturnType<typeof useConversation>;

/** Announces to screen readers that the viewer's messages are sent, delayed or failed. */
function useSendingNews(unsent: readonly UnsentMessage[]): void {
  const before = useRef(unsent);
  useEffect(() => {
    const count = (messages: readonly UnsentMessage[], state: UnsentMessage['state']) =>
      messages.filter((message) => message.state === state).length;
    const isUnsent = new Set(unsent.map(({ clientId }) => clientId));
    const earlier = before.current;
    before.current = unsent;
    if (count(unsent, 'failed') > count(earlier, 'failed')) {
      announce('Your message was not sent. You can try again or remove it.');
    } else if (count(unsent, 'waiting') > 0 && count(earlier, 'waiting') === 0) {
      announce('You are offline. We will send your message when you reconnect.');
    } else if (earlier.some(({ clientId, state }) => state === 'pending' && !isUnsent.has(clientId))) {
      announce('Message sent.');
    }
  }, [unsent]);
}

/**
 * Reads anew what the chat is about and what the viewer does next, whenever something has happened that changes it. Messages
 * come with events that do not carry it, so that each costs little.
 * @param state is another text after each such change
 */
function useStanding(reference: ChatReference, state: string): void {
  const environment = useRelayEnvironment();
  const known = useRef(state);
  const read = useEffectEvent(() => {
    if (known.current === state) return;
    known.current = state;
    // A failure is no loss: the next change, and the next connection, read it again.
    fetchQuery<useConversationStandingQuery>(environment, standing, { reference }).subscribe({});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of it is one reading
  useEffect(() => read(), [state]);
}

const standing = graphql`
  query useConversationStandingQuery($reference: ChatReference!) {
    chat(reference: $reference) {
      ...ChatActions_chat
      ...AboutChat_chat
    }
  }
`;

/**
 * Polls the chat while there is no live connection.
 * @param onAnswer gets the id of the newest message, 0 for none.
 */
function useChatPolling(
  reference: ChatReference,
  onAnswer: (latest: number, chat: useAnnounce_chat$key) => void,
): void {
  const environment = useRelayEnvironment();
  usePolling(() => {
    fetchQuery<useConversationChatPollingQuery>(
      environment,
      graphql`
        query useConversationChatPollingQuery($chat: ChatReference!) {
          chat(reference: $chat) {
            id
            unread
            lastMessageDatabaseId
            outcome
            ...ChatActions_chat
            ...ChatComposer_chat
            ...useChatMembers_chat
            ...useAnnounce_chat
          }
        }
      `,
      { chat: reference },
    ).subscribe({
      next: ({ chat }) => {
        if (chat) onAnswer(chat.lastMessageDatabaseId, chat);
      },
      // The next poll tries again.
      error: () => undefined,
    });
  });
}

/** Ids of messages, 0 for none. */
interface Positions {
  /** The last message they have seen. */
  readonly seenUpTo: number;
  /** The last message that has reached them, at least the last one seen. */
  readonly deliveredUpTo: number;
}

type Reader = Positions & { readonly id: string };

/**
 * The read positions of all members, from the store and from events. Positions never move back: a response to an older
 * request may overwrite a newer event in the store, so the maximum counts.
 */
function useReadPositions<Member extends Reader>(
  members: readonly Member[],
): { readers: Member[]; hear: (reader: Partial<Positions> & { readonly id: string }) => void } {
  const [heard, setHeard] = useState<Readonly<Record<string, Positions>>>({});
  const hear = useCallback(
    ({ id, ...reader }: Partial<Positions> & { readonly id: string }) =>
      setHeard((before) => {
        const known = before[id] ?? nowhere;
        const now = further(known, { ...nowhere, ...reader });
        const isFurther = now.seenUpTo > known.seenUpTo || now.deliveredUpTo > known.deliveredUpTo;
        return isFurther ? { ...before, [id]: now } : before;
      }),
    [],
  );
  const readers = members.map((member) => ({ ...member, ...further(member, heard[member.id] ?? nowhere) }));
  return { readers, hear };
}

const nowhere: Positions = { seenUpTo: 0, deliveredUpTo: 0 };

function further(one: Positions, other: Positions): Positions {
  const seenUpTo = Math.max(one.seenUpTo, other.seenUpTo);
  return { seenUpTo, deliveredUpTo: Math.max(seenUpTo, one.deliveredUpTo, other.deliveredUpTo) };
}
