import styles from './Figures.module.css';

/** A few numbers with labels. */
export function Figures({ label, figures }: { label: string; figures: { id: string; value: string; what: string }[] }) {
  return (
    <ul aria-label={label} className={styles.figures}>
      {figures.map(({ id, value, what }) => (
        <li key={id} className={styles.figure}>
          <span className={styles.value}>{value}</span> <span className={styles.what}>{what}</span>
        </li>
      ))}
    </ul>
  );
}
