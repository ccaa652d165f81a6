import { rateText } from '../../../server/domain/core/text/format/money.ts';
import { classNames } from '../base/classNames.ts';
import styles from './Rate.module.css';

/** 'SGD 14/hour', the number in tabular figures. `amount` in whole currency units. */
export function Rate({
  currency,
  amount,
  size = 'medium',
}: {
  /** ISO 4217. */
  currency: string;
  amount: number;
  size?: 'medium' | 'large';
}) {
  return (
    <span className={classNames(styles.rate, size === 'large' && styles.large)}>
      <span className={styles.currency}>{currency}</span> <span className={styles.amount}>{rateText(amount)}</span>
      <span className={styles.unit}>/hour</span>
    </span>
  );
}
