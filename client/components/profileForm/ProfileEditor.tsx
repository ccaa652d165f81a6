import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { editorSchema } from '../../../server/domain/jobSeeker/profile.input.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Form } from '../form/Form.tsx';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import type { ProfileEditor_jobSeeker$key } from './__generated__/ProfileEditor_jobSeeker.graphql.ts';
import type { ProfileEditor_query$key } from './__generated__/ProfileEditor_query.graphql.ts';
import { Picture } from './Picture.tsx';
import { AboutJob, AboutYou, Availability, GeneralInformation, Location } from './ProfileFields.tsx';
import { placeIn, savedValues } from './profileValues.ts';
import { useProfileChoices } from './useProfileChoices.ts';
import { useProfileFiles } from './useProfileFiles.ts';
import { useProfileValues } from './useProfileValues.ts';
import { useProfileVersion } from './useProfileVersion.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

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
        profileVersion
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
  const files = useProfileFiles();
  const save = useSaveProfile();
  const current = useProfileVersion(jobSeeker.profileVersion);
  const form = useSchemaForm({
    schema: (values) => editorSchema({ place: placeIn(choices.cities, values.cityId), stored }),
    initialValues: stored,
    // A chosen picture becomes the photo when it is uploaded.
    toInput: (values) => ({ ...values, photoUri: files.picture.url ?? stored.photoUri }),
    async submit(_input, values) {
      const result = await files.upload();
      if (!result.ok) return result;
      return current.save((version) => save({ complete: true, version, ...savedValues(values) }));
    },
    onSuccess: () => showToast('Thank you! Information saved.'),
    draft: `profile-editor-${jobSeeker.databaseId}`,
  });
  return (
    <Form form={form} problemAction={current.problemAction}>
      <Section title="Picture">
        <Picture
          form={form}
          files={files}
          of="editor"
          photoUri={stored.photoUri}
          videoUri={jobSeeker.videoUri ?? null}
        />
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
