import type { ActionResult } from '../../app/relay/action.ts';
import { useRefetchPage } from '../../app/routing/refetchPage.ts';
import { discardUnsavedChanges } from '../../app/routing/unsavedChanges.ts';
import { confirm } from '../../ui/dialog/confirm.ts';

/**
 * Asks before a record is deleted, in the documented words. Resolves to whether it is gone. A record that
 * someone else has deleted counts as deleted.
 */
export async function confirmDelete({
  noun,
  name,
  note,
  action,
  onDeleted,
  leave,
}: {
  /** Singular and capitalized: 'Status'. */
  noun: string;
  /** Identifies the record: its id, or what the list calls it. */
  name: string | number;
  /** What the deletion leaves untouched. */
  note?: string;
  action: () => Promise<ActionResult<unknown>>;
  /** Runs before the dialog closes, such as reading the list again. */
  onDeleted?: () => Promise<void>;
  /** Opens another page than that of what is gone. Its forms ask for nothing: what they hold cannot be saved any more. */
  leave?: () => void;
}): Promise<boolean> {
  const isGone = await confirm({
    title: `Delete ${noun}`,
    text: (
      <>
        <p dir="auto">
          Please confirm that you want to delete a {noun} : <bdi>{name}</bdi>
        </p>
        {note && <p>{note}</p>}
      </>
    ),
    destructive: true,
    action: async () => {
      const result = await action();
      if (!result.ok && result.type !== 'NotFound') return result;
      await onDeleted?.();
      return { ok: true, success: true };
    },
  });
  if (isGone && leave) {
    discardUnsavedChanges();
    leave();
  }
  return isGone ?? false;
}

/** Returns a function that deletes a record of a list after a confirmation, and then refetches the page. */
export function useDelete({
  noun,
  note,
  remove,
}: {
  /** Singular and capitalized: 'Status'. */
  noun: string;
  /** What the deletion leaves untouched. */
  note?: string;
  remove: (id: string) => Promise<ActionResult<unknown>>;
}): (id: string, name: string | number) => Promise<boolean> {
  const refetchPage = useRefetchPage();
  return (id, name) =>
    confirmDelete({ noun, name, ...(note && { note }), action: () => remove(id), onDeleted: refetchPage });
}
