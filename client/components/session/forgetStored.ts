import { forgetGuestData } from '../contact/guestStorage.ts';
import { forgetOutbox } from '../conversation/sending/outboxStorage.ts';
import { forgetDrafts } from './draftKeys.ts';

/** Removes what this browser stores of people: drafts, messages that were not sent, and a guest's contact data. */
export function forgetStored(): void {
  forgetDrafts();
  forgetOutbox();
  forgetGuestData();
}
