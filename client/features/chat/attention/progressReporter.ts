/** Pauses between retries, in milliseconds. After the last one, nothing is sent until there is new progress. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** `again`: the server was not reached or failed; a retry may succeed. */
export type ReportResult = 'known' | 'again' | 'refused';

/**
 * Reports progress to the server until it is acknowledged: one request at a time, always with the latest position. Outlives
 * the screen, so that what was seen is reported after the screen closes.
 */
export class ProgressReporter {
  readonly #send: (upTo: number) => Promise<ReportResult>;
  #wanted = -1;
  #known = -1;
  #isSending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (upTo: number) => Promise<ReportResult>) {
    this.#send = send;
  }

  /** @param upTo id of a message, 0 for the start of the chat. */
  upTo(upTo: number): void {
    if (upTo <= this.#wanted) return;
    this.#wanted = upTo;
    this.#failures = 0;
    void this.#next();
  }

  /** Retries now, for when the connection is back. */
  again(): void {
    this.#failures = 0;
    void this.#next();
  }

  async #next(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending || this.#wanted <= this.#known) return;
    this.#isSending = true;
    const sending = this.#wanted;
    const result = await this.#send(sending);
    this.#isSending = false;
    if (result !== 'again') {
      this.#known = sending;
      this.#failures = 0;
      return this.#next();
    }
    const pause = pauses[this.#failures];
    this.#failures += 1;
    if (pause !== undefined) this.#timer = setTimeout(() => void this.#next(), pause);
  }
}

const passing = new Set<string | undefined>(['offline', 'unavailable', 'server']);

/** The result of a reporting mutation. */
export const reportResultOf = (result: { ok: boolean; network?: string | undefined }): ReportResult => {
  if (result.ok) return 'known';
  return passing.has(result.network) ? 'again' : 'refused';
};
