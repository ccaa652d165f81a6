import styles from './UploadProgress.module.css';

/** Upload progress, 0 to 1; at 1, the server is checking the file. */
export function UploadProgress({ share, label = 'Upload' }: { share: number; label?: string }) {
  const all = share >= 1;
  return (
    <progress className={styles.progress} aria-label={label} max={1} {...(all ? {} : { value: share })}>
      {Math.round(share * 100)} %
    </progress>
  );
}
