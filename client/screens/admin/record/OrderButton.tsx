import { lazy } from 'react';
import type { ActionResult } from '../../../app/relay/action.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import type { SortableItem } from '../../../ui/form/SortableList.tsx';

const load = () => import('./OrderDialog.tsx');
const OrderDialog = lazy(load);

/** Opens a dialog that puts the records of a short list in order. */
export function OrderButton({
  title,
  items,
  save,
}: {
  /** Of the dialog: 'Order of the statuses'. */
  title: string;
  /** All records. */
  items: readonly SortableItem[];
  save: (ids: string[]) => Promise<ActionResult<unknown>>;
}) {
  const dialog = useDialog<readonly SortableItem[]>(load);
  if (items.length < 2) return null;
  return (
    <>
      <Button look="secondary" {...dialog.opens(items)}>
        Change order
      </Button>
      {dialog.render((present, state) => (
        <OrderDialog {...state} title={title} items={present} save={save} />
      ))}
    </>
  );
}
