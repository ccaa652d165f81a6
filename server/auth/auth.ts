import { betterAuth } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError } from 'better-auth/api';
import { accountMessages, passwordMaxLength, passwordMinLength } from '../domain/account/account.input.ts';
import type { Counters } from '../domain/counters.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Mailer } from '../mail/mail.ts';

export type AuthServices = {
  db: PrismaClient;
  mailer: Mailer;
  /** The address people use, without a slash at its end. */
  publicUrl: string;
  secret: string;
  productName: string;
  /** Called when a session has ended, so that what was opened with it is closed. */
  onSessionEnded: (sessionId: number) => void;
  /** Of requests from one address; null only where many people sign in from one address on purpose. */
  counters: Counters | null;
};

/**
 * E-mail and password accounts. Served under /api/auth; signing in sets an httpOnly, SameSite=Lax session cookie.
 * People choose between job seeker and employer when they sign up; admins are made on the command line.
 */
export function createAuth(services: AuthServices) {
  const { db, mailer, publicUrl, productName, counters } = services;
  return betterAuth({
    appName: productName,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: services.secret,
    telemetry: { enabled: false },
    database: prismaAdapter(db, { provider: 'postgresql', transaction: true }),
    advanced: {
      cookiePrefix: 'hourhand',
      database: { generateId: 'serial' },
      useSecureCookies: publicUrl.startsWith('https:'),
    },
    // A page's own origin, whatever name the server is reached by; foreign ones are refused before this is asked.
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? [`http://${host}`, `https://${host}`] : [];
    },
    rateLimit: {
      enabled: counters !== null,
      ...(counters && { customStorage: limitsBy(counters) }),
      window: 60,
      max: 100,
      // Of one address, which may be that of a whole office.
      customRules: {
        '/sign-in/email': { window: 60, max: 30 },
        '/sign-up/email': { window: 60, max: 20 },
        '/request-password-reset': { window: 60, max: 10 },
      },
    },
    user: {
      fields: { email: 'loginEmail', image: 'photoUri' },
      additionalFields: {
        // Whatever is sent comes in here: the hooks below decide what is let through.
        role: { type: 'string', required: true, input: true },
        // The contact e-mail, which is the login e-mail of whoever has one.
        contactEmail: { type: 'string', fieldName: 'email', required: false, input: false, returned: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) =>
        mailer.send({
          to: user.email,
          subject: `Choose a new password for ${productName}`,
          text: `Hello ${user.name},\n\nchoose a new password here:\n${url}\n\nThe link works for one hour. If you did not ask for it, nothing has changed.`,
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user, url }) =>
        mailer.send({
          to: user.email,
          subject: `Welcome to ${productName}: please confirm your email`,
          text: `Hello ${user.name},\n\nplease confirm that this is your email address:\n${url}`,
        }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            if (!isRoleToChoose(user.role))
              throw badRequest('Please choose to sign up as a job seeker or an employer.');
            // An address of theirs would be loaded by whoever looks at them.
            if (user.image) throw badRequest('A photo is uploaded once somebody has signed in.');
            return { data: { ...user, contactEmail: user.email } };
          },
        },
        update: {
          before: async (user) => {
            if ('role' in user) throw badRequest('A role is chosen once.');
            if (user.email === undefined) return;
            const owner = await db.user.findUnique({ where: { loginEmail: user.email }, select: { id: true } });
            if (owner) throw badRequest(accountMessages.emailTaken);
            // An opened link of an email change: the contact e-mail goes along.
            return { data: { ...user, contactEmail: user.email } };
          },
        },
      },
      session: {
        delete: { after: async (session) => services.onSessionEnded(Number(session.id)) },
      },
    },
  });
}

const limitsBy = (counters: Counters) => ({
  consume: async (key: string, { window, max }: { window: number; max: number }) => {
    const { count, endsIn } = await counters.add(`auth:${key}`, window * 1000);
    const allowed = count <= max;
    return { allowed, retryAfter: allowed ? null : Math.ceil(endsIn / 1000) };
  },
});

/** Admins are made on the command line. */
const isRoleToChoose = (role: unknown): boolean => role === 'ROLE_CANDIDATE' || role === 'ROLE_EMPLOYER';

const badRequest = (message: string) => new APIError('BAD_REQUEST', { message });

export type Auth = ReturnType<typeof createAuth>;
