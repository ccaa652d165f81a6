import { AttachmentPreview } from '../../ui/chat/AttachmentPreview.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { documentKindText, sizeText } from './chatFile.ts';
import type { useAttachment } from './useAttachment.ts';

/** The file of the message that is being written: what it is, how far it has come, what is wrong with it. */
export function AttachedFile({
  attachment: { current, state, failureText, isRefused },
  onRemove,
}: {
  attachment: ReturnType<typeof useAttachment>;
  onRemove: () => void;
}) {
  if (!current) return null;
  const { file, upload } = current;
  const kind = file.kind === 'image' ? 'Image' : documentKindText(file.name);
  return (
    <AttachmentPreview
      name={file.name}
      detail={`${kind}, ${sizeText(file.size)}`}
      photoSrc={file.kind === 'image' ? (upload?.previewUrl ?? file.uri) : null}
      progress={state?.phase === 'uploading' ? state.share : undefined}
      problem={failureText ?? undefined}
      onRetry={upload && failureText !== null && !isRefused ? () => void upload.start() : undefined}
      onRemove={onRemove}
    />
  );
}

/** Reads out what becomes of the file; what is wrong with it says so itself. */
export function AttachmentStatus({ attachment: { current, state } }: { attachment: ReturnType<typeof useAttachment> }) {
  const name = current?.file.name;
  const news =
    state?.phase === 'uploading' ? `Uploading ${name}` : state?.phase === 'uploaded' ? `${name} is attached` : '';
  return (
    <div role="status">
      <VisuallyHidden>{news}</VisuallyHidden>
    </div>
  );
}
