import { draftKey } from '../../../features/core/storage/personalKeys.ts';

/** A record or page of the back office, as the palette shows it. */
export interface PaletteItem {
  href: string;
  label: string;
  /** What tells it from others of the same name. */
  note?: string;
}

/** As a draft's, so that signing out removes it. */
const key = () => draftKey('office-recent');

/** The most that are remembered. */
const most = 6;

const isItem = (item: unknown): item is PaletteItem =>
  typeof item === 'object' &&
  item !== null &&
  'href' in item &&
  typeof item.href === 'string' &&
  item.href.startsWith('/') &&
  'label' in item &&
  typeof item.label === 'string' &&
  (!('note' in item) || typeof item.note === 'string');

/** What was opened from the palette in this tab, the latest first. */
export function recentItems(): PaletteItem[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    // Storage is refused, or holds something else.
    return [];
  }
}

export function rememberItem({ href, label, note }: PaletteItem): void {
  const others = recentItems().filter((item) => item.href !== href);
  const items = [{ href, label, ...(note !== undefined && { note }) }, ...others].slice(0, most);
  try {
    sessionStorage.setItem(key(), JSON.stringify(items));
  } catch {
    // Storage is refused: nothing is remembered.
  }
}
