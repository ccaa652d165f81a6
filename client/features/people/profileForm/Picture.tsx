import { __iconNode as IconVideo } from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import type { ReactNode } from 'react';
import { acceptedTypes } from '../../../../server/domain/files/stored/upload.input.ts';
import {
  type ProfileForm,
  profileText,
  wizardPhotoNotice,
} from '../../../../server/domain/people/profile/profileText.input.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { DoDont } from '../../../ui/display/DoDont.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Photo } from '../../../ui/display/Photo.tsx';
import { announce } from '../../../ui/focus/Announcer.tsx';
import { FileButton } from '../../../ui/form/FileButton.tsx';
import { UploadProgress } from '../../../ui/form/ProgressBar.tsx';
import { Row, Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PublicTextArea } from '../../core/form/PublicText.tsx';
import { PictureField } from '../../core/picture/PictureField.tsx';
import type { ChosenPicture } from '../../core/picture/useChosenPicture.ts';
import type { ChosenVideo } from '../profileVideo/useChosenVideo.ts';
import type { VideoUploadState } from '../profileVideo/videoUpload.ts';
import styles from './Picture.module.css';
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

/** The short introduction video of a profile: its choice and its upload. */
function VideoField({
  video,
  hasVideo,
  busy,
  transcript,
}: {
  video: ChosenVideo;
  hasVideo: boolean;
  busy: boolean;
  /** The field of its transcript, shown once there is a video. */
  transcript: ReactNode;
}) {
  const { file, state, problem } = video;
  const control = state && controls[state.phase];
  const isArrived = state?.phase === 'arrived';
  function remove() {
    video.clear();
    announce(isArrived ? 'Video removed.' : 'Upload cancelled.');
  }
  return (
    <Stack gap="small">
      <h2 className={styles.heading}>Short intro video</h2>
      <Text look="soft">
        Optional. Say who you are and what you do well. MP4, WebM or QuickTime, up to 2 minutes and 100 MB.
      </Text>
      {problem && <Notice tone="error">{problem}</Notice>}
      {file && (
        <div className={styles.upload}>
          <p className={styles.name}>{file.name}</p>
          {state && <UploadLine state={state} name={file.name} />}
          {/** The percentage is not announced: it changes too often. */}
          <p role="status" className={styles.status}>
            {video.isChecking ? 'Checking the video …' : statusText(state)}
          </p>
          {state?.phase === 'failed' && <Notice tone="error">{state.message}</Notice>}
          <Row>
            {/** One button, so that it keeps the focus. */}
            {control && (
              <Button look="secondary" size="small" onClick={control === 'Pause' ? video.pause : video.resume}>
                {control}
              </Button>
            )}
            <Button look="quiet" size="small" onClick={remove}>
              {isArrived ? 'Remove' : 'Cancel'}
            </Button>
          </Row>
        </div>
      )}
      {!file && hasVideo && <Text>You have a video.</Text>}
      <Row>
        <FileButton
          icon={IconVideo}
          accept={acceptedTypes.video}
          onFile={(chosen) => void video.choose(chosen)}
          busy={busy}
        >
          {file || hasVideo ? 'Choose another video' : 'Choose a video'}
        </FileButton>
      </Row>
      {(file || hasVideo) && transcript}
    </Stack>
  );
}

/** What the button of an upload does. */
const controls: Record<VideoUploadState['phase'], 'Pause' | 'Continue' | 'Try again' | null> = {
  uploading: 'Pause',
  waiting: 'Pause',
  paused: 'Continue',
  failed: 'Try again',
  arrived: null,
  cancelled: null,
};

function UploadLine({ state: { phase, share }, name }: { state: VideoUploadState; name: string }) {
  if (phase === 'arrived') return null;
  return (
    <div className={styles.line}>
      {/** All bytes are sent, but not all are acknowledged: it never shows that the server is checking the file. */}
      <UploadProgress share={Math.min(share, 0.99)} label={`Upload of ${name}`} />
      <span aria-hidden="true">{Math.floor(share * 100)} %</span>
    </div>
  );
}

function statusText(state: VideoUploadState | null): string {
  switch (state?.phase) {
    case 'uploading':
      return 'Uploading. If it is interrupted, choose the same video again: it continues where it stopped.';
    case 'paused':
      return 'Paused.';
    case 'waiting':
      return state.reason === 'connection'
        ? 'Connection lost. The upload will continue by itself.'
        : 'The server is busy. The upload will continue by itself.';
    case 'arrived':
      return 'Uploaded. It is shown in your profile after you save.';
    default:
      return '';
  }
}
