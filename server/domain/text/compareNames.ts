/** For sorting names as the database sorts them: São Paulo before Sydney, whatever the locale of the server is. */
export const compareNames: (one: string, other: string) => number = new Intl.Collator('en').compare;
