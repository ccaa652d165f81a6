import { Member, type Subscriber } from './member.ts';

/**
 * The subscribers of one stream of events. Each event is written once. The next one is read when the fastest subscriber
 * has taken it: slower ones delay nothing, and fail when too much waits for them. The room ends with its last subscriber.
 */
export class Room {
  /** The first event, which is not sent: each subscriber has its own. */
  readonly start: Promise<IteratorResult<unknown>>;
  readonly #source: AsyncIterator<unknown>;
  readonly #write: (event: unknown) => Promise<string>;
  readonly #onEnd: () => void;
  readonly #members = new Set<Member>();
  #wake: () => void = () => {};

  /**
   * @param source reports its start with its first event
   * @param write returns the JSON text of the response to an event
   * @param onEnd is called once, before the last subscriber leaves or all are ended: the room cannot be joined then
   */
  constructor(source: AsyncIterator<unknown>, write: (event: unknown) => Promise<string>, onEnd: () => void) {
    this.#source = source;
    this.#write = write;
    this.#onEnd = onEnd;
    this.start = source.next();
    void this.#run();
  }

  /** All events from now on wait until the member begins. */
  join(subscriber: Subscriber): Member {
    const member = new Member(subscriber, () => this.#wake());
    this.#members.add(member);
    return member;
  }

  async leave(member: Member): Promise<void> {
    member.end();
    if (!this.#members.delete(member)) return;
    this.#wake();
    if (this.#members.size > 0) return;
    this.#onEnd();
    await this.#source.return?.();
  }

  async #run(): Promise<void> {
    try {
      let event = await this.start;
      if (!event.done) event = await this.#source.next();
      while (!event.done) {
        const text = await this.#write(event.value);
        if (this.#members.size === 0) return;
        const taken = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        for (const member of this.#members) if (!member.offer(text)) await this.leave(member);
        await taken;
        event = await this.#source.next();
      }
      this.#empty((member) => member.end());
    } catch (reason) {
      this.#empty((member) => member.fail(reason));
    }
  }

  #empty(end: (member: Member) => void): void {
    if (this.#members.size === 0) return;
    this.#onEnd();
    for (const member of this.#members) end(member);
    this.#members.clear();
  }
}
