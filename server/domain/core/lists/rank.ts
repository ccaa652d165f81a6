import type { Prisma } from '../../../generated/prisma/client.ts';
import type { CoreContext } from '../context.ts';
import type { Ranked, Ranking, SortKey } from './listing.ts';
import type { PeopleSearch } from './people.ts';
import { searchForms, searchSpelling } from './searchForm.ts';
import { asRegExp, slipsOf, wordsOfForm } from './words.ts';

/** So many of the results are ranked. The others follow, the newest first. */
export const rankedPeople = 1_000;

/** No page is numbered beyond it. */
const longestRest = 100_000;

/** Comes after all ranks of `rankerOf`. */
const restRank = 6;

/** The best matches first, and the newest first among equals. */
const bestFirst: SortKey[] = [
  { field: 'rank', direction: 'asc' },
  { field: 'createdAt', direction: 'desc' },
];

/**
 * The people of a list by relevance: matches in the name come before others. Takes one statement; a second one without
 * exact matches, and two for very many matches, to load those by name and to count.
 * @param narrowed the list's condition, restricted to these people
 */
export async function rankPeople(
  { db }: Pick<CoreContext, 'db'>,
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
  let matches = search.contained;
  let found = await newest(matches);
  if (found.length === 0 && search.nearly) {
    matches = search.nearly;
    found = await newest(matches);
  }
  const byName = found.length === rankedPeople ? await newest(search.named) : [];
  const rankOf = rankerOf(search.words);
  const ranked = [...new Map([...byName, ...found].map((person) => [person.id, person])).values()].map(
    ({ id, name, createdAt }): Ranked => ({ id, rank: rankOf(name), createdAt }),
  );
  ranked.sort((a, b) => a.rank - b.rank || b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id);
  const best = { ranked: ranked.slice(0, rankedPeople), order: bestFirst };
  if (found.length < rankedPeople) return { ...best, total: best.ranked.length };
  const ids = best.ranked.map(({ id }) => id);
  return {
    ...best,
    total: await db.user.count({ where: narrowed(matches) }),
    readRest: async () => {
      const rest = await db.user.findMany({
        where: narrowed({ AND: [matches, { id: { notIn: ids } }] }),
        select: { id: true, createdAt: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: longestRest,
      });
      return rest.map(({ id, createdAt }) => ({ id, rank: restRank, createdAt }));
    },
  };
}

/**
 * How well a name matches the search: 0 equal, 1 the name starts with it, 2 each word is a prefix of one of the name, 3
 * each word equals one of the name but for a typing error, 4 each is such a prefix, 5 the match is elsewhere.
 */
export function rankerOf(words: readonly string[]): (name: string) => number {
  const typed = storedForm(words);
  const exact = words.map((word) => storedForm([word]));
  const begun = slipsOf(words).map((patterns) => patterns.map((pattern) => asRegExp(pattern)));
  const whole = slipsOf(words).map((patterns) => patterns.map((pattern) => asRegExp(pattern, '( |$)')));
  const rankOf = (stored: string) => {
    const nearly = (slips: RegExp[][]) =>
      exact.every((word, at) => stored.includes(word) || slips[at]?.some((slip) => slip.test(stored)));
    if (stored === typed) return 0;
    if (stored.startsWith(typed)) return 1;
    if (exact.every((word) => stored.includes(word))) return 2;
    if (!nearly(begun)) return 5;
    return nearly(whole) ? 3 : 4;
  };
  return (name) => Math.min(...searchForms(name).map((form) => rankOf(storedForm(wordsOfForm(form)))));
}

const storedForm = (words: readonly string[]): string => ` ${searchSpelling(words.join(' '))}`;
