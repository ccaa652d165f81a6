import { __iconNode as IconFilter } from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Icon } from '../base/Icon.tsx';
import { SkeletonBlock } from '../display/Skeleton.tsx';
import styles from './FilterBar.module.css';

/** The filters above a back office list, and how many rows match. On a phone they are behind a button. */
export function FilterBar({
  label,
  summary,
  activeCount,
  children,
}: {
  label: string;
  summary?: ReactNode;
  /** How many filters are set. */
  activeCount: number;
  children: ReactNode;
}) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <search aria-label={label} className={styles.bar}>
      <div className={styles.summary}>
        <p aria-live="polite">{summary}</p>
        <Button
          look="secondary"
          size="small"
          leading={<Icon of={IconFilter} size={18} />}
          aria-expanded={opened}
          aria-controls={id}
          className={styles.opener}
          onClick={() => setOpened(!opened)}
        >
          Filters{activeCount > 0 && ` (${activeCount})`}
        </Button>
      </div>
      <div id={id} className={styles.filters} data-opened={opened || undefined}>
        {children}
      </div>
    </search>
  );
}

/** As high as a FilterBar with so many filters. */
export function FilterBarSkeleton({ filters }: { filters: number }) {
  return (
    <div className={styles.bar}>
      <div className={styles.summary}>
        <SkeletonBlock className={styles.count} />
      </div>
      <div className={styles.filters}>
        {Array.from({ length: filters }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <SkeletonBlock key={index} shape="block" className={styles.placeholder} />
        ))}
      </div>
    </div>
  );
}

/** Below a list: which rows are shown, how many a page holds, and the pages. */
export function ListFoot({ range, size, children }: { range: string; size: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      {size}
      <p className={styles.range}>{range}</p>
      {children}
    </div>
  );
}
