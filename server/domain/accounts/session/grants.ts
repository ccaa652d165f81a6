import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { ProofRequired } from '../../core/failures/errors.ts';
import { minuteMs } from '../../core/text/durations.ts';
import type { Writer } from '../../core/write/write.ts';
import { write } from '../../core/write/write.ts';
import { renewOwnShareLinks } from './shareHash.ts';

/** Deletes sessions. Returns their ids, to be announced after the commit. */
export async function removeSessions(tx: Prisma.TransactionClient, where: Prisma.SessionWhereInput): Promise<number[]> {
  const sessions = await tx.session.findMany({ where, select: { id: true } });
  const ids = sessions.map(({ id }) => id);
  await tx.session.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** Whose access ends. `keep`: the session that goes on, that of the browser that asks for it. */
type Revocation = { userId: number; keep?: Prisma.SessionWhereInput };

/** What was ended, to be announced after the commit. */
export type Revoked = Readonly<z.output<typeof revokedSchema>>;
const revokedSchema = z.object({ userId: z.int(), sessionIds: z.array(z.int()) });

/** One way in which something acts for an account, or opens a part of it, without a login at that moment. */
type Grant = {
  /** How it comes about, and what its maker has shown for that. */
  made: string;
  /** Whether it is made only soon after a proof of identity: see `requireProof`. */
  needsProof: boolean;
  /** Where its owner sees it. */
  shown: string;
  /** What the owner is mailed when it is made. */
  mailed: string | null;
  /** When it ends by itself. */
  lasts: string;
  /** Ends all of a person. `sessions`: how it ends with them. */
  end: 'sessions' | ((tx: Prisma.TransactionClient, userId: number) => Promise<unknown>);
};

/** How the identifier of a browser begins that is not asked for a code. */
const trustedBrowser = 'trust-device-';

/** How many browsers log in to an account without a code. */
export const countTrustedBrowsers = ({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: number): Promise<number> =>
  db.verification.count({
    where: { value: String(userId), identifier: { startsWith: trustedBrowser }, expiresAt: { gt: now() } },
  });

/**
 * Everything that lets someone into an account beside the password and the codes of two-factor login. Logging out everywhere, a
 * new password, a new email, turning two-factor login on or off, a ban and a deletion end all of it. Something new of this kind
 * belongs here; docs/operate/grants.md is made of it.
 */
export const grants = {
  'browser that is logged in': {
    made: 'by a login',
    needsProof: false,
    shown: 'Account, Where you are logged in',
    mailed: null,
    lasts: '30 days after the last use',
    end: 'sessions',
  },
  'app that is logged in': {
    made: 'by a login in the app',
    needsProof: false,
    shown: 'Account, Where you are logged in',
    mailed: null,
    lasts: '30 days after the last use',
    end: 'sessions',
  },
  'API key': {
    made: 'in the account; for an integration by an admin',
    needsProof: true,
    shown: 'Account, For your own programs; those of integrations for admins',
    mailed: 'A new key for your account',
    lasts: 'the days that it is made for, 365 at most',
    end: 'sessions',
  },
  integration: {
    made: 'by an admin, for a program of the operator',
    needsProof: true,
    shown: 'Back office, Integrations',
    mailed: 'each of its keys, to the admin who made it',
    lasts: 'until an admin ends it, also without the admin who made it',
    end: 'sessions',
  },
  'webhook endpoint': {
    made: 'in the account',
    needsProof: true,
    shown: 'Account, For your own programs',
    mailed: 'A new webhook for your account',
    lasts: 'until it is removed',
    end: (tx, userId) => tx.webhookEndpoint.deleteMany({ where: { userId } }),
  },
  'browser that is not asked for a code': {
    made: 'by a login with a code',
    needsProof: false,
    shown: 'Account, Where you are logged in: how many',
    mailed: null,
    lasts: '30 days',
    end: (tx, userId) => endVerifications(tx, userId, trustedBrowser),
  },
  'login that waits for a code': {
    made: 'by the password',
    needsProof: false,
    shown: 'nowhere',
    mailed: null,
    lasts: 'minutes',
    end: (tx, userId) => endVerifications(tx, userId, '2fa-'),
  },
  'mailed link to choose a password': {
    made: 'by anyone who types the email; it is mailed to the owner',
    needsProof: false,
    shown: 'in the mail',
    mailed: 'the link itself',
    lasts: 'an hour',
    end: (tx, userId) => endVerifications(tx, userId, 'reset-password:'),
  },
  'change of email that waits for its code': {
    made: 'by the password',
    needsProof: false,
    shown: 'Account, Login',
    mailed: 'to both addresses',
    lasts: 'as long as its code',
    end: (tx, userId) => tx.pendingEmailChange.deleteMany({ where: { userId } }),
  },
  'password that a guest has chosen': {
    made: 'by a guest, confirmed with a mailed code',
    needsProof: false,
    shown: 'nowhere',
    mailed: 'the code',
    lasts: 'as long as its code',
    end: (tx, guestId) => tx.pendingSignUp.deleteMany({ where: { guestId } }),
  },
  'share link of a chat': {
    made: 'with each contact request',
    needsProof: false,
    shown: 'Account, Where you are logged in, and in the chat',
    mailed: 'in mails about messages of guests',
    lasts: 'until it is replaced or the chat is closed',
    end: renewOwnShareLinks,
  },
  'mailed calendar file of a trial shift': {
    made: 'with each reminder, signed under the share link',
    needsProof: false,
    shown: 'in the mail',
    mailed: 'the link itself',
    lasts: 'until the shift changes or is over',
    end: renewOwnShareLinks,
  },
} satisfies Record<string, Grant>;

/** In an open transaction. Pass the result to `announceRevoked` after the commit. */
export async function revokeAccess(tx: Prisma.TransactionClient, { userId, keep }: Revocation): Promise<Revoked> {
  const sessionIds = await removeSessions(tx, { userId, ...(keep && { NOT: keep }) });
  const endings = new Set(Object.values<Grant>(grants).map(({ end }) => end));
  for (const end of endings) if (end !== 'sessions') await end(tx, userId);
  return { userId, sessionIds };
}

/** Closes what was opened by these sessions and by share links of the person, in every process. */
export function announceRevoked({ events }: Pick<Services, 'events'>, { userId, sessionIds }: Revoked): void {
  for (const sessionId of sessionIds) events.publish('accessChanged', { sessionId });
  events.publish('accessChanged', { userId });
}

/** Leaves the announcement to a running server, because a command reaches no sockets. In the transaction that revokes. */
export const queueAnnouncement = (
  { queue }: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  revoked: Revoked,
): Promise<void> => queue.add(tx, 'revoked-access', revoked);

/** Called every second by any number of processes. */
export async function announceQueued({ queue, events }: Pick<Services, 'queue' | 'events'>): Promise<void> {
  await queue.work('revoked-access', async ({ data }) => announceRevoked({ events }, revokedSchema.parse(data)));
}

/** All of it, in a transaction of its own. */
export async function revokeNow(services: Writer & Pick<Services, 'events'>, revocation: Revocation): Promise<Revoked> {
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

/** How long a proof of identity holds. */
export const proofMs = 10 * minuteMs;

/**
 * Lets through whose session has begun or was proven again within ten minutes, because an open browser is not proof of identity.
 * For what goes on acting for the account by itself.
 * @throws ProofRequired
 */
export async function requireProof(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id: userId, sessionId }: { id: number; sessionId: number },
): Promise<void> {
  const since = new Date(now().getTime() - proofMs);
  const proven = await db.session.count({
    where: { id: sessionId, userId, OR: [{ createdAt: { gte: since } }, { provenAt: { gte: since } }] },
  });
  if (proven === 0) throw new ProofRequired();
}

/** Notes that the person of this session has just proven who they are. */
export const noteProof = (
  services: Writer & Pick<Services, 'now'>,
  { userId, sessionId }: { userId: number; sessionId: number },
) =>
  write(services, [userId], (tx) =>
    tx.session.updateMany({ where: { id: sessionId, userId }, data: { provenAt: services.now() } }),
  );
