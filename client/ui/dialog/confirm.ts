import { pageValue } from '../base/pageValue.ts';
import type { AskedQuestion, Question } from './ConfirmDialog.tsx';

/** How an action ended; the result of a mutation fits. */
export type ActionOutcome<Success> = { ok: true; success: Success } | { ok: false; message: string };

export interface Confirmation<Success> extends Question {
  /** Runs on confirmation, and always resolves. Its failure is shown in the dialog, where it can be tried again. */
  action: (isChecked: boolean) => Promise<ActionOutcome<Success>>;
}

/** For the dialog's host. A closed question stays, so that its dialog can fade out. */
export const asked = pageValue<AskedQuestion | null>(null);
let lastId = 0;

/**
 * Asks before something is done, in a dialog. Resolves to what the action succeeded with, or to null if it was cancelled.
 * The dialog survives the component that asks: a row may disappear while its deletion is awaited.
 */
export function confirm<Success>({ action, ...question }: Confirmation<Success>): Promise<Success | null> {
  asked.read()?.cancel();
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const close = () => {
      const current = asked.read();
      if (current?.id === id) asked.set({ ...current, opened: false });
    };
    asked.set({
      ...question,
      id,
      opened: true,
      async run(isChecked) {
        const outcome = await action(isChecked);
        if (!outcome.ok) return outcome.message;
        close();
        resolve(outcome.success);
        return null;
      },
      cancel() {
        close();
        resolve(null);
      },
    });
  });
}
