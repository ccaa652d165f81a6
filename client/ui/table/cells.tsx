import { __iconNode as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { __iconNode as IconArrowsSort } from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { __iconNode as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import type { Column, TableSort } from './column.ts';
import styles from './DataTable.module.css';
import { roles } from './roles.ts';

/** A column's header; a button where the list can be sorted by it. */
export function HeaderCell<Row>({ column, sort }: { column: Column<Row>; sort: TableSort | undefined }) {
  const { header, sort: key } = column;
  const className = classNames(column.align === 'end' && styles.end);
  if (!sort || key === undefined) {
    return (
      <th {...roles.columnheader} scope="col" className={className}>
        {header}
      </th>
    );
  }
  const direction = sort.sorted.key === key ? sort.sorted.direction : undefined;
  return (
    <th {...roles.columnheader} scope="col" aria-sort={direction} className={className}>
      <button type="button" className={styles.sort} onClick={() => sort.onSort(key)}>
        {header}
        <Icon of={direction ? arrows[direction] : IconArrowsSort} size={14} />
      </button>
    </th>
  );
}

const arrows = { ascending: IconArrowUp, descending: IconArrowDown };

export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { header, cell, second, align, names, phone } = column;
  const value = cell(row) ?? null;
  const more = second?.(row);
  const content = (
    <>
      <bdi>{value ?? '–'}</bdi>
      {more && <bdi className={styles.second}>{more}</bdi>}
    </>
  );
  if (names) {
    return (
      <th {...roles.rowheader} scope="row" className={styles.names}>
        {content}
      </th>
    );
  }
  return (
    <td
      {...roles.cell}
      data-header={header}
      data-empty={value === null || undefined}
      className={classNames(align === 'end' && styles.end, phone ? styles[phone] : styles.folded)}
    >
      {content}
    </td>
  );
}
