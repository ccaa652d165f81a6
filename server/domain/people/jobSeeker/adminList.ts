import type { Prisma } from '../../../generated/prisma/client.ts';
import { supportUnreadBy } from '../../chat/seat/lists.ts';
import type { Ctx } from '../../core/context.ts';
import type { SortKey } from '../../core/lists/listing.ts';
import { type PeopleList, peopleList } from '../../core/lists/peopleList.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';

/** Absent or null: all of them. */
export type AdminJobSeekerFilter = {
  active?: boolean | null;
  updated?: boolean | null;
  cityId?: number | null;
  jobId?: number | null;
  experienceId?: number | null;
  sexId?: number | null;
  /** A job seeker to leave out. */
  exceptId?: number | null;
  hasPhoto?: boolean | null;
  /** Whether their support chat has something that the admin who asks has not seen. */
  unread?: boolean | null;
  /** Free text. */
  q?: string | null;
};

export type AdminJobSeekerSort = 'NEWEST' | 'POPULARITY' | 'LOWEST_PRICE' | 'EXPERIENCE' | 'LAST_MESSAGE';

const sortKeys: Record<AdminJobSeekerSort, SortKey[]> = {
  NEWEST: [{ field: 'createdAt', direction: 'desc' }],
  POPULARITY: [{ field: 'popularity', direction: 'desc' }],
  LOWEST_PRICE: [{ field: 'minRate', direction: 'asc', nulls: 'last' }],
  EXPERIENCE: [{ field: 'experienceId', direction: 'desc', nulls: 'last' }],
  LAST_MESSAGE: [{ field: 'lastMessageAt', direction: 'desc', nulls: 'last' }],
};

/**
 * The back office's list of job seekers (docs/product/back-office.md, 'Job seekers'): activated or not, but never the
 * deleted ones. Without a sort the newest come first, and of a free text the best matches.
 * @throws SignInRequired, Forbidden, InvalidInput on `q`.
 */
export async function adminJobSeekers(
  ctx: Ctx,
  filter: AdminJobSeekerFilter,
  sort: AdminJobSeekerSort | null,
  reverse: boolean,
): Promise<PeopleList> {
  const admin = requireAdmin(ctx.viewer);
  const { active, updated, cityId, jobId, experienceId, sexId, exceptId, hasPhoto, unread, q } = filter;
  const supportChat = supportUnreadBy(ctx, admin.id);
  const where = {
    role: 'ROLE_CANDIDATE',
    deletedAt: null,
    ...(active != null && { active }),
    ...(updated != null && { profileUpdated: updated }),
    ...(cityId != null && { cityId }),
    ...(jobId != null && { jobId }),
    ...(experienceId != null && { experienceId }),
    ...(sexId != null && { sexId }),
    ...(exceptId != null && { id: { not: exceptId } }),
    ...(hasPhoto != null && { photoUri: hasPhoto ? { not: null } : null }),
    ...(unread != null && (unread ? { supportChat } : { NOT: { supportChat } })),
  } satisfies Prisma.UserWhereInput;
  return peopleList(ctx, where, { q, order: sort && sortKeys[sort], reverse });
}
