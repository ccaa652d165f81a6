import { loadContactDialog } from './loadContactDialog.ts';

/** What a press of a contact button runs. */
export const loadContactFlow = () => import('./ContactFlow.tsx');

/** Preloads what a press needs that contacts at once. A failure shows when the button is pressed. */
export const prepareContact = () => void loadContactFlow().catch(() => undefined);

/** Preloads what a press needs that asks first, at once. */
export function prepareContactDialog(): void {
  prepareContact();
  loadContactDialog().catch(() => undefined);
}
