import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageMaxLength } from '../../../../server/domain/chat/messageLength.input.ts';
import { AttachButton } from '../../../ui/chat/AttachButton.tsx';
import { Composer } from '../../../ui/chat/Composer.tsx';
import { DropZone } from '../../../ui/chat/DropZone.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import type { ConfirmedPayment } from '../../payment/useConfirmedPayment.ts';
import { useAnnounceTyping } from '../useTyping.ts';
import type { ChatComposer_chat$key } from './__generated__/ChatComposer_chat.graphql.ts';
import type { ChatReference } from './__generated__/useSendMessageMutation.graphql.ts';
import { AttachedFile, AttachmentStatus } from './AttachedFile.tsx';
import { acceptedFiles, type ChatFileKind } from './chatFile.ts';
import { keepDraft, readDraft } from './draft.ts';
import { NobodyReads } from './NobodyReads.tsx';
import { type Attempt, lostText, type UnsentFile } from './outbox.ts';
import { useAttachments } from './useAttachments.ts';
import type { Attachment, Written } from './useSendMessage.ts';

const loadPaymentDialog = () => import('../../payment/PaymentDialog.tsx');
const PaymentDialog = lazy(async () => ({ default: (await loadPaymentDialog()).PaymentDialog }));

/**
 * Where a message is written, and where its files are attached: chosen, pasted, or dropped anywhere in `place`. An employer
 * who has to subscribe first is asked to; the message stays in the box meanwhile and goes out by itself once it is paid for,
 * even when the bank's page came between (spec 001 §4).
 */
export function ChatComposer({
  chat: key,
  reference,
  returnPath,
  payment,
  place,
  onSend,
}: {
  chat: ChatComposer_chat$key;
  reference: ChatReference;
  /** Where a bank's page leads back to: the address of this chat. */
  returnPath: string;
  /** How a payment ended that this page was left for. */
  payment: ConfirmedPayment;
  /** The whole conversation. */
  place: RefObject<HTMLElement | null>;
  onSend: (message: Written) => Promise<Attempt>;
}) {
  const chat = useFragment(
    graphql`
      fragment ChatComposer_chat on Chat {
        id
        viewerCanMessage
        isRead
        jobSeeker {
          city {
            databaseId
          }
        }
      }
    `,
    key,
  );
  const { id, viewerCanMessage, isRead } = chat;
  const [text, setText] = useState('');
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const announceTyping = useAnnounceTyping(reference);
  const attachments = useAttachments(reference, viewerCanMessage);
  const { current } = attachments;
  const files = current.map(({ file }) => file);

  function write(next: string, files: readonly UnsentFile[], waitsForPayment = false) {
    setText(next);
    keepDraft(id, { text: next, files, waitsForPayment });
  }

  // What has been uploaded meanwhile is still there after a reload.
  const uris = files.map(({ uri }) => uri).join(' ');
  const keepUris = useEffectEvent(() => {
    const draft = readDraft(id);
    if (draft.files.length > 0) keepDraft(id, { ...draft, files });
  });
  useEffect(() => {
    if (uris.trim()) keepUris();
  }, [uris]);

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
      // It may have waited for a connection: what was written since stays below it.
      const since = (box.current?.value ?? readDraft(id).text).trim();
      askForPayment({ ...message, text: since ? `${message.text}\n${since}`.trim() : message.text });
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

  function clearProblems() {
    setProblem(null);
    attachments.setProblem(null);
  }

  const written: Written = { text: text.trim(), attachments: current };
  const canSend = (written.text !== '' || current.length > 0) && !current.some(({ isRefused }) => isRefused);

  function submit() {
    const tooLong = written.text.length > messageMaxLength;
    if (tooLong) setProblem(`A message can have at most ${messageMaxLength} characters.`);
    else if (viewerCanMessage) void send(written);
    else askForPayment(written);
  }

  /** The draft's files, as far as an earlier page has uploaded them. */
  const kept = (files: readonly UnsentFile[]): Attachment[] =>
    files.filter(({ uri }) => uri).map((file) => ({ file, upload: null }));

  const restore = useEffectEvent(() => {
    const draft = readDraft(id);
    // What was typed before the page came to life stays.
    setText(box.current?.value || draft.text);
    attachments.set(kept(draft.files));
    const lost = draft.files.find(({ uri }) => !uri);
    if (lost) setProblem(`${lostText(lost)} Please attach it again.`);
    if (!viewerCanMessage && isRead) loadPaymentDialog().then((module) => module.preloadPayment(), ignore);
  });
  useEffect(() => restore(), []);

  const sendPaidFor = useEffectEvent(() => {
    const draft = readDraft(id);
    const message = { text: draft.text, attachments: kept(draft.files) };
    // Without a file that belongs to it, it would say something else.
    const { length } = message.attachments;
    const isWhole = length === draft.files.length && (length > 0 || message.text !== '');
    if (draft.waitsForPayment && isWhole) void send(message);
  });
  useEffect(() => {
    if (payment.state === 'paid') sendPaidFor();
  }, [payment.state]);

  if (!isRead) return <NobodyReads />;
  const notice = problem ?? attachments.problem;
  return (
    <>
      <Composer
        ref={box}
        value={text}
        onChange={(next) => {
          write(next, files);
          clearProblems();
          if (next.trim()) announceTyping();
        }}
        onSend={submit}
        canSend={canSend}
        notice={notice && <Notice tone="error">{notice}</Notice>}
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
        Drop a picture or a document to attach it
      </DropZone>
      <Suspense>
        {paying && (
          <PaymentDialog
            opened
            chat={reference}
            cityId={chat.jobSeeker?.city?.databaseId ?? null}
            returnPath={returnPath}
            onClose={() => setPaying(false)}
            onPaid={() => {
              setPaying(false);
              void send(written);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const ignore = () => undefined;
