import { SkeletonBlock } from '../display/Skeleton.tsx';
import table from './DataTable.module.css';
import { FilterBarSkeleton } from './FilterBar.tsx';
import styles from './TableSkeleton.module.css';

/** As high as a DataTable of so many rows. */
export function TableSkeleton({ rows = 12 }: { rows?: number | undefined }) {
  return (
    <div className={table.frame}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row} className={styles.row}>
          <SkeletonBlock />
          <SkeletonBlock />
          <SkeletonBlock />
          <SkeletonBlock />
        </div>
      ))}
    </div>
  );
}

/** A table with so many filters above it. */
export function ListSkeleton({ filters, rows }: { filters: number; rows?: number }) {
  return (
    <>
      <FilterBarSkeleton filters={filters} />
      <TableSkeleton rows={rows} />
    </>
  );
}
