import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { timeText, zonedDay } from '../../../../server/domain/core/text/format/time.ts';
import type { ReportReason } from '../../../__generated__/ReportDialogMutation.graphql.ts';
import { Button, LoadingDots } from '../../../ui/action/Button.tsx';
import type { TrialShiftActions } from '../../hiring/trialShift/useTrialShift.tsx';
import { memberName } from '../memberName.ts';
import { MessageBubble } from '../view/MessageBubble.tsx';
import { DaySeparator } from '../view/MessageList.tsx';
import type { ViewedPhoto } from '../view/PhotoViewer.tsx';
import { DangerNotice, shownDangers, useHiddenDangers } from './danger/DangerNotice.tsx';
import styles from './Messages.module.css';
import { StoredMessage } from './reading/StoredMessage.tsx';
import { fileDetail } from './sending/chatFile.ts';
import type { UploadState } from './sending/fileUpload.ts';
import type { UnsentMessage } from './sending/unsent.ts';
import { useUploadState } from './sending/useFileUpload.ts';
import { isLost, uploadOf, withoutLost } from './sending/useSendMessage.ts';
import type { OpenConversation } from './useConversation.ts';

/** The messages of a conversation in their order, with the days between them and what is to be said about some. */
export function Messages({
  chatId,
  conversation: { items, history, members, viewerIsAdmin, timeZone, retry, remove },
  trialShift,
  onOpenPhoto,
  onReport,
}: {
  chatId: string;
  conversation: OpenConversation;
  /** Null: the viewer agrees on none here. */
  trialShift: TrialShiftActions | null;
  onOpenPhoto: (messageId: string) => void;
  onReport: (messageId: string, reason?: ReportReason) => void;
}) {
  const [hidden, hide] = useHiddenDangers(chatId);
  const warnings = shownDangers(history.messages, hidden);
  const acceptedShifts = new Set(
    history.messages.flatMap(({ trialShiftStep, trialShift }) =>
      trialShift && trialShiftStep === 'ACCEPTED' ? [trialShift.id] : [],
    ),
  );
  const premium = new Set(members.filter(({ isPremium }) => isPremium).map((member) => member.id));
  return items.map((item) => {
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
            trialShift={trialShift}
            onOpenPhoto={() => onOpenPhoto(message.id)}
            onReport={() => onReport(message.id)}
          />
          {dangers && (
            <DangerNotice
              dangers={dangers}
              onReport={() =>
                onReport(message.id, dangers.some((danger) => danger !== 'ELSEWHERE') ? 'FRAUD' : 'CONTACT_DATA')
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
  });
}

/** The images of a conversation, in their order. */
export const photosIn = ({ items, viewerIsAdmin, timeZone }: OpenConversation): ViewedPhoto[] =>
  items.flatMap((item): ViewedPhoto[] => {
    if (item.kind !== 'stored' || !item.message.photoUri) return [];
    const { id: key, photoUri: src, user, createdAt } = item.message;
    const author = user.isViewer ? 'you' : memberName(user, viewerIsAdmin);
    return [
      {
        key,
        src,
        title: `Image from ${author}`,
        detail: `${zonedDay(createdAt, timeZone)}, ${timeText(createdAt, timeZone)}`,
      },
    ];
  });

/** A message of the viewer that is not stored yet, with its local files. */
function UnsentBubble({
  message,
  follows,
  timeZone,
  onRetry,
  onRemove,
}: {
  message: UnsentMessage;
  follows: boolean;
  timeZone: string;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { clientId, files, text, state, writtenAt } = message;
  const imageUpload = uploadOf(clientId, 'image');
  const imageProgress = progressOf(useUploadState(imageUpload));
  const documentProgress = progressOf(useUploadState(uploadOf(clientId, 'document')));
  const image = files.find(({ kind }) => kind === 'image');
  const photoSrc = image && (imageUpload?.previewUrl ?? image.uri);
  // Shows a file without its picture if the local copy is gone.
  const file = files.find((one) => one.kind === 'document') ?? (photoSrc ? undefined : image);
  const lost = isLost(message);
  // Files that are gone are not sent; the message needs other content.
  const canRetry = text !== '' || withoutLost(message).files.length > 0;
  const stuck = state !== 'pending';
  return (
    <MessageBubble
      author="You"
      authorPhotoUri={null}
      side="mine"
      follows={follows}
      text={text}
      photo={photoSrc ? { src: photoSrc, progress: imageProgress } : undefined}
      document={file && { name: file.name, detail: fileDetail(file), progress: documentProgress }}
      time={timeText(writtenAt, timeZone)}
      dateTime={writtenAt}
      state={state === 'failed' ? 'failed' : 'pending'}
      note={noteOf(message, lost && canRetry)}
      onRetry={stuck && canRetry ? onRetry : undefined}
      onRemove={stuck ? onRemove : undefined}
    />
  );
}

const progressOf = (state: UploadState | null) => (state?.phase === 'uploading' ? state.share : undefined);

function noteOf({ state, problem }: UnsentMessage, goesWithout: boolean): string | undefined {
  if (state === 'waiting') return 'Waiting for a connection. We will send it automatically.';
  if (state === 'failed' && goesWithout) return `${problem} You can send the rest without it.`;
  return state === 'failed' ? (problem ?? undefined) : undefined;
}

/** The button for older messages, or a text if there are none. */
export function PreviousMessages({
  exist,
  loading,
  failed,
  load,
  isEmpty,
  name,
  onAllLoaded,
}: {
  exist: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
  isEmpty: boolean;
  name: string;
  /** The pressed button has disappeared, so the focus moves here. */
  onAllLoaded: () => void;
}) {
  const pressed = useRef(false);
  const leave = useEffectEvent(() => {
    if (pressed.current) onAllLoaded();
    pressed.current = false;
  });
  useEffect(() => {
    if (!exist) leave();
  }, [exist]);
  if (!exist) return isEmpty ? <p className={styles.beginning}>Say hello to {name}.</p> : null;
  return (
    <>
      {failed && (
        <p role="alert" className={styles.beginning}>
          Could not load the previous messages.
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        loading={loading}
        onClick={() => {
          pressed.current = true;
          load();
        }}
      >
        {failed ? 'Try again' : 'Get previous messages'}
      </Button>
    </>
  );
}

/** 'Maria is typing…' */
export function TypingIndicator({ name }: { name: string }) {
  return (
    <p className={styles.typing}>
      <LoadingDots />
      {name} is typing…
    </p>
  );
}
