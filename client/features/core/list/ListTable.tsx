import type { ReactNode } from 'react';
import { capitalized } from '../../../../server/domain/core/text/labels.ts';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { DataTable, type DataTableProps } from '../../../ui/table/DataTable.tsx';
import type { List } from './useList.ts';

export interface ListTableProps<Row>
  extends Omit<DataTableProps<Row>, 'caption' | 'sort' | 'page' | 'stale' | 'instead'> {
  /** What the rows are: 'contact requests'. */
  plural: string;
  /** Shown where there are no rows and no filters: an EmptyState. */
  empty: ReactNode;
}

/** The rows of a list, dimmed while others are loaded, or why there are none. */
export function ListTable<Row>({
  list,
  plural,
  empty,
  ...table
}: ListTableProps<Row> & {
  /** None: the list is short, and always shown as a whole. */
  list?: List;
}) {
  return (
    <DataTable
      {...table}
      caption={capitalized(plural)}
      // Where there is one order only, the columns are not sortable.
      sort={list?.sort ? { sorted: list.sort, onSort: list.toggleSort } : undefined}
      page={list?.shown.page ?? 1}
      stale={list?.isLoading ?? false}
      instead={table.rows.length === 0 && <NoRows list={list} plural={plural} empty={empty} />}
    />
  );
}

/** Why a list has no rows: its filters, or else `empty`. */
export const NoRows = ({ list, plural, empty }: { list?: List | undefined; plural: string; empty: ReactNode }) =>
  list && list.shown.filterCount > 0 ? (
    <EmptyState
      title={`No ${plural} match these filters`}
      action={
        <ButtonLink href={list.unfilteredHref} look="secondary">
          Clear filters
        </ButtonLink>
      }
    />
  ) : (
    empty
  );
