import { expect, it } from 'vitest';
import { rankerOf } from './peopleList.ts';
import { searchWords } from './words.ts';

it.each([
  ['john', ['John', 'Johnny Cash', 'Elton John', 'Maria']],
  ['jonh', ['John', 'Jonas']],
  ['josé garcía', ['Jose Garcia', 'José García Lorca', 'García José', 'José Torres']],
  ['mueller', ['Müller', 'Müller Anna', 'Anna Müller', 'Tim Moeller']],
  ["o'brien", ['OBrien', 'O’Brien Pat', 'Pat O’Brien', 'Patrick']],
  ['мраия', ['Мария Иванова', 'Марияна', 'Анна']],
])('%s: %j, the best first', (typed, names) => {
  const rankOf = rankerOf(searchWords(typed));
  const ranks = names.map(rankOf);
  expect(ranks).toEqual([...new Set(ranks)].sort());
});
