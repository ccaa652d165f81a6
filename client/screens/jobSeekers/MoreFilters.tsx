import { __iconNode as IconAdjustmentsHorizontal } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Filters } from '../../features/discovery/jobSearch/jobSearch.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { servedOnly } from '../../ui/base/servedPart.tsx';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import type { Known, Place } from './filterChoices.ts';
import styles from './JobSeekerSearchBar.module.css';

const FilterSheet = lateDialog(() => import('./FilterSheet.tsx'));
const FilterFields = servedOnly(() => import('./FilterFields.tsx'));

/**
 * The line that opens the sheet of all filters. Without scripts it opens the filters that the bar does not have, as fields of the
 * bar's form; what was opened before the scripts ran stays until the next search.
 */
export function MoreFilters({
  form,
  known,
  place,
  filters,
  kept,
  onSearch,
  children,
}: {
  /** The id of the bar's form. */
  form: string;
  known: Known;
  place: Place;
  filters: Filters;
  /** Values that the bar searches for as they are. */
  kept: Readonly<Record<string, string | number | null>>;
  /** Receives the values by name. */
  onSearch: (values: Record<string, string>) => void;
  /** The present search in words, which only phones show. */
  children: ReactNode;
}) {
  const sheet = useDialog<null>(FilterSheet);
  const { search } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const isBrowser = useIsBrowser();
  /** The search for which the fields are there. */
  const [fieldsOf, setFieldsOf] = useState(isBrowser ? null : search);
  const hasFields = fieldsOf === search;
  useLayoutEffect(() => {
    if (!details.current || (hasFields && details.current.open)) return;
    details.current.open = false;
    setFieldsOf(null);
  }, [hasFields]);
  return (
    <>
      <details ref={details} className={styles.more}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary
          {...sheet.opens(null)}
          aria-haspopup={hasFields ? undefined : 'dialog'}
          className={styles.summary}
          onClick={(event) => {
            if (hasFields) return;
            event.preventDefault();
            sheet.open(null);
          }}
        >
          <span className={styles.said} dir="auto">
            {children}
          </span>
          <Icon of={IconAdjustmentsHorizontal} size={20} />
          <span className={styles.action}>More filters</span>
          <VisuallyHidden>: change the search</VisuallyHidden>
        </summary>
        {hasFields && (
          <div className={styles.fields}>
            <FilterFields known={known} place={place} filters={filters} barForm={form} />
            <Button type="submit" form={form}>
              Search
            </Button>
          </div>
        )}
      </details>
      {!hasFields &&
        Object.entries(kept).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" form={form} name={name} value={value} />,
        )}
      {sheet.render((_, state) => (
        <FilterSheet known={known} place={place} filters={filters} onSearch={onSearch} {...state} />
      ))}
    </>
  );
}
