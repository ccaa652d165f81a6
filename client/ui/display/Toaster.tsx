import { __iconNode as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconInfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../action/IconButton.tsx';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './Toaster.module.css';
import { dismissToast, type ToastMessage, toastPlaces, toasts } from './toasts.ts';

const shownFor = 6000;
const icons = { success: IconCheck, info: IconInfoCircle, warning: IconAlertTriangle };

/**
 * The region for toasts, once in LateParts: in the topmost dialog while one is open. They are announced by showToast, and stay while
 * the pointer or the focus is on one of them.
 */
export function Toaster() {
  const dialog = toastPlaces.use().at(-1);
  return dialog ? createPortal(<Region inDialog />, dialog) : <Region />;
}

function Region({ inDialog = false }: { inDialog?: boolean }) {
  const [isRead, setRead] = useState(false);
  const read = () => setRead(true);
  const leave = () => setRead(false);
  return (
    <section
      className={classNames(styles.region, inDialog && styles.inDialog)}
      aria-label="Messages"
      data-layer
      onPointerOver={read}
      onPointerLeave={leave}
      onFocus={read}
      onBlur={leave}
    >
      {toasts.use().map((message) => (
        <Toast key={message.id} message={message} stays={isRead} onDismiss={leave} />
      ))}
    </section>
  );
}

function Toast({ message, stays, onDismiss }: { message: ToastMessage; stays: boolean; onDismiss: () => void }) {
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(message.id), shownFor);
    return () => clearTimeout(timer);
  }, [message.id, stays]);
  return (
    <div className={classNames(styles.toast, message.tone === 'warning' && styles.warning)}>
      <Icon of={icons[message.tone]} className={styles.icon} />
      <p>{message.text}</p>
      <IconButton
        label="Dismiss"
        onClick={() => {
          dismissToast(message.id);
          // What goes does not lose the focus by an event.
          onDismiss();
        }}
      >
        <Icon of={IconX} />
      </IconButton>
    </div>
  );
}
