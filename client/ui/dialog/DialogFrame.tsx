import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../action/IconButton.tsx';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import { toastPlaces } from '../display/toasts.ts';
import { Announcer } from '../focus/Announcer.tsx';
import { useKeyboardRoom } from '../layout/keyboard.ts';
import styles from './DialogFrame.module.css';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The maximum width: 416, 560 or 880 px. On phones the dialog fills the window. */
  size?: 'small' | 'medium' | 'large';
  /** The buttons. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** A press outside does not close it, so that nothing typed is lost by accident. */
  keepsOnOutsidePress?: boolean;
  children: ReactNode;
}

/** The browser's modal dialog with the product's styles. `Dialog` loads it lazily. */
export default function DialogFrame({ opened, ...props }: DialogProps) {
  return opened && createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog({
  onClose,
  title,
  size = 'medium',
  footer,
  keepsOnOutsidePress = false,
  children,
}: Omit<DialogProps, 'opened'>) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useHeldPage();
  useKeyboardRoom(true);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open) return;
    opener.current = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);
  // When it is gone: `close` would compute the styles of the page with it once more.
  useEffect(
    () => () => {
      const { current: button } = opener;
      if (document.activeElement === document.body && button instanceof HTMLElement)
        button.focus({ preventScroll: true });
    },
    [],
  );
  // A press that begins inside, such as one that marks text, is none outside.
  const pressed = useRef<EventTarget>(null);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classNames(styles.frame, styles[size])}
      onKeyDown={(event) => {
        // Of nested dialogs the inner one sees the key first.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // The browser would close it even if `onClose` leaves it open.
        event.preventDefault();
        // An open list or a lifted row takes the key.
        const isTaken =
          event.target instanceof Element && event.target.closest('[data-mantine-stop-propagation="true"]');
        if (!isTaken) onClose();
      }}
      // The back gesture of a phone. A cancelled choice of files has the same event.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={({ target, currentTarget }) => {
        const isOutside = target === currentTarget && pressed.current === currentTarget;
        if (isOutside && !keepsOnOutsidePress) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.scroller}>
          <div className={styles.header}>
            <h2 id={titleId} dir="auto" className={styles.title}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose} className={styles.close}>
              <Icon of={IconX} />
            </IconButton>
          </div>
          <div className={styles.body}>
            <div className={styles.inside}>{children}</div>
            <Announcer />
            {footer && <div className={styles.footer}>{footer}</div>}
            <ToastPlace />
          </div>
        </div>
      </div>
    </dialog>
  );
}

let holders = 0;

/**
 * Stops the page from scrolling while it is mounted, by the attribute that base.css uses. The scrollbar's room stays, so that nothing
 * jumps; not by a variable, for which the styles of the whole page would be computed again.
 */
function useHeldPage(): void {
  useLayoutEffect(() => {
    const { documentElement: page, body } = document;
    if (holders === 0) {
      body.style.paddingRight = `${window.innerWidth - page.clientWidth}px`;
      page.toggleAttribute('data-held', true);
    }
    holders += 1;
    return () => {
      holders -= 1;
      if (holders > 0) return;
      page.toggleAttribute('data-held', false);
      body.style.paddingRight = '';
    };
  }, []);
}

/** The place of the toasts in an open dialog. */
function ToastPlace() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = place.current;
    if (!own) return;
    toastPlaces.set([...toastPlaces.read(), own]);
    return () => toastPlaces.set(toastPlaces.read().filter((other) => other !== own));
  }, []);
  return <div ref={place} />;
}
