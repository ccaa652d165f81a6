import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import { showToast } from '../display/toasts.ts';
import type { DialogProps } from './DialogFrame.tsx';
import { notLoaded } from './lazyDialog.tsx';

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
  const isLoading = useRef(false);

  function show(subject: Subject) {
    setOpening((last) => ({ count: (last?.count ?? 0) + 1, subject }));
    setOpened(true);
  }
  /** Code that cannot be loaded leaves the page as it is. */
  function open(subject: Subject) {
    if (!load) return show(subject);
    if (isLoading.current) return;
    isLoading.current = true;
    load()
      .then(
        () => show(subject),
        () => showToast(notLoaded, 'warning'),
      )
      .finally(() => {
        isLoading.current = false;
      });
  }
  const preload = () => void load?.().catch(() => undefined);
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
