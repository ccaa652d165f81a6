/**
 * Tracks up to which message a chat is complete and whether a page has to be loaded to close a gap. It receives events
 * as they arrive, several before a render, and after each render what is shown: a slow response may have replaced newer
 * events in the store.
 */
export class CatchUp {
  /**
   * The id up to which nothing is missing. The viewer's own messages may arrive before earlier ones of others and do
   * not count.
   */
  #complete: number;
  /** The newest id that is known to be missing, or 0. */
  #wanted = 0;
  /** The newest message that a page has loaded. */
  #read: number;
  /** Messages from events since then, which all have to be shown. */
  readonly #heard = new Set<number>();
  #isAsking = false;
  /** The newest loaded message at the last request. */
  #askedFrom: number | null = null;

  /** @param read id of the newest message that a page has loaded, 0 for none */
  constructor(read: number) {
    this.#complete = read;
    this.#read = read;
  }

  get isBehind(): boolean {
    return this.#wanted > this.#complete;
  }

  /** Live events have started, and `latest` is the newest message. */
  watched(latest: number): void {
    this.#wanted = Math.max(this.#wanted, latest);
  }

  /** A live event has added this message. After a gap, it says nothing about the messages before it. */
  heard(id: number): void {
    this.#heard.add(id);
    if (!this.isBehind) this.#complete = Math.max(this.#complete, id);
  }

  /** The rendered state: everything up to `read`, and the messages for which `has` is true. */
  shown({ read, has }: { read: number; has: (id: number) => boolean }): void {
    // A slow response has also replaced messages from a later page.
    let isLost = read < this.#read;
    if (isLost) {
      this.#wanted = Math.max(this.#wanted, this.#read);
      this.#askedFrom = null;
    }
    this.#read = read;
    for (const id of this.#heard) {
      if (id <= read) this.#heard.delete(id);
      else if (!has(id)) {
        isLost = true;
        this.#wanted = Math.max(this.#wanted, id);
      }
    }
    this.#complete = isLost ? read : Math.max(this.#complete, read);
  }

  /** Whether to load a page: now, or after a delay if the last one brought nothing. Loading lasts until `end`. */
  begin(): 'now' | 'later' | null {
    if (!this.isBehind || this.#isAsking) return null;
    const isRepeated = this.#askedFrom === this.#read;
    this.#askedFrom = isRepeated ? null : this.#read;
    if (isRepeated) return 'later';
    this.#isAsking = true;
    return 'now';
  }

  /** The page has arrived or failed; the next render shows its messages. */
  end(): void {
    this.#isAsking = false;
  }
}
