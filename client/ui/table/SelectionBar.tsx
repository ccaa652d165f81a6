import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import styles from './SelectionBar.module.css';

/** Below the rows, at the window's edge: how many are selected, which is announced, and what can be done with all of them. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  /** Buttons. */
  children: ReactNode;
}) {
  return (
    <div className={styles.bar} data-empty={count === 0 || undefined}>
      <p role="status">{count > 0 && `${count.toLocaleString('en')} selected`}</p>
      {count > 0 && (
        <>
          {children}
          <Button look="quiet" size="small" onClick={onClear}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}
