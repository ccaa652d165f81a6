import { type ReactNode, useState } from 'react';
import type { BulkActionKind, BulkRowsInput } from '../../../__generated__/BulkDialogMutation.graphql.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';
import { SelectionBar, useSelection } from '../../../ui/table/Selection.tsx';
import { bulkWords } from './bulkWords.ts';

const BulkDialog = lateDialog(() => import('./BulkDialog.tsx'));

/** What is done to which rows. */
interface Choice {
  kind: BulkActionKind;
  rows: BulkRowsInput;
  count: number;
}

/**
 * The rows that an admin selects in a list, on the page or all that match its filter, and what can be done with them. Spread
 * `list` into the NumberedList, and render `dialog` once.
 */
export function useBulk({
  connection,
  matching,
  kinds,
  statuses,
}: {
  connection: { readonly totalCount: number; readonly edges: readonly { readonly node: { readonly id: string } }[] };
  /** All rows that match the filter. */
  matching: BulkRowsInput;
  kinds: readonly BulkActionKind[];
  /** For the status of contact requests; values are global ids. */
  statuses?: readonly SelectOption[];
}) {
  const ids = connection.edges.map(({ node }) => node.id);
  const selection = useSelection(ids);
  // For this filter only: another one has other rows.
  const filter = JSON.stringify(matching);
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === filter && ids.length > 0;
  const dialog = useDialog<Choice>(BulkDialog);
  const count = isAll ? connection.totalCount : selection.selected.size;
  const rows = isAll ? matching : { ids: [...selection.selected] };

  function clear() {
    setAllOf(null);
    selection.bar.onClear();
  }

  const bar: ReactNode = (
    <SelectionBar count={count} onClear={clear}>
      {count < connection.totalCount && (
        <Button look="quiet" size="small" onClick={() => setAllOf(filter)}>
          Select all {connection.totalCount.toLocaleString('en')} that match
        </Button>
      )}
      {kinds.map((kind) => (
        <Button key={kind} look="secondary" size="small" {...dialog.opens({ kind, rows, count })}>
          {bulkWords[kind].button}
        </Button>
      ))}
    </SelectionBar>
  );
  return {
    list: {
      selected: isAll ? new Set(ids) : selection.selected,
      onSelect: (selected: ReadonlySet<string>) => {
        setAllOf(null);
        selection.table.onSelect(selected);
      },
      selectionBar: bar,
    },
    dialog: dialog.render((choice, state) => (
      <BulkDialog {...state} {...choice} statuses={statuses ?? []} onStarted={clear} />
    )),
  };
}
