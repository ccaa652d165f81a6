import { encodeOffset } from './cursor.ts';
import { numberedRows } from './keyset.ts';

/** A page by its number. */
export type PageCursor = { cursor: string; page: number; isCurrent: boolean };

/** The links below a list: some pages around the current one, and the first and last page if not among them. */
export type PageCursors = {
  around: PageCursor[];
  first: PageCursor | null;
  last: PageCursor | null;
  previous: PageCursor | null;
};

/** The argument for the number of a page: `page: t.arg.int(pageArg)` on a connection with `fields: numberedPages`. */
export const pageArg = {
  description: "A page by its number, from 1. Goes with 'first', and replaces a cursor. One after the last is empty.",
} as const;

/** The maximum number of adjacent links: all pages, or four at an end, or three in the middle. */
const most = 5;

/**
 * The links for a page that starts after `position` of `total` rows. There is always a first page; pages are numbered
 * up to `numberedRows`. A list without a page size has no pages.
 */
export function numberPages({ position, size, total }: { position: number; size: number; total: number }): PageCursors {
  if (size === 0) return { around: [], first: null, last: null, previous: null };
  const pages = Math.max(1, Math.ceil(Math.min(total, numberedRows) / size));
  const current = Math.floor(position / size) + 1;
  const numbered = (page: number): PageCursor => ({
    cursor: encodeOffset((page - 1) * size),
    page,
    isCurrent: page === current,
  });
  const [from, to] = windowAround(current, pages);
  return {
    around: Array.from({ length: to - from + 1 }, (_, index) => numbered(from + index)),
    first: from > 1 ? numbered(1) : null,
    last: to < pages ? numbered(pages) : null,
    previous: current > 1 ? numbered(Math.min(current - 1, pages)) : null,
  };
}

function windowAround(current: number, pages: number): [from: number, to: number] {
  if (pages <= most) return [1, pages];
  if (current <= 3) return [1, 4];
  if (current >= pages - 2) return [pages - 3, pages];
  return [current - 1, current + 1];
}
