import styles from './ProgressBar.module.css';

/** A bar of how much is done. `percent` is 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <progress value={percent} max={100} aria-label={label} className={styles.bar}>
      {percent}%
    </progress>
  );
}
