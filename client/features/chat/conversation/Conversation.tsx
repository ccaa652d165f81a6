import { __iconNode as IconLinkOff } from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { __iconNode as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Conversation_chat$key } from '../../../__generated__/Conversation_chat.graphql.ts';
import type { useMessageHistory_query$key } from '../../../__generated__/useMessageHistory_query.graphql.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { product } from '../../../ui/base/product.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { PaymentReturn } from '../../billing/payment/PaymentReturn.tsx';
import { useConfirmedPayment } from '../../billing/payment/useConfirmedPayment.ts';
import { usePaidState } from '../../billing/payment/usePaidState.ts';
import { IntroductionsLive } from '../../hiring/introduction/IntroductionsLive.tsx';
import { shiftCardId } from '../../hiring/trialShift/terms.ts';
import { useTrialShift } from '../../hiring/trialShift/useTrialShift.tsx';
import { useReport } from '../../lifecycle/report/ReportButton.tsx';
import { calledMember, memberName } from '../memberName.ts';
import { Conversation as ConversationLayout } from '../view/ChatLayout.tsx';
import { MessageList } from '../view/MessageList.tsx';
import { PhotoViewer } from '../view/PhotoViewer.tsx';
import { AboutChat, type Advice, SubjectCards } from './about/AboutChat.tsx';
import { useChatActions } from './actions/ChatActions.tsx';
import { ChatHeader, ConnectionNotice } from './ChatHeader.tsx';
import styles from './Conversation.module.css';
import { Messages, PreviousMessages, photosIn, TypingIndicator } from './Messages.tsx';
import { PasswordOffer } from './PasswordOffer.tsx';
import { ChatComposer } from './sending/ChatComposer.tsx';
import { quickReplies } from './sending/quickReplies.ts';
import type { Written } from './sending/useSendMessage.ts';
import { useConversation } from './useConversation.ts';

