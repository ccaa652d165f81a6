import type { ReactNode } from 'react';
import styles from './DealCard.module.css';

/** The card beside a profile or an offer: the rate, facts and the button. */
export function DealCard({
  label,
  rate,
  action,
  note,
  further,
  children,
}: {
  /** The rate's label: 'Minimum hourly rate'. */
  label: string;
  rate: ReactNode;
  action: ReactNode;
  /** What is to know before the button is pressed. */
  note?: ReactNode;
  /** Other buttons. */
  further?: ReactNode;
  /** Facts between the rate and the button. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.deal}>
      <p className={styles.label}>{label}</p>
      <div>{rate}</div>
      {children}
      <div className={styles.action}>{action}</div>
      {note && (
        <div dir="auto" className={styles.note}>
          {note}
        </div>
      )}
      {further && <div className={styles.action}>{further}</div>}
    </div>
  );
}
