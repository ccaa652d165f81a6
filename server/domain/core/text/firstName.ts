/** The displayed name of a deleted user. */
export const deletedUserName = 'Deleted user';

/** The part of a name that strangers see: 'Maria dela Cruz' → 'Maria'. The name of deleted users stays whole. */
export const firstName = (name: string): string => (name === deletedUserName ? name : firstWord(name));

export const firstWord = (text: string): string => text.trim().split(/\s+/, 1)[0] ?? '';
