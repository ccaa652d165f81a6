import type { ReactNode } from 'react';
import { forFields } from '../../../../server/domain/core/catalog/forFields.input.ts';
import { type OfferText, offerFields, offerTexts } from '../../../../server/domain/core/catalog/offerFields.input.ts';
import { CardSection } from '../../../ui/display/Card.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { MarkdownArea } from '../../core/form/MarkdownArea.tsx';
import { ChoiceSelect } from '../../core/form/NumberSelect.tsx';
import { PublicTextField } from '../../core/form/PublicText.tsx';
import { RateSelect } from '../../core/form/RateSelect.tsx';
import type { SchemaForm } from '../../core/form/useSchemaForm.ts';
import { WorkKindFields } from '../../core/form/WorkKindFields.tsx';
import { labelOf, type ShownFields, yesNo } from '../../core/record/useVersionedForm.tsx';
import { EmployerPicker } from '../../hiring/introduction/PersonPicker.tsx';
import type { OfferChoices } from './useOfferChoices.ts';
import { type OfferValues, withCity } from './useSaveOffer.ts';

interface FieldsProps {
  form: SchemaForm<OfferValues>;
}

/** What, where and when, and for how many people; for admins also for whom. */
export function WorkFields({
  form,
  choices,
  slug,
  isAdmin,
}: FieldsProps & {
  choices: OfferChoices;
  /** Null for a new offer. */
  slug: string | null;
  isAdmin: boolean;
}) {
  return (
    <CardSection title="Time and place">
      {isAdmin && <EmployerPicker label={offerFields.employerId.label} {...form.field('employer')} />}
      <Grid columns={2}>
        <li>
          <ChoiceSelect
            label={offerFields.jobId.label}
            placeholder="Select job"
            options={choices.jobOptions}
            {...form.field('job')}
          />
        </li>
        <li>
          <ChoiceSelect
            label={offerFields.cityId.label}
            placeholder="Select city"
            options={choices.cityOptions}
            {...form.field('city')}
            onChange={(id) =>
              form.setValues(
                withCity(
                  form.values,
                  choices.cities.find((one) => one.id === id),
                ),
              )
            }
          />
        </li>
      </Grid>
      <WorkKindFields form={form} />
      <Grid columns={3}>
        <li>
          <TextField
            label={offerFields.startsOn.label}
            optional
            type="date"
            hint="Leave it empty for as soon as possible."
            {...form.field('startsOn')}
          />
        </li>
        <li>
          <TextField
            label={offerFields.hoursPerWeek.label}
            optional
            inputMode="numeric"
            {...form.field('hoursPerWeek')}
          />
        </li>
        <li>
          <TextField label={offerFields.headcount.label} inputMode="numeric" {...form.field('headcount')} />
        </li>
      </Grid>
      <OfferTextField form={form} name="workTimes" />
      {slug && <TextField label="Slug" readOnly value={slug} hint="Filled in automatically. It never changes." />}
    </CardSection>
  );
}

/** One of the rates of the city. */
export function PayField({ form, choices }: FieldsProps & { choices: OfferChoices }) {
  const city = choices.cities.find(({ id }) => id === form.values.city);
  return (
    <CardSection title="Pay">
      <RateSelect label={offerFields.maxRate.label} city={city} {...form.field('maxRate')} />
    </CardSection>
  );
}

function OfferTextField({ form, name }: FieldsProps & { name: OfferText }) {
  const { label, hint, max } = offerFields[name];
  const isChanged = form.isDirty(name);
  return (
    <PublicTextField label={label} optional hint={hint} maxLength={max} {...form.field(name)} isChanged={isChanged} />
  );
}

/** The name and the picture that stand for the employer. */
export function CompanyFields({ form, children }: FieldsProps & { children: ReactNode }) {
  return (
    <CardSection title="Company" lead="This is how job seekers see you. The picture can be your logo or the workplace.">
      <OfferTextField form={form} name="company" />
      {children}
    </CardSection>
  );
}

export function DescriptionField({ form }: FieldsProps) {
  return (
    <CardSection title="Description" lead="Describe the work, the times and what you expect.">
      <MarkdownArea
        label={offerFields.description.label}
        hint="No email addresses, phone numbers or links: job seekers apply in the chat."
        foldsFormatting
        {...form.field('description')}
        isChanged={form.isDirty('description')}
      />
    </CardSection>
  );
}

/** An offer as text, to be compared with another version. */
export const shownOffer = (values: OfferValues, choices: OfferChoices): ShownFields<OfferValues> => ({
  employer: [offerFields.employerId.label, values.employer?.label],
  city: [offerFields.cityId.label, labelOf(choices.cityOptions, values.city)],
  job: [offerFields.jobId.label, labelOf(choices.jobOptions, values.job)],
  maxRate: [offerFields.maxRate.label, values.maxRate],
  description: [offerFields.description.label, values.description],
  ...forFields(offerTexts, (name) => [offerFields[name].label, values[name]] as const),
  partTime: [offerFields.partTime.label, yesNo(values.partTime)],
  fullTime: [offerFields.fullTime.label, yesNo(values.fullTime)],
  hoursPerWeek: [offerFields.hoursPerWeek.label, values.hoursPerWeek],
  startsOn: [offerFields.startsOn.label, values.startsOn],
  headcount: [offerFields.headcount.label, values.headcount],
  photoUri: [offerFields.photoUri.label, values.photoUri === null ? 'None' : 'Yes'],
});
