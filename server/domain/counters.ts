/** How often something has happened in a window of time, which began when it happened first. */
export type Count = {
  /** This time included. */
  count: number;
  /** How long the window still lasts, in milliseconds. */
  endsIn: number;
};

/** Counts what may happen only so often: for all processes that share a Redis, for this one alone without. */
export interface Counters {
  /** @param lasting how long the window lasts that a first time begins, in milliseconds */
  add: (key: string, lasting: number) => Promise<Count>;
  /** The next time is the first. */
  reset: (key: string) => Promise<void>;
}
