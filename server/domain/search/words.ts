import { searchForm, searchSpelling } from './searchForm.ts';

/**
 * The words that somebody searches for, as patterns for LIKE. A stored text has a space before each of its words, so that
 * a pattern can say where a word begins.
 */

/** Words of fewer letters have to be right: every other short word is nearly the same. */
const forgivingFrom = 4;

/** Anything between words that no name has: spaces of every kind, and what no keyboard types. */
const gaps = /[\s\p{C}]+/u;

/** The words of a text in the form that is stored: lower case, without accents. */
export const searchWords = (text: string): string[] =>
  searchForm(text)
    .split(gaps)
    .filter((word) => word !== '');

/**
 * A text that contains the word. One or two Latin letters begin a word there: inside of words everybody has them, and no
 * index would help.
 */
export const containsPattern = (word: string): string => (/^[a-z0-9]{1,2}$/.test(word) ? ` ${word}` : literal(word));

/** A text in which a word begins so. */
export const beginsPattern = (word: string): string => ` ${literal(word)}`;

/**
 * Texts in which a word begins as this one does but for one slip of the finger: a wrong letter, one too many, one missing,
 * or two that changed places. None for short words.
 */
export function slipPatterns(word: string): string[] {
  const letters = Array.from(word, literal);
  if (letters.length < forgivingFrom) return [];
  const patterns = new Set<string>();
  const add = (...parts: (string | undefined)[]) => patterns.add(` ${parts.join('')}`);
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

/** As stored, with what LIKE takes for more than a letter told to be one. */
const literal = (text: string): string => searchSpelling(text).replaceAll(/[\\%_]/g, '\\$&');

/** As many places as a letter of the same script is stored in. */
const anyLetterLike = (letter: string): string => (/^[XY]/.test(letter) ? '_'.repeat(letter.length) : '_');

/** What stands between the name and the rest of a stored text. */
export const nameEnd = '\n';

/** The same pattern for a text in memory. */
export const asRegExp = (pattern: string): RegExp =>
  new RegExp(
    pattern.replaceAll(/\\(.)|[_.*+?^${}()|[\]]/gs, (found, meant?: string) => {
      if (meant !== undefined) return `\\x${meant.charCodeAt(0).toString(16)}`;
      return found === '_' ? '.' : `\\${found}`;
    }),
    's',
  );
