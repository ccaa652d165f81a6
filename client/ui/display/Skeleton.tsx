import { classNames } from '../base/classNames.ts';
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
