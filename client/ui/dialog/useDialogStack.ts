import { useId, useLayoutEffect } from 'react';

/** Ids of the open dialogs, the topmost last. */
const stack: string[] = [];

/** The id of the dialog that lies on all others; null without one. */
export const topmostDialog = (): string | null => stack.at(-1) ?? null;

/** The id of a dialog among the open ones. Escape reaches all of them, and must close only the topmost. */
export function useDialogStack(opened: boolean): string {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return;
    stack.push(id);
    return () => void stack.splice(stack.indexOf(id), 1);
  }, [opened, id]);
  return id;
}
