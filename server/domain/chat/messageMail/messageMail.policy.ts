import { expressionBuilder } from 'kysely';
import type { Tables } from '../../../database/kysely.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * The users who get mails about unread messages: all with an address who have not opted out. Not admins, who answer as
 * a group. Paused job seekers and employers without a subscription are included, because their chats are open.
 */
export const mailable = {
  role: { not: 'ROLE_ADMIN' },
  deletedAt: null,
  email: { not: null },
  messageMail: { not: 'NEVER' },
} as const satisfies Prisma.UserWhereInput;

const eb = expressionBuilder<{ u: Tables['user'] }, 'u'>();

/** The opposite, as a condition on a user `u`. */
export const isUnmailable = eb.or([
  eb('u.role', '=', 'ROLE_ADMIN'),
  eb('u.deleted_at', 'is not', null),
  eb('u.email', 'is', null),
  eb('u.message_mail', '=', 'NEVER'),
]);
