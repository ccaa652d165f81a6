import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/action/Button.tsx';
import { classNames } from '../../../ui/base/classNames.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { formValues } from './formValues.ts';
import styles from './SearchBar.module.css';
import type { SearchValues } from './useLiveCount.ts';

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
  searching = false,
  loadCount,
  Count,
  id,
  className,
  children,
}: {
  label: string;
  action: string;
  selects: SearchBarSelect[];
  onSearch?: (values: Record<string, string>) => void;
  searching?: boolean;
  /** Loads the code of `Count`, before it is needed; never rejects. */
  loadCount?: () => Promise<unknown>;
  /** Below the bar once a field is changed, until the search is opened: what it would find. */
  Count?: ComponentType<{ values: SearchValues }>;
  /** Of the form. */
  id?: string;
  className?: string;
  /** Below the bar. Fields there that name the form belong to the search. */
  children?: ReactNode;
}) {
  const prefix = useId();
  const { key } = useLocation();
  const [changed, setChanged] = useState<{ at: string; values: SearchValues } | null>(null);
  return (
    <search aria-label={label}>
      <form
        id={id}
        action={action}
        method="get"
        className={classNames(styles.bar, className)}
        data-selects={selects.length}
        onFocus={() => void loadCount?.()}
        onChange={({ currentTarget }) => setChanged({ at: key, values: formValues(currentTarget) })}
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
        <div className={styles.go}>
          <Button type="submit" wide loading={searching} leading={<Icon of={IconSearch} />}>
            Search
          </Button>
        </div>
      </form>
      <p role="status" className={styles.status}>
        {Count && changed?.at === key && (
          <Suspense>
            <Count values={changed.values} />
          </Suspense>
        )}
      </p>
      {children}
    </search>
  );
}
