/** The displayed name of a deleted user. */
export const deletedUserName = 'Deleted user';

/** The first word of a name, which strangers see: 'Maria dela Cruz' → 'Maria'. It is not secret that a user was deleted. */
export const firstName = (name: string): string => (name === deletedUserName ? name : firstWord(name));

export const firstWord = (text: string): string => text.trim().split(/\s+/, 1)[0] ?? '';
