import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { withNumber } from '../../core/lists/people.ts';
import { searchSchema } from '../../core/lists/search.input.ts';
import { beginsPattern, containsPattern, searchWords } from '../../core/lists/words.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';

/** What an admin has typed to find a record: an integer id, such as '12' or '#12', or words. */
export type OfficeSearch = {
  /** Null without words, or for one that is too short to be found by an index. */
  words: string[] | null;
  /** People who have the typed phone number. */
  withNumber: Prisma.UserWhereInput[];
  id: number | null;
  /** How many of each kind. */
  first: number;
};

/** The most results of each kind. */
const most = 10;

/** Of so many people the contact requests are found, the newest of those whose name matches. */
const peopleOfRequests = 50;

const largestId = 2_147_483_647;

/**
 * Reads what was typed. For admins.
 * @throws SignInRequired, Forbidden, InvalidInput on `q` and `first`
 */
export function readOfficeSearch({ viewer }: Ctx, q: string, first: number): OfficeSearch {
  requireAdmin(viewer);
  if (first < 1 || first > most) throw InvalidInput.of('first', `Please ask for 1 to ${most} of each kind.`);
  const text = (validated(searchSchema, { q }).q ?? '').trim();
  const number = /^#?(\d{1,10})$/.exec(text)?.[1];
  const id = number === undefined || Number(number) > largestId ? null : Number(number);
  const words = text.startsWith('#') ? [] : searchWords(text);
  // A single Latin letter begins a word of nearly everything.
  return {
    words: words.some((word) => !/^[a-z0-9]$/.test(word)) ? words : null,
    withNumber: withNumber(text),
    id,
    first,
  };
}

/** People by the beginnings of words in their name, email, company, title or areas, and by their phone number. */
const foundPeople = ({ words, withNumber, id }: OfficeSearch): Prisma.UserWhereInput[] => [
  ...(id === null ? [] : [{ id }]),
  ...withNumber,
  ...(words === null ? [] : [{ AND: words.map((word) => ({ searchHead: { contains: beginsPattern(word) } })) }]),
];

/**
 * The people of a role that a search finds. For admins.
 * @throws SignInRequired, Forbidden
 */
export function peopleFound(
  { viewer }: Ctx,
  search: OfficeSearch,
  role: 'ROLE_CANDIDATE' | 'ROLE_EMPLOYER',
): Prisma.UserWhereInput {
  requireAdmin(viewer);
  return { role, deletedAt: null, OR: foundPeople(search) };
}

/**
 * The job offers that a search finds: by their job, city, employer and description. For admins.
 * @throws SignInRequired, Forbidden
 */
export function jobOffersFound({ viewer }: Ctx, { words, id }: OfficeSearch): Prisma.JobOfferWhereInput {
  requireAdmin(viewer);
  return {
    OR: [
      ...(id === null ? [] : [{ id }]),
      ...(words === null ? [] : [{ AND: words.map((word) => ({ searchText: { contains: containsPattern(word) } })) }]),
    ],
  };
}

/**
 * The contact requests that a search finds: those of the people whom it finds. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function contactRequestsFound(
  { db, viewer }: Ctx,
  search: OfficeSearch,
): Promise<Prisma.ContactRequestWhereInput> {
  requireAdmin(viewer);
  const byId = search.id === null ? [] : [{ id: search.id }];
  if (search.words === null) return { OR: byId };
  const people = await db.user.findMany({
    where: { role: { in: ['ROLE_CANDIDATE', 'ROLE_EMPLOYER'] }, OR: foundPeople({ ...search, id: null }) },
    orderBy: { id: 'desc' },
    take: peopleOfRequests,
    select: { id: true },
  });
  const ids = people.map(({ id }) => id);
  return { OR: [...byId, { employerId: { in: ids } }, { jobSeekerId: { in: ids } }] };
}
