import type { Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { type Listing, type Ranking, reversed, type SortKey } from '../listing.ts';
import { readSearch, searched } from './people.ts';
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
  ctx: DomainContext,
  where: Omit<Prisma.UserWhereInput, 'AND'>,
  { q, order, reverse }: { q: string | null | undefined; order: SortKey[] | null; reverse: boolean },
): Promise<PeopleList> {
  const turned = (keys: SortKey[]) => (reverse ? reversed(keys) : keys);
  const search = readSearch(q);
  if (!search) return { where, order: turned(order ?? newestFirst) };
  const narrowed = (people: Prisma.UserWhereInput): Prisma.UserWhereInput => ({ ...where, AND: [people] });
  if (order === null) {
    const { ranked, order: best } = await rankPeople(ctx, search, narrowed);
    return { ranked: reverse ? ranked.reverse() : ranked, order: turned(best) };
  }
  const isThere = async (found: Prisma.UserWhereInput) =>
    (await ctx.db.user.findFirst({ where: found, select: { id: true } })) !== null;
  return { where: await searched(search, narrowed, isThere), order: turned(order) };
}
