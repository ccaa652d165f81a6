import { createOTP } from '@better-auth/utils/otp';
import { APIError, betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { createAuthEndpoint, createEmailVerificationToken, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Logger } from 'pino';
import { z } from 'zod';
import { passwordMaxLength, passwordMinLength } from '../domain/accounts/password/account.input.ts';
import { hashPassword, verifyPassword } from '../domain/accounts/password/password.ts';
import { keepNewSession } from '../domain/accounts/session/session.ts';
import type { EmailLinks } from '../domain/core/keys/accountKeys.ts';
import type { Secrets } from '../domain/core/links/links.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { isCalled, notingFailures } from './databaseFailures.ts';
import { cookiesOf, libraryCookiePrefix } from './guestCookie.ts';
import { versionedSecrets, withNewSignatures } from './secrets.ts';

const sessionSeconds = 90 * 24 * 3600;

export type AuthServices = {
  db: PrismaClient;
  /** The address people use, without a slash at its end. */
  publicUrl: string;
  /** The origin by which a request with this `Host` header reaches us. */
  originOf: (host: string | null | undefined) => string;
  secrets: Secrets;
  productName: string;
  /** Where people write who cannot log in. */
  supportEmail: string;
  /** Called when a session has ended, so that what was opened with it is closed. */
  onSessionEnded: (sessionId: number) => void;
  log: Logger;
};

/**
 * E-mail and password accounts. Served under /api/auth; signing in sets an httpOnly, SameSite=Lax session cookie.
 * The library keeps passwords, sessions and cookies. Signing up and limits are the product's own (`domain/accounts/session`).
 */
export function createAuth(services: AuthServices) {
  const { db, publicUrl, productName, log } = services;
  const library = betterAuth({
    appName: productName,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: services.secrets[0],
    secrets: versionedSecrets(services.secrets),
    telemetry: { enabled: false },
    database: prismaAdapter(notingFailures(db), { provider: 'postgresql', transaction: true }),
    advanced: {
      cookiePrefix: libraryCookiePrefix,
      // The addresses that links lead to are checked, in tests too.
      disableOriginCheck: false,
      // `http/origin.ts` refuses other sites; the library would also refuse programs that send no Origin header.
      disableCSRFCheck: true,
      database: { generateId: 'serial' },
      useSecureCookies: cookiesOf(publicUrl).options.secure,
    },
    logger: {
      level: 'debug',
      // Details other than errors may be people's data.
      log: (level, message, ...details) => {
        const err = details.find((detail) => detail instanceof Error);
        if (err) return log[level]({ err }, message);
        // During a call, the input is at fault, such as a link to another site.
        return log[isCalled() && level !== 'debug' ? 'info' : level](message);
      },
    },
    // Links in mails lead to these origins only, so that a forged Host header cannot send a token to another site.
    trustedOrigins: (request) => [publicUrl, services.originOf(request?.headers.get('host'))],
    // Otherwise errors that are no refusals would be printed, with the values of the statement, and answered without a reason.
    onAPIError: { throw: true },
    // `domain/core/limits/attempts.ts` counts, by account and by address.
    rateLimit: { enabled: false },
    // A trigger of the database keeps it to this, and nothing extends it (docs/product/accounts.md, 'Sessions').
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
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
    plugins: [
      twoFactor({ issuer: productName }),
      { id: 'hourhand', endpoints: { startSession, sessionToken, twoFactorCode } },
    ],
  });
  // Of a request, before anything here reads them.
  return Object.assign(library, {
    withNewSignatures: (cookies: string) => withNewSignatures(services.secrets, cookies),
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

/**
 * Whose code of an authenticator app this is, signed in or between password and code, and its time step. Internal. The library
 * accepts a code as often as it comes; the caller stores the step.
 */
const twoFactorCode = createAuthEndpoint(
  { method: 'POST', body: z.object({ code: z.string() }), requireHeaders: true },
  async (ctx) => {
    const { adapter, internalAdapter, secret, secretConfig } = ctx.context;
    const session = await getSessionFromCtx(ctx, { disableRefresh: true });
    const challenge = session
      ? null
      : await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, secret);
    const userId =
      session?.user.id ?? (challenge && (await internalAdapter.findVerificationValue(challenge))?.value) ?? null;
    const row = userId
      ? await adapter.findOne<{ secret: string }>({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] })
      : null;
    if (!row) return ctx.json({ userId: null, step: null });
    const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: row.secret }));
    const now = Math.floor(Date.now() / totpStepMs);
    // As the library: clocks may differ by one step.
    for (const step of [now - 1, now, now + 1]) {
      if ((await otp.hotp(step)) === ctx.body.code) return ctx.json({ userId: Number(userId), step });
    }
    return ctx.json({ userId: Number(userId), step: null });
  },
);

const totpStepMs = 30_000;

/** Reads the cookie of a session. Internal. Null without one that was signed here. */
const sessionToken = createAuthEndpoint({ method: 'GET', requireHeaders: true }, async (ctx) => {
  const { authCookies, secret } = ctx.context;
  return { token: (await ctx.getSignedCookie(authCookies.sessionToken.name, secret)) || null };
});

export type Auth = ReturnType<typeof createAuth>;

const lifetimeSeconds = 24 * 3600;

/** @param secret the account library's own: it reads the links. */
export function emailLinks(secret: string, publicUrl: string): EmailLinks {
  const link = (token: string) =>
    `${publicUrl}/api/auth/verify-email?${new URLSearchParams({ token, callbackURL: '/' })}`;
  return {
    confirm: async (email) => link(await createEmailVerificationToken(secret, email, undefined, lifetimeSeconds)),
  };
}
