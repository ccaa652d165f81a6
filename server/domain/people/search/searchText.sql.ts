import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../database/sql.ts';
import { columnOf } from '../../../database/sql.ts';
import type { SearchedText, WayToWords } from './searchText.ts';

type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Tables, 'user'>();

/** The conditions on a job seeker with all words of this text. */
export const textConditions = ({ way, indexed, others, patterns }: SearchedText): Condition[] => [
  ...indexed.map((word) => isAmongWords(word, way)),
  // The searched text also contains e-mail addresses and whole names, so it only narrows the rows down.
  ...patterns.map(({ field, pattern }) => eb(columnOf(field), 'like', `%${pattern}%`)),
  ...others.map(isInPublicText),
];

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
