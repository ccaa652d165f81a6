import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { classNames } from '../../../ui/base/classNames.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { formValues } from './formValues.ts';
import styles from './SearchBar.module.css';

export interface SearchBarSelect {
  name: string;
  label: string;
  value: string;
  /** The default comes first: 'All cities'. */
  options: readonly SelectOption[];
}

/**
 * The selects and the button of a search, as a GET form: without JavaScript the browser submits it to `action`.
 * `onSearch` receives the values by name.
 */
export function SearchBar({
  label,
  action,
  selects,
  onSearch,
  onChange,
  searching = false,
  status,
  kept = {},
  className,
  children,
}: {
  label: string;
  action: string;
  selects: SearchBarSelect[];
  onSearch?: (values: Record<string, string>) => void;
  /** Receives the values by name after each change of a field. */
  onChange?: (values: Record<string, string>) => void;
  searching?: boolean;
  /** Below the bar: what the search would find. */
  status?: string | null;
  /** Values that are searched for as they are. */
  kept?: Readonly<Record<string, string | number | null>>;
  /** Of the form. */
  className?: string;
  /** More of the search, below the bar. */
  children?: ReactNode;
}) {
  const prefix = useId();
  return (
    <search aria-label={label}>
      <form
        action={action}
        method="get"
        className={classNames(styles.bar, className)}
        data-selects={selects.length}
        onChange={({ currentTarget }) => onChange?.(formValues(currentTarget))}
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          onSearch(formValues(event.currentTarget));
        }}
      >
        {selects.map((select) => (
          <div key={select.name} className={styles.part}>
            <label htmlFor={prefix + select.name}>{select.label}</label>
            {/** The key resets the fields when the URL changes. */}
            <select
              key={select.value}
              id={prefix + select.name}
              name={select.name}
              defaultValue={select.value}
              className={styles.select}
            >
              {select.options.map((option) => (
                <option key={option.value} dir="auto" value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon of={IconChevronDown} size={16} className={styles.arrow} />
          </div>
        ))}
        {Object.entries(kept).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={styles.go}>
          <Button type="submit" wide loading={searching} leading={<Icon of={IconSearch} />}>
            Search
          </Button>
        </div>
      </form>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {children}
    </search>
  );
}
