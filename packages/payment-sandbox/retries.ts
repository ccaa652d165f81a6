/** Settings of an account. */
export interface Retries {
  /** The pauses before a failed renewal is tried again. */
  days: readonly number[];
  /** What becomes of the subscription after the last one. */
  finally: 'canceled' | 'unpaid' | 'past_due';
}

export const USUAL_RETRIES: Retries = { days: [3, 5, 7], finally: 'canceled' };
