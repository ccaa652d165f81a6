import type { ReactNode } from 'react';
import { RareNotice } from '../../../ui/display/RareNotice.tsx';
import styles from './RejectionNotice.module.css';

/** Tells an author why their profile or offer was rejected, until they deal with it. */
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
    <RareNotice quiet tone="warning" title={`Please change your ${noun}`} action={action}>
      <p>Our team has reviewed it. It is not public yet, because something needs to change first:</p>
      <p dir="auto" className={styles.reason}>
        {rejection.reason}
      </p>
      {noun === 'job offer' && <p>Change it and publish it again. It becomes public once our team approves it.</p>}
    </RareNotice>
  );
}

/** Tells an employer that an offer which was rejected and has changed is not public yet. */
export function ApprovalNotice({ waits }: { waits: boolean | null | undefined }) {
  if (!waits) return null;
  return (
    <RareNotice quiet title="Waiting for our team">
      <p>Thank you for the change. The job offer becomes public, for 30 days, once our team approves it.</p>
    </RareNotice>
  );
}
