import type { ActionFailure } from '../../../relay/action.ts';
import type { ChatFileKind } from './chatFile.ts';
import type { OutboxStorage } from './outboxStorage.ts';

/** A file that goes with a message. */
export interface UnsentFile {
  kind: ChatFileKind;
  name: string;
  /** Bytes. */
  size: number;
  /** Where the server keeps it; null until it does. */
  uri: string | null;
}

/** A message that was written here and is not known to be stored. */
export interface UnsentMessage {
  /** The same one for every attempt, so that it is stored once. */
  clientId: string;
  text: string;
  /** An image and a document at most. */
  files: readonly UnsentFile[];
  /** ISO 8601. */
  writtenAt: string;
  /** `waiting`: the server was not reached, and it goes out by itself. `failed`: it does not. */
  state: 'pending' | 'waiting' | 'failed';
  /** What the server said, of a failed one. */
  problem: string | null;
}

export type WrittenMessage = Omit<UnsentMessage, 'state' | 'problem'>;

/** How an attempt to send ended; null: it is stored. */
export type Attempt = ActionFailure | null;

/** Sends it; never rejects. */
export type Deliver = (message: UnsentMessage) => Promise<Attempt>;

const none: readonly UnsentMessage[] = [];

/** How long to wait before the next attempt, in milliseconds, and how often a server that is reached may fail. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const serverFailuresAtMost = 5;
/** What could not be sent for so long is no longer sent without being asked. In milliseconds. */
const staleAfter = 24 * 3_600_000;

/**
 * What was written and is not stored yet, by place: a chat, as one account. It outlives the screen and the page. Messages
 * of a place go out one after the other, in the order in which they were written; while the server is not reached the first
 * holds up the others. A message goes out from every tab that has it: its `clientId` makes it one.
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

  /** Shows the message as pending and sends it when its turn comes. Resolves to how that ended, however long it takes. */
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

  /** Takes up what an earlier page, or another tab, has left, and tries again what waits. */
  resume(place: string, deliver: Deliver, now: Date): void {
    const here = new Set(this.unsentIn(place).map(({ clientId }) => clientId));
    const found = this.#storage.read(place).filter(({ clientId }) => !here.has(clientId));
    if (found.length > 0) this.#set(place, [...found.map((message) => takenUp(message, now)), ...this.unsentIn(place)]);
    this.#deliver.set(place, deliver);
    void this.#run(place);
    this.wake();
  }

  /** Whoever waits for the connection tries at once. */
  wake(): void {
    for (const sleeper of [...this.#sleepers]) sleeper();
  }

  /** The server keeps the message's file of this kind there; null: no longer. */
  keepUri(place: string, clientId: string, kind: ChatFileKind, uri: string | null): void {
    this.#change(place, clientId, ({ files }) => ({
      files: files.map((file) => (file.kind === kind ? { ...file, uri } : file)),
    }));
  }

  /** Takes the message out: it is stored, or whoever wrote it wants it no more. */
  forget(place: string, clientId: string): void {
    this.#storage.remove(place, clientId);
    this.#drop(place, clientId);
  }

  /** Another tab has taken it out. What is on its way here comes to its own end. */
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

/** A failure that passes by itself: no connection, or a server that is just being started. */
function passes({ network }: ActionFailure, serverFailures: number): boolean {
  return network === 'offline' || (network === 'server' && serverFailures <= serverFailuresAtMost);
}

const problemOf = ({ fields, message }: ActionFailure): string => Object.values(fields)[0] ?? message;

/** A message that an earlier page has left. Its files are gone with that page, unless the server has them. */
function takenUp(message: UnsentMessage, now: Date): UnsentMessage {
  if (message.state === 'failed') return message;
  const lost = message.files.find(({ uri }) => uri === null);
  if (lost) return { ...message, state: 'failed', problem: lostText(lost) };
  if (now.getTime() - Date.parse(message.writtenAt) < staleAfter) return { ...message, state: 'waiting' };
  return { ...message, state: 'failed', problem: 'It was written more than a day ago.' };
}

/** What became of a file that the page was left with. */
export const lostText = ({ name }: UnsentFile): string => `${name} was not uploaded before the page was closed.`;
