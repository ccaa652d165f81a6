import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { timeText } from '../../../../server/domain/core/text/format/time.ts';
import type { Conversation_chat$key } from '../../../__generated__/Conversation_chat.graphql.ts';
import type { useMessageHistory_query$key } from '../../../__generated__/useMessageHistory_query.graphql.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import type { LiveEnd } from '../../../app/relay/liveEnd.ts';
import { classNames } from '../../../ui/base/classNames.ts';
import { PaymentReturn } from '../../billing/payment/PaymentReturn.tsx';
import { useConfirmedPayment } from '../../billing/payment/useConfirmedPayment.ts';
import { usePaidState } from '../../billing/payment/usePaidState.ts';
import { useTimeZone } from '../../core/time/useTimeZone.ts';
import { useToday } from '../../core/time/useToday.ts';
import { IntroductionsLive } from '../../hiring/introduction/IntroductionsLive.tsx';
import { useTrialShift } from '../../hiring/trialShift/useTrialShift.tsx';
import { useReport } from '../../lifecycle/report/ReportButton.tsx';
import { firstName } from '../../people/jobSeeker/firstName.ts';
import { useOpenChat } from '../attention/openChats.ts';
import { speakMessage } from '../attention/speakMessage.ts';
import { useAcknowledge } from '../attention/useAcknowledge.ts';
import { useAnnounce } from '../attention/useAnnounce.ts';
import { memberName } from '../memberName.ts';
import { Conversation as ConversationLayout } from '../view/ChatLayout.tsx';
import { DaySeparator, MessageList } from '../view/MessageList.tsx';
import { PhotoViewer, type ViewedPhoto } from '../view/PhotoViewer.tsx';
import { TypingIndicator } from '../view/TypingIndicator.tsx';
import { ChatActions } from './actions/ChatActions.tsx';
import { ChatEnded, LiveStopped } from './ChatEnded.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import styles from './Conversation.module.css';
import { DangerNotice } from './danger/DangerNotice.tsx';
import { shownDangers, useHiddenDangers } from './danger/dangers.ts';
import { PasswordOffer } from './PasswordOffer.tsx';
import { PreviousMessages } from './reading/PreviousMessages.tsx';
import { StoredMessage } from './reading/StoredMessage.tsx';
import { reachedOnOtherSide, timeline } from './reading/timeline.ts';
import { useMarkSeen } from './reading/useMarkSeen.ts';
import { useMessageHistory } from './reading/useMessageHistory.ts';
import { useReadPositions } from './reading/useReadPositions.ts';
import { useShownShift } from './reading/useShownShift.ts';
import { ChatComposer } from './sending/ChatComposer.tsx';
import { quickReplies } from './sending/quickReplies.ts';
import { UnsentBubble } from './sending/UnsentBubble.tsx';
import { useSendingNews } from './sending/useSendingNews.ts';
import { placeOf, useSendMessage, useUnsent, type Written } from './sending/useSendMessage.ts';
import { SubjectCards } from './subject/SubjectCards.tsx';
import { useChatEvents } from './useChatEvents.ts';
import { useChatMembers } from './useChatMembers.ts';
import { useChatPolling } from './useChatPolling.ts';
import { useStanding } from './useStanding.ts';
import { useTypingNotice } from './useTyping.ts';

