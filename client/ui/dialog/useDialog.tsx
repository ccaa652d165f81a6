import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { preloadDialog } from './Dialog.tsx';
import type { DialogProps } from './DialogFrame.tsx';

/** The props of a dialog that useDialog sets. */
export type DialogState = Pick<DialogProps, 'opened' | 'onClose'>;

/**
 * The state of a dialog about a subject, such as a row of a list. Each opening starts with new state. `load` is for a dialog
 * whose code loads on demand.
 *
 *     const dialog = useDialog<Price | null>();
 *     <Button {...dialog.opens(null)}>Add a price</Button>
 *     {dialog.render((price, state) => <PriceDialog price={price} {...state} />)}
 */
export function useDialog<Subject>(load?: () => Promise<unknown>) {
  const [opening, setOpening] = useState<{ count: number; subject: Subject } | null>(null);
  const [opened, setOpened] = useState(false);

  function open(subject: Subject) {
    setOpening({ count: (opening?.count ?? 0) + 1, subject });
    setOpened(true);
  }
  function preload() {
    preloadDialog();
    // A failure shows when the dialog opens.
    load?.().catch(() => undefined);
  }
  return {
    open,
    /** Loads the code of the dialog before it opens. */
    preload,
    /** Spread into the button that opens the dialog. */
    opens: (subject: Subject) => ({ onClick: () => open(subject), onPointerEnter: preload, onFocus: preload }),
    /** Renders nothing before the first opening. */
    render: (dialog: (subject: Subject, state: DialogState) => ReactNode) =>
      opening && (
        <Suspense>
          <Fragment key={opening.count}>
            {dialog(opening.subject, { opened, onClose: () => setOpened(false) })}
          </Fragment>
        </Suspense>
      ),
  };
}
