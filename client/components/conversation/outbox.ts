import type { ActionFailure } from '../../relay/useAction.ts';

/** A message that was written here and is not known to be stored. */
export interface UnsentMessage {
  /** The same one for every attempt, so that it is stored once. */
  clientId: string;
  text: string;
  /** ISO 8601. */
  writtenAt: string;
  state: 'pending' | 'failed';
}

/** How an attempt to send ended; null: it is stored. */
export type Attempt = ActionFailure | null;

/** Sends it; never rejects. */
export type Deliver = (message: UnsentMessage) => Promise<Attempt>;

const none: readonly UnsentMessage[] = [];

/**
 * What was written into each chat and is not stored yet. It outlives the screen: who looks into another chat in between
 * finds it again. Messages of a chat go out one after the other, in the order in which they were written.
 */
export class Outbox {
  readonly #unsent = new Map<string, readonly UnsentMessage[]>();
  readonly #lines = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<() => void>();

  unsentIn(chatId: string): readonly UnsentMessage[] {
    return this.#unsent.get(chatId) ?? none;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the message as pending and sends it when its turn comes. Resolves to how that ended. */
  send(chatId: string, message: Omit<UnsentMessage, 'state'>, deliver: Deliver): Promise<Attempt> {
    const pending: UnsentMessage = { ...message, state: 'pending' };
    const others = this.unsentIn(chatId).filter(({ clientId }) => clientId !== message.clientId);
    this.#set(chatId, [...others, pending]);
    const turn = (this.#lines.get(chatId) ?? Promise.resolve()).then(() => deliver(pending));
    this.#lines.set(chatId, turn);
    return turn.then((failure) => {
      if (failure) this.#mark(chatId, message.clientId, 'failed');
      else this.forget(chatId, message.clientId);
      return failure;
    });
  }

  /** Takes the message out: it is stored, or given back to whoever wrote it. */
  forget(chatId: string, clientId: string): void {
    this.#set(
      chatId,
      this.unsentIn(chatId).filter((message) => message.clientId !== clientId),
    );
  }

  #mark(chatId: string, clientId: string, state: UnsentMessage['state']): void {
    this.#set(
      chatId,
      this.unsentIn(chatId).map((message) => (message.clientId === clientId ? { ...message, state } : message)),
    );
  }

  #set(chatId: string, messages: readonly UnsentMessage[]): void {
    this.#unsent.set(chatId, messages);
    for (const listener of this.#listeners) listener();
  }
}
