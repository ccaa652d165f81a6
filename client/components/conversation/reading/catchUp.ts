/**
 * Knows up to which message a chat is here without a gap, and whether something has to be read to close the one there is. It
 * is told of events as they come, several before anything is rendered, and of what a rendering shows: an answer that was
 * under way for longer may have taken the place of what was heard since.
 */
export class CatchUp {
  /** The id up to which nothing is missing. What one sends oneself may be here before what others have sent: it does not count. */
  #complete: number;
  /** The newest id that is known to be missing, or 0. */
  #wanted = 0;
  /** The newest message that came by a page. */
  #read: number;
  /** What events have brought since then, all of which has to be shown. */
  readonly #heard = new Set<number>();
  #isAsking = false;
  /** What had been read when the last page was asked for. */
  #askedFrom: number | null = null;

  /** @param read id of the newest message that came by a page, 0 for none. */
  constructor(read: number) {
    this.#complete = read;
    this.#read = read;
  }

  get isBehind(): boolean {
    return this.#wanted > this.#complete;
  }

  /** Live events begin, and `latest` is the newest message there is. */
  watched(latest: number): void {
    this.#wanted = Math.max(this.#wanted, latest);
  }

  /** A live event has brought this message. Behind a gap it says nothing of what is before it. */
  heard(id: number): void {
    this.#heard.add(id);
    if (!this.isBehind) this.#complete = Math.max(this.#complete, id);
  }

  /** What is shown now: everything up to `read`, and what `has` says. */
  shown({ read, has }: { read: number; has: (id: number) => boolean }): void {
    this.#read = read;
    let isLost = false;
    for (const id of this.#heard) {
      if (id <= read) this.#heard.delete(id);
      else if (!has(id)) {
        isLost = true;
        this.#wanted = Math.max(this.#wanted, id);
      }
    }
    this.#complete = isLost ? read : Math.max(this.#complete, read);
  }

  /** Whether a page is to be asked for: at once, or in a while where the last one brought nothing. It is under way until `end`. */
  begin(): 'now' | 'later' | null {
    if (!this.isBehind || this.#isAsking) return null;
    const isRepeated = this.#askedFrom === this.#read;
    this.#askedFrom = isRepeated ? null : this.#read;
    if (isRepeated) return 'later';
    this.#isAsking = true;
    return 'now';
  }

  /** The page has come, or could not be reached; what it brought is shown next. */
  end(): void {
    this.#isAsking = false;
  }
}
