import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** How wide at most: 400, 560 or 880 px. Fills the window on phones. */
  size?: 'small' | 'medium' | 'large';
  /** The buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Where losing what was typed would hurt: only Escape and the cross close it. */
  keepsOnOutsidePress?: boolean;
  children: ReactNode;
}

const load = () => import('./DialogFrame.tsx');
const DialogFrame = lazy(load);

/** Fetches the dialog's code before it is needed: on hover or focus of what opens it. */
export function preloadDialog(): void {
  // A failure shows when the dialog is really opened.
  load().catch(() => undefined);
}

/**
 * A modal dialog: labelled, the focus held inside and given back. It begins at the element with `data-autofocus`, else at
 * the first that takes the focus. Its code is fetched when one is first opened.
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
