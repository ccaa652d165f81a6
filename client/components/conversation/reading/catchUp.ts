/**
 * Knows up to which message a chat is here without a gap, and what has to be read to close the one there is. It is told of
 * events as they come, several before anything is rendered: nothing here waits for a rendering.
 */
export class CatchUp {
  /** The id up to which nothing is missing. What one sends oneself may be here before what others have sent: it does not count. */
  #complete: number;
  /** The newest id that is known to be missing, or 0. */
  #wanted = 0;
  /** What was wanted when the page under way was asked for; null: none is under way, and none waits to be looked at. */
  #asked: number | null = null;
  #hasAnswer = false;

  /** @param complete id of the newest message that the page came with, 0 for none. */
  constructor(complete: number) {
    this.#complete = complete;
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
    if (!this.isBehind) this.#complete = Math.max(this.#complete, id);
  }

  /** Whether a page is to be asked for now; it then is under way until `end`. */
  begin(): boolean {
    if (!this.isBehind || this.#asked !== null) return false;
    this.#asked = this.#wanted;
    return true;
  }

  /** The page has come, or could not be `reached` and is to be asked for again. */
  end({ reached }: { reached: boolean }): void {
    if (reached) this.#hasAnswer = true;
    else this.#asked = null;
  }

  /** What came is here, and whether there is more after it. The last page holds all that there was when it was asked for. */
  seen({ hasMore }: { hasMore: boolean }): void {
    if (!this.#hasAnswer || this.#asked === null) return;
    if (!hasMore) this.#complete = Math.max(this.#complete, this.#asked);
    this.#asked = null;
    this.#hasAnswer = false;
  }
}
