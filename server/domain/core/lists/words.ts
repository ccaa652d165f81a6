import { searchForm, searchSpelling } from './searchForm.ts';

/**
 * The words of a search as patterns for LIKE. Stored texts have a space before each word, so that a pattern can match
 * the start of a word.
 */

/** The word lengths that tolerate a typing error. Shorter words are too similar to each other, and names are not longer. */
const forgiven = { from: 4, to: 20 };

/**
 * The maximum text length for typing errors, about two full names. Each letter takes four patterns, so the limit bounds
 * the cost.
 */
const forgivenLetters = 40;

/** Separators that are in no name: white space of all kinds and characters that keyboards do not type. */
const gaps = /[\s\p{C}]+/u;

/**
 * The distinct words of a text in the stored form: lower case, without accents. A text of nothing but signs that this form omits, such
 * as an apostrophe, is a word that no stored text has: it finds nothing, as a text without words would find everything.
 */
export function searchWords(text: string): string[] {
  const words = wordsOfForm(searchForm(text));
  return words.length > 0 ? words : wordsOfForm(text);
}

/** The same for a text that is in that form. */
export const wordsOfForm = (form: string): string[] => [...new Set(form.split(gaps).filter((word) => word !== ''))];

/** One or two Latin letters occur inside most words, and at the start of some word in every long text. */
export const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word);

/** Matches a text that contains the word. */
export const containsPattern = (word: string): string => literal(word);

/** Matches a text in which a word starts with this one. */
export const beginsPattern = (word: string): string => ` ${literal(word)}`;

/**
 * Match a text in which a word starts with this one but for a typing error: a wrong letter, an extra one, a missing
 * one, or two swapped. None for short words.
 */
export function slipPatterns(word: string): string[] {
  const letters = Array.from(word, literal);
  if (letters.length < forgiven.from || letters.length > forgiven.to) return [];
  const patterns = new Set<string>();
  const add = (...parts: string[]) => {
    const pattern = parts.join('');
    // Of four letters, three have to be adjacent, because too many words start with the same two.
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

/** The typing-error patterns of each word, up to the maximum text length. */
export function slipsOf(words: readonly string[]): string[][] {
  let letters = 0;
  return words.map((word) => {
    letters += Array.from(word).length;
    return letters > forgivenLetters ? [] : slipPatterns(word);
  });
}

/** The stored form with LIKE's wildcards escaped. */
const literal = (text: string): string => searchSpelling(text).replaceAll(/[\\%_]/g, '\\$&');

/** As many positions as a letter of the same script takes in the stored form. */
const anyLetterLike = (letter: string): string => (/^[XY]/.test(letter) ? '_'.repeat(letter.length) : '_');

/** The separator between the first name and the others of a stored text. */
export const firstNameEnd = '\r';

/** The separator between the name and the rest of a stored text. */
export const nameEnd = '\n';

/** The same pattern for a text in memory, where `end` follows it. */
export const asRegExp = (pattern: string, end = ''): RegExp => {
  const source = pattern.replaceAll(/\\(.)|[_.*+?^${}()|[\]]/gs, (found, meant?: string) => {
    if (meant !== undefined) return `\\x${meant.charCodeAt(0).toString(16)}`;
    return found === '_' ? '.' : `\\${found}`;
  });
  return new RegExp(`${source}${end}`, 's');
};
