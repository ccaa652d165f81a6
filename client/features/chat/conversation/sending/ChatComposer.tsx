import { __iconNode as IconPaperclip } from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { __iconNode as IconPhoto } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageMaxLength } from '../../../../../server/domain/chat/message/messageLength.input.ts';
import { cleanText, isBlank } from '../../../../../server/domain/core/text/cleanText.ts';
import type { ChatComposer_chat$key } from '../../../../__generated__/ChatComposer_chat.graphql.ts';
import type { ChatReference } from '../../../../__generated__/useSendMessageMutation.graphql.ts';
import { lateDialog } from '../../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { DropZone } from '../../../../ui/form/DropZone.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { fittingPlan } from '../../../billing/payment/purchase.ts';
import type { ConfirmedPayment } from '../../../billing/payment/useConfirmedPayment.ts';
import { AttachButton, Composer, QuickReplies } from '../../view/Composer.tsx';
import { useAnnounceTyping } from '../useTyping.ts';
import { AttachedFile, AttachmentStatus, useAttachments } from './AttachedFile.tsx';
import { BlockedNotice, DeletedAccountNotice } from './BlockedNotice.tsx';
import { acceptedFiles, type ChatFileKind } from './chatFile.ts';
import { keepDraft, readDraft } from './draft.ts';
import { type Attempt, lostText } from './outbox.ts';
import { SubscriptionOffer } from './SubscriptionOffer.tsx';
import type { UnsentFile } from './unsent.ts';
import { useRefreshRights } from './useRefreshRights.ts';
import type { Attachment, Written } from './useSendMessage.ts';

const loadPaymentDialog = () => import('../../../billing/payment/PaymentDialog.tsx');
const PaymentDialog = lateDialog(loadPaymentDialog);

/**
 * The composer of a chat. Files are attached by choosing, pasting or dropping them anywhere in `place`. An employer who
 * has to subscribe first gets the offer in its place. A message that was refused for it is kept and sent after the payment,
 * also when the bank's page came between (docs/product/chat.md, 'Writing').
 */
