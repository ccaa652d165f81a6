import { fastifyCookie } from '@fastify/cookie';
import { anonymous, type Viewer } from '../domain/account/viewer.ts';
import { guests as guestEmployers } from '../domain/employer/employer.policy.ts';
import { viewable } from '../domain/viewAs/viewAs.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Auth } from './auth.ts';
import { type GuestCookie, guestCookieName } from './guestCookie.ts';

const kinds = { ROLE_CANDIDATE: 'jobSeeker', ROLE_EMPLOYER: 'employer', ROLE_ADMIN: 'admin' } as const;

/** Who is behind a request, by its cookies: the same for pages, GraphQL, REST and sockets. */
export type ReadViewer = (cookieHeader: string | undefined) => Promise<Viewer>;

export function viewerReader(services: {
  auth: Auth;
  db: PrismaClient;
  guests: GuestCookie;
  now: () => Date;
  /** Whether admins need two-factor login. */
  adminTwoFactor: boolean;
}): ReadViewer {
  const { auth, db, guests, now, adminTwoFactor } = services;
  return async (cookieHeader) => {
    if (!cookieHeader) return anonymous;
    const session = cookieHeader.includes('session_token')
      ? await auth.api.getSession({ headers: new Headers({ cookie: cookieHeader }), query: { disableRefresh: true } })
      : null;
    if (session) {
      const id = Number(session.user.id);
      const user = await db.user.findUnique({
        where: { id },
        select: { role: true, deletedAt: true, bannedAt: true, twoFactorEnabled: true },
      });
      if (user && !user.deletedAt && !user.bannedAt) {
        const kind = kinds[user.role];
        if (kind === 'admin' && adminTwoFactor && !user.twoFactorEnabled) {
          return { kind: 'anonymous', mustSetUpTwoFactor: true };
        }
        const sessionId = Number(session.session.id);
        if (kind !== 'admin') return { kind, id, sessionId };
        const { viewAsUntil } = session.session;
        const isViewing = viewAsUntil != null && viewAsUntil > now();
        return (isViewing && (await viewedAs(db, { sessionId, adminId: id, now: now() }))) || { kind, id, sessionId };
      }
    }
    const guest = guests.read(fastifyCookie.parse(cookieHeader)[guestCookieName], now());
    if (!guest) return anonymous;
    const isThere = (await db.user.count({ where: { id: guest.id, ...guestEmployers } })) > 0;
    return isThere ? { kind: 'guest', ...guest } : anonymous;
  };
}

/** The user as whom this session of an admin sees the site now, or null. */
async function viewedAs(
  db: PrismaClient,
  { sessionId, adminId, now }: { sessionId: number; adminId: number; now: Date },
): Promise<Viewer | null> {
  const session = await db.session.findFirst({
    where: { id: sessionId, userId: adminId, viewAsUntil: { gt: now }, viewAs: viewable },
    select: { viewAsUntil: true, viewAs: { select: { id: true, role: true, name: true } } },
  });
  if (!session?.viewAs || !session.viewAsUntil) return null;
  const kind = session.viewAs.role === 'ROLE_CANDIDATE' ? 'jobSeeker' : 'employer';
  const { id, name } = session.viewAs;
  return { kind, id, sessionId, viewedBy: { id: adminId, until: session.viewAsUntil, name } };
}
