import { classNames } from '../base/classNames.ts';
import styles from './LoadingDots.module.css';

/** Three green dots. With a `label` it is a status; without one, its container announces the loading. */
export function LoadingDots({ label, className }: { label?: string; className?: string | undefined }) {
  return (
    <span
      className={classNames(styles.dots, className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span />
      <span />
      <span />
    </span>
  );
}
