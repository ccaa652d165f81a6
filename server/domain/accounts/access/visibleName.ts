import type { PrismaClient, User } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { calledName } from '../../core/text/firstName.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { pageCompany, publicCompanyPages } from './employer.policy.ts';
import { canSee, type Reader, type Relation, relationTo } from './visibility.ts';

/** The columns that determine the displayed name. */
export const nameColumns = {
  id: true,
  name: true,
  callName: true,
  role: true,
  loginEmail: true,
  deletedAt: true,
} as const;
type Named = Pick<User, keyof typeof nameColumns>;

/**
 * A user's name as the viewer may see it: the full name for the user, their clients and admins, otherwise what they have asked to
 * be called, or its first word. What a
 * guest typed for a name has no contact data in it (`givenName`).
 */
export function visibleName(ctx: Reader, user: Named): string | Promise<string> {
  const nameFor = (relation: Relation) => (canSee(relation, 'fullName') ? user.name : calledName(user));
  const relation = relationTo(ctx, user.id);
  // Not a promise if it can be decided at once, because it is called for each row of a list.
  return relation instanceof Promise ? relation.then(nameFor) : nameFor(relation);
}

/**
 * The company by which a user is known to everyone, as the public company page names it; null where there is no such page. Batched.
 */
export async function publicCompany(
  { db, viewer }: { db: PrismaClient; viewer: Viewer },
  userId: number,
): Promise<string | null> {
  const page = await pageOf(db, userId);
  return page ? pageCompany(viewer, page) : null;
}

/** For all viewers, because an event of a chat is often for many. */
const pageOf = batchedBy(async (db: PrismaClient, ids: number[]) => {
  const pages = await db.user.findMany({
    where: { ...publicCompanyPages, id: { in: ids }, company: { not: null } },
    select: { id: true, company: true },
  });
  const byId = new Map(pages.map((page) => [page.id, page]));
  return (id: number) => byId.get(id);
});
