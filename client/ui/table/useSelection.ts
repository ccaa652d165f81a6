import { useState } from 'react';

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
