import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * The users who get mails about unread messages: all with an address who have not opted out. Not admins, who answer as
 * a group. Paused job seekers and employers without a subscription are included, because their chats are open.
 * `isUnmailable` (messageMail.sql.ts) is the opposite.
 */
export const mailable = {
  role: { not: 'ROLE_ADMIN' },
  deletedAt: null,
  email: { not: null },
  messageMail: { not: 'NEVER' },
} as const satisfies Prisma.UserWhereInput;
