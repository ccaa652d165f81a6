import type { Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import type { Ranked, Ranking, SortKey } from '../listing.ts';
import type { PeopleSearch } from './people.ts';
import { searchSpelling } from './searchForm.ts';
import { asRegExp, searchWords, slipsOf } from './words.ts';

/** The best ones; nobody reads further, and every other order of the list is whole. */
export const rankedPeople = 1_000;

/** The best matches first, among equals the newest. */
const bestFirst: SortKey[] = [
  { field: 'rank', direction: 'asc' },
  { field: 'createdAt', direction: 'desc' },
];

/**
 * The people of a list in the order of how well they match: by their name before by anything else. One statement; another
 * one where nobody matches but for a slip, and where so many do that those by name have to be asked for.
 * @param narrowed the list's condition, narrowed to these people.
 */
export async function rankPeople(
  { db }: Pick<DomainContext, 'db'>,
  search: PeopleSearch,
  narrowed: (people: Prisma.UserWhereInput) => Prisma.UserWhereInput,
): Promise<Ranking> {
  const newest = (people: Prisma.UserWhereInput) =>
    db.user.findMany({
      where: narrowed(people),
      select: { id: true, name: true, createdAt: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: rankedPeople,
    });
  let found = await newest(search.contained);
  if (found.length === 0 && search.nearly) found = await newest(search.nearly);
  const byName = found.length === rankedPeople ? await newest(search.named) : [];
  const rankOf = rankerOf(search.words);
  const ranked = [...new Map([...byName, ...found].map((person) => [person.id, person])).values()].map(
    ({ id, name, createdAt }): Ranked => ({ id, rank: rankOf(name), createdAt }),
  );
  ranked.sort((a, b) => a.rank - b.rank || b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
  return { ranked: ranked.slice(0, rankedPeople), order: bestFirst };
}

/**
 * How well a name is what was typed: 0 it is the name, 1 the name begins so, 2 each word begins one of the name, 3 each is
 * one of the name but for a slip, 4 each begins one but for a slip, 5 it was found by something else.
 */
export function rankerOf(words: readonly string[]): (name: string) => number {
  const typed = storedForm(words);
  const exact = words.map((word) => storedForm([word]));
  const begun = slipsOf(words).map((patterns) => patterns.map((pattern) => asRegExp(pattern)));
  const whole = slipsOf(words).map((patterns) => patterns.map((pattern) => asRegExp(pattern, '( |$)')));
  return (name) => {
    const stored = storedForm(searchWords(name));
    const nearly = (slips: RegExp[][]) =>
      exact.every((word, at) => stored.includes(word) || slips[at]?.some((slip) => slip.test(stored)));
    if (stored === typed) return 0;
    if (stored.startsWith(typed)) return 1;
    if (exact.every((word) => stored.includes(word))) return 2;
    if (!nearly(begun)) return 5;
    return nearly(whole) ? 3 : 4;
  };
}

const storedForm = (words: readonly string[]): string => ` ${searchSpelling(words.join(' '))}`;
