import { type ReactNode, useEffect } from 'react';
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
  const isEmpty = count === 0;
  // The bar may have appeared above the row that was selected.
  useEffect(() => {
    if (!isEmpty) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isEmpty]);
  return (
    <div className={styles.bar} data-empty={isEmpty || undefined}>
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
