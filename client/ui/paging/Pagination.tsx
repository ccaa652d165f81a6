import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId } from 'react';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import { useActingSelect } from '../form/ActingSelect.tsx';
import styles from './Pagination.module.css';

/** Numbered pages as links. Renders nothing for a single page. */
export function Pagination({
  current,
  last,
  hrefFor,
  label = 'Pages',
}: {
  current: number;
  last: number;
  hrefFor: (page: number) => string;
  label?: string;
}) {
  if (last <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Step href={current > 1 ? hrefFor(current - 1) : undefined} label="Previous page" icon={IconChevronLeft} />
      <ol className={styles.pages}>
        {pageWindow(current, last).map((page, index) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page} data-between={(page !== 1 && page !== current && page !== last) || undefined}>
              <Link
                href={hrefFor(page)}
                aria-label={`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
                className={styles.page}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step href={current < last ? hrefFor(current + 1) : undefined} label="Next page" icon={IconChevronRight} />
    </nav>
  );
}

function Step({ href, label, icon }: { href: string | undefined; label: string; icon: typeof IconChevronLeft }) {
  if (!href) {
    return (
      <span className={classNames(styles.page, styles.off)} aria-hidden="true">
        <Icon of={icon} />
      </span>
    );
  }
  return (
    <Link href={href} aria-label={label} className={styles.page}>
      <Icon of={icon} />
    </Link>
  );
}

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

/** The number of rows per page. */
export function PageSizeSelect({
  value,
  onChange,
  options = [5, 10, 20, 50, 100],
  label = 'Rows per page',
}: {
  value: number;
  onChange: (size: number) => void;
  options?: readonly number[];
  label?: string;
}) {
  const id = useId();
  const { select, notice } = useActingSelect(String(value), (size) => onChange(Number(size)));
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} aria-describedby={`${id}-notice`} className={styles.select}>
        {options.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <span id={`${id}-notice`} role="status">
        {notice}
      </span>
    </div>
  );
}
