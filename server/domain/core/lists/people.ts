import type { Prisma } from '../../../generated/prisma/client.ts';
import { typedNumber } from '../text/input/phone.input.ts';
import { validated } from '../text/input/validation.ts';
import { searchSchema } from './search.input.ts';
import { beginsPattern, containsPattern, isShort, nameEnd, searchWords, slipsOf } from './words.ts';

/**
 * A free-text search for people (docs/product/search.md, 'Free text'). Its conditions use only stored columns of the person,
 * so they combine with every filter, sort and page, and with lists of records that belong to people.
 */
export type PeopleSearch = {
  words: string[];
  /** `contained` as patterns, all of which match, for lists that are read with SQL. */
  patterns: TextPattern[];
  /**
   * Every word occurs in the name, e-mail, company, title, areas, phone number or description. One or two Latin letters match
   * only the start of a word, and not in the description. A phone number matches in any notation.
   */
  contained: Prisma.UserWhereInput;
  /** Every word is a prefix of one of the name. */
  named: Prisma.UserWhereInput;
  /**
   * Every word occurs with at most one typing error. Descriptions are excluded, because a long text contains something
   * similar to every word. Null if all words are too short for typing errors.
   */
  nearly: Prisma.UserWhereInput | null;
};

/** A pattern for LIKE that matches within a stored column. */
export type TextPattern = { field: 'searchHead' | 'searchText'; pattern: string };

/**
 * The search for this text; null for an empty one.
 * @throws InvalidInput on `q`
 */
export function readSearch(q: string | null | undefined): PeopleSearch | null {
  const typed = validated(searchSchema, { q }).q ?? '';
  const words = searchWords(typed);
  if (words.length === 0) return null;
  const slips = slipsOf(words);
  const patterns = words.map(patternOf);
  return {
    words,
    patterns,
    contained: { OR: [{ AND: patterns.map(matches) }, ...withNumber(typed)] },
    named: { AND: words.map((word) => ({ searchHead: { contains: `${beginsPattern(word)}%${nameEnd}` } })) },
    nearly: slips.some((patterns) => patterns.length > 0)
      ? { AND: patterns.map((pattern, index) => ({ OR: [pattern, ...(slips[index] ?? []).map(inHead)].map(matches) })) }
      : null,
  };
}

/** The people with this phone number, or with one of these digits; empty for a text that is none. */
export function withNumber(typed: string): Prisma.UserWhereInput[] {
  const digits = typedNumber(typed);
  return digits === null ? [] : [{ searchHead: { contains: digits } }];
}

const patternOf = (word: string): TextPattern =>
  isShort(word) ? inHead(beginsPattern(word)) : { field: 'searchText', pattern: containsPattern(word) };
const inHead = (pattern: string): TextPattern => ({ field: 'searchHead', pattern });
const matches = ({ field, pattern }: TextPattern): Prisma.UserWhereInput => ({ [field]: { contains: pattern } });
