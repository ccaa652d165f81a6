import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/action/Button.tsx';
import { preloadDialog } from '../../ui/dialog/Dialog.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { Introduced } from './IntroduceDialog.tsx';

const load = () => import('./IntroduceDialog.tsx');
const IntroduceDialog = lazy(load);

/** Opens the dialog in which an admin introduces somebody. Each opening begins anew. */
export function IntroduceButton({
  initial = {},
  children = 'Introduce a candidate',
  context,
  look = 'primary',
  small = false,
}: {
  initial?: Introduced;
  children?: string;
  /** What tells it apart from the others of a list, for screen readers. */
  context?: string;
  look?: ButtonLook;
  small?: boolean;
}) {
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState(false);
  const prepare = () => {
    preloadDialog();
    // A failure shows when the dialog is really opened.
    load().catch(() => undefined);
  };
  return (
    <>
      <Button
        look={look}
        size={small ? 'small' : 'medium'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpening(opening + 1);
          setOpened(true);
        }}
      >
        {children}
        {context && <VisuallyHidden> {context}</VisuallyHidden>}
      </Button>
      {opening > 0 && (
        <Suspense>
          <IntroduceDialog key={opening} opened={opened} onClose={() => setOpened(false)} initial={initial} />
        </Suspense>
      )}
    </>
  );
}
