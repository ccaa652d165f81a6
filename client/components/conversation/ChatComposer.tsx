import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { messageMaxLength } from '../../../server/domain/chat/messageLength.input.ts';
import { Composer } from '../../ui/chat/Composer.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import type { ConfirmedPayment } from '../payment/useConfirmedPayment.ts';
import type { ChatComposer_chat$key } from './__generated__/ChatComposer_chat.graphql.ts';
import type { ChatReference } from './__generated__/useSendMessageMutation.graphql.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { Attempt } from './outbox.ts';
import { useAnnounceTyping } from './useTyping.ts';

const loadPaymentDialog = () => import('../payment/PaymentDialog.tsx');
const PaymentDialog = lazy(async () => ({ default: (await loadPaymentDialog()).PaymentDialog }));

/**
 * Where a message is written. An employer who has to subscribe first is asked to; the message stays in the box meanwhile
 * and goes out by itself once it is paid for, even when the bank's page came between (spec 001 §4).
 */
export function ChatComposer({
  chat: key,
  reference,
  returnPath,
  payment,
  onSend,
}: {
  chat: ChatComposer_chat$key;
  reference: ChatReference;
  /** Where a bank's page leads back to: the address of this chat. */
  returnPath: string;
  /** How a payment ended that this page was left for. */
  payment: ConfirmedPayment;
  onSend: (text: string) => Promise<Attempt>;
}) {
  const chat = useFragment(
    graphql`
      fragment ChatComposer_chat on Chat {
        id
        viewerCanMessage
        jobSeeker {
          city {
            databaseId
          }
        }
      }
    `,
    key,
  );
  const { id, viewerCanMessage } = chat;
  const [text, setText] = useState('');
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const announceTyping = useAnnounceTyping(reference);

  function write(next: string, waitsForPayment = false) {
    setText(next);
    keepDraft(id, { text: next, waitsForPayment });
  }

  async function send(message: string) {
    write('');
    setProblem(null);
    const failure = await onSend(message);
    if (failure?.type === 'SubscriptionRequired') askForPayment(message);
    else if (failure?.fields.text) setProblem(failure.fields.text);
  }

  function askForPayment(message: string) {
    write(message, true);
    setPaying(true);
  }

  function submit() {
    const message = text.trim();
    if (message.length > messageMaxLength) setProblem(`A message can have at most ${messageMaxLength} characters.`);
    else if (viewerCanMessage) void send(message);
    else askForPayment(message);
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(id);
    // What was typed before the page came to life stays.
    setText(box.current?.value || draft.text);
    if (!viewerCanMessage) loadPaymentDialog().then((module) => module.preloadPayment(), ignore);
  });
  useEffect(() => restore(), []);

  const sendPaidFor = useEffectEvent(() => {
    const draft = readDraft(id);
    if (draft.waitsForPayment && draft.text) void send(draft.text);
  });
  useEffect(() => {
    if (payment.state === 'paid') sendPaidFor();
  }, [payment.state]);

  return (
    <>
      <Composer
        ref={box}
        value={text}
        onChange={(next) => {
          write(next);
          if (problem) setProblem(null);
          if (next.trim()) announceTyping();
        }}
        onSend={submit}
        canSend={text.trim() !== ''}
        notice={problem && <Notice tone="error">{problem}</Notice>}
      />
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
              void send(text.trim());
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const ignore = () => undefined;
