import { useMemo } from 'react';
import {
  type ProfileField,
  profileField,
  stepPercent,
  wizardSteps,
} from '../../../../server/domain/core/catalog/profileFields.input.ts';
import { profileRules } from '../../../../server/domain/people/profile/profile.input.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { ProgressBar } from '../../../ui/form/ProgressBar.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useDebounced } from '../../core/useDebounced.ts';
import { strengthWords } from '../jobSeeker/profileParts.ts';
import { type ProfileCity, type ProfileValues, placeIn } from './profileValues.ts';

/** The rules look for contact data in long texts. In milliseconds. */
const pauseMs = 300;

/** What to do about a field that is missing or refused. */
const tasks: Partial<Record<ProfileField, string>> = {
  name: 'say what your full name is',
  sexId: 'choose your gender',
  email: 'give us your email',
  whatsApp: 'add your WhatsApp number',
  nativeCountryId: 'say which country you come from',
  languageId: 'choose your mother tongue',
  cityId: 'choose your city',
  situationInCountry: 'choose your situation in the country',
  jobAreas: 'say where you can work',
  jobId: 'choose your job',
  experienceId: 'say how much experience you have',
  minRate: 'choose your minimum hourly rate',
  title: 'sum yourself up in a title',
  description: 'tell employers more about your work',
  answer1: 'say what makes you great at the job',
  answer2: 'say why to hire you',
  answer4: 'name your previous employers',
  answer3: 'say which hours suit you',
  photoUri: 'add a photo',
};

interface Typed {
  values: ProfileValues;
  stored: ProfileValues;
  cities: readonly ProfileCity[];
  /** Whether there is a photo, chosen or stored. */
  hasPhoto: boolean;
}

/** The fields that are not complete by the rules of the wizard, in its order. */
export function openFields({ values, stored, cities, hasPhoto }: Typed): ProfileField[] {
  const rules = profileRules('wizard', { place: placeIn(cities, values.cityId), stored });
  return wizardSteps
    .flat()
    .filter((field) => (field === 'photoUri' ? !hasPhoto : !rules[field].safeParse(values[field]).success));
}

export const nextSentence = ([field]: readonly ProfileField[]): string | null =>
  field ? `Next: ${tasks[field] ?? `fill in ‘${profileField(field).label}’`}.` : null;

function useOpenFields({ values, stored, cities, hasPhoto }: Typed): ProfileField[] {
  const typed = useDebounced(values, pauseMs);
  return useMemo(() => openFields({ values: typed, stored, cities, hasPhoto }), [typed, stored, cities, hasPhoto]);
}

/** What is missing in a step of the wizard, 1 to 6, as what to do next. */
export function NextInStep({ step, ...typed }: Typed & { step: number }) {
  const open = useOpenFields(typed).filter((field) => profileField(field).step === step);
  return (
    <Text role="status" look="soft">
      {nextSentence(open) ?? 'This step is complete.'}
    </Text>
  );
}

/** How strong the whole profile is, in words, and what to do next. */
export function ProfileStrength({ hasVideo, ...typed }: Typed & { hasVideo: boolean }) {
  const open = useOpenFields(typed);
  const openSteps = new Set(open.map((field) => profileField(field).step)).size;
  // As the server counts it.
  const percent =
    stepPercent * (wizardSteps.length - openSteps) + (hasVideo ? 100 - stepPercent * wizardSteps.length : 0);
  const next = nextSentence(open) ?? (hasVideo ? 'Everything is there.' : 'Next, if you like: add a short video.');
  return (
    <Card>
      <Stack gap="small">
        <Text>
          Profile strength: <strong>{strengthWords(percent)}</strong>
        </Text>
        <ProgressBar percent={percent} label="Profile strength" />
        <Text role="status" look="soft">
          {next}
        </Text>
      </Stack>
    </Card>
  );
}
