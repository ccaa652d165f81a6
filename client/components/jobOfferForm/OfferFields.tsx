import type { KeptOffer } from '../../../server/domain/jobOffer/jobOffer.input.ts';
import { CardSection } from '../../ui/display/CardSection.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { ChoiceSelect } from '../form/ChoiceSelect.tsx';
import { MarkdownArea } from '../form/MarkdownArea.tsx';
import { NumberSelect } from '../form/NumberSelect.tsx';
import type { SchemaForm } from '../form/useSchemaForm.ts';
import { EmployerPicker } from '../introduction/PersonPicker.tsx';
import { type OfferValues, ratesIn, withCity } from './offerValues.ts';
import type { OfferChoices } from './useOfferChoices.ts';

interface FieldsProps {
  form: SchemaForm<OfferValues>;
}

/** City, job and rate, and for admins the employer. */
export function WorkFields({
  form,
  choices,
  kept,
  slug,
  isAdmin,
}: FieldsProps & {
  choices: OfferChoices;
  kept: KeptOffer | null;
  /** Null for a new offer. */
  slug: string | null;
  isAdmin: boolean;
}) {
  const city = choices.cities.find(({ id }) => id === form.values.city);
  return (
    <CardSection title="The work">
      {isAdmin && <EmployerPicker label="Employer" {...form.field('employer')} />}
      <Grid columns={3}>
        <li>
          <ChoiceSelect
            label="City"
            placeholder="Select city"
            options={choices.cityOptions}
            {...form.field('city')}
            onChange={(id) =>
              form.setValues(
                withCity(
                  form.values,
                  choices.cities.find((one) => one.id === id),
                  kept,
                ),
              )
            }
          />
        </li>
        <li>
          <ChoiceSelect label="Job" placeholder="Select job" options={choices.jobOptions} {...form.field('job')} />
        </li>
        <li>
          <NumberSelect
            label="Hourly rate"
            placeholder={city ? 'Select Rate' : 'Select a City First'}
            disabled={!city}
            options={(city ? ratesIn(city, kept) : []).map((rate) => ({
              value: rate,
              label: `${city?.country.currencySymbol} ${rate}`,
            }))}
            hint={city && `Per hour, in ${city.country.currencyName}.`}
            {...form.field('maxRate')}
          />
        </li>
      </Grid>
      {slug && <TextField label="Slug" readOnly value={slug} hint="Filled in automatically. It never changes." />}
    </CardSection>
  );
}

export function DescriptionField({ form }: FieldsProps) {
  return (
    <CardSection title="Description" lead="What the work is, when, and what you expect.">
      <MarkdownArea
        label="Description"
        hint="No email addresses, phone numbers or links: job seekers apply in the chat."
        {...form.field('description')}
        isChanged={form.isDirty('description')}
      />
    </CardSection>
  );
}
