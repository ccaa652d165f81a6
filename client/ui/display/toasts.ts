import { pageValue } from '../base/pageValue.ts';
import { announce } from '../focus/Announcer.tsx';

export type ToastTone = 'success' | 'info' | 'warning';

export interface ToastMessage {
  id: number;
  text: string;
  tone: ToastTone;
}

let lastId = 0;

export const toasts = pageValue<readonly ToastMessage[]>([]);

/** Where the toasts are shown in the open dialogs, the topmost last. What is outside of a modal one cannot be reached. */
export const toastPlaces = pageValue<readonly HTMLElement[]>([]);

/** Shows and says a message that needs no response, such as 'Thank you! Information saved.'. Browser only. */
export function showToast(text: string, tone: ToastTone = 'success'): void {
  lastId += 1;
  // Keeps the newest three.
  toasts.set([...toasts.read(), { id: lastId, text, tone }].slice(-3));
  announce(text);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.read().filter((message) => message.id !== id));
}
