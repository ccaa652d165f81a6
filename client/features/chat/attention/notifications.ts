import { summarized } from '../../../../server/domain/core/text/characters.ts';
import { choice } from './choice.ts';

/** Whether notifications are enabled and permitted by the browser. */
export const notifications = choice('hourhand-notifications', false);

export const canNotify = (): boolean => typeof Notification !== 'undefined';
export const isRefused = (): boolean => canNotify() && Notification.permission === 'denied';

/**
 * Requests the browser's permission if needed. Call it only after a click. Resolves to whether notifications are shown.
 */
export async function switchOn(): Promise<boolean> {
  const allowed = (await Notification.requestPermission()) === 'granted';
  notifications.set(allowed);
  return allowed;
}

const longest = 120;

/** One notification per chat: a later message replaces an earlier one. */
export function notify({ name, text, tag, onClick }: { name: string; text: string; tag: string; onClick: () => void }) {
  if (!canNotify() || !notifications.isOn() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(name, { body: summarized(text, longest), tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick();
    };
  } catch {
    // Some phones permit notifications only from a service worker. The sound and the title remain.
  }
}
