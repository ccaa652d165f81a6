import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageMaxLength } from '../../../server/domain/chat/messageLength.input.ts';
import { AttachButton } from '../../ui/chat/AttachButton.tsx';
import { Composer } from '../../ui/chat/Composer.tsx';
import { DropZone } from '../../ui/chat/DropZone.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import type { ConfirmedPayment } from '../payment/useConfirmedPayment.ts';
import type { ChatComposer_chat$key } from './__generated__/ChatComposer_chat.graphql.ts';
import type { ChatReference } from './__generated__/useSendMessageMutation.graphql.ts';
import { AttachedFile, AttachmentStatus } from './AttachedFile.tsx';
import { acceptedFiles } from './chatFile.ts';
import { keepDraft, readDraft } from './draft.ts';
import { NobodyReads } from './NobodyReads.tsx';
import { type Attempt, lostText, type UnsentFile } from './outbox.ts';
import { useAttachment } from './useAttachment.ts';
import type { Attachment, Written } from './useSendMessage.ts';
import { useAnnounceTyping } from './useTyping.ts';

const loadPaymentDialog = () => import('../payment/PaymentDialog.tsx');
const PaymentDialog = lazy(async () => ({ default: (await loadPaymentDialog()).PaymentDialog }));

/**
 * Where a message is written, and where its file is attached: chosen, pasted, or dropped anywhere in `place`. An employer who has to subscribe first is asked to; the message stays in the box meanwhile
 * and goes out by itself once it is paid for, even when the bank's page came between (spec 001 §4).
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
  const attachment = useAttachment(reference, viewerCanMessage);
  const { current } = attachment;

  function write(next: string, file: UnsentFile | null, waitsForPayment = false) {
    setText(next);
    keepDraft(id, { text: next, file, waitsForPayment });
  }

  // What has been uploaded meanwhile is still there after a reload.
  const uri = current?.file.uri ?? null;
  const keepUri = useEffectEvent(() => {
    const draft = readDraft(id);
    if (current && draft.file) keepDraft(id, { ...draft, file: current.file });
  });
  useEffect(() => {
    if (uri) keepUri();
  }, [uri]);

  function attach(files: readonly File[]) {
    const file = attachment.attach(files);
    if (file) write(text, file);
    box.current?.focus();
  }

  function detach() {
    attachment.remove();
    write(text, null);
    box.current?.focus();
  }

  async function send(message: Written) {
    write('', null);
    attachment.set(null);
    clearProblems();
    const failure = await onSend(message);
    if (failure?.type === 'SubscriptionRequired') {
      // It may have waited for a connection: what was written since stays below it.
      const since = box.current?.value.trim();
      askForPayment({ ...message, text: since ? `${message.text}\n${since}`.trim() : message.text });
    } else if (failure?.type === 'Conflict') setProblem(failure.message);
  }

  function askForPayment(message: Written) {
    attachment.set(message.attachment);
    write(message.text, message.attachment?.file ?? null, true);
    setPaying(true);
  }

  function clearProblems() {
    setProblem(null);
    attachment.setProblem(null);
  }

  const written: Written = { text: text.trim(), attachment: current };
  const canSend = (written.text !== '' || current !== null) && !attachment.isRefused;

  function submit() {
    const tooLong = written.text.length > messageMaxLength;
    if (tooLong) setProblem(`A message can have at most ${messageMaxLength} characters.`);
    else if (viewerCanMessage) void send(written);
    else askForPayment(written);
  }

  /** The draft's file, as far as an earlier page has uploaded it. */
  const kept = (file: UnsentFile | null): Attachment | null => (file?.uri ? { file, upload: null } : null);

  const restore = useEffectEvent(() => {
    const draft = readDraft(id);
    // What was typed before the page came to life stays.
    setText(box.current?.value || draft.text);
    attachment.set(kept(draft.file));
    if (draft.file && !draft.file.uri) setProblem(`${lostText(draft.file)} Please attach it again.`);
    if (!viewerCanMessage && isRead) loadPaymentDialog().then((module) => module.preloadPayment(), ignore);
  });
  useEffect(() => restore(), []);

  const sendPaidFor = useEffectEvent(() => {
    const draft = readDraft(id);
    const message = { text: draft.text, attachment: kept(draft.file) };
    // Without a file that belongs to it, it would say something else.
    const isWhole = draft.file ? message.attachment !== null : message.text !== '';
    if (draft.waitsForPayment && isWhole) void send(message);
  });
  useEffect(() => {
    if (payment.state === 'paid') sendPaidFor();
  }, [payment.state]);

  if (!isRead) return <NobodyReads />;
  const notice = problem ?? attachment.problem;
  return (
    <>
      <Composer
        ref={box}
        value={text}
        onChange={(next) => {
          write(next, current?.file ?? null);
          clearProblems();
          if (next.trim()) announceTyping();
        }}
        onSend={submit}
        canSend={canSend}
        notice={notice && <Notice tone="error">{notice}</Notice>}
        attachments={current && <AttachedFile attachment={attachment} onRemove={detach} />}
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
      <AttachmentStatus attachment={attachment} />
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
