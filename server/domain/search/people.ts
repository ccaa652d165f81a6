import type { Prisma } from '../../generated/prisma/client.ts';
import { validated } from '../validation.ts';
import { searchSchema } from './search.input.ts';
import { beginsPattern, containsPattern, isShort, nameEnd, searchWords, slipsOf } from './words.ts';

/**
 * What somebody looks for among people (spec 000 §2, free text). The conditions read stored columns of the person alone, so
 * that they join any filter, sort and page, and lists of what belongs to people.
 */
export type PeopleSearch = {
  words: string[];
  /**
   * Every word is somewhere: in the name, e-mail, company, title, areas or description. One or two Latin letters begin a
   * word there, and not in the description.
   */
  contained: Prisma.UserWhereInput;
  /** Every word begins one of the name. */
  named: Prisma.UserWhereInput;
  /**
   * Every word is somewhere but for a slip of the finger. Descriptions are left out of it: so long a text has something like
   * every word. Null where all words are too short to slip.
   */
  nearly: Prisma.UserWhereInput | null;
};

/**
 * What is looked for with this text; null: nothing.
 * @throws InvalidInput on `q`.
 */
export function readSearch(q: string | null | undefined): PeopleSearch | null {
  const words = searchWords(validated(searchSchema, { q }).q ?? '');
  if (words.length === 0) return null;
  const slips = slipsOf(words);
  return {
    words,
    contained: { AND: words.map(contained) },
    named: { AND: words.map((word) => ({ searchHead: { contains: `${beginsPattern(word)}%${nameEnd}` } })) },
    nearly: slips.some((patterns) => patterns.length > 0)
      ? { AND: words.map((word, index) => ({ OR: [contained(word), ...(slips[index] ?? []).map(inHead)] })) }
      : null,
  };
}

const contained = (word: string): Prisma.UserWhereInput =>
  isShort(word) ? inHead(beginsPattern(word)) : { searchText: { contains: containsPattern(word) } };
const inHead = (pattern: string): Prisma.UserWhereInput => ({ searchHead: { contains: pattern } });

/**
 * The condition of a list for what was typed: that all words are there, or where nobody in the list is like that, that
 * they nearly are. Takes a statement only where a word is long enough to slip.
 * @param narrowed the list's condition, narrowed to these people.
 * @param isThere whether the list then has anything.
 */
export async function searched<Where>(
  search: PeopleSearch,
  narrowed: (people: Prisma.UserWhereInput) => Where,
  isThere: (where: Where) => Promise<boolean>,
): Promise<Where> {
  const exact = narrowed(search.contained);
  return search.nearly === null || (await isThere(exact)) ? exact : narrowed(search.nearly);
}
