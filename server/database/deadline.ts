import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long one request may wait for the database, in all of its statements together. Only time in which it waits counts, and
 * statements that run side by side count once: an upload or the payment provider may take longer.
 */
export class Deadline {
  #left: number;
  #isLifted: () => boolean;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #waits = new Set<() => void>();

  /** @param isLifted whether the answer has begun: a download takes as long as its client reads */
  constructor(milliseconds: number, isLifted: () => boolean) {
    this.#left = milliseconds;
    this.#isLifted = isLifted;
  }

  get isOver(): boolean {
    return this.#left <= 0 && !this.#isLifted();
  }

  /**
   * Begins to wait.
   * @param giveUp called when there is no time left
   * @returns ends the wait
   */
  wait(giveUp: () => void): () => void {
    if (this.#left <= 0 || this.#isLifted()) return () => {};
    if (this.#waits.size === 0) {
      this.#since = performance.now();
      this.#timer = setTimeout(() => this.#end(), this.#left);
      this.#timer.unref();
    }
    this.#waits.add(giveUp);
    return () => {
      if (!this.#waits.delete(giveUp) || this.#waits.size > 0) return;
      clearTimeout(this.#timer);
      this.#left -= performance.now() - this.#since;
    };
  }

  #end(): void {
    const waits = [...this.#waits];
    this.#waits.clear();
    if (this.#isLifted()) return;
    this.#left = 0;
    for (const giveUp of waits) giveUp();
  }
}

const deadlines = new AsyncLocalStorage<Deadline | undefined>();

/** What `run` starts waits for the database until this deadline. Undefined: without one, such as a socket after its request. */
export const withDeadline = <Result>(deadline: Deadline | undefined, run: () => Result): Result =>
  deadlines.run(deadline, run);

export const currentDeadline = (): Deadline | undefined => deadlines.getStore();
