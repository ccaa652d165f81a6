import { Prisma } from '../../generated/prisma/client.ts';

/**
 * Whom unread messages are mailed to: everybody with an address who has not said never. Not admins, who answer as a group and
 * have their lists. Paused job seekers and employers without a subscription are: their chats are open, and they read them.
 */
export const mailable = {
  role: { not: 'ROLE_ADMIN' },
  deletedAt: null,
  email: { not: null },
  messageMail: { not: 'NEVER' },
} as const satisfies Prisma.UserWhereInput;

/** The opposite, as a condition on a user `u`. */
export const isUnmailable = Prisma.sql`
  (u.role = 'ROLE_ADMIN' OR u.deleted_at IS NOT NULL OR u.email IS NULL OR u.message_mail = 'NEVER')`;
