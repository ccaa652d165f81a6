import type { WebSocket } from 'ws';
import { FellBehind } from '../../domain/events.ts';

/** A subscription of a socket, by the id that its client has chosen. */
export type Subscriber = { socket: WebSocket; id: string };

/** The length of the texts that may wait for one subscription, in UTF-16 units. */
export const mostWaiting = 256 * 1024;

/** A subscription in a room. It gets the room's texts in order, each when the socket has taken the one before. */
export class Member {
  /** Settles with the subscription: resolves when it has ended, rejects with the reason when it has failed. */
  readonly ended: Promise<void>;
  readonly #socket: WebSocket;
  /** A message up to its payload. */
  readonly #start: string;
  readonly #onTaken: () => void;
  readonly #waiting: string[] = [];
  #length = 0;
  #isReady = false;
  #isOver = false;
  #resolve: () => void = () => {};
  #reject: (reason: unknown) => void = () => {};

  /** @param onTaken is called when the socket has taken a text */
  constructor({ socket, id }: Subscriber, onTaken: () => void) {
    this.#socket = socket;
    this.#start = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    this.#onTaken = onTaken;
    this.ended = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // It may fail before it is awaited.
    this.ended.catch(() => {});
  }

  /** What was offered before waits until now. */
  begin(): void {
    this.#next();
  }

  /** Returns whether there was room for it; otherwise the subscription has failed with FellBehind. */
  offer(text: string): boolean {
    if (this.#isReady) {
      this.#send(text);
      return true;
    }
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length <= mostWaiting) return true;
    this.fail(new FellBehind());
    return false;
  }

  end(): void {
    this.#isOver = true;
    this.#resolve();
  }

  fail(reason: unknown): void {
    this.#isOver = true;
    this.#reject(reason);
  }

  #next(): void {
    const text = this.#waiting.shift();
    this.#isReady = text === undefined;
    if (text === undefined) return;
    this.#length -= text.length;
    this.#send(text);
  }

  #send(text: string): void {
    this.#isReady = false;
    // A socket that is closing ends its subscriptions.
    if (this.#isOver || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(`${this.#start}${text}}`, this.#sent);
  }

  readonly #sent = () => {
    this.#onTaken();
    this.#next();
  };
}
