import { Fragment, type ReactNode, useId, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './DataTable.module.css';
import { Selection } from './Selection.tsx';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  /** The cell that names the row; the head of its card on a phone. One per table. */
  names?: boolean;
  /** Not on phones. */
  wideOnly?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Names a row to screen readers: 'Select Maria'. */
  rowLabel?: (row: Row) => string;
  /** Buttons and links at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** What a row unfolds to, below it; a button in front of its actions opens it. */
  details?: (row: Row) => ReactNode;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Other rows are on their way: these fade. */
  stale?: boolean;
  /** In place of rows: an EmptyState or a FailedState. */
  instead?: ReactNode;
}

/** A table that is laid out as cards loses its own roles: they are written out. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The back office's table: dense, with a head that stays in sight; a card per row on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, actions, details, selected, onSelect, instead } = props;
  const detailsId = useId();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  if (instead) return <div className={styles.instead}>{instead}</div>;
  const ids = rows.map(rowId);
  const hasActions = Boolean(actions || details);
  const width = columns.length + (selected ? 1 : 0) + (hasActions ? 1 : 0);
  const selection = selected && onSelect ? { ids, selected, onSelect } : null;
  return (
    <section
      className={classNames(styles.frame, props.stale && styles.stale)}
      aria-label={caption}
      aria-busy={props.stale}
    >
      <table {...roles.table} className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {selection && (
              <th {...roles.columnheader} scope="col" className={styles.select}>
                <Selection {...selection} label="Select all" />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.id} {...roles.columnheader} scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
            {hasActions && (
              <th {...roles.columnheader} scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => {
            const id = rowId(row);
            const label = props.rowLabel?.(row) ?? id;
            const isUnfolded = unfolded.has(id);
            return (
              <Fragment key={id}>
                <tr
                  {...roles.row}
                  data-selected={selected?.has(id) || undefined}
                  data-unfolded={isUnfolded || undefined}
                >
                  {selection && (
                    <td {...roles.cell} className={styles.select}>
                      <Selection {...selection} ids={[id]} label={`Select ${label}`} />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.id} column={column} row={row} />
                  ))}
                  {hasActions && (
                    <td {...roles.cell} className={styles.actions}>
                      <div>
                        {details && (
                          <Button
                            look="quiet"
                            size="small"
                            aria-expanded={isUnfolded}
                            aria-controls={isUnfolded ? `${detailsId}${id}` : undefined}
                            onClick={() => setUnfolded(toggled(unfolded, id))}
                          >
                            Details<VisuallyHidden> of {label}</VisuallyHidden>
                          </Button>
                        )}
                        {actions?.(row)}
                      </div>
                    </td>
                  )}
                </tr>
                {details && isUnfolded && (
                  <tr {...roles.row} id={`${detailsId}${id}`} className={styles.details}>
                    <td {...roles.cell} colSpan={width}>
                      {details(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = cellClass(column);
  if (column.names) {
    return (
      <th {...roles.rowheader} scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td {...roles.cell} data-header={column.header} className={className}>
      {column.cell(row)}
    </td>
  );
}

function cellClass<Row>(column: Column<Row>): string | undefined {
  return classNames(
    column.align === 'end' && styles.end,
    column.names && styles.names,
    column.wideOnly && styles.wideOnly,
  );
}
