import { __iconNode as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconInfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useSyncExternalStore } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import styles from './Toaster.module.css';
import { dismissToast, type ToastMessage, toasts } from './toasts.ts';

const shownFor = 6000;
const icons = { success: IconCheck, info: IconInfoCircle, warning: IconAlertTriangle };

/** The region for toasts, once in UiProvider. It exists from the start, so that toasts are announced. */
export function Toaster() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.readOnServer);
  return (
    <section className={styles.region} aria-label="Messages" aria-live="polite" aria-relevant="additions">
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </section>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(message.id), shownFor);
    return () => clearTimeout(timer);
  }, [message.id]);
  return (
    <div className={classNames(styles.toast, message.tone === 'warning' && styles.warning)}>
      <Icon of={icons[message.tone]} className={styles.icon} />
      <p>{message.text}</p>
      <IconButton label="Dismiss" onClick={() => dismissToast(message.id)}>
        <Icon of={IconX} />
      </IconButton>
    </div>
  );
}
