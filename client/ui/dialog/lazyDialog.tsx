import { type ComponentType, lazy, useEffect, useEffectEvent } from 'react';
import { showToast } from '../display/toasts.ts';
import type { DialogProps } from './DialogFrame.tsx';

// A browser does not ask again for a module that it could not load.
export const notLoaded = 'We cannot reach the server. Please check your connection and load the page again.';

/**
 * A dialog whose code is loaded when it first opens, for dialogs that no `useDialog` opens. Code that cannot be loaded closes it, and
 * leaves the page as it is.
 */
export function lazyDialog<Props extends Pick<DialogProps, 'onClose'>>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Dialog) => ({ default: Dialog }),
      () => ({ default: NotLoaded }),
    ),
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
