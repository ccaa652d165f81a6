import styles from './ProgressBar.module.css';

/** A bar of how much is done. `percent` is 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <progress value={percent} max={100} aria-label={label} className={styles.bar}>
      {percent}%
    </progress>
  );
}

/** Upload progress, 0 to 1; at 1, the server is checking the file. */
export function UploadProgress({ share, label = 'Upload' }: { share: number; label?: string }) {
  const all = share >= 1;
  return (
    <progress className={styles.progress} aria-label={label} max={1} {...(all ? {} : { value: share })}>
      {Math.round(share * 100)} %
    </progress>
  );
}
