import { __iconNode as IconFileText } from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { __iconNode as IconRefresh } from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import type { ChatReference } from '../../../../__generated__/useSendMessageMutation.graphql.ts';
import { IconButton } from '../../../../ui/action/IconButton.tsx';
import { classNames } from '../../../../ui/base/classNames.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/base/VisuallyHidden.tsx';
import { UploadProgress } from '../../../../ui/form/ProgressBar.tsx';
import styles from './AttachedFile.module.css';
import { type ChatFileKind, chatFileKind, chatFileProblem, fileDetail } from './chatFile.ts';
import type { UploadState } from './fileUpload.ts';
import type { UnsentFile } from './unsent.ts';
import { useNewUpload, useUploadState } from './useFileUpload.ts';
import type { Attachment } from './useSendMessage.ts';

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

/** The state of a file of the message being written. */
interface AttachedNow extends Attachment {
  state: UploadState | null;
  /** Whether the server has rejected the file itself, in contrast to a lost connection or a missing subscription. */
  isRefused: boolean;
  failureText: string | null;
}

/**
 * The files of the message being written: at most one image and one document. They are uploaded at once.
 */
export function useAttachments(reference: ChatReference) {
  const newUpload = useNewUpload(reference);
  const [attached, setAttached] = useState<readonly Attachment[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const image = useAttachedNow(attached, 'image');
  const document = useAttachedNow(attached, 'document');

  /** Adds files. Returns the resulting files; null if none was accepted. */
  function attach(files: readonly File[]): UnsentFile[] | null {
    const taken: Attachment[] = [];
    let refusal: string | null = null;
    for (const file of files) {
      const kind = chatFileKind(file);
      const wrong = chatFileProblem(file);
      if (wrong || !kind) refusal ??= `${file.name}: ${wrong}`;
      else if (taken.some((other) => other.file.kind === kind)) refusal ??= oneOfEach;
      else taken.push({ file: { kind, name: file.name, size: file.size, uri: null }, upload: newUpload(kind, file) });
    }
    setProblem(refusal);
    if (taken.length === 0) return null;
    const stays = ({ file }: Attachment) => !taken.some((other) => other.file.kind === file.kind);
    for (const replaced of attached.filter((one) => !stays(one))) replaced.upload?.cancel();
    for (const { upload } of taken) void upload?.start();
    const now = inOrder([...attached.filter(stays), ...taken]);
    setAttached(now);
    return now.map(({ file }) => file);
  }

  return {
    /** The current files, the image first. */
    current: [image, document].filter((one) => one !== null),
    /** Why a file was not accepted. */
    problem,
    setProblem,
    attach,
    set: (attachments: readonly Attachment[]) => setAttached(inOrder(attachments)),
    /** Removes a file. Returns the remaining files. */
    remove: (kind: ChatFileKind): UnsentFile[] => {
      const others = attached.filter(({ file }) => file.kind !== kind);
      for (const { file, upload } of attached) if (file.kind === kind) upload?.cancel();
      setAttached(others);
      setProblem(null);
      return others.map(({ file }) => file);
    },
  };
}

const oneOfEach = 'You can attach one image and one document to a message.';

const inOrder = (attachments: readonly Attachment[]) =>
  attachments.toSorted((one, other) => other.file.kind.localeCompare(one.file.kind));

function useAttachedNow(attached: readonly Attachment[], kind: ChatFileKind): AttachedNow | null {
  const one = attached.find(({ file }) => file.kind === kind) ?? null;
  const state = useUploadState(one?.upload ?? null);
  if (!one) return null;
  const uri = state?.phase === 'uploaded' ? state.uri : one.file.uri;
  const failure = state?.phase === 'failed' ? state.failure : null;
  return {
    upload: one.upload,
    file: { ...one.file, uri },
    state,
    isRefused: failure !== null && failure.network === undefined && failure.type !== 'SubscriptionRequired',
    failureText: failure ? (Object.values(failure.fields)[0] ?? failure.message) : null,
  };
}
