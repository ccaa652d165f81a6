import { VisuallyHidden } from '../../../../ui/base/VisuallyHidden.tsx';
import { AttachmentPreview } from '../../view/AttachmentPreview.tsx';
import { fileDetail } from './chatFile.ts';
import type { AttachedNow } from './useAttachments.ts';

/** A file of the message being written: its name, upload progress and errors. */
export function AttachedFile({ attached, onRemove }: { attached: AttachedNow; onRemove: () => void }) {
  const { file, upload, state, isRefused, failureText } = attached;
  return (
    <AttachmentPreview
      name={file.name}
      detail={fileDetail(file)}
      photoSrc={file.kind === 'image' ? (upload?.previewUrl ?? file.uri) : null}
      progress={state?.phase === 'uploading' ? state.share : undefined}
      problem={failureText ?? undefined}
      onRetry={upload && failureText !== null && !isRefused ? () => void upload.start() : undefined}
      onRemove={onRemove}
    />
  );
}

/** Announces the upload to screen readers; errors announce themselves. */
export function AttachmentStatus({ attached: { file, state } }: { attached: AttachedNow }) {
  const news =
    state?.phase === 'uploading'
      ? `Uploading ${file.name}`
      : state?.phase === 'uploaded'
        ? `${file.name} is attached`
        : '';
  return (
    <div role="status">
      <VisuallyHidden>{news}</VisuallyHidden>
    </div>
  );
}
