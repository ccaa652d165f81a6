import { officePages } from '../officePages.ts';
import type { PaletteItem } from './recent.ts';

export interface PaletteGroup {
  label: string;
  items: PaletteItem[];
}

/** The pages whose name has all the words, in any order. */
export function pagesFound(typed: string): PaletteItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return officePages
    .flatMap(({ links }) => links)
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .map(({ href, label }) => ({ href, label }));
}

/** What the palette lists: without a text what was opened lately and all pages, otherwise what was found. */
export function paletteGroups(typed: string, records: PaletteGroup[], recent: PaletteItem[]): PaletteGroup[] {
  const pages = { label: 'Pages', items: pagesFound(typed) };
  const all = typed.trim() === '' ? [{ label: 'Recent', items: recent }, pages] : [pages, ...records];
  return all.filter(({ items }) => items.length > 0);
}
