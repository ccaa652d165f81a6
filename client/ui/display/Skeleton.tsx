import type { ReactNode } from 'react';
import { classNames } from '../base/classNames.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

/** A grey placeholder shape. Each component's skeleton arranges these like the content they stand in for. */
export function SkeletonBlock({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'block' | 'circle';
  className?: string | undefined;
}) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} />;
}

/** Wraps skeletons: announces loading once and hides the shapes from screen readers. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
