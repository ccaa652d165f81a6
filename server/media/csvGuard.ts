/**
 * A text that begins like a formula gets an apostrophe, so that no spreadsheet runs it. Spreadsheets split files at semicolons,
 * tabs or bars too, depending on the language and on what people choose, and do not see our quotes then: what comes after those
 * characters begins a cell as well.
 * Apostrophes that are there already are kept, so that `unguarded` gives back exactly what was guarded.
 */

const begins = /^("*)('*)(?=[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20])/;
const follows = /([;|\t\r\n]"*)('*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20])/g;

export const guarded = (text: string): string => text.replace(follows, "$1$2'").replace(begins, "$1$2'");

const begun = /^("*)'('*)(?=[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20])/;
const followed = /([;|\t\r\n]"*)'('*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20])/g;

/** The text before `guarded`. Files that were not guarded keep their texts, unless they have such apostrophes. */
export const unguarded = (cell: string): string => cell.replace(begun, '$1$2').replace(followed, '$1$2');
