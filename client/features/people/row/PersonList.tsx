import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../../ui/base/classNames.ts';
import { MantineLayer } from '../../../ui/base/MantineLayer.tsx';
import { useReplacedContent } from '../../../ui/focus/useReplacedContent.ts';
import styles from './PersonRow.module.css';

/** The rows of people. With `page` the first one gets the focus when it changes; `stale` dims them while others are loaded. */
export function PersonList<Row extends { readonly id: string }>({
  label,
  rows,
  page = 1,
  stale = false,
  listRef,
  children,
}: {
  label: string;
  rows: readonly Row[];
  page?: number;
  stale?: boolean;
  listRef?: RefObject<HTMLUListElement | null>;
  children: (row: Row) => ReactNode;
}) {
  const replaced = useReplacedContent<HTMLUListElement>(page);
  return (
    <MantineLayer>
      <ul
        ref={listRef ?? replaced}
        aria-label={label}
        aria-busy={stale}
        className={classNames(styles.list, stale && styles.stale)}
      >
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </MantineLayer>
  );
}
