import {
  type ProfileForm,
  profileText,
  wizardPhotoNotice,
} from '../../../../server/domain/people/profile/profileText.input.ts';
import { UploadProgress } from '../../../ui/display/UploadProgress.tsx';
import { PublicTextArea } from '../../core/form/PublicText.tsx';
import { VideoField } from '../profileVideo/VideoField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { type ProfileFieldsProps, publicText } from './ProfileFields.tsx';
import type { ProfileFiles } from './useProfileFiles.ts';

const notices: Record<ProfileForm, string> = { wizard: wizardPhotoNotice, editor: profileText('editor', 'photoUri') };

/** The photo and the video of a profile, and the progress of the photo's upload. */
export function Picture({
  form,
  files: { picture, video, progress },
  of,
  photoUri,
  videoUri,
}: Pick<ProfileFieldsProps, 'form'> & {
  files: ProfileFiles;
  of: ProfileForm;
  /** The stored files. */
  photoUri: string | null;
  videoUri: string | null;
}) {
  const { id, error } = form.field('photoUri');
  const isReplaced = video.file !== null && videoUri !== null && form.values.videoTranscript !== '';
  return (
    <>
      <PhotoField
        id={id}
        picture={picture}
        photoUri={photoUri}
        name={form.values.name}
        error={error}
        notice={notices[of]}
        busy={form.busy}
      />
      <VideoField
        video={video}
        hasVideo={videoUri !== null}
        busy={form.busy}
        transcript={
          <PublicTextArea
            label="What do you say in the video?"
            optional
            hint={
              isReplaced
                ? 'You have chosen another video. Please check that this is what you say in it.'
                : 'People who cannot hear or see the video read this below it. Include what it shows, if that matters.'
            }
            {...publicText(form, 'videoTranscript')}
          />
        }
      />
      {progress && <UploadProgress share={progress.share} label={progress.label} />}
    </>
  );
}
