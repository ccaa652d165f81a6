import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { wizardSteps } from '../../../server/domain/core/catalog/profileFields.input.ts';
import { lastStep, stepSchema } from '../../../server/domain/people/profile/profile.input.ts';
import type { ProfileWizard_jobSeeker$key } from '../../__generated__/ProfileWizard_jobSeeker.graphql.ts';
import type { ProfileWizard_query$key } from '../../__generated__/ProfileWizard_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { Form } from '../../features/core/form/Form.tsx';
import { useStepForm } from '../../features/core/form/useStepForm.ts';
import { Picture } from '../../features/people/profileForm/Picture.tsx';
import {
  AboutJob,
  AboutYou,
  Availability,
  GeneralInformation,
  Location,
} from '../../features/people/profileForm/ProfileFields.tsx';
import { type ProfileValues, placeIn } from '../../features/people/profileForm/profileValues.ts';
import { useProfileChoices } from '../../features/people/profileForm/useProfileChoices.ts';
import { useProfileFiles } from '../../features/people/profileForm/useProfileFiles.ts';
import { useProfileValues } from '../../features/people/profileForm/useProfileValues.ts';
import { useProfileVersion } from '../../features/people/profileForm/useProfileVersion.tsx';
import { useSaveProfile } from '../../features/people/profileForm/useSaveProfile.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { StepProgress } from '../../ui/form/StepProgress.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { firstOpenStep, stepInput } from './steps.ts';

const titles = ['General Information', 'Location', 'About your Job', 'About you', 'Availability', 'Picture'];
const percentPerStep = 15;

/**
 * The six steps of a new profile (docs/product/profiles.md, 'The wizard'). Each is saved on the server, so that it can be
 * continued anywhere.
 */
export function ProfileWizard({
  jobSeeker: jobSeekerKey,
  query: queryKey,
}: {
  jobSeeker: ProfileWizard_jobSeeker$key;
  query: ProfileWizard_query$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileWizard_jobSeeker on JobSeeker {
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
      fragment ProfileWizard_query on Query {
        ...useProfileChoices_query
      }
    `,
    queryKey,
  );
  const choices = useProfileChoices(query);
  const { cities } = choices;
  const files = useProfileFiles(null, jobSeeker.videoUri ?? null);
  const save = useSaveProfile();
  const current = useProfileVersion(jobSeeker.profileVersion);
  const navigate = useNavigate();
  // What is saved meanwhile came from this form.
  const stored = useProfileValues(jobSeeker);
  const [initialValues] = useState(stored);

  const form = useStepForm<ProfileValues, unknown>({
    steps: wizardSteps.map((_fields, index) => (values) => {
      const schema = stepSchema(index + 1, { place: placeIn(cities, values.cityId), stored });
      // A chosen picture becomes the photo when it is uploaded.
      const hasPhoto = files.picture.url !== null || Boolean(stored.photoUri);
      return index + 1 === lastStep && hasPhoto ? schema.omit({ photoUri: true }) : schema;
    }),
    initialValues,
    initialStep: firstOpenStep(initialValues, placeIn(cities, initialValues.cityId)),
    saveStep: (values, step) => current.save((version) => save({ version, ...stepInput(values, step + 1) })),
    async submit(values) {
      const result = await files.upload();
      if (!result.ok) return result;
      const transcribedVideo = files.transcribedVideo();
      return current.save((version) => save({ version, transcribedVideo, ...stepInput(values, lastStep) }));
    },
    onSuccess: () => navigate(paths.chatWithAdmin.to()),
    draft: `profile-${jobSeeker.databaseId}`,
  });

  // The button that was pressed is at the end of the step before.
  const shownStep = useRef(form.step);
  useEffect(() => {
    if (shownStep.current !== form.step) window.scrollTo({ top: 0 });
    shownStep.current = form.step;
  }, [form.step]);

  return (
    <Stack>
      <StepProgress
        step={form.step + 1}
        steps={lastStep}
        percent={(form.step + 1) * percentPerStep}
        label={titles[form.step] ?? ''}
        heading="h2"
        of="Your profile"
      />
      <Card>
        <Form form={form} problemAction={current.problemAction}>
          {form.step === 0 && <GeneralInformation form={form} choices={choices} />}
          {form.step === 1 && <Location form={form} choices={choices} />}
          {form.step === 2 && <AboutJob form={form} choices={choices} />}
          {form.step === 3 && <AboutYou form={form} choices={choices} />}
          {form.step === 4 && <Availability form={form} />}
          {form.isLast && (
            <Picture
              form={form}
              files={files}
              of="wizard"
              photoUri={stored.photoUri}
              videoUri={jobSeeker.videoUri ?? null}
            />
          )}
          <Row>
            {form.step > 0 && (
              <Button look="secondary" size="large" onClick={form.back} aria-disabled={form.busy}>
                Back
              </Button>
            )}
            <Button type="submit" size="large" loading={form.busy}>
              {form.isLast ? 'Submit my profile' : 'Next'}
            </Button>
          </Row>
        </Form>
      </Card>
    </Stack>
  );
}
