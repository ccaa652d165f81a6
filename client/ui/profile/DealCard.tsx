import type { ReactNode } from 'react';
import styles from './DealCard.module.css';

/** The card beside a profile or an offer: the rate, facts and the button. */
export function DealCard({
  label,
  rate,
  action,
  note,
  children,
}: {
  /** The rate's label: 'Minimum hourly rate'. */
  label: string;
  rate: ReactNode;
  action: ReactNode;
  note?: ReactNode;
  /** Facts between the rate and the button. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.deal}>
      <p className={styles.label}>{label}</p>
      <div>{rate}</div>
      {children}
      <div className={styles.action}>{action}</div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}
