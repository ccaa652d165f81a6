import { ActingSelect } from '../../../ui/form/ActingSelect.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { searchTextLength, writeSort } from './defineList.ts';
import styles from './filters.module.css';
import type { List } from './useList.ts';
import { useTypedFilter } from './useTypedFilter.ts';

interface FilterProps<Name extends string> {
  list: List<Name>;
  name: NoInfer<Name>;
  label: string;
  /** What the field says while it lets all through: 'All cities'. */
  placeholder: string;
}

/** A filter with choices. The values of the options are texts of the filter's codec. */
export function SelectFilter<Name extends string>({
  list,
  name,
  wide = false,
  ...select
}: FilterProps<Name> & {
  options: readonly SelectOption[];
  /** For longer options. */
  wide?: boolean;
}) {
  return (
    <ActingSelect
      {...select}
      className={wide ? styles.wide : undefined}
      value={list.textOf(name)}
      onChoose={(value) => list.setText(name, value)}
    />
  );
}

/** A filter that is typed, of the codec `searchText`. It waits for a pause, in milliseconds. */
export function TextFilter<Name extends string>({ list, name, wait, ...field }: FilterProps<Name> & { wait: number }) {
  const [typed, setTyped] = useTypedFilter(
    list.textOf(name),
    (text, options) => list.setText(name, text, options),
    wait,
  );
  return (
    <TextField
      {...field}
      type="search"
      maxLength={searchTextLength}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** A filter with a day, '2026-12-24'. */
export function DateFilter<Name extends string>({ list, name, label }: Omit<FilterProps<Name>, 'placeholder'>) {
  // Arrow keys change a date at each press.
  const [typed, setTyped] = useTypedFilter(
    list.textOf(name),
    (text, options) => list.setText(name, text, options),
    1_000,
  );
  return <TextField type="date" label={label} value={typed} onChange={({ target }) => setTyped(target.value)} />;
}

/** The order of a list on a phone, where no column headers are shown. The values are those of the address: '-created'. */
export function SortFilter({
  list,
  options,
  everywhere = false,
}: {
  list: List;
  options: readonly SelectOption[];
  /** On wide screens too, for orders that no column has. */
  everywhere?: boolean;
}) {
  return (
    <ActingSelect
      label="Sort"
      className={everywhere ? styles.wide : styles.phoneOnly}
      options={options}
      value={list.sort ? writeSort(list.sort) : ''}
      onChoose={(value) => list.sortBy(value)}
    />
  );
}

/** A record as an option of a filter whose codec is `id`. */
export const idOption = ({
  databaseId,
  name,
}: {
  readonly databaseId: number;
  readonly name: string;
}): SelectOption => ({
  value: String(databaseId),
  label: name,
});
