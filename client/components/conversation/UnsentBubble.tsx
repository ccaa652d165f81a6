import { MessageBubble } from '../../ui/chat/MessageBubble.tsx';
import { documentKindText, sizeText } from './chatFile.ts';
import { timeText } from './dateText.ts';
import type { UnsentMessage } from './outbox.ts';
import { useUploadState } from './useFileUpload.ts';
import { isLost, uploadOf } from './useSendMessage.ts';

/** A message of the viewer's that is not stored yet, with its file as it is here. */
export function UnsentBubble({
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
  const { file, text, state, writtenAt } = message;
  const upload = uploadOf(message.clientId);
  const uploadState = useUploadState(upload);
  const photoSrc = file?.kind === 'image' ? (upload?.previewUrl ?? file.uri) : null;
  const lost = isLost(message);
  const stuck = state !== 'pending';
  return (
    <MessageBubble
      author="You"
      authorPhotoUri={null}
      side="mine"
      follows={follows}
      text={text}
      photo={photoSrc ? { src: photoSrc } : undefined}
      document={
        file && !photoSrc
          ? { name: file.name, detail: `${kindText(file.kind, file.name)}, ${sizeText(file.size)}` }
          : undefined
      }
      progress={uploadState?.phase === 'uploading' ? uploadState.share : undefined}
      time={timeText(writtenAt, timeZone)}
      dateTime={writtenAt}
      state={state === 'failed' ? 'failed' : 'pending'}
      note={noteOf(message, lost)}
      // A file that is gone goes along no more; without it there has to be a text.
      onRetry={stuck && (text || !lost) ? onRetry : undefined}
      onRemove={stuck ? onRemove : undefined}
    />
  );
}

const kindText = (kind: 'image' | 'document', name: string) => (kind === 'image' ? 'Image' : documentKindText(name));

function noteOf({ state, problem, text }: UnsentMessage, lost: boolean): string | undefined {
  if (state === 'waiting') return 'Waiting for a connection. It goes out by itself.';
  if (state === 'failed' && lost && text) return `${problem} The text can be sent without it.`;
  return state === 'failed' ? (problem ?? undefined) : undefined;
}
