import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { columnOf, type Tables } from '../../../database/kysely.ts';
import { readSearch } from '../../core/lists/people.ts';
import { searchWords } from '../../core/lists/words.ts';

/**
 * Free text in the public columns of job seekers: each word is in the title, the areas or the description, or begins the first
 * name. Words of ASCII letters and digits are found by the index of whole words (docs/decisions/0098), which is exact. Others are
 * found by patterns.
 */

/** How words are found: by their index, or in each row of a list that is read in its order. */
export type WayToWords = 'index' | 'in order';

type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Tables, 'user'>();

/** Whether the index of words finds something of this text. False switches it off. */
export const hasIndexedWords = (q: string | null | undefined): boolean => wordsOf(q).some(isIndexed);

/** @throws InvalidInput on `q` */
export function textConditions(q: string | null | undefined, way: WayToWords): Condition[] {
  if (!readSearch(q)) return [];
  const words = wordsOf(q);
  const others = words.filter((word) => !isIndexed(word));
  return [
    ...words.filter(isIndexed).map((word) => isAmongWords(word, way)),
    // The searched text also contains e-mail addresses and whole names, so it only narrows the rows down.
    ...(readSearch(others.join(' '))?.patterns ?? []).map(({ field, pattern }) =>
      eb(columnOf(field), 'like', `%${pattern}%`),
    ),
    ...others.map(isInPublicText),
  ];
}

const wordsOf = (q: string | null | undefined): string[] => searchWords(q ?? '');

/** Shorter ones are parts of too many words, and no other characters are in the words of the index. */
const isIndexed = (word: string): boolean => /^[a-z0-9]{3,}$/.test(word);

/** The words that contain these letters; of the first names, which begin with a space, those that begin with them. */
function isAmongWords(letters: string, way: WayToWords): Condition {
  const found = sql`search_words && array(
    select id from search_word
    where word like ${`%${letters}%`} and (word not like ' %' or word like ${` ${letters}%`})
  )`;
  // No index is used for a comparison with true.
  return way === 'index' ? sql<SqlBool>`${found}` : sql<SqlBool>`(${found}) is true`;
}

function isInPublicText(word: string): Condition {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&');
  const contains = `%${literal}%`;
  const folded = (column: 'title' | 'job_areas' | 'description') => sql<string>`search_form(${eb.ref(column)})`;
  return eb.or([
    eb(folded('title'), 'like', contains),
    eb(folded('job_areas'), 'like', contains),
    eb(folded('description'), 'like', contains),
    sql<SqlBool>`' ' || search_form(split_part(single_spaces(${eb.ref('name')}), ' ', 1)) like ${`% ${literal}%`}`,
  ]);
}
