import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  /** Null or undefined shows as a dash. */
  cell: (row: Row) => ReactNode;
  /** A second, smaller line in the cell. Left out where it is empty. */
  second?: (row: Row) => ReactNode;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
  /** The cell that names the row. One per table. */
  names?: boolean;
  /**
   * On a phone a row has two lines: the name with one `aside`, and below it up to two cells on the `line`. Other cells are
   * shown when the row is unfolded.
   */
  phone?: 'aside' | 'line';
  /** The key of `TableSort` that sorts by this column. */
  sort?: string;
}

export interface TableSort {
  sorted: { key: string; direction: 'ascending' | 'descending' };
  onSort: (key: string) => void;
}
