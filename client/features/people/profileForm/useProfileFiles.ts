import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { photoSide } from '../../../../server/domain/files/stored/upload.input.ts';
import type { useProfileFilesPhotoMutation } from '../../../__generated__/useProfileFilesPhotoMutation.graphql.ts';
import type { ActionFailure } from '../../../app/relay/action.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { SubmitResult } from '../../core/form/useSchemaForm.ts';
import { useChosenPicture } from '../../core/picture/useChosenPicture.ts';
import { useChosenVideo } from '../profileVideo/useChosenVideo.ts';

/**
 * The photo and the video that are chosen in a profile form, and their upload. `user` is the global id of the job seeker whose
 * profile an admin edits; `videoUri` is the stored video.
 */
export function useProfileFiles(user: string | null, videoUri: string | null) {
  const picture = useChosenPicture(photoSide);
  const video = useChosenVideo(user);
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
  const [progress, setProgress] = useState<{ share: number; label: string } | null>(null);

  const share = video.state && video.state.phase !== 'arrived' ? video.state.share : progress?.share;
  // As the form has it: another window may replace it.
  const transcribed = useRef(videoUri);
  return {
    picture,
    video,
    /** The video that the form's transcript is about. */
    transcribedVideo: () => transcribed.current,
    /** Of the photo's upload; null without one. */
    progress,
    /** How much of what is being uploaded has arrived, in percent; undefined without an upload. */
    percent: share === undefined ? undefined : Math.floor(100 * share),
    /** Saves what is chosen: the video, then the photo. What has arrived is not sent again after a failure. */
    async upload(): Promise<SubmitResult<null>> {
      const saved = await video.save();
      if (!saved.ok) return saved;
      if (saved.success) transcribed.current = saved.success.videoUri;
      try {
        const photo = await picture.cropped();
        if (photo) {
          const onProgress = (share: number) => setProgress({ label: 'Upload of your photo', share });
          const result = await uploadPhoto({ input: { user, image: photo } }, { onProgress });
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
