import { timeText } from '../../../../../server/domain/core/text/format/time.ts';
import { MessageBubble } from '../../view/MessageBubble.tsx';
import { fileDetail } from './chatFile.ts';
import type { UploadState } from './fileUpload.ts';
import type { UnsentMessage } from './unsent.ts';
import { useUploadState } from './useFileUpload.ts';
import { isLost, uploadOf, withoutLost } from './useSendMessage.ts';

/** A message of the viewer that is not stored yet, with its local files. */
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
