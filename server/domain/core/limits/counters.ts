/** The number of occurrences in a time window, which starts with the first occurrence. */
export type Count = {
  /** Including this occurrence. */
  count: number;
  /** Remaining time of the window in milliseconds. */
  endsIn: number;
};

/** Counts occurrences for rate limits: across processes with Redis, otherwise in this process. */
export interface Counters {
  /** @param lasting length of the window in milliseconds */
  add: (key: string, lasting: number) => Promise<Count>;
  /** The current count, without counting; null without an open window. */
  read: (key: string) => Promise<Count | null>;
  /** Takes one occurrence back, as if it had not been counted. */
  takeBack: (key: string) => Promise<void>;
  /** Ends the window. */
  reset: (key: string) => Promise<void>;
}
