import { useState } from 'react';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import { Checkbox } from '../form/Checkbox.tsx';

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
