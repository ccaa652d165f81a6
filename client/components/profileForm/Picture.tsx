import {
  type ProfileForm,
  profileText,
  wizardPhotoNotice,
} from '../../../server/domain/jobSeeker/profileText.input.ts';
import { UploadProgress } from '../../ui/chat/UploadProgress.tsx';
import { VideoField } from '../profileVideo/VideoField.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { ProfileFieldsProps } from './ProfileFields.tsx';
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
      <VideoField video={video} hasVideo={videoUri !== null} busy={form.busy} />
      {progress && <UploadProgress share={progress.share} label={progress.label} />}
    </>
  );
}
