import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { type ReactNode, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NumberedList_pageCursors$key } from '../../../__generated__/NumberedList_pageCursors.graphql.ts';
import { redirectTo } from '../../../app/routing/PageResult.ts';
import { classNames } from '../../../ui/base/classNames.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { useActingSelect } from '../../../ui/form/ActingSelect.tsx';
import { FilterBar, ListFoot } from '../../../ui/table/FilterBar.tsx';
import { pageSizes } from './defineList.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import styles from './NumberedList.module.css';
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

/** Numbered pages as links. Renders nothing for a single page. */
function Pagination({
  current,
  last,
  hrefFor,
  label = 'Pages',
}: {
  current: number;
  last: number;
  hrefFor: (page: number) => string;
  label?: string;
}) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Step href={current > 1 ? hrefFor(current - 1) : undefined} label="Previous page" icon={IconChevronLeft} />
      <ol className={styles.pages}>
        {pageWindow(current, last).map((page, index) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page} data-between={(page !== 1 && page !== current && page !== last) || undefined}>
              <Link
                href={hrefFor(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
                className={styles.page}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step href={current < last ? hrefFor(current + 1) : undefined} label="Next page" icon={IconChevronRight} />
    </nav>
  );
}

function Step({ href, label, icon }: { href: string | undefined; label: string; icon: typeof IconChevronLeft }) {
  if (!href) {
    return (
      <span className={classNames(styles.page, styles.off)} aria-hidden="true">
        <Icon of={icon} />
      </span>
    );
  }
  return (
    <Link href={href} aria-label={label} className={styles.page}>
      <Icon of={icon} />
    </Link>
  );
}

/**
 * The page numbers to show: the first, the last and those around the current one; `null` is a gap of at least two
 * pages. Pages count from 1.
 */
export function pageWindow(current: number, last: number, around = 1): (number | null)[] {
  const pages: (number | null)[] = [];
  let previous = 0;
  for (let page = 1; page <= last; page += 1) {
    const near = Math.abs(page - current) <= around;
    if (page !== 1 && page !== last && !near) continue;
    if (page - previous === 2) pages.push(page - 1);
    else if (page - previous > 2) pages.push(null);
    pages.push(page);
    previous = page;
  }
  return pages;
}

/** The number of rows per page. */
function PageSizeSelect({
  value,
  onChange,
  options = [5, 10, 20, 50, 100],
  label = 'Rows per page',
}: {
  value: number;
  onChange: (size: number) => void;
  options?: readonly number[];
  label?: string;
}) {
  const id = useId();
  const { select, notice } = useActingSelect(String(value), (size) => onChange(Number(size)));
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} aria-describedby={`${id}-notice`} className={styles.select}>
        {options.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <span id={`${id}-notice`} role="status">
        {notice}
      </span>
    </div>
  );
}
