/** Before trying again, in milliseconds; then it is given up until there is more to tell. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** `again`: the server was not reached, or could not; it may well know a moment later. */
export type Told = 'known' | 'again' | 'refused';

/**
 * Tells the server how far something has come until it knows: one word at a time, and of what came meanwhile the furthest.
 * It outlives the screen: what was seen was seen.
 */
export class Report {
  readonly #tell: (upTo: number) => Promise<Told>;
  #wanted = -1;
  #known = -1;
  #isTelling = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (upTo: number) => Promise<Told>) {
    this.#tell = tell;
  }

  /** @param upTo id of a message, 0 for the beginning of a chat. */
  upTo(upTo: number): void {
    if (upTo <= this.#wanted) return;
    this.#wanted = upTo;
    this.#failures = 0;
    void this.#next();
  }

  /** The server may well be reached again. */
  again(): void {
    this.#failures = 0;
    void this.#next();
  }

  async #next(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isTelling || this.#wanted <= this.#known) return;
    this.#isTelling = true;
    const telling = this.#wanted;
    const told = await this.#tell(telling);
    this.#isTelling = false;
    if (told !== 'again') {
      this.#known = telling;
      this.#failures = 0;
      return this.#next();
    }
    const pause = pauses[this.#failures];
    this.#failures += 1;
    if (pause !== undefined) this.#timer = setTimeout(() => void this.#next(), pause);
  }
}

/** What became of a mutation that tells something. */
export const toldBy = (result: { ok: boolean; network?: string | undefined }): Told => {
  if (result.ok) return 'known';
  return result.network === 'offline' || result.network === 'server' ? 'again' : 'refused';
};
