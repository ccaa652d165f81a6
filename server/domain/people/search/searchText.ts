import { readSearch, type TextPattern } from '../../core/lists/people.ts';
import { searchWords } from '../../core/lists/words.ts';

/**
 * Free text in the public columns of job seekers: each word is in the title, the areas or the description, or begins the first
 * name. Words of ASCII letters and digits are found by the index of whole words (docs/decisions/0098), which is exact. Others are
 * found by patterns.
 */

/** How words are found: by their index, or in each row of a list that is read in its order. */
export type WayToWords = 'index' | 'in order';

/** The words of a text, by how they are found. The patterns are those of the other words. */
export type SearchedText = { way: WayToWords; indexed: string[]; others: string[]; patterns: readonly TextPattern[] };

/** Whether the index of words finds something of this text. False switches it off. */
export const hasIndexedWords = (q: string | null | undefined): boolean => searchWords(q ?? '').some(isIndexed);

/**
 * What is searched for with this text; null for an empty one.
 * @throws InvalidInput on `q`
 */
export function searchedText(q: string | null | undefined, way: WayToWords): SearchedText | null {
  if (!readSearch(q)) return null;
  const words = searchWords(q ?? '');
  const others = words.filter((word) => !isIndexed(word));
  return { way, indexed: words.filter(isIndexed), others, patterns: readSearch(others.join(' '))?.patterns ?? [] };
}

/** Shorter ones are parts of too many words, and no other characters are in the words of the index. */
const isIndexed = (word: string): boolean => /^[a-z0-9]{3,}$/.test(word);
