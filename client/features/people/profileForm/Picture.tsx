import type { ReactNode } from 'react';
import {
  type ProfileForm,
  profileText,
  wizardPhotoNotice,
} from '../../../../server/domain/people/profile/profileText.input.ts';
import { DoDont } from '../../../ui/display/DoDont.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { UploadProgress } from '../../../ui/display/UploadProgress.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PublicTextArea } from '../../core/form/PublicText.tsx';
import { PictureField } from '../../core/picture/PictureField.tsx';
import type { ChosenPicture } from '../../core/picture/useChosenPicture.ts';
import { VideoField } from '../profileVideo/VideoField.tsx';
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

/** The photo of a profile, and what makes a good one. */
function PhotoField({
  photoUri,
  name,
  ...field
}: {
  id: string;
  picture: ChosenPicture;
  /** The stored photo. */
  photoUri: string | null;
  name: string;
  error: ReactNode;
  /** Explains the error. */
  notice: string;
  busy: boolean;
}) {
  return (
    <Stack>
      <PictureField
        {...field}
        what="photo"
        isPresent={photoUri !== null}
        present={<Photo src={photoUri} name={name} alt={photoUri ? 'Your photo' : ''} size={200} eager />}
      />
      <Text look="small">Ask someone to take your photo, or choose one that someone took of you.</Text>
      <DoDont
        dos={['Friendly and professional', 'Only you', 'Clear, with good resolution', 'Under 4MB']}
        donts={['Selfies']}
      />
    </Stack>
  );
}
