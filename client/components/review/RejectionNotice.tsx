import { lazy, type ReactNode } from 'react';
import styles from './RejectionNotice.module.css';

const Notice = lazy(async () => ({ default: (await import('../../ui/display/Notice.tsx')).Notice }));

/** Tells an author why their profile or offer was rejected, until they save it again. It is rare, so its code loads on demand. */
export function RejectionNotice({
  noun,
  rejection,
  action,
}: {
  noun: 'profile' | 'job offer';
  rejection: { readonly reason: string } | null | undefined;
  /** The way to the form, where the notice is on another page. */
  action?: ReactNode;
}) {
  if (!rejection) return null;
  return (
    <Notice quiet tone="warning" title={`Please change your ${noun}`} action={action}>
      <p>Our team has looked at it. It is not public now, because something has to change first:</p>
      <p className={styles.reason}>{rejection.reason}</p>
    </Notice>
  );
}
