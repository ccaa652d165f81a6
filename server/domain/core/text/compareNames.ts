/** For sorting names as the database sorts them: São Paulo before Sydney, on a server of any locale. */
export const compareNames: (one: string, other: string) => number = new Intl.Collator('en').compare;
