import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import {
  type ProfileField,
  stepPercent,
  wizardSteps,
} from '../../../server/domain/core/catalog/profileFields.input.ts';
import { lastStep, type ProfilePlace, stepSchema } from '../../../server/domain/people/profile/profile.input.ts';
import type { CreateMyProfileScreenQuery } from '../../__generated__/CreateMyProfileScreenQuery.graphql.ts';
import type { ProfileWizard_jobSeeker$key } from '../../__generated__/ProfileWizard_jobSeeker.graphql.ts';
import type { ProfileWizard_query$key } from '../../__generated__/ProfileWizard_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
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
import { NextInStep } from '../../features/people/profileForm/ProfileNext.tsx';
import {
  type ProfileValues,
  placeIn,
  type SavedValues,
  savedValues,
} from '../../features/people/profileForm/profileValues.ts';
import { useProfileChoices } from '../../features/people/profileForm/useProfileChoices.ts';
import { useProfileFiles } from '../../features/people/profileForm/useProfileFiles.ts';
import { useProfileValues } from '../../features/people/profileForm/useProfileValues.ts';
import { useProfileVersion } from '../../features/people/profileForm/useProfileVersion.tsx';
import { useSaveProfile } from '../../features/people/profileForm/useSaveProfile.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { StepProgress } from '../../ui/form/StepProgress.tsx';
import { Container, Row, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Text } from '../../ui/layout/Text.tsx';

const titles = ['General Information', 'Location', 'About your Job', 'About you', 'Availability', 'Picture'];

/**
 * The six steps of a new profile (docs/product/profiles.md, 'The wizard'). Each is saved on the server, so that it can be
 * continued anywhere.
 */
function ProfileWizard({
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
        percent={(form.step + 1) * stepPercent}
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
          <NextInStep
            step={form.step + 1}
            values={form.values}
            stored={stored}
            cities={cities}
            hasPhoto={files.picture.url !== null || Boolean(stored.photoUri)}
          />
          <Row>
            {form.step > 0 && (
              <Button look="secondary" size="large" onClick={form.back} aria-disabled={form.busy}>
                Back
              </Button>
            )}
            <Button type="submit" size="large" loading={form.busy}>
              {form.isLast ? 'Submit my profile' : 'Next'}
            </Button>
            {form.busy && files.percent !== undefined && (
              // Not announced: it changes too often.
              <Text look="small" aria-hidden="true">
                {files.percent} % uploaded
              </Text>
            )}
          </Row>
        </Form>
      </Card>
    </Stack>
  );
}

/** Where the wizard continues: the first step whose stored fields are not complete, counted from 0. */
function firstOpenStep(stored: ProfileValues, place: ProfilePlace | null): number {
  const open = wizardSteps.findIndex(
    (_fields, index) => !stepSchema(index + 1, { place, stored }).safeParse(stored).success,
  );
  return open === -1 ? lastStep - 1 : open;
}

/** The input of `saveProfile` for the fields of a step, 1 to 6. */
function stepInput(values: ProfileValues, step: number): { step: number } & Partial<SavedValues> {
  const fields: readonly ProfileField[] = wizardSteps[step - 1] ?? [];
  const entries = Object.entries(savedValues(values)).filter(([field]) => fields.some((asked) => asked === field));
  return { step, ...Object.fromEntries(entries) };
}

const title = 'Create your profile and start working';

/** /create-my-profile: the wizard in which a job seeker creates a profile. */
export default function CreateMyProfileScreen({ queryRef }: ScreenProps<CreateMyProfileScreenQuery>) {
  const query = usePreloadedQuery<CreateMyProfileScreenQuery>(
    graphql`
      query CreateMyProfileScreenQuery @preloadable {
        viewer {
          kind
          user {
            ...ProfileWizard_jobSeeker @alias(as: "jobSeeker")
          }
        }
        ...ProfileWizard_query
      }
    `,
    queryRef,
  );
  const { kind, user } = query.viewer;
  if (kind === 'ANONYMOUS' || kind === 'GUEST') throw signInFirst();
  if (!user?.jobSeeker) throw forbidden();
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} />
      <ProfileWizard jobSeeker={user.jobSeeker} query={query} />
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} />
      <Loading>
        <Card>
          <Stack>
            <SkeletonBlock />
            <SkeletonBlock shape="block" />
            <SkeletonBlock shape="block" />
            <SkeletonBlock shape="block" />
          </Stack>
        </Card>
      </Loading>
    </Container>
  );
}