export function ChatComposer({
  chat: key,
  reference,
  returnPath,
  payment,
  place,
  suggestions,
  isNew,
  onPaid,
  onSend,
}: {
  chat: ChatComposer_chat$key;
  reference: ChatReference;
  /** The URL of this chat, to which a bank's page returns. */
  returnPath: string;
  /** The result of the payment for which this page was left. */
  payment: ConfirmedPayment;
  /** The element of the whole conversation. */
  place: RefObject<HTMLElement | null>;
  /** Texts to begin with, while there is none. */
  suggestions: readonly string[];
  /** There are no messages yet. */
  isNew: boolean;
  /** The viewer has subscribed here. */
  onPaid: () => void;
  onSend: (message: Written) => Promise<Attempt>;
}) {
  const chat = useFragment(
    graphql`
      fragment ChatComposer_chat on Chat {
        id
        viewerCanMessage
        isRead
        isBlocked
        viewerHasBlocked
        suggestedMessage
        subjects {
          description
        }
        counterpart {
          name
          userDatabaseId
        }
        ...SubscriptionOffer_chat
        jobSeeker {
          name
          callName
          photoUri
          city {
            databaseId
          }
        }
      }
    `,
    key,
  );
  const { id, viewerCanMessage, isRead } = chat;
  const suggestion = isNew ? (chat.suggestedMessage ?? '') : '';
  const [text, setText] = useState('');
  const [paying, setPaying] = useState(false);
  const hasPaid = useRef(false);
  const refreshRights = useRefreshRights(reference);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const announceTyping = useAnnounceTyping(reference);
  const attachments = useAttachments(reference);
  const { current } = attachments;
  const files = current.map(({ file }) => file);

  function write(next: string, files: readonly UnsentFile[], waitsForPayment = false) {
    setText(next);
    keepDraft(id, { text: next, files, waitsForPayment });
  }

  // Keeps uploaded files across a reload.
  const uris = files.map(({ uri }) => uri).join(' ');
  const keepUris = useEffectEvent(() => {
    const draft = readDraft(id);
    if (draft.files.length > 0) keepDraft(id, { ...draft, files });
  });
  useEffect(() => {
    if (uris.trim()) keepUris();
  }, [uris]);

  function begin(suggestion: string) {
    write(suggestion, files);
    box.current?.focus();
  }

  function attach(chosen: readonly File[]) {
    const attached = attachments.attach(chosen);
    if (attached) write(text, attached);
    box.current?.focus();
  }

  function detach(kind: ChatFileKind) {
    write(text, attachments.remove(kind));
    box.current?.focus();
  }

  async function send(message: Written) {
    write('', []);
    attachments.set([]);
    clearProblems();
    const failure = await onSend(message);
    if (failure?.type === 'SubscriptionRequired') {
      refreshRights();
      // It may have waited for a connection: keep the text written since below it.
      const since = cleanText(box.current?.value ?? readDraft(id).text);
      askForPayment({ ...message, text: since ? cleanText(`${message.text}\n${since}`) : message.text });
    } else if (failure?.type === 'Conflict') setProblem(failure.message);
  }

  function askForPayment(message: Written) {
    attachments.set(message.attachments);
    write(
      message.text,
      message.attachments.map(({ file }) => file),
      true,
    );
    setPaying(true);
  }

  function paid() {
    setPaying(false);
    refreshRights();
    onPaid();
    hasPaid.current = true;
    // What was only typed waits in the box; only pressing Send sends it.
    if (readDraft(id).waitsForPayment) void send(written);
  }

  // The box takes the place of the offer, and its focus.
  useEffect(() => {
    if (!viewerCanMessage || !hasPaid.current) return;
    hasPaid.current = false;
    box.current?.focus();
  }, [viewerCanMessage]);

  function clearProblems() {
    setProblem(null);
    attachments.setProblem(null);
  }

  const written: Written = { text: cleanText(text), attachments: current };
  const canSend = (written.text !== '' || current.length > 0) && !current.some(({ isRefused }) => isRefused);

  function submit() {
    const tooLong = written.text.length > messageMaxLength;
    if (tooLong) setProblem(`Messages can have up to ${messageMaxLength} characters.`);
    else void send(written);
  }

  /** The draft's files that an earlier page has uploaded. */
  const kept = (files: readonly UnsentFile[]): Attachment[] =>
    files.filter(({ uri }) => uri).map((file) => ({ file, upload: null }));

  const restore = useEffectEvent(() => {
    const draft = readDraft(id);
    // Keeps text typed before hydration.
    setText(box.current?.value || draft.text);
    attachments.set(kept(draft.files));
    const lost = draft.files.find(({ uri }) => !uri);
    if (lost) setProblem(`${lostText(lost)} Please attach it again.`);
    if (!viewerCanMessage && isRead) loadPaymentDialog().then((module) => module.preloadPayment(), ignore);
  });
  useEffect(() => restore(), []);

  // It is no draft before it is changed.
  const suggest = useEffectEvent(() => {
    const draft = readDraft(id);
    if (!box.current?.value && !draft.text && draft.files.length === 0) setText(suggestion);
  });
  useEffect(() => {
    if (suggestion) suggest();
  }, [suggestion]);

  // A message from before a reload, or from another tab.
  const unsuggest = useEffectEvent(() => {
    if (text === chat.suggestedMessage && !readDraft(id).text) setText('');
  });
  useEffect(() => {
    if (!isNew) unsuggest();
  }, [isNew]);

  const sendPaidFor = useEffectEvent(() => {
    const draft = readDraft(id);
    const message = { text: draft.text, attachments: kept(draft.files) };
    // Without its file the message would have a different meaning.
    const { length } = message.attachments;
    const isWhole = length === draft.files.length && (length > 0 || message.text !== '');
    if (draft.waitsForPayment && isWhole) void send(message);
  });
  useEffect(() => {
    if (payment.state === 'paid') sendPaidFor();
  }, [payment.state]);

  if (!isRead) return <DeletedAccountNotice />;
  if (chat.isBlocked) return <BlockedNotice blocked={chat.viewerHasBlocked ? (chat.counterpart ?? null) : null} />;
  const notice = problem ?? attachments.problem;
  if (!viewerCanMessage || paying) {
    return (
      <>
        <SubscriptionOffer
          chat={chat}
          kept={text === suggestion ? '' : written.text}
          onSubscribe={() => setPaying(true)}
          onChanged={refreshRights}
        />
        <Suspense>
          {paying && (
            <PaymentDialog
              opened
              chat={reference}
              cityId={chat.jobSeeker?.city?.databaseId ?? null}
              person={chat.jobSeeker}
              recurringMode={fittingPlan(chat.subjects[0])}
              returnPath={returnPath}
              onClose={() => setPaying(false)}
              onPaid={paid}
            />
          )}
        </Suspense>
      </>
    );
  }
  return (
    <>
      {text === '' && current.length === 0 && suggestions.length > 0 && (
        <QuickReplies texts={suggestions} onPick={begin} />
      )}
      <Composer
        ref={box}
        value={text}
        onChange={(next) => {
          write(next, files);
          clearProblems();
          if (!isBlank(next)) announceTyping();
        }}
        onSend={submit}
        canSend={canSend}
        notice={
          notice ? (
            <Notice tone="error">{notice}</Notice>
          ) : (
            suggestion !== '' && text === suggestion && <Text look="caption">A suggestion. Change it as you like.</Text>
          )
        }
        attachments={
          current.length > 0 &&
          current.map((attached) => (
            <AttachedFile key={attached.file.kind} attached={attached} onRemove={() => detach(attached.file.kind)} />
          ))
        }
        tools={
          <>
            <AttachButton
              label="Attach an image"
              icon={IconPhoto}
              accept={acceptedFiles.image}
              onFile={(file) => attach([file])}
            />
            <AttachButton
              label="Attach a document"
              icon={IconPaperclip}
              accept={acceptedFiles.document}
              onFile={(file) => attach([file])}
            />
          </>
        }
      />
      {current.map((attached) => (
        <AttachmentStatus key={attached.file.kind} attached={attached} />
      ))}
      <DropZone place={place} onFiles={attach}>
        Drop an image or document to attach it
      </DropZone>
    </>
  );
}

const ignore = () => undefined;
