import styles from './UploadProgress.module.css';

/** How much of a file is uploaded, 0 to 1; once all of it has left, that the server looks at it. */
export function UploadProgress({ share, label = 'Upload' }: { share: number; label?: string }) {
  const all = share >= 1;
  return (
    <progress className={styles.progress} aria-label={label} max={1} {...(all ? {} : { value: share })}>
      {Math.round(share * 100)} %
    </progress>
  );
}
