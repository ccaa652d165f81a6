import { choice } from './choice.ts';

/** Only what was asked for; the browser has to allow it besides. */
export const notifications = choice('hourhand-notifications', false);

export const canNotify = (): boolean => typeof Notification !== 'undefined';
export const isRefused = (): boolean => canNotify() && Notification.permission === 'denied';

/** Asks the browser where it has not been asked; only ever because of a click. Gives whether notifications come now. */
export async function switchOn(): Promise<boolean> {
  const allowed = (await Notification.requestPermission()) === 'granted';
  notifications.set(allowed);
  return allowed;
}

const longest = 120;

/** The beginning of a text, cut between words. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' ') > longest / 2 ? cut.lastIndexOf(' ') : longest)}…`;
}

/** One for each chat: a later message takes the place of an earlier one. */
export function notify({ name, text, tag, onClick }: { name: string; text: string; tag: string; onClick: () => void }) {
  if (!canNotify() || !notifications.isOn() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(name, { body: shortened(text), tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick();
    };
  } catch {
    // Where only a service worker may, as on some phones: the sound and the title have to do.
  }
}
