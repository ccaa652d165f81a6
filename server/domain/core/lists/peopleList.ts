import type { Prisma } from '../../../generated/prisma/client.ts';
import type { CoreContext } from '../context.ts';
import { type Listing, type Ranking, reversed, type SortKey } from './listing.ts';
import { type PeopleSearch, readSearch } from './people.ts';
import { rankPeople } from './rank.ts';

/** A list of people, sorted by columns or, for a search without a sort, by relevance. */
export type PeopleList = Listing<Prisma.UserWhereInput> | Ranking;

const newestFirst: SortKey[] = [{ field: 'createdAt', direction: 'desc' }];

/**
 * @param where the policy and the filters, without `AND`
 * @param order null if not chosen
 * @throws InvalidInput on `q`
 */
export async function peopleList(
  ctx: CoreContext,
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
  { db }: Pick<CoreContext, 'db'>,
  { contained, nearly }: PeopleSearch,
  narrowed: (people: Prisma.UserWhereInput) => Prisma.UserWhereInput,
): Promise<Prisma.UserWhereInput> {
  const exact = narrowed(contained);
  if (nearly === null || (await db.user.findFirst({ where: exact, select: { id: true } }))) return exact;
  const where = narrowed(nearly);
  const people = await db.user.findMany({ where, select: { id: true }, take: maxNamed + 1 });
  return people.length > maxNamed ? where : narrowed({ id: { in: people.map(({ id }) => id) } });
}
