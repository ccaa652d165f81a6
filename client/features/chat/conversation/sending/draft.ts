import { draftKey } from '../../../core/storage/personalKeys.ts';
import { filesOf } from './outboxStorage.ts';
import type { UnsentFile } from './unsent.ts';

/** A message that was not sent yet. It survives the page, because a payment may lead to the bank's page. */
export interface Draft {
  text: string;
  /** The attached files that are already uploaded. */
  files: readonly UnsentFile[];
  /** Whether it waits for a payment to be sent. */
  waitsForPayment: boolean;
}

const keyOf = (chatId: string) => draftKey(`chat-${chatId}`);
const noDraft: Draft = { text: '', files: [], waitsForPayment: false };

/** For this tab only; undefined on the server. */
export function readDraft(chatId: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(chatId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return noDraft;
    const text = 'text' in stored && typeof stored.text === 'string' ? stored.text : '';
    const waitsForPayment = 'waitsForPayment' in stored && stored.waitsForPayment === true;
    return { text, files: filesOf(stored), waitsForPayment };
  } catch {
    // Storage is not available or has other content.
    return noDraft;
  }
}

export function keepDraft(chatId: string, draft: Draft): void {
  try {
    if (draft.text || draft.files.length > 0) sessionStorage.setItem(keyOf(chatId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(chatId));
  } catch {
    // Storage is not available: the text lasts as long as the page.
  }
}
