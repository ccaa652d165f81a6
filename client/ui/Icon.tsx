import type { Icon as TablerIcon } from '@tabler/icons-react';
import { classNames } from './classNames.ts';
import styles from './Icon.module.css';

/** A decorative icon beside a text; hidden from screen readers. `size` in px. */
export function Icon({
  of: Drawing,
  size = 20,
  className,
}: {
  of: TablerIcon;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <Drawing size={size} stroke={1.75} aria-hidden focusable="false" className={classNames(styles.icon, className)} />
  );
}
