/**
 * The page numbers to show: the first, the last and those around the current one; `null` is a gap of at least two
 * pages. Pages count from 1.
 */
export function pageWindow(current: number, last: number, around = 1): (number | null)[] {
  const pages: (number | null)[] = [];
  let previous = 0;
  for (let page = 1; page <= last; page += 1) {
    const near = Math.abs(page - current) <= around;
    if (page !== 1 && page !== last && !near) continue;
    if (page - previous === 2) pages.push(page - 1);
    else if (page - previous > 2) pages.push(null);
    pages.push(page);
    previous = page;
  }
  return pages;
}
