import { __iconNode as IconFileText } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { __iconNode as IconRefresh } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { IconButton } from '../../../../ui/action/IconButton.tsx';
import { classNames } from '../../../../ui/base/classNames.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/base/VisuallyHidden.tsx';
import { UploadProgress } from '../../../../ui/form/ProgressBar.tsx';
import styles from './AttachedFile.module.css';
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

/** A file of the next message. */
function AttachmentPreview({
  name,
  detail,
  photoSrc,
  progress,
  problem,
  onRetry,
  onRemove,
}: {
  name: string;
  /** '240 KB, PDF'. */
  detail?: string;
  photoSrc?: string | null;
  /** Upload progress: 0 to 1. */
  progress?: number | undefined;
  /** The reason why it cannot be sent. */
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
  onRemove: () => void;
}) {
  // A file that is no picture has its icon.
  const [undrawable, setUndrawable] = useState<string | null>(null);
  const isDrawn = photoSrc && photoSrc !== undrawable;
  return (
    <div className={classNames(styles.attachment, problem !== undefined && styles.refused)}>
      {isDrawn ? (
        <img src={photoSrc} alt="" className={styles.photo} onError={() => setUndrawable(photoSrc)} />
      ) : (
        <Icon of={IconFileText} size={28} />
      )}
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {problem === undefined ? (
          <p className={styles.detail}>{detail}</p>
        ) : (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {/** Keeps its space after the upload, so that the layout does not jump. */}
        <div className={styles.progress}>
          {progress !== undefined && <UploadProgress share={progress} label={`Uploading ${name}`} />}
        </div>
      </div>
      {onRetry && (
        <IconButton label={`Upload ${name} again`} onClick={onRetry}>
          <Icon of={IconRefresh} />
        </IconButton>
      )}
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Icon of={IconX} />
      </IconButton>
    </div>
  );
}
