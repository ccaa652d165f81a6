import type { ClientBase } from 'pg';
import { searchForms, searchSpelling } from '../../server/domain/core/lists/searchForm.ts';
import { continueSequence } from './insert.ts';
import type { UserRow } from './rows.ts';

/**
 * What the triggers of `user` would write into the columns of free text, for so many rows that they would take minutes. Tests
 * compare the two.
 */

const triggers = ['user_search_text_insert', 'user_search_words_insert'];

/** With these many uses a word is common (`SearchWord`). */
const maxUses = 20;

export type SearchColumns = { search_head: string; search_text: string; search_words: number[] };

export interface SearchColumnsWriter {
  columnsOf: (row: UserRow) => SearchColumns;
  /** Stores the words of all rows, and switches the triggers on again. */
  finish: () => Promise<void>;
}

/** Switches the triggers off. Needs an exclusive lock on the table, in the transaction of `client`. */
export async function writeSearchColumns(client: ClientBase): Promise<SearchColumnsWriter> {
  for (const trigger of triggers) await client.query(`ALTER TABLE "user" DISABLE TRIGGER ${trigger}`);
  const { rows } = await client.query<{ id: number; word: string; uses: number }>(
    'SELECT id, word, uses FROM search_word',
  );
  const known = new Map(rows.map((row) => [row.word, row]));
  let lastId = rows.reduce((last, { id }) => Math.max(last, id), 0);

  function use(word: string): number {
    const row = known.get(word);
    if (row) {
      row.uses += 1;
      return row.id;
    }
    lastId += 1;
    known.set(word, { id: lastId, word, uses: 1 });
    return lastId;
  }

  return {
    columnsOf: (row) => {
      const { name, email, company, title, job_areas, whats_app, description } = row;
      const search_head = `${nameIn(name)}\n${wordsIn([email, company, title, job_areas, whats_app])}`;
      return {
        search_head,
        search_text: search_head + wordsIn([description]),
        search_words: [...wordsOf(name, [title, job_areas, description].join(' '))].map(use),
      };
    },
    finish: async () => {
      const all = [...known.values()].map(({ id, word, uses }) => ({ id, word, uses: Math.min(uses, maxUses) }));
      await client.query(
        `INSERT INTO search_word SELECT * FROM json_populate_recordset(NULL::search_word, $1)
         ON CONFLICT (id) DO UPDATE SET uses = excluded.uses`,
        [JSON.stringify(all)],
      );
      await continueSequence(client, 'search_word');
      for (const trigger of triggers) await client.query(`ALTER TABLE "user" ENABLE TRIGGER ${trigger}`);
    },
  };
}

const singleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The database's `search_words`. */
function wordsIn(texts: (string | null)[]): string {
  const forms = searchForms(texts.filter((one) => one !== null).join(' ')).map((form) => singleSpaces(form).split(' '));
  const words = forms.flatMap((form, at) => form.filter((word, place) => at === 0 || word !== forms[0]?.[place]));
  return searchSpelling(words.map((word) => ` ${word}`).join(''));
}

/** The database's `search_name`. */
function nameIn(name: string): string {
  const [first = '', ...others] = singleSpaces(name).split(' ');
  return `${wordsIn([first])}\r${wordsIn([others.join(' ')])}`;
}

/** The database's `search_words_of`, without pieces of long words, which the demo has not. */
function wordsOf(name: string, texts: string): Set<string> {
  const words = new Set(searchForms(texts).flatMap((form) => form.match(/[a-z0-9]{3,}/g) ?? []));
  for (const form of searchForms(singleSpaces(name).split(' ')[0] ?? '')) {
    for (const word of form.split(' ')) {
      const letters = /^[a-z0-9]{3,}/.exec(word)?.[0];
      if (letters !== undefined) words.add(` ${letters}`);
    }
  }
  return words;
}
