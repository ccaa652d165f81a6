import { __iconNode as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import { formValues } from '../../features/discovery/jobSearch/formValues.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import type { SelectOption } from '../../ui/form/SelectField.tsx';
import { useBrowsing } from '../../ui/form/useBrowsing.ts';
import styles from './SearchSentence.module.css';

/**
 * A search as a sentence: 'I need to hire a … in … on …'. A GET form with the fields `job`, `city` and `when`, so that it works
 * without JavaScript; `onSearch` receives the values by name when a job is chosen or the form is submitted.
 */
export function SearchSentence({
  words,
  action,
  jobs,
  defaultJob,
  cities,
  days,
  onSearch,
  buttonLabel = 'Search',
}: {
  /** Before the job: 'I need to hire a'. */
  words: string;
  action: string;
  jobs: readonly SelectOption[];
  defaultJob?: string;
  /** The first one is the default: 'any city'. */
  cities?: readonly SelectOption[];
  /** The first one is the default: 'any day'. */
  days?: readonly SelectOption[];
  onSearch?: (values: Record<string, string>) => void;
  buttonLabel?: string;
}) {
  return (
    <search>
      <form
        action={action}
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          onSearch(formValues(event.currentTarget));
        }}
      >
        <h1 className={styles.sentence}>
          <Blank name="job" label={words} options={jobs} defaultValue={defaultJob} onChoose={onSearch} />
          {cities && (
            <>
              {' '}
              <Blank name="city" label="in" options={cities} />
            </>
          )}
          {days && (
            <>
              {' '}
              <Blank name="when" label="on" options={days} />
            </>
          )}
        </h1>
        <Button type="submit" size="large" trailing={<Icon of={IconArrowRight} size={22} />}>
          {buttonLabel}
        </Button>
      </form>
    </search>
  );
}

/** A select within the sentence; the words before it are its label. `onChoose` receives the values of the form. */
function Blank({
  name,
  label,
  options,
  defaultValue,
  onChoose,
}: {
  name: string;
  label: string;
  options: readonly SelectOption[];
  defaultValue?: string;
  onChoose?: (values: Record<string, string>) => void;
}) {
  const id = useId();
  const { isBrowsing, onPointerDown, ...keys } = useBrowsing();
  return (
    <>
      <label htmlFor={id}>{label}</label>{' '}
      <span className={styles.blank}>
        <select
          id={id}
          name={name}
          data-leads-on={onChoose && ''}
          defaultValue={defaultValue ?? options[0]?.value}
          className={styles.select}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isBrowsing()) event.currentTarget.form?.requestSubmit();
            keys.onKeyDown(event);
          }}
          onPointerDown={onPointerDown}
          onChange={({ currentTarget: { form } }) => {
            if (onChoose && form && !isBrowsing()) onChoose(formValues(form));
          }}
        >
          {options.map((option) => (
            <option key={option.value} dir="auto" value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={IconChevronDown} size={36} className={styles.arrow} />
      </span>
    </>
  );
}
