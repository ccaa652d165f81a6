import type { UnsentFile } from './outbox.ts';
import { filesOf } from './outboxStorage.ts';

/** A message that was begun and not sent. It outlives the page: a bank may ask to be visited in between. */
export interface Draft {
  text: string;
  /** What was attached. Only what the server has by then is still there. */
  files: readonly UnsentFile[];
  /** It was to be sent, and waits for a payment. */
  waitsForPayment: boolean;
}

const prefix = 'hourhand-draft-';
const keyOf = (chatId: string) => prefix + chatId;
const noDraft: Draft = { text: '', files: [], waitsForPayment: false };

/** For this tab alone. Never on the server. */
export function readDraft(chatId: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(chatId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return noDraft;
    const text = 'text' in stored && typeof stored.text === 'string' ? stored.text : '';
    const waitsForPayment = 'waitsForPayment' in stored && stored.waitsForPayment === true;
    return { text, files: filesOf(stored), waitsForPayment };
  } catch {
    // Storage is refused, or holds something else.
    return noDraft;
  }
}

export function keepDraft(chatId: string, draft: Draft): void {
  try {
    if (draft.text || draft.files.length > 0) sessionStorage.setItem(keyOf(chatId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(chatId));
  } catch {
    // Storage is refused: the text lives as long as the page.
  }
}

/** Nothing that was begun is left for whoever uses this tab next. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is refused: there is nothing in it.
  }
}
