import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import {
  profileFields,
  profileFlags,
  profileTexts,
} from '../../../../server/domain/core/catalog/profileFields.input.ts';
import { editorSchema } from '../../../../server/domain/people/profile/profile.input.ts';
import type { ProfileEditor_jobSeeker$key } from '../../../__generated__/ProfileEditor_jobSeeker.graphql.ts';
import type { ProfileEditor_query$key } from '../../../__generated__/ProfileEditor_query.graphql.ts';
import { BlockableButton } from '../../../ui/action/BlockableButton.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { Form } from '../../core/form/Form.tsx';
import { rateMissing } from '../../core/form/RateSelect.tsx';
import { labelOf, type ShownFields, useVersionedForm, yesNo } from '../../core/record/useVersionedForm.tsx';
import { Picture } from './Picture.tsx';
import { AboutJob, AboutYou, Availability, GeneralInformation, Location } from './ProfileFields.tsx';
import { ProfileStrength } from './ProfileNext.tsx';
import { profileSections } from './profileSections.ts';
import { type ProfileValues, placeIn, savedValues } from './profileValues.ts';
import { type ProfileChoices, useProfileChoices } from './useProfileChoices.ts';
import { useProfileFiles } from './useProfileFiles.ts';
import { useProfileValues } from './useProfileValues.ts';
import { useProfileVersion } from './useProfileVersion.tsx';
import { useSaveProfile } from './useSaveProfile.ts';

const ProfilePreview = lateDialog(() => import('./ProfilePreview.tsx'));

/**
 * The whole profile as one form (docs/product/profiles.md, 'Two forms, one profile'). Changes that are not saved yet outlive
 * a reload.
 */
export function ProfileEditor({
  jobSeeker: jobSeekerKey,
  query: queryKey,
  isAdmin = false,
  onSaved,
  children,
}: {
  jobSeeker: ProfileEditor_jobSeeker$key;
  query: ProfileEditor_query$key;
  /** Whether an admin edits it, who can also change the email. */
  isAdmin?: boolean;
  onSaved?: () => void;
  /** What follows the form's sections, above its buttons. */
  children?: ReactNode;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileEditor_jobSeeker on JobSeeker {
        id
        databaseId
        createdAt
        videoUri
        videoPosterUri
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
  const edited = isAdmin ? jobSeeker.id : null;
  const files = useProfileFiles(edited, jobSeeker.videoUri ?? null);
  const save = useSaveProfile();
  const current = useProfileVersion(jobSeeker.profileVersion);
  const preview = useDialog<null>(ProfilePreview);
  const form = useVersionedForm({
    // Job seekers have several forms of their profile, each with its own way to go on.
    version: isAdmin ? String(jobSeeker.profileVersion) : null,
    shown: (values) => shownProfile(values, choices),
    schema: (values) => editorSchema({ place: placeIn(choices.cities, values.cityId), stored }),
    initialValues: stored,
    // A chosen picture becomes the photo when it is uploaded.
    toInput: (values) => ({ ...values, photoUri: files.picture.url ?? stored.photoUri }),
    async submit(_input, values, began) {
      const result = await files.upload();
      if (!result.ok) return result;
      const transcribedVideo = files.transcribedVideo();
      const send = (version: number | null) =>
        save({ jobSeeker: edited, complete: true, version, transcribedVideo, ...savedValues(values) });
      return began === null ? current.save(send) : send(Number(began));
    },
    onSuccess() {
      showToast('Thank you! Information saved.');
      onSaved?.();
    },
    draft: `profile-editor-${jobSeeker.databaseId}`,
  });
  const changed = Object.entries(shownProfile(form.values, choices)).flatMap(([name, field]) =>
    field && form.isDirty(name) ? [field[0]] : [],
  );
  const unsaved = [...(files.picture.url ? ['Photo'] : []), ...(files.video.file ? ['Video'] : []), ...changed];
  const city = choices.cities.find(({ databaseId }) => databaseId === form.values.cityId);
  return (
    <Form
      form={form}
      problemAction={isAdmin ? form.problemAction : current.problemAction}
      end={
        <SaveBar unsaved={unsaved}>
          <BlockableButton type="submit" loading={form.busy} blocked={rateMissing(city, form.values.minRate)}>
            Save
          </BlockableButton>
          <Button look="secondary" {...preview.opens(null)}>
            Preview
          </Button>
        </SaveBar>
      }
    >
      {!isAdmin && (
        <ProfileStrength
          values={form.values}
          stored={stored}
          cities={choices.cities}
          hasPhoto={files.picture.url !== null || stored.photoUri !== null}
          hasVideo={files.video.file !== null || jobSeeker.videoUri != null}
        />
      )}
      <CardSection {...profileSections.picture}>
        <Picture
          form={form}
          files={files}
          of="editor"
          photoUri={stored.photoUri}
          videoUri={jobSeeker.videoUri ?? null}
        />
      </CardSection>
      <CardSection {...profileSections.general}>
        <GeneralInformation form={form} choices={choices} isAdmin={isAdmin} />
      </CardSection>
      <CardSection {...profileSections.location}>
        <Location form={form} choices={choices} />
      </CardSection>
      <CardSection {...profileSections.job}>
        <AboutJob form={form} choices={choices} />
      </CardSection>
      <CardSection {...profileSections.about}>
        <AboutYou form={form} choices={choices} />
      </CardSection>
      <CardSection {...profileSections.availability}>
        <Availability form={form} />
      </CardSection>
      {children}
      {form.changesDialog}
      {preview.render((_, state) => (
        <ProfilePreview
          {...state}
          values={form.values}
          choices={choices}
          photoUri={files.picture.url ?? stored.photoUri}
          videoFile={files.video.state?.phase === 'failed' ? null : files.video.file}
          videoUri={jobSeeker.videoUri ?? null}
          videoPosterUri={jobSeeker.videoPosterUri ?? null}
          createdAt={jobSeeker.createdAt}
        />
      ))}
    </Form>
  );
}

/** A profile as text, to be compared with another version. */
function shownProfile(values: ProfileValues, choices: ProfileChoices): ShownFields<ProfileValues> {
  const { sexId, nativeCountryId, languageId, cityId, jobId, experienceId, minRate } = profileFields;
  return {
    ...forFields(profileTexts, (name) => [profileFields[name].label, values[name]]),
    sexId: [sexId.label, labelOf(choices.sexOptions, values.sexId)],
    nativeCountryId: [nativeCountryId.label, labelOf(choices.countryOptions, values.nativeCountryId)],
    languageId: [languageId.label, labelOf(choices.languageOptions, values.languageId)],
    cityId: [cityId.label, labelOf(choices.cityOptions, values.cityId)],
    jobId: [jobId.label, labelOf(choices.jobOptions, values.jobId)],
    experienceId: [experienceId.label, labelOf(choices.experienceOptions, values.experienceId)],
    minRate: [minRate.label, values.minRate],
    ...forFields(profileFlags, (name) => [profileFields[name].label, yesNo(values[name])]),
  };
}
