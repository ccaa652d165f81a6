import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Conversation_chat$data } from '../../../__generated__/Conversation_chat.graphql.ts';
import type { useMessageHistory_query$key } from '../../../__generated__/useMessageHistory_query.graphql.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import type { LiveEnd } from '../../../app/relay/liveEnd.ts';
import { useTimeZone } from '../../core/time/useTimeZone.ts';
import { useToday } from '../../core/time/useToday.ts';
import { useOpenChat } from '../attention/openChats.ts';
import { speakMessage } from '../attention/speakMessage.ts';
import { useAcknowledge } from '../attention/useAcknowledge.ts';
import { useAnnounce } from '../attention/useAnnounce.ts';
import { reachedOnOtherSide, timeline } from './reading/timeline.ts';
import { useMarkSeen } from './reading/useMarkSeen.ts';
import { useMessageHistory } from './reading/useMessageHistory.ts';
import { useReadPositions } from './reading/useReadPositions.ts';
import { useSendingNews } from './sending/useSendingNews.ts';
import { placeOf, useSendMessage, useUnsent } from './sending/useSendMessage.ts';
import { useChatEvents } from './useChatEvents.ts';
import { useChatMembers } from './useChatMembers.ts';
import { useChatPolling } from './useChatPolling.ts';
import { useStanding } from './useStanding.ts';
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
  const now = useToday(timeZone);
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
    if (isShared) announce(asked, { since: performance.timeOrigin });
    history.onWatched(latest);
  });
  useMarkSeen(reference, place, { latest: history.newest, seen: viewer?.seenUpTo ?? null });
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