/** An open chat with live updates: header, messages and composer. Pass the chat's id as its key. */
export function Conversation({
  chat: key,
  history: historyKey,
  reference,
  returnPath,
  back,
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
  /** Where a phone leads back to: the list of chats unless it is said. */
  back: { href: string; label?: string };
  /** The heading instead of the counterpart's name, which it receives. */
  title?: (name: string) => string;
  /** `h2` where the page has another heading. */
  heading?: 'h1' | 'h2';
  notice?: Advice | null | undefined;
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
        subjects {
          answer
          isNewToViewer
        }
        ...ChatActions_chat
        ...ChatHeader_chat
        ...AboutChat_chat
        ...ChatComposer_chat
        ...useChatMembers_chat
      }
    `,
    key,
  );
  const place = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const conversation = useConversation(chat, { history: historyKey, reference, returnPath, place });
  const { items, history, members, counterpart, viewerIsAdmin, isOwn, isShared, timeZone, typist, end } = conversation;
  const [openPhoto, setOpenPhoto] = useState<string | null>(null);
  const payment = useConfirmedPayment();
  const [hasPaidHere, setPaidHere] = usePaidState();
  const hasPaid = hasPaidHere || payment.state === 'paid';
  const report = useReport();

  function sendFromBelow(message: Written) {
    // The author wants to see the new message, even after scrolling up.
    scroller.current?.scrollTo({ top: 0 });
    return conversation.send(message);
  }

  const showShift = useShownShift(history);
  const trialShift = useTrialShift(reference, {
    connectionId: history.connectionId,
    currency: chat.trialShiftCurrency ?? null,
    minRate: chat.jobSeeker?.minRate ?? null,
  });
  // Admins only read what the two agree on.
  const agrees = chat.kind === 'CONTACT' && !viewerIsAdmin && chat.isRead && !chat.isBlocked;

  const keepsByPassword = history.viewerIsGuest && isOwn && chat.kind === 'CONTACT' && chat.viewerCanMessage;

  // Guests have no account to keep a list in.
  const isAccount = history.viewerId !== null && !history.viewerIsGuest && !viewerIsAdmin;
  const canBlock = isAccount && isOwn && chat.kind === 'CONTACT' && chat.isRead && !chat.viewerHasBlocked;

  const name = memberName(counterpart ?? null, viewerIsAdmin);
  const names = { counterpart: calledMember(counterpart ?? null, viewerIsAdmin), viewerIsAdmin };
  const { step, menu } = useChatActions({
    chat,
    reference,
    name: names.counterpart,
    agrees,
    hasBegun: history.newest > 0,
    canBlock,
    trialShift,
    onShowShift: showShift,
  });
  // They stay when the first message comes.
  const [wasEmpty] = useState(history.newest === 0);
  const offer = (hasPaid && choosePassword) || <PasswordOffer />;
  const advice: Advice[] = [
    ...(notice ? [notice] : []),
    ...(keepsByPassword
      ? [{ line: keepText, action: offer, content: <Notice quiet title={keepText} action={offer} /> }]
      : []),
  ];

  // A viewer who has lost access no longer sees the chat.
  if (end === 'closed') return <ChatEnded byLink={isShared} returnPath={returnPath} />;
  const own = members.find(({ isViewer }) => isViewer);
  const suggestions =
    chat.kind === 'CONTACT'
      ? quickReplies(own?.role, history.messages, chat.outcome ?? null, chat.subjects[0]?.answer)
      : [];
  return (
    <div ref={place} className={styles.place}>
      {history.viewerId !== null && <IntroductionsLive reference={reference} />}
      <ConversationLayout
        header={
          <>
            <ChatHeader chat={chat} back={back} title={title?.(name)} heading={heading} actions={menu} />
            <AboutChat chat={chat} names={names} timeZone={timeZone} step={step} advice={advice} aside={aside} />
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
            <MessageList
              ref={scroller}
              label={`Messages with ${name}`}
              previous={
                <>
                  {wasEmpty && <SubjectCards chat={chat} names={names} timeZone={timeZone} />}
                  <PreviousMessages
                    {...history.older}
                    isEmpty={items.length === 0}
                    name={name}
                    onAllLoaded={() => scroller.current?.focus({ preventScroll: true })}
                  />
                </>
              }
              typing={typist && <TypingIndicator name={calledMember(typist, viewerIsAdmin)} />}
            >
              <Messages
                chatId={chat.id}
                conversation={conversation}
                trialShift={agrees ? trialShift : null}
                onOpenPhoto={setOpenPhoto}
                onReport={(subject, reason) => report.open({ subject, noun: 'message', chat: reference, reason })}
              />
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
      <PhotoViewer
        photos={photosIn(conversation)}
        openKey={openPhoto}
        onOpen={setOpenPhoto}
        onClose={() => setOpenPhoto(null)}
      />
    </div>
  );
}

const keepText = 'Keep your chats and subscription';

/** Replaces an open chat that the viewer may no longer see, with the reason and a way to continue. */
function ChatEnded({ byLink, returnPath }: { byLink: boolean; returnPath: string }) {
  const logIn = (
    <ButtonLink href={paths.login.to({}, { next: byLink ? paths.chats.to() : returnPath })}>Log in</ButtonLink>
  );
  return (
    <div role="alert" className={styles.ended}>
      {byLink ? (
        <EmptyState
          icon={IconLinkOff}
          title="This link has expired"
          action={
            <Row>
              {logIn}
              <ButtonLink href={paths.home.to()} look="secondary">
                Go to the home page
              </ButtonLink>
            </Row>
          }
        >
          Your messages are safe. Ask {product.name} for a new link, or log in if you have an account.
        </EmptyState>
      ) : (
        <EmptyState icon={IconLock} title="Log in to continue" action={<Row>{logIn}</Row>}>
          You were logged out or your session expired. Your messages are safe.
        </EmptyState>
      )}
    </div>
  );
}

/** Live events have ended for a reason that requires reloading the page. */
function LiveStopped() {
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        title="Live updates have stopped"
        action={
          <Button size="small" look="secondary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    </div>
  );
}

/** A function that leads to a trial shift in the conversation, and loads earlier messages until it is there. */
function useShownShift(history: {
  messages: readonly unknown[];
  older: { exist: boolean; loading: boolean; failed: boolean; load: () => void };
}): (id: string) => void {
  const { older, messages } = history;
  const [wanted, setWanted] = useState<string | null>(null);
  const look = useEffectEvent(() => {
    if (wanted === null || older.loading) return;
    const card = document.getElementById(shiftCardId(wanted));
    if (!card && older.exist && !older.failed) return older.load();
    setWanted(null);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is another look
  useEffect(() => look(), [wanted, messages.length, older.loading]);
  return setWanted;
}
