import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../context.ts';
import { type Listing, type Ranked, type Ranking, reversed, type SortKey } from './listing.ts';
import { type PeopleSearch, readSearch } from './people.ts';
import { searchForms, searchSpelling } from './searchForm.ts';
import { asRegExp, slipsOf, wordsOfForm } from './words.ts';

/** So many of the results are ranked. The others follow, the newest first. */
const rankedPeople = 1_000;

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
async function rankPeople(
  { db }: Pick<Ctx, 'db'>,
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

/** A list of people, sorted by columns or, for a search without a sort, by relevance. */
export type PeopleList = Listing<Prisma.UserWhereInput> | Ranking;

const newestFirst: SortKey[] = [{ field: 'createdAt', direction: 'desc' }];

/**
 * @param where the policy and the filters, without `AND`
 * @param order null if not chosen
 * @throws InvalidInput on `q`
 */
export async function peopleList(
  ctx: Ctx,
  where: Omit<Prisma.UserWhereInput, 'AND'>,
  { q, order, reverse }: { q: string | null | undefined; order: SortKey[] | null; reverse: boolean },
): Promise<PeopleList> {
  const turned = (keys: SortKey[]) => (reverse ? reversed(keys) : keys);
  const search = readSearch(q);
  if (!search) return { where, order: turned(order ?? newestFirst) };
  const narrowed = (people: Prisma.UserWhereInput): Prisma.UserWhereInput => ({ ...where, AND: [people] });
  if (order === null) {
    const ranking = await rankPeople(ctx, search, narrowed);
    if (!reverse) return ranking;
    const whole = [...ranking.ranked, ...((await ranking.readRest?.()) ?? [])];
    return { ranked: whole.reverse(), order: turned(ranking.order), total: ranking.total };
  }
  return { where: await found(ctx, search, narrowed), order: turned(order) };
}

/** So many people with typing errors are named by their ids, so that the search for them runs once per list. */
const maxNamed = 1_000;

/** The condition of a list for a search text: exact matches, or if the list has none, matches with typing errors. */
async function found(
  { db }: Pick<Ctx, 'db'>,
  { contained, nearly }: PeopleSearch,
  narrowed: (people: Prisma.UserWhereInput) => Prisma.UserWhereInput,
): Promise<Prisma.UserWhereInput> {
  const exact = narrowed(contained);
  if (nearly === null || (await db.user.findFirst({ where: exact, select: { id: true } }))) return exact;
  const where = narrowed(nearly);
  const people = await db.user.findMany({ where, select: { id: true }, take: maxNamed + 1 });
  return people.length > maxNamed ? where : narrowed({ id: { in: people.map(({ id }) => id) } });
}
