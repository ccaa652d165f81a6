/** How a subscription stands, in one word for people. */
export type Standing =
  | 'renews'
  /** Cancelled: paid until its end. */
  | 'ends'
  /** Given by hand. */
  | 'gift'
  /** A renewal failed; the access goes on for some days. */
  | 'overdue'
  /** A renewal failed and the access has ended; another card brings it back. */
  | 'lapsed'
  | 'ended'
  /** An attempt to pay that has come to nothing so far. */
  | 'unpaid';

export interface Standable {
  readonly status: 'INCOMPLETE' | 'ACTIVE' | 'PAST_DUE' | 'CANCELED';
  readonly isActive: boolean;
  readonly isGift: boolean;
  readonly cancelAtPeriodEnd: boolean;
}

export function standingOf({ status, isActive, isGift, cancelAtPeriodEnd }: Standable): Standing {
  if (status === 'INCOMPLETE') return 'unpaid';
  if (status === 'PAST_DUE') return isActive ? 'overdue' : 'lapsed';
  if (!isActive) return 'ended';
  if (isGift) return 'gift';
  return cancelAtPeriodEnd ? 'ends' : 'renews';
}

/** The one that counts: what makes premium, else what can still be paid, else the newest. `all` has the newest first. */
export function currentOf<One extends Standable>(all: readonly One[]): One | null {
  return all.find(({ isActive }) => isActive) ?? all.find(({ status }) => status === 'PAST_DUE') ?? all[0] ?? null;
}
