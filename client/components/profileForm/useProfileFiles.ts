import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ActionFailure } from '../../relay/action.ts';
import { useAction } from '../../relay/useAction.ts';
import type { SubmitResult } from '../form/useSchemaForm.ts';
import { useChosenPicture } from '../profilePicture/useChosenPicture.ts';
import { useChosenVideo } from '../profilePicture/useChosenVideo.ts';
import type { useProfileFilesPhotoMutation } from './__generated__/useProfileFilesPhotoMutation.graphql.ts';
import type { useProfileFilesVideoMutation } from './__generated__/useProfileFilesVideoMutation.graphql.ts';

/** The photo and the video that are chosen in a profile form, and their upload. */
export function useProfileFiles() {
  const picture = useChosenPicture();
  const video = useChosenVideo();
  const [uploadPhoto] = useAction<useProfileFilesPhotoMutation>(graphql`
    mutation useProfileFilesPhotoMutation($input: UploadPhotoInput!) {
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
  const [uploadVideo] = useAction<useProfileFilesVideoMutation>(graphql`
    mutation useProfileFilesVideoMutation($input: UploadVideoInput!) {
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
  const [progress, setProgress] = useState<{ share: number; label: string } | null>(null);

  return {
    picture,
    video,
    /** Of the running upload; null without one. */
    progress,
    /** Uploads what is chosen: the video, then the photo. What has arrived is not sent again after a failure. */
    async upload(): Promise<SubmitResult<null>> {
      const onProgress = (label: string) => (share: number) => setProgress({ label, share });
      try {
        if (video.file) {
          const options = { onProgress: onProgress('Upload of your video') };
          const result = await uploadVideo({ input: { video: video.file } }, options);
          if (!result.ok) return asProblem(result);
          video.clear();
        }
        const photo = await picture.cropped();
        if (photo) {
          const options = { onProgress: onProgress('Upload of your photo') };
          const result = await uploadPhoto({ input: { image: photo } }, options);
          if (!result.ok) return asProblem(result);
          picture.clear();
        }
        return { ok: true, success: null };
      } finally {
        setProgress(null);
      }
    },
  };
}

export type ProfileFiles = ReturnType<typeof useProfileFiles>;

/** No field of the form shows the failure of a file. */
function asProblem({ message, fields }: ActionFailure): SubmitResult<null> {
  return { ok: false, message: Object.values(fields)[0] ?? message, fields: {} };
}
