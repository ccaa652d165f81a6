import { __iconNode as IconChevronLeft } from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { __iconNode as IconChevronRight } from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import styles from './Pagination.module.css';
import { pageWindow } from './pageWindow.ts';

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
