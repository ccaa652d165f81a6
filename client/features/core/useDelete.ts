import type { ActionResult } from '../../app/relay/action.ts';
import { useRefetchPage } from '../../app/routing/useRefetchPage.ts';
import { confirmDelete } from './confirmDelete.tsx';

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
