import { useEffect, useRef } from 'react';
import { type UnsavedChanges, watchUnsavedChanges } from '../../../app/routing/unsavedChanges.ts';

/** Warns before the page is left while `isDirty()`, as long as the form is mounted. */
export function useUnsavedChanges(warns: boolean, changes: UnsavedChanges): void {
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });
  useEffect(() => {
    if (!warns) return;
    return watchUnsavedChanges({
      isDirty: () => latest.current.isDirty(),
      discard: () => latest.current.discard(),
    });
  }, [warns]);
}
