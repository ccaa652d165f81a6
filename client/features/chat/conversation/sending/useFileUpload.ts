import { useCallback, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import type {
  ChatReference,
  useFileUploadDocumentMutation,
} from '../../../../__generated__/useFileUploadDocumentMutation.graphql.ts';
import type { useFileUploadImageMutation } from '../../../../__generated__/useFileUploadImageMutation.graphql.ts';
import { useAction } from '../../../../app/relay/useAction.ts';
import type { ChatFileKind } from './chatFile.ts';
import { FileUpload, type PostFile, type UploadState } from './fileUpload.ts';

/** Creates uploads for files of messages; the caller starts them. */
export function useNewUpload(reference: ChatReference): (kind: ChatFileKind, file: File) => FileUpload {
  const [uploadImage] = useAction<useFileUploadImageMutation>(graphql`
    mutation useFileUploadImageMutation($input: UploadChatImageInput!) {
      uploadChatImage(input: $input) {
        ... on UploadChatImagePayload @alias(as: "success") {
          uri
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [uploadDocument] = useAction<useFileUploadDocumentMutation>(graphql`
    mutation useFileUploadDocumentMutation($input: UploadChatDocumentInput!) {
      uploadChatDocument(input: $input) {
        ... on UploadChatDocumentPayload @alias(as: "success") {
          uri
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const named = JSON.stringify(reference);
  return useCallback(
    (kind: ChatFileKind, file: File) => {
      const post: PostFile = (content, options) =>
        kind === 'image'
          ? uploadImage({ input: { chat: JSON.parse(named), image: content } }, options)
          : uploadDocument({ input: { chat: JSON.parse(named), document: content } }, options);
      return new FileUpload(kind, file, post);
    },
    [uploadImage, uploadDocument, named],
  );
}

const neverChanges = () => () => {};
const noState = () => null;

/** The progress of a file; null without one. */
export function useUploadState(upload: FileUpload | null): UploadState | null {
  return useSyncExternalStore<UploadState | null>(upload?.subscribe ?? neverChanges, upload?.state ?? noState, noState);
}
