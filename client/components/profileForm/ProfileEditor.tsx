import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { editorSchema } from '../../../server/domain/jobSeeker/profile.input.ts';
import { profileText } from '../../../server/domain/jobSeeker/profileText.input.ts';
import { Button } from '../../ui/action/Button.tsx';
import { UploadProgress } from '../../ui/chat/UploadProgress.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Form } from '../form/Form.tsx';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { PhotoField, VideoField } from '../profilePicture/PictureFields.tsx';
import { useChosenPicture } from '../profilePicture/useChosenPicture.ts';
import { useChosenVideo } from '../profilePicture/useChosenVideo.ts';
import type { ProfileEditor_jobSeeker$key } from './__generated__/ProfileEditor_jobSeeker.graphql.ts';
import type { ProfileEditor_query$key } from './__generated__/ProfileEditor_query.graphql.ts';
import { AboutJob, AboutYou, Availability, GeneralInformation, Location } from './ProfileFields.tsx';
import { placeIn, savedValues } from './profileValues.ts';
import { useProfileChoices } from './useProfileChoices.ts';
import { useProfileSaving } from './useProfileSaving.ts';
import { useProfileValues } from './useProfileValues.ts';

/** The whole profile as one form (spec 000 §2). Changes that are not saved yet outlive a reload. */
export function ProfileEditor({
  jobSeeker: jobSeekerKey,
  query: queryKey,
}: {
  jobSeeker: ProfileEditor_jobSeeker$key;
  query: ProfileEditor_query$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileEditor_jobSeeker on JobSeeker {
        databaseId
        videoUri
        ...useProfileValues_jobSeeker
      }
    `,
    jobSeekerKey,
  );
  const query = useFragment(
    graphql`
      fragment ProfileEditor_query on Query {
        ...useProfileChoices_query
      }
    `,
    queryKey,
  );
  const choices = useProfileChoices(query);
  const stored = useProfileValues(jobSeeker);
  const picture = useChosenPicture();
  const video = useChosenVideo();
  const saving = useProfileSaving();
  const form = useSchemaForm({
    schema: (values) => editorSchema({ place: placeIn(choices.cities, values.cityId) }),
    initialValues: stored,
    // A chosen picture becomes the photo when it is uploaded.
    toInput: (values) => ({ ...values, photoUri: picture.url ?? stored.photoUri }),
    async submit(_input, values) {
      const result = await saving.upload({ photo: await picture.cropped(), video: video.file });
      return result.ok ? saving.save({ complete: true, ...savedValues(values) }) : result;
    },
    onSuccess() {
      picture.clear();
      video.clear();
      showToast('Thank you! Information saved.');
    },
    draft: `profile-editor-${jobSeeker.databaseId}`,
  });
  const photo = form.field('photoUri');
  return (
    <Form form={form}>
      <Section title="Picture">
        <PhotoField
          id={photo.id}
          picture={picture}
          photoUri={stored.photoUri}
          name={form.values.name}
          error={photo.error}
          notice={profileText('editor', 'photoUri')}
          busy={form.busy}
        />
        <VideoField video={video} hasVideo={jobSeeker.videoUri !== null} busy={form.busy} />
      </Section>
      <Section title="General Information">
        <GeneralInformation form={form} choices={choices} />
      </Section>
      <Section title="Location">
        <Location form={form} choices={choices} />
      </Section>
      <Section title="About your Job">
        <AboutJob form={form} choices={choices} />
      </Section>
      <Section title="About you">
        <AboutYou form={form} choices={choices} />
      </Section>
      <Section title="Availability">
        <Availability form={form} />
      </Section>
      {saving.share !== null && <UploadProgress share={saving.share} label={saving.uploading} />}
      <Button type="submit" size="large" loading={form.busy} disabled={form.values.minRate === null}>
        Save
      </Button>
    </Form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack>
        <h2>{title}</h2>
        {children}
      </Stack>
    </Card>
  );
}
