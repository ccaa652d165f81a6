import {
  descriptionMinLength,
  type PublicText,
  titleMaxLength,
} from '../../../../server/domain/core/catalog/profileFields.input.ts';
import { callNameMaxLength } from '../../../../server/domain/core/text/firstName.ts';
import { namedSkills } from '../../../../server/domain/people/profile/profileText.input.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { DoDont } from '../../../ui/display/DoDont.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { ChoiceSelect, NumberSelect } from '../../core/form/NumberSelect.tsx';
import { PhoneField } from '../../core/form/PhoneField.tsx';
import { PublicTextArea, PublicTextField, SpokenTextArea } from '../../core/form/PublicText.tsx';
import { RateSelect } from '../../core/form/RateSelect.tsx';
import type { SchemaForm } from '../../core/form/useSchemaForm.ts';
import { WorkKindFields } from '../../core/form/WorkKindFields.tsx';
import { type ProfileValues, withCity } from './profileValues.ts';
import type { ProfileChoices } from './useProfileChoices.ts';

export interface ProfileFieldsProps {
  form: SchemaForm<ProfileValues>;
  choices: ProfileChoices;
}

export function GeneralInformation({ form, choices, isAdmin = false }: ProfileFieldsProps & { isAdmin?: boolean }) {
  return (
    <>
      <PublicTextField label="Full name" autoComplete="name" {...publicText(form, 'name')} />
      <PublicTextField
        label="What should employers call you?"
        hint="Leave it empty to use the first word of your full name. Others see only this."
        autoComplete="nickname"
        maxLength={callNameMaxLength}
        {...publicText(form, 'callName')}
      />
      <NumberSelect label="Gender" placeholder="Select gender" options={choices.sexOptions} {...form.field('sexId')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={!isAdmin}
        hint={
          isAdmin
            ? 'The job seeker logs in with this email. A new one works at once, and we ask its owner to confirm it.'
            : 'You log in with this email. Only our team, and subscribed employers who contact you, can see it.'
        }
        {...form.field('email')}
      />
      <PhoneField
        label="WhatsApp phone number"
        hint="Include the country code. Only our team, and subscribed employers who contact you, can see it."
        {...form.field('whatsApp')}
      />
      <NumberSelect
        label="Country of origin"
        placeholder="Select country"
        options={choices.countryOptions}
        {...form.field('nativeCountryId')}
      />
      <NumberSelect
        label="Mother tongue"
        placeholder="Select language"
        hint="The language you grew up with."
        options={choices.languageOptions}
        {...form.field('languageId')}
      />
    </>
  );
}

export function Location({ form, choices }: ProfileFieldsProps) {
  const { values } = form;
  const situations = cityOf(form, choices)?.country.situationList ?? [];
  const country = form.field('country');
  return (
    <>
      <NumberSelect
        label="City"
        placeholder="Select city"
        options={choices.cityOptions}
        {...form.field('cityId')}
        onChange={(cityId) => form.setValues(withCity(values, choices.cities, cityId))}
      />
      <TextField label="Country" readOnly hint="Set by the city you choose." {...country} value={country.value ?? ''} />
      {situations.length > 0 && (
        <ChoiceSelect
          label="Situation in the country"
          placeholder="Select situation"
          hint="Your visa or work permit."
          options={situations.map((one) => ({ value: one, label: one }))}
          {...form.field('situationInCountry')}
        />
      )}
      <TextField label="Zip code" autoComplete="postal-code" {...form.field('zipCode')} />
      <PublicTextArea
        label="Tell us where you can work"
        hint="Areas and neighbourhoods, such as Tiong Bahru and Outram."
        {...publicText(form, 'jobAreas')}
      />
    </>
  );
}

export function AboutJob({ form, choices }: ProfileFieldsProps) {
  const city = cityOf(form, choices);
  return (
    <>
      <NumberSelect label="Job" placeholder="Select job" options={choices.jobOptions} {...form.field('jobId')} />
      <NumberSelect
        label="Experience level"
        placeholder="Select experience"
        options={choices.experienceOptions}
        {...form.field('experienceId')}
      />
      <RateSelect label="Minimum hourly rate" city={city} {...form.field('minRate')} />
      <Notice quiet title="Tip">
        A lower starting rate brings more introductions. This is the minimum rate at which we introduce you to
        employers.
      </Notice>
    </>
  );
}

export function AboutYou({ form, choices }: ProfileFieldsProps) {
  const chosen = choices.jobs.find(({ databaseId }) => databaseId === form.values.jobId);
  const job = chosen?.name.toLowerCase();
  return (
    <>
      <DoDont
        dos={['Add your experience', 'Add your certifications', 'Add your qualifications']}
        donts={['Add your full name', 'Add your date of birth', 'Add contact information', 'Add website links']}
      />
      <PublicTextField
        label="Title"
        maxLength={titleMaxLength}
        count={{ max: titleMaxLength }}
        hint="One line that sums you up."
        {...publicText(form, 'title')}
      />
      <PublicTextArea
        label="Description"
        rows={10}
        count={{ min: descriptionMinLength }}
        {...publicText(form, 'description')}
      />
      <SpokenTextArea label={`What makes you a great ${job ?? '…'}?`} {...answer(form, 'answer1')} />
      <SkillChips skills={chosen?.skills ?? []} {...form.field('answer1')} />
      <SpokenTextArea label="Why should we hire you?" {...answer(form, 'answer2')} />
      <SpokenTextArea label="Who are your previous employers?" {...answer(form, 'answer4')} />
    </>
  );
}

export function Availability({ form }: Pick<ProfileFieldsProps, 'form'>) {
  return (
    <>
      <WorkKindFields form={form} />
      <SpokenTextArea
        label="Preferred time slots"
        hint="Such as: Monday to Friday from 17:00, all day on weekends."
        {...answer(form, 'answer3')}
      />
    </>
  );
}

const cityOf = (form: ProfileFieldsProps['form'], { cities }: ProfileChoices) =>
  cities.find(({ databaseId }) => databaseId === form.values.cityId);

/** What a field for a text that everyone can read needs of a profile form. */
export const publicText = (form: ProfileFieldsProps['form'], name: PublicText) => ({
  ...form.field(name),
  isChanged: form.isDirty(name),
});

const answer = (form: ProfileFieldsProps['form'], name: PublicText) => ({
  ...publicText(form, name),
  onText: form.field(name).onChange,
});

/** Skills of the job that the answer does not name yet; pressing one adds it. */
function SkillChips({
  skills,
  value,
  onChange,
}: {
  skills: readonly string[];
  value: string;
  onChange: (text: string) => void;
}) {
  const named = new Set(namedSkills(skills, value));
  const others = skills.filter((skill) => !named.has(skill));
  if (others.length === 0) return null;
  return (
    <Row role="group" aria-label="Add a skill to your answer">
      {others.map((skill) => (
        <Button
          key={skill}
          look="secondary"
          size="small"
          onClick={() => onChange([value.trimEnd(), `${skill}.`].filter(Boolean).join(' '))}
        >
          + {skill}
        </Button>
      ))}
    </Row>
  );
}
