import { storageOwner } from '../../relay/storageOwner.ts';

const prefix = 'hourhand-draft-';

/** The storage key of what a person has typed and not sent. Each user of this browser has keys of their own. */
export const draftKey = (name: string, owner = storageOwner()): string => `${prefix}${owner}-${name}`;

/** Removes the drafts of all users, so that the next user of this browser finds none in storage. */
export function forgetDrafts(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    }
  } catch {
    // Storage is not available and therefore empty.
  }
}
