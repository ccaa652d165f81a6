import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import styles from './Selection.module.css';

/** A box that selects the rows `ids`: one, or all on the page; half ticked when only some are. */
export function Selection({
  ids,
  selected,
  onSelect,
  label,
}: {
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  label: string;
}) {
  const count = ids.filter((id) => selected.has(id)).length;
  const all = ids.length > 0 && count === ids.length;
  return (
    <Checkbox
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !all;
      }}
      onChange={() => {
        const next = new Set(selected);
        for (const id of ids) {
          if (all) next.delete(id);
          else next.add(id);
        }
        onSelect(next);
      }}
    />
  );
}

/** The selected rows of a table. Rows that are no longer shown are not selected. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected: ReadonlySet<string> = new Set(ids.filter((id) => chosen.has(id)));
  return {
    selected,
    /** For DataTable. */
    table: { selected, onSelect: setChosen },
    /** For SelectionBar. */
    bar: { count: selected.size, onClear: () => setChosen(new Set()) },
  };
}

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
