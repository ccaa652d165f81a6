import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NumberedList_pageCursors$key } from '../../../__generated__/NumberedList_pageCursors.graphql.ts';
import { redirectTo } from '../../../app/routing/PageResult.ts';
import { PageSizeSelect, Pagination } from '../../../ui/paging/Pagination.tsx';
import { FilterBar, ListFoot } from '../../../ui/table/FilterBar.tsx';
import { pageSizes } from './defineList.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import type { List } from './useList.ts';

interface NumberedPagesProps<Row> {
  list: List;
  connection: {
    readonly totalCount: number;
    readonly pageCursors: NumberedList_pageCursors$key;
    readonly edges: readonly { readonly node: Row }[];
  };
  singular: string;
  plural: string;
  /** SelectFilter, TextFilter and others. */
  filters?: ReactNode;
  /** A SelectionBar, which stays in sight below the rows. */
  selectionBar?: ReactNode;
}

export type NumberedListProps<Row> = NumberedPagesProps<Row> & Omit<ListTableProps<Row>, 'rows'>;

/** A table with filters, sortable columns and numbered pages, all of which the address holds (`useList`). */
export function NumberedList<Row>({ connection, singular, filters, selectionBar, ...table }: NumberedListProps<Row>) {
  const { list, plural } = table;
  return (
    <NumberedPages {...{ list, connection, singular, plural, filters, selectionBar }}>
      {(rows) => <ListTable rows={rows} {...table} />}
    </NumberedPages>
  );
}

/** The same around rows of any look. */
export function NumberedPages<Row>({
  list,
  connection,
  singular,
  plural,
  filters,
  selectionBar,
  children,
}: NumberedPagesProps<Row> & { children: (rows: readonly Row[]) => ReactNode }) {
  const { totalCount } = connection;
  const { around, last } = useFragment(
    graphql`
      fragment NumberedList_pageCursors on PageCursors {
        around {
          page
        }
        last {
          page
        }
      }
    `,
    connection.pageCursors,
  );
  const rows = connection.edges.map(({ node }) => node);
  const lastPage = last?.page ?? around.at(-1)?.page ?? 1;
  // Rows have been deleted since, or the address was typed.
  if (list.shown.page > lastPage) throw redirectTo(list.hrefOfPage(lastPage));
  const before = (list.shown.page - 1) * list.shown.pageSize;
  return (
    <>
      {filters && (
        <FilterBar
          label={`Filter ${plural}`}
          activeCount={list.shown.filterCount}
          summary={`${totalCount.toLocaleString('en')} ${totalCount === 1 ? singular : plural}`}
        >
          {filters}
        </FilterBar>
      )}
      {children(rows)}
      {selectionBar}
      {totalCount > Math.min(...pageSizes) && (
        <ListFoot
          range={`${before + 1}–${before + rows.length} of ${totalCount.toLocaleString('en')}`}
          size={
            <PageSizeSelect value={list.pageSize} onChange={(size) => list.setPageSize(size)} options={pageSizes} />
          }
        >
          <Pagination current={list.shown.page} last={lastPage} hrefFor={(page) => list.hrefOfPage(page)} />
        </ListFoot>
      )}
    </>
  );
}
