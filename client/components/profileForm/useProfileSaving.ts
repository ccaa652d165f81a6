import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ActionFailure } from '../../relay/action.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useProfileSavingMutation } from './__generated__/useProfileSavingMutation.graphql.ts';
import type { useProfileSavingPhotoMutation } from './__generated__/useProfileSavingPhotoMutation.graphql.ts';
import type { useProfileSavingVideoMutation } from './__generated__/useProfileSavingVideoMutation.graphql.ts';

type Result = { ok: true; success: unknown } | ({ ok: false } & Pick<ActionFailure, 'message' | 'fields'>);

/** Saves a profile or a step of it, and uploads its files with their progress. */
export function useProfileSaving() {
  const [saveProfile] = useAction<useProfileSavingMutation>(graphql`
    mutation useProfileSavingMutation($input: SaveProfileInput!) {
      saveProfile(input: $input) {
        ... on SaveProfilePayload @alias(as: "success") {
          jobSeeker {
            id
            updated
            ...useProfileValues_jobSeeker
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [uploadPhoto] = useAction<useProfileSavingPhotoMutation>(graphql`
    mutation useProfileSavingPhotoMutation($input: UploadPhotoInput!) {
      uploadPhoto(input: $input) {
        ... on UploadPhotoPayload @alias(as: "success") {
          user {
            id
            photoUri
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [uploadVideo] = useAction<useProfileSavingVideoMutation>(graphql`
    mutation useProfileSavingVideoMutation($input: UploadVideoInput!) {
      uploadVideo(input: $input) {
        ... on UploadVideoPayload @alias(as: "success") {
          user {
            id
            ... on JobSeeker {
              videoUri
            }
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [progress, setProgress] = useState<{ share: number; what: string } | null>(null);

  async function upload({ photo, video }: { photo: File | null; video: File | null }): Promise<Result> {
    const onProgress = (what: string) => (share: number) => setProgress({ what, share });
    try {
      if (video) {
        const result = await uploadVideo({ input: { video } }, { onProgress: onProgress('Upload of your video') });
        if (!result.ok) return asProblem(result);
      }
      if (photo) {
        const result = await uploadPhoto(
          { input: { image: photo } },
          { onProgress: onProgress('Upload of your photo') },
        );
        if (!result.ok) return asProblem(result);
      }
      return { ok: true, success: null };
    } finally {
      setProgress(null);
    }
  }

  return {
    save: (input: useProfileSavingMutation['variables']['input']): Promise<Result> => saveProfile({ input }),
    upload,
    /** Of the running upload, 0 to 1; null without one. */
    share: progress?.share ?? null,
    uploading: progress?.what,
  };
}

/** No field of the form shows the failure of a file. */
function asProblem({ message, fields }: ActionFailure): Result {
  return { ok: false, message: Object.values(fields)[0] ?? message, fields: {} };
}
