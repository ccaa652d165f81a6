import { __iconNode as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { __iconNode as IconArrowsSort } from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { __iconNode as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink, type ButtonLook } from '../action/Button.tsx';
import { IconButton } from '../action/IconButton.tsx';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import { MantineLayer } from '../base/MantineLayer.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { useReplacedContent } from '../focus/useReplacedContent.ts';
import type { Column, TableSort } from './column.ts';
import styles from './DataTable.module.css';
import { type RowAction, RowMenu } from './RowMenu.tsx';
import { Selection } from './Selection.tsx';

/** A table with another `display`, as on a phone, loses its roles in browsers: they are given explicitly. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Names a row to screen readers: 'Select Maria'. In words of people, never an id of the graph. */
  rowLabel: (row: Row) => string;
  sort?: TableSort | undefined;
  /**
   * The most frequent actions, as buttons at the end of a row. Falsy ones are left out. A phone shows the first one without
   * unfolding if it is primary.
   */
  actions?: (row: Row) => (RowButtonAction | false | null | undefined)[];
  /** The other actions, in a menu. A row without any has no menu. */
  menu?: (row: Row) => RowAction[];
  /** What a row unfolds to. */
  details?: (row: Row) => ReactNode;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** The number of the page: the first row gets the focus when it changes. */
  page?: number;
  /** Other rows are being loaded: these are dimmed. */
  stale?: boolean;
  /** In place of rows: an EmptyState or a FailedState. */
  instead?: ReactNode;
}

/** The back office's table: dense, with a sticky head. On a phone it is a list of two-line rows that unfold. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, sort, actions, menu, details, selected, onSelect, instead } = props;
  const detailsId = useId();
  const body = useReplacedContent<HTMLTableSectionElement>(props.page);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  if (instead) return <div className={styles.instead}>{instead}</div>;
  const ids = rows.map(rowId);
  const hasActions = Boolean(actions || menu);
  const foldsOnPhones = hasActions || columns.some(({ names, phone }) => !names && !phone);
  const folds = Boolean(details) || foldsOnPhones;
  const foldClass = classNames(styles.fold, !details && styles.phoneOnly);
  const selection = selected && onSelect ? { ids, selected, onSelect } : null;
  const width = columns.length + [selection, hasActions, folds].filter(Boolean).length;
  const table = (
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
              <HeaderCell key={column.id} column={column} sort={sort} />
            ))}
            {hasActions && (
              <th {...roles.columnheader} scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
            {folds && (
              <th {...roles.columnheader} scope="col" className={foldClass}>
                <VisuallyHidden>Details</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} ref={body}>
          {rows.map((row) => {
            const id = rowId(row);
            const label = props.rowLabel(row);
            const isUnfolded = unfolded.has(id);
            const buttons = actions?.(row).filter((action) => Boolean(action)) ?? [];
            const menuActions = menu?.(row) ?? [];
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
                      <div data-next={(buttons[0] && buttons[0].look === 'primary') || undefined}>
                        {buttons.map(
                          (action) => action && <RowButton key={action.id} action={action} rowLabel={label} />,
                        )}
                        {menuActions.length > 0 && <RowMenu label={`Actions for ${label}`} actions={menuActions} />}
                      </div>
                    </td>
                  )}
                  {folds && (
                    <td {...roles.cell} className={foldClass}>
                      <IconButton
                        label={`Details of ${label}`}
                        aria-expanded={isUnfolded}
                        aria-controls={details && isUnfolded ? `${detailsId}${id}` : undefined}
                        className={styles.unfold}
                        onClick={() => setUnfolded(toggled(unfolded, id))}
                      >
                        <Icon of={IconChevronDown} />
                      </IconButton>
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
  return menu ? <MantineLayer>{table}</MantineLayer> : table;
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

type RowButtonAction = RowAction & {
  /** 'secondary' unless given; 'quietDanger' for `danger`. */
  look?: ButtonLook;
  loading?: boolean;
};

/** An action as a button in a row of a table. Its name for screen readers includes the row's. */
function RowButton({ action, rowLabel }: { action: RowButtonAction; rowLabel: string }) {
  const { label, danger, loading = false } = action;
  const look = action.look ?? (danger ? 'quietDanger' : 'secondary');
  const isNewTab = 'href' in action && action.newTab;
  const text = (
    <>
      {label}
      <VisuallyHidden>
        {' '}
        {rowLabel}
        {isNewTab && ', in a new tab'}
      </VisuallyHidden>
    </>
  );
  if ('href' in action) {
    return (
      <ButtonLink href={action.href} target={isNewTab ? '_blank' : undefined} look={look} size="small">
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button look={look} size="small" loading={loading} onClick={action.onPress}>
      {text}
    </Button>
  );
}

/** A column's header; a button where the list can be sorted by it. */
function HeaderCell<Row>({ column, sort }: { column: Column<Row>; sort: TableSort | undefined }) {
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

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
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
