import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { preloadDialog } from '../../../ui/dialog/Dialog.tsx';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';

const load = () => import('./GiveSubscriptionDialog.tsx');
const GiveSubscriptionDialog = lazy(load);

/** Opens the dialog in which an admin makes an employer premium without payment. Each opening begins anew. */
export function GiveSubscriptionButton({
  employer,
}: {
  /** Whom it is for, where that is known; its value is the global id. */
  employer?: SelectOption;
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpening(opening + 1);
          setOpened(true);
        }}
      >
        Give a subscription
      </Button>
      {opening > 0 && (
        <Suspense>
          <GiveSubscriptionDialog
            key={opening}
            opened={opened}
            onClose={() => setOpened(false)}
            employer={employer ?? null}
          />
        </Suspense>
      )}
    </>
  );
}
