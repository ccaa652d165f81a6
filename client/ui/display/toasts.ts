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

/** Shows a message that needs no response, such as 'Thank you! Information saved.'. Browser only. */
export function showToast(text: string, tone: ToastTone = 'success'): void {
  lastId += 1;
  // Keeps the newest three.
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
