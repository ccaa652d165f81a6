/** The displayed name of a deleted user. */
export const deletedUserName = 'Deleted user';

/** 'Maria' for 'Maria dela Cruz': what the public sees. 'Deleted user' is not shortened. */
export const firstName = (name: string): string => (name === deletedUserName ? name : firstWord(name));

/** The most characters of what a job seeker asks to be called. */
export const callNameMaxLength = 30;

/** What the public sees of a job seeker's name: what they have asked to be called, otherwise the first name. */
export const calledName = ({
  name,
  callName,
}: {
  readonly name: string;
  readonly callName: string | null | undefined;
}) => callName ?? firstName(name);

export const firstWord = (text: string): string => text.trim().split(/\s+/, 1)[0] ?? '';
