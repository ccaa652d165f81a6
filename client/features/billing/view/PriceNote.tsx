import styles from './PriceNote.module.css';

/** What something costs, before it is begun. */
export function PriceNote({ title, line }: { title: string; line: string }) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      <p className={styles.line}>{line}</p>
    </div>
  );
}
