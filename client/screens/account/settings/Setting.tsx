import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Setting.module.css';

/** The sections of the account page: what each is called, and where it is on the page. */
export const accountSections = {
  notifications: { anchor: 'notifications', title: 'Notifications' },
  login: { anchor: 'login', title: 'Login' },
  verification: { anchor: 'verification', title: 'Verification' },
  company: { anchor: 'company', title: 'Company' },
  twoFactor: { anchor: 'two-factor', title: 'Two-factor login' },
  browsers: { anchor: 'browsers', title: 'Where you are logged in' },
  blocked: { anchor: 'blocked', title: 'Blocked people' },
  programs: { anchor: 'programs', title: 'For your own programs' },
  data: { anchor: 'data', title: 'Your data' },
  end: { anchor: 'deactivate', title: 'Delete your account' },
  pauseOrEnd: { anchor: 'deactivate', title: 'Pause or delete' },
} as const;

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
