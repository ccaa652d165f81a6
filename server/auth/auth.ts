import { APIError, betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Logger } from 'pino';
import { z } from 'zod';
import { passwordMaxLength, passwordMinLength } from '../domain/account/account.input.ts';
import { keepNewSession } from '../domain/account/newSession.ts';
import { hashPassword, verifyPassword } from '../domain/account/passwordHash.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { notingFailures } from './databaseFailures.ts';

export type AuthServices = {
  db: PrismaClient;
  /** The address people use, without a slash at its end. */
  publicUrl: string;
  /** The origin by which a request with this `Host` header reaches us. */
  originOf: (host: string | null | undefined) => string;
  secret: string;
  productName: string;
  /** Where people write who cannot log in. */
  supportEmail: string;
  /** Called when a session has ended, so that what was opened with it is closed. */
  onSessionEnded: (sessionId: number) => void;
  log: Logger;
};

/**
 * E-mail and password accounts. Served under /api/auth; signing in sets an httpOnly, SameSite=Lax session cookie.
 * The library keeps passwords, sessions and cookies. Signing up and limits are the product's own (`domain/account`).
 */
export function createAuth(services: AuthServices) {
  const { db, publicUrl, productName, log } = services;
  return betterAuth({
    appName: productName,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: services.secret,
    telemetry: { enabled: false },
    database: prismaAdapter(notingFailures(db), { provider: 'postgresql', transaction: true }),
    advanced: {
      cookiePrefix: 'hourhand',
      // The addresses that links lead to are checked, in tests too.
      disableOriginCheck: false,
      // `http/origin.ts` refuses other sites; the library would also refuse programs that send no Origin header.
      disableCSRFCheck: true,
      database: { generateId: 'serial' },
      useSecureCookies: publicUrl.startsWith('https:'),
    },
    logger: {
      level: 'debug',
      log: (level, message, ...details) => log[level](details.length > 0 ? { details } : {}, message),
    },
    // Links in mails lead to these origins only, so that a forged Host header cannot send a token to another site.
    trustedOrigins: (request) => [publicUrl, services.originOf(request?.headers.get('host'))],
    // Otherwise errors that are no refusals would be printed, with the values of the statement, and answered without a reason.
    onAPIError: { throw: true },
    // `domain/account/attempts.ts` counts, by account and by address.
    rateLimit: { enabled: false },
    user: {
      fields: { email: 'loginEmail', image: 'photoUri' },
      additionalFields: { role: { type: 'string', required: true, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      password: {
        hash: (password) => hashPassword(password),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      revokeSessionsOnPasswordReset: true,
    },
    databaseHooks: {
      session: {
        // Every way of signing in makes a session.
        create: {
          before: async ({ userId }) => refuseBanned(services, Number(userId)),
          after: async ({ id, userId }) => refuseClosed(services, { id: Number(id), userId: Number(userId) }),
        },
        delete: { after: async (session) => services.onSessionEnded(Number(session.id)) },
      },
    },
    plugins: [twoFactor({ issuer: productName }), { id: 'hourhand', endpoints: { startSession, sessionToken } }],
  });
}

/** The password was right, so its owner is told. */
async function refuseBanned(
  { db, supportEmail }: Pick<AuthServices, 'db' | 'supportEmail'>,
  id: number,
): Promise<void> {
  if ((await db.user.count({ where: { id, bannedAt: { not: null } } })) === 0) return;
  const message = `This account is closed. Write to ${supportEmail}.`;
  throw new APIError('FORBIDDEN', { code: 'ACCOUNT_CLOSED', message });
}

async function refuseClosed(services: AuthServices, session: { id: number; userId: number }): Promise<void> {
  if (await keepNewSession(services, session)) return;
  await refuseBanned(services, session.userId);
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' });
}

/** Signs the browser in as this user. Internal: the caller has verified the user's identity. */
const startSession = createAuthEndpoint(
  { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.userId);
    if (!user) throw new APIError('NOT_FOUND');
    await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user });
    return ctx.json({});
  },
);

/** Reads the cookie of a session. Internal. Null without one that was signed here. */
const sessionToken = createAuthEndpoint({ method: 'GET', requireHeaders: true }, async (ctx) => {
  const { authCookies, secret } = ctx.context;
  return { token: (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null };
});

export type Auth = ReturnType<typeof createAuth>;