/** An open chat with live updates: header, messages and composer. Pass the chat's id as its key. */
export function Conversation({
  chat: key,
  history: historyKey,
  reference,
  returnPath,
  backHref,
  title,
  heading,
  notice,
  choosePassword,
  aside,
}: {
  chat: Conversation_chat$key;
  history: useMessageHistory_query$key;
  /** The reference with which the viewer opens the chat. */
  reference: ChatReference;
  /** The URL of this chat. */
  returnPath: string;
  /** The link back to the list, on a phone. */
  backHref?: string;
  /** The heading instead of the counterpart's name, which it receives. */
  title?: (name: string) => string;
  /** `h2` where the page has another heading. */
  heading?: 'h1' | 'h2';
  /** Below the header. */
  notice?: ReactNode;
  /** For a guest who has just paid. */
  choosePassword?: ReactNode;
  aside?: { label: string; content: ReactNode } | undefined;
}) {
  const chat = useFragment(
    graphql`
      fragment Conversation_chat on Chat {
        id
        kind
        viewerCanMessage
        isRead
        viewerHasBlocked
        isBlocked
        outcome
        trialShiftCurrency
        jobSeeker {
          minRate
        }
        ...ChatActions_chat
        ...ChatHeader_chat
        ...SubjectCards_chat
        ...ChatComposer_chat
        ...useChatMembers_chat
      }
    `,
    key,
  );
  const { id } = chat;
  const { viewerIsAdmin, counterpart, members } = useChatMembers(chat);
  const timeZone = useTimeZone();
  const now = useToday(timeZone);
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
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
  const [openPhoto, setOpenPhoto] = useState<string | null>(null);
  const { readers, hear } = useReadPositions(members);
  const viewer = readers.find(({ isViewer }) => isViewer);
  const otherSide = readers.find((reader) => reader.id === counterpart?.id);
  const reached = reachedOnOtherSide(otherSide ?? null, readers);
  const [end, setEnd] = useState<LiveEnd | null>(null);
  const typing = useTypingNotice();
  const payment = useConfirmedPayment();
  const [hasPaidHere, setPaidHere] = usePaidState();
  const hasPaid = hasPaidHere || payment.state === 'paid';
  const report = useReport();

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

  function sendFromBelow(message: Written) {
    // The author wants to see the new message, even after scrolling up.
    scroller.current?.scrollTo({ top: 0 });
    return send(message);
  }

  const wrote = (isViewer: boolean) => history.messages.some(({ user }) => user.isViewer === isViewer);
  const lastShift = Math.max(0, ...history.messages.map((message) => (message.trialShift ? message.databaseId : 0)));
  useStanding(reference, `${wrote(true)} ${wrote(false)} ${lastShift} ${chat.outcome}`);

  const [hidden, hide] = useHiddenDangers(id);
  const showShift = useShownShift(history);
  const trialShift = useTrialShift(reference, {
    connectionId: history.connectionId,
    currency: chat.trialShiftCurrency ?? null,
    minRate: chat.jobSeeker?.minRate ?? null,
  });
  // Admins only read what the two agree on.
  const agrees = chat.kind === 'CONTACT' && !viewerIsAdmin && chat.isRead && !chat.isBlocked;

  // A share link of another employer shows the chat to a guest too.
  const isOwn = members.some((member) => member.isViewer && member.userDatabaseId === history.viewerId);
  const keepsByPassword = history.viewerIsGuest && isOwn && chat.kind === 'CONTACT' && chat.viewerCanMessage;

  // Guests have no account to keep a list in.
  const isAccount = history.viewerId !== null && !history.viewerIsGuest && !viewerIsAdmin;
  const canBlock = isAccount && isOwn && chat.kind === 'CONTACT' && chat.isRead && !chat.viewerHasBlocked;

  // A viewer who has lost access no longer sees the chat.
  if (end === 'closed') return <ChatEnded byLink={isShared} returnPath={returnPath} />;
  const items = timeline(history.messages, unsent, { ...reached, timeZone, now });
  const own = members.find(({ isViewer }) => isViewer);
  const suggestions = chat.kind === 'CONTACT' ? quickReplies(own?.role, history.messages, chat.outcome ?? null) : [];
  const warnings = shownDangers(history.messages, hidden);
  const acceptedShifts = new Set(
    history.messages.flatMap(({ trialShiftStep, trialShift }) =>
      trialShift && trialShiftStep === 'ACCEPTED' ? [trialShift.id] : [],
    ),
  );
  const premium = new Set(members.filter(({ isPremium }) => isPremium).map((member) => member.id));
  const name = memberName(counterpart ?? null, viewerIsAdmin);
  const photos = items.flatMap((item): ViewedPhoto[] => {
    if (item.kind !== 'stored' || !item.message.photoUri) return [];
    const { id: key, photoUri: src, user, createdAt } = item.message;
    const author = user.isViewer ? 'you' : memberName(user, viewerIsAdmin);
    return [
      {
        key,
        src,
        title: `Image from ${author}`,
        detail: `${formatDay(createdAt, timeZone)}, ${timeText(createdAt, timeZone)}`,
      },
    ];
  });
  return (
    <div ref={place} className={styles.place}>
      {history.viewerId !== null && <IntroductionsLive reference={reference} />}
      <ConversationLayout
        header={
          <>
            <ChatHeader
              chat={chat}
              backHref={backHref}
              title={title?.(name)}
              heading={heading}
              actions={
                <ChatActions
                  chat={chat}
                  reference={reference}
                  name={firstName(name)}
                  agrees={agrees}
                  hasBegun={history.newest > 0}
                  canBlock={canBlock}
                  trialShift={trialShift}
                  onShowShift={showShift}
                />
              }
            />
            {notice}
            <SubjectCards
              chat={chat}
              names={{ counterpart: firstName(name), viewerIsAdmin }}
              startsOpen={history.newest === 0}
              stepsAside={hasPaid}
              timeZone={timeZone}
            />
          </>
        }
        aside={aside}
        messages={
          <>
            <ConnectionNotice />
            {end === 'stopped' && <LiveStopped />}
            <div className={styles.notice}>
              <PaymentReturn payment={hasPaid ? { state: 'paid' } : payment} />
            </div>
            <div role="status" className={classNames(styles.notice, styles.offer)}>
              {keepsByPassword && ((hasPaid && choosePassword) || <PasswordOffer />)}
            </div>
            <MessageList
              ref={scroller}
              label={`Messages with ${name}`}
              previous={
                <PreviousMessages
                  {...history.older}
                  isEmpty={items.length === 0}
                  name={name}
                  onAllLoaded={() => scroller.current?.focus({ preventScroll: true })}
                />
              }
              typing={typing.typist && <TypingIndicator name={firstName(memberName(typing.typist, viewerIsAdmin))} />}
            >
              {items.map((item) => {
                if (item.kind === 'day') return <DaySeparator key={item.key}>{item.text}</DaySeparator>;
                if (item.kind === 'stored') {
                  const { message, follows, state } = item;
                  const dangers = warnings.get(message.id);
                  return (
                    <Fragment key={item.key}>
                      <StoredMessage
                        message={message}
                        follows={follows}
                        state={state}
                        viewerIsAdmin={viewerIsAdmin}
                        authorIsPremium={premium.has(message.user.id)}
                        timeZone={timeZone}
                        acceptedShifts={acceptedShifts}
                        trialShift={agrees ? trialShift : null}
                        onOpenPhoto={() => setOpenPhoto(message.id)}
                        onReport={() => report.open({ subject: message.id, noun: 'message', chat: reference })}
                      />
                      {dangers && (
                        <DangerNotice
                          dangers={dangers}
                          onReport={() =>
                            report.open({
                              subject: message.id,
                              noun: 'message',
                              chat: reference,
                              reason: dangers.some((danger) => danger !== 'ELSEWHERE') ? 'FRAUD' : 'CONTACT_DATA',
                            })
                          }
                          onHide={() => hide(dangers)}
                        />
                      )}
                    </Fragment>
                  );
                }
                const { message, follows } = item;
                return (
                  <UnsentBubble
                    key={item.key}
                    message={message}
                    follows={follows}
                    timeZone={timeZone}
                    onRetry={() => retry(message)}
                    onRemove={() => remove(message)}
                  />
                );
              })}
            </MessageList>
          </>
        }
        composer={
          <ChatComposer
            chat={chat}
            reference={reference}
            returnPath={returnPath}
            payment={payment}
            place={place}
            suggestions={suggestions}
            isNew={items.length === 0}
            onPaid={() => setPaidHere(true)}
            onSend={sendFromBelow}
          />
        }
      />
      {report.dialog}
      {trialShift.dialog}
      <PhotoViewer photos={photos} openKey={openPhoto} onOpen={setOpenPhoto} onClose={() => setOpenPhoto(null)} />
    </div>
  );
}
