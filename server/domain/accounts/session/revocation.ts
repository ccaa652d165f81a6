import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { type Writer, write } from '../../core/write/write.ts';
import type { AccountServices } from '../context.ts';
import { removeSessions } from './session.ts';
import { renewOwnShareLinks } from './shareHash.ts';

/** Whose access ends. `keep`: the session that goes on, that of the browser that asks for it. */
export type Revocation = { userId: number; keep?: Prisma.SessionWhereInput };

/** What was ended, to be announced after the commit. */
export type Revoked = Readonly<z.output<typeof revokedSchema>>;
const revokedSchema = z.object({ userId: z.int(), sessionIds: z.array(z.int()) });

/**
 * Everything that lets someone into an account beside the password and the codes of two-factor login. Logging out everywhere, a
 * new password, a new email, turning two-factor login on or off, and a ban end all of it. Something new of this kind belongs here.
 */
const endings: Record<string, (tx: Prisma.TransactionClient, userId: number) => Promise<unknown>> = {
  'logins that wait for a code': (tx, userId) => endVerifications(tx, userId, '2fa-'),
  'browsers that are not asked for a code': (tx, userId) => endVerifications(tx, userId, 'trust-device-'),
  'mailed links to choose a password': (tx, userId) => endVerifications(tx, userId, 'reset-password:'),
  'a change of email that waits for its code': (tx, userId) => tx.pendingEmailChange.deleteMany({ where: { userId } }),
  'a password that a guest has chosen': (tx, guestId) => tx.pendingSignUp.deleteMany({ where: { guestId } }),
  'share links': renewOwnShareLinks,
};

/** In an open transaction. Pass the result to `announceRevoked` after the commit. */
export async function revokeAccess(tx: Prisma.TransactionClient, { userId, keep }: Revocation): Promise<Revoked> {
  const sessionIds = await removeSessions(tx, { userId, ...(keep && { NOT: keep }) });
  for (const end of Object.values(endings)) await end(tx, userId);
  return { userId, sessionIds };
}

/** Closes what was opened by these sessions and by share links of the person, in every process. */
export function announceRevoked({ events }: Pick<AccountServices, 'events'>, { userId, sessionIds }: Revoked): void {
  for (const sessionId of sessionIds) events.publish('accessChanged', { sessionId });
  events.publish('accessChanged', { userId });
}

/** Leaves the announcement to a running server, because a command reaches no sockets. In the transaction that revokes. */
export const queueAnnouncement = (
  { queue }: Pick<AccountServices, 'queue'>,
  tx: Prisma.TransactionClient,
  revoked: Revoked,
): Promise<void> => queue.add(tx, 'revoked-access', revoked);

/** Called every second by any number of processes. */
export async function announceQueued({ queue, events }: Pick<AccountServices, 'queue' | 'events'>): Promise<void> {
  await queue.work('revoked-access', async ({ data }) => announceRevoked({ events }, revokedSchema.parse(data)));
}

/** All of it, in a transaction of its own. */
export async function revokeNow(
  services: Writer & Pick<AccountServices, 'events'>,
  revocation: Revocation,
): Promise<Revoked> {
  const revoked = await write(services, [revocation.userId], (tx) => revokeAccess(tx, revocation));
  announceRevoked(services, revoked);
  return revoked;
}

/** Rows of the account library, whose value is the user's id. Those that count attempts have another value. */
const endVerifications = (tx: Prisma.TransactionClient, userId: number, prefix: string) =>
  tx.verification.deleteMany({
    where: {
      value: String(userId),
      identifier: { startsWith: prefix },
      NOT: { identifier: { startsWith: '2fa-attempts-' } },
    },
  });
