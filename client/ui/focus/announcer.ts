import { topmostDialog } from '../dialog/useDialogStack.ts';
import { pageValue } from '../pageValue.ts';

/** How long screen readers may find an announcement. In milliseconds. */
const keptFor = 5_000;

/** A dialog that closes at the same moment is gone by then. In milliseconds. */
const delay = 100;

let lastId = 0;

export const announcements = pageValue<readonly { id: number; text: string; dialog: string | null }[]>([]);

/**
 * Says something to screen readers that the page shows elsewhere, once the reader has finished its sentence. It is said within the
 * topmost dialog, because some readers do not hear what is outside of a modal one. Browser only.
 */
export function announce(text: string): void {
  if (!text) return;
  lastId += 1;
  const id = lastId;
  setTimeout(() => announcements.set([...announcements.read(), { id, text, dialog: topmostDialog() }]), delay);
  setTimeout(() => announcements.set(announcements.read().filter((announcement) => announcement.id !== id)), keptFor);
}
