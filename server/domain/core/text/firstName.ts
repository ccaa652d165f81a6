/** The displayed name of a deleted user. */
export const deletedUserName = 'Deleted user';

/** 'Maria' for 'Maria dela Cruz': what the public sees. 'Deleted user' is not shortened. */
export const firstName = (name: string): string => (name === deletedUserName ? name : firstWord(name));

export const firstWord = (text: string): string => text.trim().split(/\s+/, 1)[0] ?? '';
