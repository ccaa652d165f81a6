import { Bone } from '../display/Skeleton.tsx';
import table from './DataTable.module.css';
import styles from './TableSkeleton.module.css';

/** As high as a DataTable of so many rows. */
export function TableSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div className={table.frame}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for none in particular
        <div key={row} className={styles.row}>
          <Bone />
          <Bone />
          <Bone />
          <Bone />
        </div>
      ))}
    </div>
  );
}
