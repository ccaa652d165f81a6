import { useEffect, useEffectEvent, useRef } from 'react';

/** Combines several reasons into one request, and sets the delay after a failure. In milliseconds. */
const gather = 150;
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000];

/**
 * Reads data again whenever there is a reason to. A response may be older than a reason that arrived during the
 * request: then another request follows. Failed requests are repeated.
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
    // Not postponed by later reasons, or a steady stream of them would prevent reading.
    else if (!this.#isGathering) this.#gather();
  }

  /** The local data has changed: a pending response may be outdated. */
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

/** Returns a function that requests another call of `read`, until the component unmounts. */
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
