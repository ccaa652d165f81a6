export type ToastTone = 'success' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  text: string;
  tone: ToastTone;
}

const listeners = new Set<() => void>();
const none: readonly ToastMessage[] = [];
let messages = none;
let lastId = 0;

function set(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

/** Says something that needs no answer, such as 'Thank you! Information saved.'; only in the browser. */
export function showToast(text: string, tone: ToastTone = 'success'): void {
  lastId += 1;
  // The newest three: older ones have been read or never will be.
  set([...messages, { id: lastId, text, tone }].slice(-3));
}

export function dismissToast(id: number): void {
  set(messages.filter((message) => message.id !== id));
}

export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastMessage[] => messages,
  readOnServer: (): readonly ToastMessage[] => none,
};
