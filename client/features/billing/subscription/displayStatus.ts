/** A subscription's status as shown to users. */
export type DisplayStatus =
  | 'renews'
  /** Cancelled: paid until its end. */
  | 'ends'
  /** Paid once: it ends by itself. */
  | 'pass'
  /** Granted by an admin. */
  | 'gift'
  /** A renewal failed; access continues during the grace period. */
  | 'overdue'
  /** A renewal failed and access has ended; paying with another card restores it. */
  | 'lapsed'
  | 'ended'
  /** The first payment has not succeeded yet. */
  | 'unpaid';

export interface StatusFields {
  readonly status: 'INCOMPLETE' | 'ACTIVE' | 'PAST_DUE' | 'CANCELED';
  readonly isActive: boolean;
  readonly isGift: boolean;
  readonly isPass: boolean;
  readonly cancelAtPeriodEnd: boolean;
}

export function displayStatusOf({ status, isActive, isGift, isPass, cancelAtPeriodEnd }: StatusFields): DisplayStatus {
  if (status === 'INCOMPLETE') return 'unpaid';
  if (status === 'PAST_DUE') return isActive ? 'overdue' : 'lapsed';
  if (!isActive) return 'ended';
  if (isGift) return 'gift';
  if (isPass) return 'pass';
  return cancelAtPeriodEnd ? 'ends' : 'renews';
}

/** The active subscription, else one that can still be paid, else the newest. `all` is sorted newest first. */
export function currentOf<One extends StatusFields>(all: readonly One[]): One | null {
  return all.find(({ isActive }) => isActive) ?? all.find(({ status }) => status === 'PAST_DUE') ?? all[0] ?? null;
}
