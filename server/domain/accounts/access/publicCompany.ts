import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { pageCompany } from './employer.policy.ts';
import { hasPublicPage } from './visibility.ts';

/** The company beside the name of an employer, as the public company page names it; null where there is no such page. Batched. */
export async function publicCompany(
  { db, viewer }: { db: PrismaClient; viewer: Viewer },
  employer: { id: number; role: string },
): Promise<string | null> {
  const page = employer.role === 'ROLE_EMPLOYER' ? await pageOf(db, employer.id) : undefined;
  return page && hasPublicPage(page) ? pageCompany(viewer, page) : null;
}

/** For all viewers, because an event of a chat is often for many. */
const pageOf = batchedBy(async (db: PrismaClient, ids: number[]) => {
  const columns = {
    id: true,
    company: true,
    loginEmail: true,
    deletedAt: true,
    bannedAt: true,
    activeOffers: true,
    about: true,
  };
  const pages = await db.user.findMany({ where: { id: { in: ids }, company: { not: null } }, select: columns });
  const byId = new Map(pages.map((page) => [page.id, page]));
  return (id: number) => byId.get(id);
});
