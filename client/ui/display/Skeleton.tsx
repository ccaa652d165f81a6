import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.css';

/** One grey shape; the skeletons of each piece set these where the piece's own parts will stand. */
export function Bone({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'block' | 'circle';
  className?: string | undefined;
}) {
  return <span className={classNames(styles.bone, styles[shape], className)} />;
}
