import { useState } from 'react';
import type { ActionResult } from '../../../app/relay/action.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { type SortableItem, SortableList } from '../../../ui/form/SortableList.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';

/** Puts the records of a short list in order. Nothing is stored before Save. */
export default function OrderDialog({
  title,
  items: present,
  save,
  ...dialog
}: DialogState & {
  title: string;
  /** All records. */
  items: readonly SortableItem[];
  save: (ids: string[]) => Promise<ActionResult<unknown>>;
}) {
  const refetchPage = useRefetchPage();
  const [items, setItems] = useState(present);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function store() {
    setSaving(true);
    const result = await save(items.map(({ id }) => id));
    if (result.ok) await refetchPage();
    setSaving(false);
    if (!result.ok) return setProblem(result.message);
    dialog.onClose();
    showToast('The order was saved.');
  }

  return (
    <Dialog
      {...dialog}
      title={title}
      size="small"
      footer={
        <>
          <Button look="secondary" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button loading={isSaving} onClick={() => void store()}>
            Save
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Notice tone="error">{problem}</Notice>}
        <SortableList items={items} onChange={setItems} />
      </Stack>
    </Dialog>
  );
}
