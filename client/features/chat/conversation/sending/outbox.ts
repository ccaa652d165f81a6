import type { ActionFailure } from '../../../../app/relay/action.ts';
import type { ChatFileKind } from './chatFile.ts';
import type { OutboxStorage } from './outboxStorage.ts';
import type { UnsentFile, UnsentMessage, WrittenMessage } from './unsent.ts';

/** The result of an attempt to send; null if the message is stored. */
export type Attempt = ActionFailure | null;

/** Sends the message; never rejects. */
export type Deliver = (message: UnsentMessage) => Promise<Attempt>;

const none: readonly UnsentMessage[] = [];

/** Delays between attempts, in milliseconds, and the maximum number of server errors. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const serverFailuresAtMost = 5;
/** Older messages are only sent again on request. In milliseconds. */
const staleAfter = 24 * 3_600_000;

/**
 * Messages that are not stored yet, by place: a chat and an account. It outlives the screen and the page. Messages of a
 * place are sent one after the other, in the order of writing; while the server cannot be reached, the first one holds
 * up the rest. Every tab that has a message sends it; its `clientId` prevents duplicates.
 */
export class Outbox {
  readonly #storage: OutboxStorage;
  readonly #unsent = new Map<string, readonly UnsentMessage[]>();
  readonly #deliver = new Map<string, Deliver>();
  readonly #running = new Set<string>();
  readonly #underWay = new Set<string>();
  readonly #ends = new Map<string, (attempt: Attempt) => void>();
  readonly #sleepers = new Set<() => void>();
  readonly #listeners = new Set<() => void>();

  constructor(storage: OutboxStorage) {
    this.#storage = storage;
  }

  unsentIn(place: string): readonly UnsentMessage[] {
    return this.#unsent.get(place) ?? none;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the message as pending and sends it in its turn. Resolves to the result, however long it takes. */
  send(place: string, message: WrittenMessage, deliver: Deliver): Promise<Attempt> {
    const pending: UnsentMessage = { ...message, state: 'pending', problem: null };
    const others = this.unsentIn(place).filter(({ clientId }) => clientId !== message.clientId);
    this.#storage.add(place, pending);
    this.#set(place, [...others, pending]);
    this.#deliver.set(place, deliver);
    return new Promise((resolve) => {
      this.#ends.set(message.clientId, resolve);
      void this.#run(place);
    });
  }

  /** Loads what an earlier page or another tab has left, and retries what waits. */
  resume(place: string, deliver: Deliver, now: Date): void {
    const known = new Set(this.unsentIn(place).map(({ clientId }) => clientId));
    const found = this.#storage.read(place).filter(({ clientId }) => !known.has(clientId));
    if (found.length > 0) this.#set(place, [...found.map((message) => takenUp(message, now)), ...this.unsentIn(place)]);
    this.#deliver.set(place, deliver);
    void this.#run(place);
    this.wake();
  }

  /** Retries messages that wait for a connection. */
  wake(): void {
    for (const sleeper of [...this.#sleepers]) sleeper();
  }

  /** Sets the URI of an uploaded file of the message; null if the server no longer has it. */
  keepUri(place: string, clientId: string, kind: ChatFileKind, uri: string | null): void {
    this.#change(place, clientId, ({ files }) => ({
      files: files.map((file) => (file.kind === kind ? { ...file, uri } : file)),
    }));
  }

  /** Removes a message that is stored or discarded. */
  forget(place: string, clientId: string): void {
    this.#storage.remove(place, clientId);
    this.#drop(place, clientId);
  }

  /** Another tab has removed the message. A running attempt completes. */
  dropped(place: string, clientId: string): void {
    if (!this.#underWay.has(clientId)) this.#drop(place, clientId);
  }

  #drop(place: string, clientId: string): void {
    const others = this.unsentIn(place).filter((message) => message.clientId !== clientId);
    if (others.length < this.unsentIn(place).length) this.#set(place, others);
    this.#end(clientId, null);
  }

  async #run(place: string): Promise<void> {
    if (this.#running.has(place)) return;
    this.#running.add(place);
    let failures = 0;
    let serverFailures = 0;
    for (let next = this.#next(place); next; next = this.#next(place)) {
      const { clientId } = next;
      this.#change(place, clientId, () => ({ state: 'pending' }));
      this.#underWay.add(clientId);
      const failure = (await this.#deliver.get(place)?.(next)) ?? null;
      this.#underWay.delete(clientId);
      if (failure?.network === 'server') serverFailures += 1;
      if (failure && passes(failure, serverFailures)) {
        this.#change(place, clientId, () => ({ state: 'waiting' }));
        await this.#sleep(failures);
        failures += 1;
        continue;
      }
      failures = 0;
      serverFailures = 0;
      if (failure) {
        this.#change(place, clientId, () => ({ state: 'failed', problem: problemOf(failure) }));
        this.#end(clientId, failure);
      } else this.forget(place, clientId);
    }
    this.#running.delete(place);
  }

  #next(place: string): UnsentMessage | undefined {
    return this.unsentIn(place).find(({ state }) => state !== 'failed');
  }

  #sleep(failures: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#sleepers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, pauses[Math.min(failures, pauses.length - 1)]);
      this.#sleepers.add(wake);
    });
  }

  #end(clientId: string, attempt: Attempt): void {
    this.#ends.get(clientId)?.(attempt);
    this.#ends.delete(clientId);
  }

  #change(place: string, clientId: string, change: (message: UnsentMessage) => Partial<UnsentMessage>): void {
    const messages = this.unsentIn(place).map((message) => {
      if (message.clientId !== clientId) return message;
      const changed = { ...message, ...change(message) };
      this.#storage.update(place, changed);
      return changed;
    });
    this.#set(place, messages);
  }

  #set(place: string, messages: readonly UnsentMessage[]): void {
    this.#unsent.set(place, messages);
    for (const listener of this.#listeners) listener();
  }
}

/** A failure that is temporary: no connection, or a server that is starting. */
function passes({ network }: ActionFailure, serverFailures: number): boolean {
  return (
    network === 'offline' ||
    network === 'unavailable' ||
    (network === 'server' && serverFailures <= serverFailuresAtMost)
  );
}

const problemOf = ({ fields, message }: ActionFailure): string => Object.values(fields)[0] ?? message;

/** A message of an earlier page. Its local files are gone unless they were uploaded. */
function takenUp(message: UnsentMessage, now: Date): UnsentMessage {
  if (message.state === 'failed') return message;
  const lost = message.files.find(({ uri }) => uri === null);
  if (lost) return { ...message, state: 'failed', problem: lostText(lost) };
  if (now.getTime() - Date.parse(message.writtenAt) < staleAfter) return { ...message, state: 'waiting' };
  return { ...message, state: 'failed', problem: 'This message is more than a day old.' };
}

/** The state of a file when the page was left. */
export const lostText = ({ name }: UnsentFile): string => `${name} was not uploaded because the page was closed.`;
