import type { Prisma } from '../../../generated/prisma/client.ts';
import { supportUnreadBy } from '../../chat/seat/lists.ts';
import type { Ctx } from '../../core/context.ts';
import type { SortKey } from '../../core/lists/listing.ts';
import { type PeopleList, peopleList } from '../../core/lists/peopleList.ts';
import { requireAdmin } from '../../core/viewer/viewer.ts';

/** Absent or null: all of them. */
export type EmployerFilter = {
  cityId?: number | null;
  /** Whether their support chat has something that the admin who asks has not seen. */
  unread?: boolean | null;
  /** Free text. */
  q?: string | null;
};

export type EmployerSort = 'NEWEST' | 'OLDEST' | 'LATEST_MESSAGE';

const sortKeys: Record<EmployerSort, SortKey[]> = {
  NEWEST: [{ field: 'createdAt', direction: 'desc' }],
  OLDEST: [{ field: 'createdAt', direction: 'asc' }],
  LATEST_MESSAGE: [{ field: 'lastMessageAt', direction: 'desc', nulls: 'last' }],
};

/**
 * The back office's list of employers (docs/product/back-office.md, 'Employers'), guests included, the deleted ones never.
 * Without a sort the newest come first, and of a free text the best matches.
 * @throws SignInRequired, Forbidden, InvalidInput on `q`.
 */
export async function employers(
  ctx: Ctx,
  { cityId, unread, q }: EmployerFilter,
  sort: EmployerSort | null,
  reverse: boolean,
): Promise<PeopleList> {
  const admin = requireAdmin(ctx.viewer);
  const supportChat = supportUnreadBy(ctx, admin.id);
  const where = {
    role: 'ROLE_EMPLOYER',
    deletedAt: null,
    ...(cityId != null && { cityId }),
    ...(unread != null && (unread ? { supportChat } : { NOT: { supportChat } })),
  } satisfies Prisma.UserWhereInput;
  return peopleList(ctx, where, { q, order: sort && sortKeys[sort], reverse });
}
