import { useEffect, useEffectEvent, useRef } from 'react';

/** Of many reasons at once, one reading; and how long after one that failed there is another. In milliseconds. */
const gather = 150;
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000];

/**
 * Reads something again whenever there is a reason to. An answer may be older than a reason that came while it was under way:
 * then there is another one after it. What could not be read is tried again.
 */
export class Refresh {
  readonly #read: () => Promise<unknown>;
  #isReading = false;
  #isOutdated = false;
  #isGathering = false;
  #isStopped = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(read: () => Promise<unknown>) {
    this.#read = read;
  }

  /** There is something new. */
  soon(): void {
    if (this.#isReading) this.#isOutdated = true;
    // Never put off by the next reason: of a steady stream one would read nothing.
    else if (!this.#isGathering) this.#gather();
  }

  /** Something has changed, and is here: an answer that is under way may not know it yet. */
  outdate(): void {
    if (this.#isReading) this.#isOutdated = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
  }

  #gather(): void {
    this.#isGathering = true;
    this.#after(gather);
  }

  #after(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#now(), milliseconds);
  }

  async #now(): Promise<void> {
    this.#isGathering = false;
    this.#isReading = true;
    this.#isOutdated = false;
    const reached = await this.#read().then(
      () => true,
      () => false,
    );
    this.#isReading = false;
    if (reached) this.#failures = 0;
    if (this.#isOutdated) this.#gather();
    else if (!reached) {
      const pause = pauses[this.#failures];
      this.#failures += 1;
      if (pause !== undefined) this.#after(pause);
    }
  }
}

/** Gives how to have `read` called again (`Refresh`), until the component goes. */
export function useRefresh(read: () => Promise<unknown>): Pick<Refresh, 'soon' | 'outdate'> {
  const present = useEffectEvent(read);
  const latest = useRef<Refresh | null>(null);
  useEffect(() => {
    const refresh = new Refresh(() => present());
    latest.current = refresh;
    return () => {
      refresh.stop();
      latest.current = null;
    };
  }, []);
  return { soon: () => latest.current?.soon(), outdate: () => latest.current?.outdate() };
}
