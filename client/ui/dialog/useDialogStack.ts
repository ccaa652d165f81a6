import { useId, useLayoutEffect } from 'react';

/** Ids of the open dialogs, the topmost last. */
const stack: string[] = [];

/** Tells whether no other dialog lies on this one. Escape reaches all open dialogs, and must close only the topmost. */
export function useDialogStack(opened: boolean): () => boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return;
    stack.push(id);
    return () => void stack.splice(stack.indexOf(id), 1);
  }, [opened, id]);
  return () => stack.at(-1) === id;
}
