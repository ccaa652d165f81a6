import { useState } from 'react';
import type { ChatReference } from './__generated__/useSendMessageMutation.graphql.ts';
import { chatFileKind, chatFileProblem } from './chatFile.ts';
import type { UnsentFile } from './outbox.ts';
import { useNewUpload, useUploadState } from './useFileUpload.ts';
import type { Attachment } from './useSendMessage.ts';

/**
 * The file that goes with the message that is being written. One that may be sent goes up at once; while there is
 * nobody to send it to (`canUpload`), it stays here until the message goes out.
 */
export function useAttachment(reference: ChatReference, canUpload: boolean) {
  const newUpload = useNewUpload(reference);
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const state = useUploadState(attachment?.upload ?? null);
  const uri = state?.phase === 'uploaded' ? state.uri : (attachment?.file.uri ?? null);
  const failure = state?.phase === 'failed' ? state.failure : null;

  function attach(files: readonly File[]): UnsentFile | null {
    const [file] = files;
    if (!file) return null;
    const refusal = chatFileProblem(file);
    const kind = chatFileKind(file);
    setProblem(refusal && `${file.name}: ${refusal}`);
    if (refusal || !kind) return null;
    attachment?.upload?.cancel();
    const upload = newUpload(kind, file);
    const attached = { kind, name: file.name, size: file.size, uri: null };
    setAttachment({ file: attached, upload });
    if (files.length > 1) setProblem(`One file goes with each message: ${file.name} is attached.`);
    if (canUpload) void upload.start();
    return attached;
  }

  return {
    /** As it is now; `null` for none. */
    current: attachment && { ...attachment, file: { ...attachment.file, uri } },
    state,
    /** Why a file was not taken. */
    problem,
    setProblem,
    /** It cannot be sent as it is: refused for what it is, rather than not reached or not paid for. */
    isRefused: failure !== null && failure.network === undefined && failure.type !== 'SubscriptionRequired',
    failureText: failure ? (Object.values(failure.fields)[0] ?? failure.message) : null,
    attach,
    set: setAttachment,
    /** Nobody wants it any more. */
    remove: () => {
      attachment?.upload?.cancel();
      setAttachment(null);
      setProblem(null);
    },
  };
}
