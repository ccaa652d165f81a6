import { formatMonth } from '../../../../server/domain/core/text/format/time.ts';
import { SelectFilter } from '../../../features/core/list/filters.tsx';
import type { List } from '../../../features/core/list/useList.ts';
import { FilterBar } from '../../../ui/table/FilterBar.tsx';

/** Chooses the month of a report. */
export function MonthFilter({
  list,
  month,
  months,
}: {
  list: List<'month'>;
  month: string;
  /** Those to choose from, this one first. */
  months: readonly string[];
}) {
  const options = months.includes(month) ? months : [...months, month];
  return (
    <FilterBar label="Choose a month" activeCount={list.shown.filterCount} summary="">
      <SelectFilter
        list={list}
        name="month"
        label="Month"
        wide
        placeholder={formatMonth(months[0] ?? month)}
        options={options.slice(1).map((value) => ({ value, label: formatMonth(value) }))}
      />
    </FilterBar>
  );
}
