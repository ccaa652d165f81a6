import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './DialogFrame.tsx';

const load = () => import('./DialogFrame.tsx');
const DialogFrame = lazy(load);

/** Fetches the dialog's code in advance, when the button that opens it is hovered or focused. */
export function preloadDialog(): void {
  // A failure shows when the dialog opens.
  load().catch(() => undefined);
}

/**
 * A modal dialog with a title. It traps the focus, and returns it when it closes. The focus begins at the element with
 * `data-autofocus`, or at the first focusable one. Its code is fetched when it first opens.
 */
export function Dialog(props: DialogProps) {
  const [needed, setNeeded] = useState(props.opened);
  if (props.opened && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  );
}
