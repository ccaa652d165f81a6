import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { notLoaded } from '../base/servedPart.tsx';
import { showToast } from '../display/toasts.ts';
import type { DialogProps } from './DialogFrame.tsx';

/** The props of a dialog that useDialog sets. */
export type DialogState = Pick<DialogProps, 'opened' | 'onClose'>;

/**
 * A dialog whose code is loaded on demand: `const BanDialog = lateDialog(() => import('./BanDialog.tsx'))`. Code that cannot be loaded
 * closes it, and leaves the page as it is.
 */
export function lateDialog<Props extends Pick<DialogProps, 'onClose'>>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return Object.assign(
    lazy<ComponentType<Props>>(() => load().catch(() => ({ default: NotLoaded }))),
    { load },
  );
}

function NotLoaded({ onClose }: Pick<DialogProps, 'onClose'>) {
  const giveUp = useEffectEvent(() => {
    showToast(notLoaded, 'warning');
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}

/**
 * The state of a dialog about a subject, such as a row of a list. Each opening starts with new state. `late` is
 * the dialog if its code loads on demand: it opens when the code is there.
 *
 *     const dialog = useDialog<Price | null>();
 *     <Button {...dialog.opens(null)}>Add a price</Button>
 *     {dialog.render((price, state) => <PriceDialog price={price} {...state} />)}
 */
export function useDialog<Subject>(late?: { load: () => Promise<unknown> }) {
  const [opening, setOpening] = useState<{ count: number; subject: Subject } | null>(null);
  const [opened, setOpened] = useState(false);
  const isLoading = useRef(false);

  function show(subject: Subject) {
    setOpening((last) => ({ count: (last?.count ?? 0) + 1, subject }));
    setOpened(true);
  }
  /** Code that cannot be loaded leaves the page as it is. */
  function open(subject: Subject) {
    if (!late) return show(subject);
    if (isLoading.current) return;
    isLoading.current = true;
    late
      .load()
      .then(
        () => show(subject),
        () => showToast(notLoaded, 'warning'),
      )
      .finally(() => {
        isLoading.current = false;
      });
  }
  const preload = () => void late?.load().catch(() => undefined);
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
