import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import { Button } from '../action/Button.tsx';
import type { SelectOption } from '../form/SelectField.tsx';
import { Icon } from '../Icon.tsx';
import { formValues } from './formValues.ts';
import styles from './HireSentence.module.css';

/**
 * The home page's search: 'I need to hire a … in …', a sentence one completes. A GET form with the fields `job` and
 * `city`, so that it works without JavaScript; `onHire` gets the chosen values by name.
 */
export function HireSentence({
  action,
  jobs,
  defaultJob,
  cities,
  onHire,
  buttonLabel = 'Search',
}: {
  action: string;
  jobs: readonly SelectOption[];
  defaultJob?: string;
  /** The first one is chosen: 'any city'. */
  cities?: readonly SelectOption[];
  onHire?: (values: Record<string, string>) => void;
  buttonLabel?: string;
}) {
  return (
    <search>
      <form
        action={action}
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          if (!onHire) return;
          event.preventDefault();
          onHire(formValues(event.currentTarget));
        }}
      >
        <h1 className={styles.sentence}>
          <Blank name="job" label="I need to hire a" options={jobs} defaultValue={defaultJob} />
          {cities && (
            <>
              {' '}
              <Blank name="city" label="in" options={cities} />
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

/** A gap in the sentence, and the words before it, which name it. */
function Blank({
  name,
  label,
  options,
  defaultValue,
}: {
  name: string;
  label: string;
  options: readonly SelectOption[];
  defaultValue?: string;
}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>{' '}
      <span className={styles.blank}>
        <select id={id} name={name} defaultValue={defaultValue ?? options[0]?.value} className={styles.select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={IconChevronDown} size={36} className={styles.arrow} />
      </span>
    </>
  );
}
