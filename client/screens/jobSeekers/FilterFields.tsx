import { useState } from 'react';
import { searchFlags, searchNumbers, searchTextLength } from '../../../server/domain/people/search/filters.input.ts';
import { undisclosedGender } from '../../../server/domain/people/search/search.input.ts';
import type { JobSeekerSearchBar_query$data } from '../../__generated__/JobSeekerSearchBar_query.graphql.ts';
import { anyChoice, type Filters, sorts } from '../../features/discovery/jobSearch/jobSearch.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './FilterFields.module.css';

/** What can be chosen. */
export type Known = Pick<JobSeekerSearchBar_query$data, 'jobs' | 'cities' | 'sexes' | 'experiences' | 'languages'>;

/** The job, by its slug, and the city, by its name; null: all. */
export interface Place {
  job: string | null;
  city: string | null;
}

/** All that a search for job seekers can ask for, as fields of a form that is submitted by GET. */
export function FilterFields({ known, place, filters }: { known: Known; place: Place; filters: Filters }) {
  const [city, setCity] = useState(place.city ?? anyChoice);
  const currency = currencyOf(known, city);
  return (
    <div className={styles.fields}>
      <SelectField label="Job" name="job" defaultValue={place.job ?? anyChoice} options={jobOptions(known)} />
      <SelectField
        label="City"
        name="city"
        value={city}
        onChange={({ currentTarget }) => setCity(currentTarget.value)}
        options={cityOptions(known)}
      />
      <fieldset className={styles.checks}>
        <legend>Work time</legend>
        <Flag flag="partTime" filters={filters} />
        <Flag flag="fullTime" filters={filters} />
      </fieldset>
      {currency ? (
        <TextField
          // A rate of another currency says nothing in this one.
          key={currency}
          label={`Highest rate an hour, in ${currency}`}
          name={searchNumbers.maxRate}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={9}
          defaultValue={currency === currencyOf(known, place.city) ? (filters.maxRate ?? '') : ''}
        />
      ) : (
        <div>
          <p className={styles.label}>Highest rate an hour</p>
          <Text look="small">Choose a city to set it. Rates are compared in its currency.</Text>
        </div>
      )}
      <SelectField
        label="Language"
        name={searchNumbers.languageId}
        defaultValue={filters.languageId ?? anyChoice}
        options={[{ value: anyChoice, label: 'Any language' }, ...known.languages.map(asOption)]}
      />
      <SelectField
        label="Experience"
        name={searchNumbers.experienceId}
        defaultValue={filters.experienceId ?? anyChoice}
        options={experienceOptions(known)}
      />
      <SelectField
        label="Gender"
        name={searchNumbers.sexId}
        defaultValue={filters.sexId ?? anyChoice}
        options={genderOptions(known)}
      />
      <SelectField
        label="Sort by"
        name="sort"
        defaultValue={(sorts.find(({ sort }) => sort === filters.sort) ?? sorts[0]).value}
        options={sortOptions}
      />
      <fieldset className={styles.checks}>
        <legend>Only show people who are</legend>
        <Flag flag="verified" filters={filters} />
        <Flag flag="wellRated" filters={filters} />
        <Flag flag="hasVideo" filters={filters} />
      </fieldset>
      <TextField
        label="Words"
        name="q"
        type="search"
        maxLength={searchTextLength}
        hint="In the title, the areas or the description, or a first name."
        defaultValue={filters.q ?? ''}
      />
    </div>
  );
}

function Flag({ flag, filters }: { flag: keyof typeof searchFlags; filters: Filters }) {
  const { address, words } = searchFlags[flag];
  return <Checkbox name={address} value="1" label={words} defaultChecked={filters[flag]} />;
}

/** The currency of a city, by its name. */
export const currencyOf = (known: Pick<Known, 'cities'>, city: string | null): string | null =>
  known.cities.find(({ name }) => name === city)?.country.currencyCode ?? null;

export const jobOptions = ({ jobs }: Pick<Known, 'jobs'>) => [
  { value: anyChoice, label: 'All jobs' },
  ...jobs.map(({ slug, name }) => ({ value: slug, label: name })),
];

export const cityOptions = ({ cities }: Pick<Known, 'cities'>) => [
  { value: anyChoice, label: 'All cities' },
  ...cities.map(({ name }) => ({ value: name, label: name })),
];

export const genderOptions = ({ sexes }: Pick<Known, 'sexes'>) => [
  { value: anyChoice, label: 'All genders' },
  ...sexes.filter(({ name }) => name !== undisclosedGender).map(asOption),
];

export const experienceOptions = ({ experiences }: Pick<Known, 'experiences'>) => [
  { value: anyChoice, label: 'All experiences' },
  ...experiences.map(asOption),
];

export const sortOptions = sorts.map(({ value, label }) => ({ value, label }));

function asOption({ databaseId, name }: { readonly databaseId: number; readonly name: string }) {
  return { value: String(databaseId), label: name };
}
