import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { pageCompany, publicCompanyPages } from './employer.policy.ts';

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
