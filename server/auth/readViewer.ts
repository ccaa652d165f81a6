import { fastifyCookie } from '@fastify/cookie';
import { anonymous, type Viewer } from '../domain/account/viewer.ts';
import { guests as guestEmployers } from '../domain/employer/employer.policy.ts';
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
        return { kind, id, sessionId: Number(session.session.id) };
      }
    }
    const guest = guests.read(fastifyCookie.parse(cookieHeader)[guestCookieName], now());
    if (!guest) return anonymous;
    const isThere = (await db.user.count({ where: { id: guest.id, ...guestEmployers } })) > 0;
    return isThere ? { kind: 'guest', ...guest } : anonymous;
  };
}
