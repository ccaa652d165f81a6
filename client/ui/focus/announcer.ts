import { pageValue } from '../pageValue.ts';

/** How long screen readers may find an announcement. In milliseconds. */
const keptFor = 5_000;

let lastId = 0;

export const announcements = pageValue<readonly { id: number; text: string }[]>([]);

/** Says something to screen readers that the page shows elsewhere, once the reader has finished its sentence. Browser only. */
export function announce(text: string): void {
  if (!text) return;
  lastId += 1;
  const id = lastId;
  announcements.set([...announcements.read(), { id, text }]);
  setTimeout(() => announcements.set(announcements.read().filter((announcement) => announcement.id !== id)), keptFor);
}
