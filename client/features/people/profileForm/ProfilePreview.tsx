import { useEffect, useState } from 'react';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import { BlockableButton } from '../../../ui/action/BlockableButton.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { AvailabilityBadges } from '../../../ui/display/Badge.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Rate } from '../../../ui/display/Rate.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { ProfileTexts, profileFacts, profileLines } from '../jobSeeker/profileView.tsx';
import { DealCard } from '../profile/DealCard.tsx';
import { ProfileHeader } from '../profile/ProfileHeader.tsx';
import { VideoPresentation } from '../profileVideo/VideoPresentation.tsx';
import type { ProfileValues } from './profileValues.ts';
import type { ProfileChoices } from './useProfileChoices.ts';

/** What is being edited, as employers will see it: with the first name only, and without contact data. */
export default function ProfilePreview({
  values,
  choices,
  photoUri,
  videoFile,
  videoUri,
  videoPosterUri,
  createdAt,
  ...dialog
}: DialogState & {
  values: ProfileValues;
  choices: ProfileChoices;
  photoUri: string | null;
  /** A chosen video, which takes the place of the stored one. */
  videoFile: File | null;
  /** The stored video and its picture. */
  videoUri: string | null;
  videoPosterUri: string | null;
  /** ISO 8601. */
  createdAt: string;
}) {
  const city = choices.cities.find(({ databaseId }) => databaseId === values.cityId);
  const job = labelOf(choices.jobOptions, values.jobId);
  const name = calledName({ name: values.name, callName: values.callName.trim() || null });
  const { minRate, partTime, fullTime, jobAreas } = values;
  const chosen = useFileUrl(videoFile);
  const src = videoFile ? chosen : videoUri;
  return (
    <Dialog
      {...dialog}
      title="As employers see it"
      size="large"
      footer={
        <Button onClick={dialog.onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <article>
        <Stack gap="large">
          <ProfileHeader
            name={name}
            photoUri={photoUri}
            title={values.title}
            lines={profileLines({
              job,
              areas: jobAreas,
              city: city?.name,
              country: labelOf(choices.countryOptions, values.nativeCountryId),
              since: createdAt,
            })}
            badges={<AvailabilityBadges partTime={partTime} fullTime={fullTime} />}
          />
          <DealCard
            label="Minimum hourly rate"
            rate={
              city && minRate ? (
                <Rate currency={city.country.currencyCode} amount={minRate} size="large" />
              ) : (
                'On request'
              )
            }
            action={
              <BlockableButton size="large" wide blocked="Employers press this to write to you.">
                Contact {name}
              </BlockableButton>
            }
          >
            <Facts
              facts={profileFacts({
                partTime,
                fullTime,
                experience: labelOf(choices.experienceOptions, values.experienceId),
                language: labelOf(choices.languageOptions, values.languageId),
                areas: jobAreas,
              })}
            />
          </DealCard>
          <ProfileTexts
            name={name}
            job={job}
            description={values.description}
            answer1={values.answer1}
            answer2={values.answer2}
            answer3={values.answer3}
            answer4={values.answer4}
            video={
              src && (
                <VideoPresentation
                  src={src}
                  name={name}
                  poster={(videoFile ? null : videoPosterUri) ?? photoUri ?? undefined}
                  transcript={values.videoTranscript.trim()}
                />
              )
            }
          />
        </Stack>
      </article>
    </Dialog>
  );
}

const labelOf = (options: readonly { value: number; label: string }[], value: number | null): string | undefined =>
  options.find((option) => option.value === value)?.label;

/** An address of a file in this browser. */
function useFileUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const own = URL.createObjectURL(file);
    setUrl(own);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(own);
    };
  }, [file]);
  return url;
}
