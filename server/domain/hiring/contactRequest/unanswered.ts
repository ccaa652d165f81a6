import type { Prisma } from '../../../generated/prisma/client.ts';
import { dayMs } from '../../people/view/days.ts';

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
