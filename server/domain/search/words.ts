import { searchForm, searchSpelling } from './searchForm.ts';

/**
 * The words that somebody searches for, as patterns for LIKE. A stored text has a space before each of its words, so that
 * a pattern can say where a word begins.
 */

/** Shorter words have to be right, because every other one is nearly the same; longer ones, because nobody is called so. */
const forgiven = { from: 4, to: 20 };

/** A text as long as two full names. Four patterns for each letter: what is beyond has to be right, so that it stays cheap. */
const forgivenLetters = 40;

/** Anything between words that no name has: spaces of every kind, and what no keyboard types. */
const gaps = /[\s\p{C}]+/u;

/** The words of a text, each once, in the form that is stored: lower case, without accents. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    searchForm(text)
      .split(gaps)
      .filter((word) => word !== ''),
  ),
];

/** One or two Latin letters: inside of words everybody has them, and in a long text some word begins with them. */
export const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word);

/** A text that contains the word. */
export const containsPattern = (word: string): string => literal(word);

/** A text in which a word begins so. */
export const beginsPattern = (word: string): string => ` ${literal(word)}`;

/**
 * Texts in which a word begins as this one does but for one slip of the finger: a wrong letter, one too many, one missing,
 * or two that changed places. None for short words.
 */
export function slipPatterns(word: string): string[] {
  const letters = Array.from(word, literal);
  if (letters.length < forgiven.from || letters.length > forgiven.to) return [];
  const patterns = new Set<string>();
  const add = (...parts: string[]) => {
    const pattern = parts.join('');
    // Of four letters, three have to stand together: too many have a word that begins with the same two.
    const together = letters.length > forgiven.from || pattern.split('_').some((run) => run.length >= 3);
    if (together) patterns.add(` ${pattern}`);
  };
  for (const [at, letter] of letters.entries()) {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at + 1).join('');
    const any = anyLetterLike(letter);
    add(before, any, after);
    add(before, after);
    if (at > 0) add(before, any, letter, after);
    const next = letters[at + 1];
    if (next !== undefined) add(before, next, letter, letters.slice(at + 2).join(''));
  }
  return [...patterns];
}

/** The slips of each word, as far as they are forgiven in so long a text. */
export function slipsOf(words: readonly string[]): string[][] {
  let letters = 0;
  return words.map((word) => {
    letters += Array.from(word).length;
    return letters > forgivenLetters ? [] : slipPatterns(word);
  });
}

/** As stored, with what LIKE takes for more than a letter told to be one. */
const literal = (text: string): string => searchSpelling(text).replaceAll(/[\\%_]/g, '\\$&');

/** As many places as a letter of the same script is stored in. */
const anyLetterLike = (letter: string): string => (/^[XY]/.test(letter) ? '_'.repeat(letter.length) : '_');

/** What stands between the name and the rest of a stored text. */
export const nameEnd = '\n';

/** The same pattern for a text in memory, where `end` follows it. */
export const asRegExp = (pattern: string, end = ''): RegExp => {
  const source = pattern.replaceAll(/\\(.)|[_.*+?^${}()|[\]]/gs, (found, meant?: string) => {
    if (meant !== undefined) return `\\x${meant.charCodeAt(0).toString(16)}`;
    return found === '_' ? '.' : `\\${found}`;
  });
  return new RegExp(`${source}${end}`, 's');
};
