import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Setting.module.css';

/** One setting: its name, its present value, and a button that changes it. */
export function Setting({ label, value, action }: { label: ReactNode; value: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.setting}>
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <Text look="small" className={styles.value}>
          {value}
        </Text>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
