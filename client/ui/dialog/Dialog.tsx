import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './DialogFrame.tsx';

// LateParts have it for their questions, so that it is there when it is needed first.
const DialogFrame = lazy(() => import('./DialogFrame.tsx'));

/**
 * A modal dialog with a title. It traps the focus, and returns it when it closes. The focus begins at the element with
 * `data-autofocus`, or at the first focusable one.
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
