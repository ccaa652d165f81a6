import type { Prisma } from '../../../generated/prisma/client.ts';
import { ownOrForAdmins } from '../../accounts/access/person.policy.ts';
import { unreadBy } from '../../chat/seat/lists.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { type Listing, type OwnedId, reversed, type SortKey } from '../../core/lists/listing.ts';
import { dayMs } from '../../core/text/durations.ts';
import { requireAdmin, requireEmployer, type Viewer } from '../../core/viewer/viewer.ts';
import { visibleContactRequests } from './contactRequest.policy.ts';
import { readLatestRequests, readOpenRequests } from './contactRequest.sql.ts';
import { waiting } from './introduction.ts';

/**
 * The contact requests that ask for an admin's attention: of the last 30 days, with the job seeker for a day or more, and without a
 * message of theirs. Nothing can be answered any more where one of the two is deleted.
 */
export const unanswered = (now: Date): Prisma.ContactRequestWhereInput => ({
  employer: { deletedAt: null },
  jobSeeker: { deletedAt: null },
  createdAt: { gt: new Date(now.getTime() - 30 * dayMs) },
  activatedAt: { lt: new Date(now.getTime() - dayMs) },
  chat: { messages: { none: { user: { role: 'ROLE_CANDIDATE' } } } },
});

/** Absent or null: all of them. */
export type ContactRequestFilter = {
  fullTime?: boolean | null;
  partTime?: boolean | null;
  /** The job seeker's. */
  jobId?: number | null;
  /** The job seeker's. */
  cityId?: number | null;
  employerId?: number | null;
  jobSeekerId?: number | null;
  statusId?: number | null;
  /** Whether the chat has something that the admin who asks has not seen. */
  unread?: boolean | null;
  /** True: those alone that ask for an admin's attention, because the job seeker has not answered. */
  unanswered?: boolean | null;
};

export type ContactRequestSort = 'REQUEST_DATE' | 'LATEST_MESSAGE';

const sortKeys: Record<ContactRequestSort, SortKey[]> = {
  REQUEST_DATE: [{ field: 'createdAt', direction: 'desc' }],
  LATEST_MESSAGE: [{ field: 'latestMessageAt', direction: 'desc', nulls: 'last' }],
};

type ContactRequests = Listing<Prisma.ContactRequestWhereInput>;

/**
 * The back office's list of contact requests, pending introductions included (docs/product/back-office.md, 'Contact
 * requests').
 * @throws SignInRequired, Forbidden.
 */
export function contactRequests(
  ctx: Ctx,
  filter: ContactRequestFilter,
  sort: ContactRequestSort,
  reverse: boolean,
): ContactRequests {
  const admin = requireAdmin(ctx.viewer);
  const { fullTime, partTime, jobId, cityId, employerId, jobSeekerId, statusId, unread } = filter;
  const jobSeeker = { ...(jobId != null && { jobId }), ...(cityId != null && { cityId }) };
  const chat = unreadBy(ctx, admin.id);
  const order = sortKeys[sort];
  return {
    where: {
      ...(fullTime != null && { fullTime }),
      ...(partTime != null && { partTime }),
      ...(employerId != null && { employerId }),
      ...(jobSeekerId != null && { jobSeekerId }),
      ...(statusId != null && { statusId }),
      ...(Object.keys(jobSeeker).length > 0 && { jobSeeker }),
      ...(unread != null && (unread ? { chat } : { NOT: { chat } })),
      ...(filter.unanswered && { AND: unanswered(ctx.now()) }),
    },
    order: reverse ? reversed(order) : order,
  };
}

/** What an employer has asked for, the newest first; for admins with the introductions that are pending. */
export const requestsOfEmployer = (ctx: Ctx, employerId: number): ContactRequests => visible(ctx, { employerId });

/**
 * What the viewer has asked for, and the introductions that wait for them, the newest first.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins
 */
export const ownContactRequests = (viewer: Viewer): ContactRequests => ({
  where: {
    employerId: requireEmployer(viewer).id,
    OR: [{ activatedAt: { not: null } }, waiting],
  },
  order: sortKeys.REQUEST_DATE,
});

/**
 * How many contact requests an employer has made, with the introductions that are pending. For admins. Batched.
 * @throws SignInRequired, Forbidden.
 */
export async function requestCountOf(ctx: Ctx, employerId: number): Promise<number> {
  requireAdmin(ctx.viewer);
  return countOf(ctx, employerId);
}

const countOf = batchedBy(async ({ db }: Ctx, employerIds: number[]) => {
  const groups = await db.contactRequest.groupBy({
    by: ['employerId'],
    where: { employerId: { in: employerIds } },
    _count: true,
  });
  const counts = new Map(groups.map(({ employerId, _count }) => [employerId, _count]));
  return (id: number) => counts.get(id) ?? 0;
});

/** What has led to a chat, the newest first; for admins with the introductions that are pending. */
export const requestsOfChat = (ctx: Ctx, chatId: number): ContactRequests => visible(ctx, { chatId });

const visible = ({ viewer }: Ctx, where: Prisma.ContactRequestWhereInput): ContactRequests => ({
  where: {
    AND: [where, visibleContactRequests(viewer)],
    ...(viewer.kind !== 'admin' && { activatedAt: { not: null } }),
  },
  order: sortKeys.REQUEST_DATE,
});

/**
 * The newest contact requests of each of these employers, up to `limit` of each; for admins with pending introductions.
 * For the employers themselves and admins.
 * @throws NotFound
 */
export async function latestRequestsOf({ sql, viewer }: Ctx, employerIds: number[], limit: number): Promise<OwnedId[]> {
  if (!employerIds.every((id) => ownOrForAdmins(viewer, id))) throw new NotFound();
  return readLatestRequests(sql, employerIds, { limit, withPending: viewer.kind === 'admin' });
}

/**
 * The newest contact requests of each of these employers that the job seeker has not answered, and introductions that wait;
 * of each chat one, up to `limit` of each employer. For the employers themselves and admins.
 * @throws NotFound
 */
export async function openRequestsOf({ sql, viewer }: Ctx, employerIds: number[], limit: number): Promise<OwnedId[]> {
  if (!employerIds.every((id) => ownOrForAdmins(viewer, id))) throw new NotFound();
  return readOpenRequests(sql, employerIds, limit);
}
