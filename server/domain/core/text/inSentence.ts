/** A name such as 'Waiter' as a word in a sentence: 'waiter'. Abbreviations stay as they are. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
