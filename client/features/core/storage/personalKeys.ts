import { storageOwner } from '../../../app/relay/storageOwner.ts';

/** The beginnings of all keys under which this browser stores what a person typed or did. Signing out removes them. */
export const personalKeys = {
  draft: 'hourhand-draft-',
  outbox: 'hourhand-outbox.',
  guest: 'hourhand-guest',
  danger: 'hourhand-danger.',
};

/** The storage key of what a person has typed and not sent. Each user of this browser has keys of their own. */
export const draftKey = (name: string, owner = storageOwner()): string => `${personalKeys.draft}${owner}-${name}`;

/** Removes what this browser stores of all its users: drafts, messages that were not sent, and a guest's contact data. */
export function forgetPersonalData(): void {
  const beginnings = Object.values(personalKeys);
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) {
        if (beginnings.some((beginning) => key.startsWith(beginning))) storage.removeItem(key);
      }
    }
  } catch {
    // Storage is not available and therefore empty.
  }
}
