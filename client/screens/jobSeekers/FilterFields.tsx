import { useState } from 'react';
import {
  type SearchFlag,
  searchFlags,
  searchNumbers,
  searchTextLength,
} from '../../../server/domain/people/search/filters.input.ts';
import { anyChoice, type Filters, sorts } from '../../features/discovery/jobSearch/jobSearch.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './FilterFields.module.css';
import {
  cityOptions,
  currencyOf,
  experienceOptions,
  genderOptions,
  jobOptions,
  type Known,
  languageOptions,
  type Place,
  sortOptions,
} from './filterChoices.ts';

/** Of the begin and the end of work. One that is in an address stays as it is. */
const timesWith = (...chosen: string[]) =>
  [...new Set([...Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`), ...chosen])]
    .sort()
    .map((time) => ({ value: time, label: time }));

/** All that a search for job seekers can ask for, as fields of a form that is submitted by GET. */
export default function FilterFields({
  known,
  place,
  filters,
  barForm,
}: {
  known: Known;
  place: Place;
  filters: Filters;
  /** The id of the search bar's form, to which the fields belong. Those that the bar has are left out. */
  barForm?: string;
}) {
  const [city, setCity] = useState(place.city ?? anyChoice);
  const currency = currencyOf(known, city);
  const { when } = filters;
  const [from, to] = when ? [when.slice(11, 16), when.slice(17)] : ['18:00', '23:00'];
  const times = timesWith(from, to);
  return (
    <div className={styles.fields}>
      {!barForm && (
        <>
          <SelectField label="Job" name="job" defaultValue={place.job ?? anyChoice} options={jobOptions(known)} />
          <SelectField
            label="City"
            name="city"
            value={city}
            onChange={({ currentTarget }) => setCity(currentTarget.value)}
            options={cityOptions(known)}
          />
        </>
      )}
      <fieldset className={styles.when}>
        <legend>Free for work</legend>
        <TextField label="On" name="on" type="date" form={barForm} defaultValue={when?.slice(0, 10) ?? ''} />
        <SelectField label="From" name="from" form={barForm} options={times} defaultValue={from} />
        <SelectField label="To" name="to" form={barForm} options={times} defaultValue={to} />
      </fieldset>
      <fieldset className={styles.checks}>
        <legend>Work time</legend>
        <Flag flag="partTime" filters={filters} form={barForm} />
        <Flag flag="fullTime" filters={filters} form={barForm} />
      </fieldset>
      {currency ? (
        <TextField
          // A rate of another currency says nothing in this one.
          key={currency}
          label={`Highest rate an hour, in ${currency}`}
          name={searchNumbers.maxRate}
          form={barForm}
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
        options={languageOptions(known)}
        form={barForm}
      />
      {!barForm && (
        <>
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
        </>
      )}
      <fieldset className={styles.checks}>
        <legend>Only show people who are</legend>
        <Flag flag="verified" filters={filters} form={barForm} />
        <Flag flag="wellRated" filters={filters} form={barForm} />
        <Flag flag="hasVideo" filters={filters} form={barForm} />
      </fieldset>
      <TextField
        label="Words"
        name="q"
        form={barForm}
        type="search"
        maxLength={searchTextLength}
        hint="In the title, the areas or the description, or a first name."
        defaultValue={filters.q ?? ''}
      />
    </div>
  );
}

function Flag({ flag, filters, form }: { flag: SearchFlag; filters: Filters; form: string | undefined }) {
  const { address, words } = searchFlags[flag];
  return <Checkbox name={address} value="1" form={form} label={words} defaultChecked={filters[flag]} />;
}
