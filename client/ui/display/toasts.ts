import { pageValue } from '../pageValue.ts';

export type ToastTone = 'success' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  text: string;
  tone: ToastTone;
}

let lastId = 0;

export const toasts = pageValue<readonly ToastMessage[]>([]);

/** Shows a message that needs no response, such as 'Thank you! Information saved.'. Browser only. */
export function showToast(text: string, tone: ToastTone = 'success'): void {
  lastId += 1;
  // Keeps the newest three.
  toasts.set([...toasts.read(), { id: lastId, text, tone }].slice(-3));
}

export function dismissToast(id: number): void {
  toasts.set(toasts.read().filter((message) => message.id !== id));
}
