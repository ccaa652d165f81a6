import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '../../client/app/paths.ts';
import type { Auth } from '../auth/auth.ts';
import { withDatabaseFailures } from '../auth/databaseFailures.ts';
import type { Cookies } from '../auth/guestCookie.ts';
import { noteLogin, type SecretKind } from '../domain/accounts/password/guesses.ts';
import { noteProof } from '../domain/accounts/session/grants.ts';
import { requestPasswordReset, resetPassword } from '../domain/accounts/session/resetPassword.ts';
import { endReplacedSession } from '../domain/accounts/session/session.ts';
import {
  confirmTwoFactorChange,
  requireTwoFactorIsOptional,
  spendConfirmation,
  type TwoFactorCodes,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from '../domain/accounts/session/twoFactor.ts';
import type { Services } from '../domain/core/context.ts';
import { type Failure, InvalidInput, SignInRequired, TooMany } from '../domain/core/failures/errors.ts';
import { failureFrom } from '../domain/core/failures/unavailable.ts';
import { forgetSignInAttempts } from '../domain/core/limits/attempts.ts';
import type { Viewer } from '../domain/core/viewer/viewer.ts';
import { createPassword } from '../domain/lifecycle/signUp/guestAccount/createPassword.ts';
import { confirmSignUp, signUp } from '../domain/lifecycle/signUp/signUp.ts';
import { guestEnd } from '../domain/people/employer/guest.ts';
import { accountLibrary, emailIn, reasonIn, wrongCode } from './accountLibrary.ts';
import { addressOf } from './address.ts';
import { isForPerson } from './refusalPage.ts';

const browserCookieSeconds = 365 * 24 * 3600;

/**
 * The account calls under /api/auth: signing up, in and out, and the forgotten password. Everything else that the account
 * library offers is done in the graph, one way each, or not at all.
 */
export function registerAuth(
  app: FastifyInstance,
  auth: Auth,
  {
    services,
    viewerOf,
    contextOf,
    cookies,
  }: {
    services: Services;
    viewerOf: (request: FastifyRequest) => Promise<Viewer>;
    contextOf: (
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<{ viewer: Viewer; rememberGuest: (employerId: number, until: Date) => void }>;
    cookies: Cookies;
  },
): void {
  const { knownBrowsers } = services;

  const browserOf = (request: FastifyRequest, email: string) =>
    knownBrowsers.read(request.cookies[cookies.browser], email);
  const rememberBrowser = (reply: FastifyReply, email: string) =>
    reply.setCookie(cookies.browser, knownBrowsers.issue(email), {
      ...cookies.options,
      maxAge: browserCookieSeconds,
    });

  const { ask, askedBy, appCodeOf, ...library } = accountLibrary(auth, services);
  const headersOf = (request: FastifyRequest) => askedBy(request).headers;
  const forward = (request: FastifyRequest) => library.forward(request.method, pathOf(request.url), askedBy(request));

  const sessionOf = (request: FastifyRequest) =>
    withDatabaseFailures(() => auth.api.getSession({ headers: headersOf(request), query: { disableRefresh: true } }));

  /** Begins a session in this browser, for a person who has proven their identity by a secret. */
  const beginSession = async (request: FastifyRequest, reply: FastifyReply, userId: number, kind: SecretKind) => {
    const body = { userId: String(userId) };
    noteLogin(services, { kind, account: userId, address: addressOf(request) });
    setCookies(reply, await ask(() => auth.api.startSession({ body, headers: headersOf(request), asResponse: true })));
  };

  const noteRefused = async (request: FastifyRequest, reason: string) => {
    const kind = secretKinds.get(callOf(request));
    if (kind !== undefined) await library.noteRefused(askedBy(request), kind, reason);
  };
  /** After a login by the account library. */
  const followLogin = async (request: FastifyRequest, text: string) => {
    const kind = secretKinds.get(callOf(request));
    if (kind === undefined) return;
    const replaced = await sessionOf(request);
    if (replaced) await endReplacedSession(services, Number(replaced.session.id));
    noteLogin(services, { kind, account: withUserId.parse(JSON.parse(text)).user.id, address: addressOf(request) });
  };
  const serve = (
    method: 'GET' | 'POST',
    path: string,
    answer: (request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    app.route({
      method,
      url: `/api/auth/${path}`,
      config: { isForBrowsers: true },
      handler: async (request, reply) => {
        try {
          const answered = await answer(request, reply);
          if (answered instanceof Response) {
            const text = await answered.text();
            if (!answered.ok) await noteRefused(request, reasonIn(text));
            else if (answered.headers.getSetCookie().some(isSessionCookie)) await followLogin(request, text);
            return send(reply, answered, withoutSessionToken(text));
          }
          return answered;
        } catch (error) {
          const failure = failureFrom(error, services.log);
          if (!failure) throw error;
          if (failure instanceof TooMany) await noteRefused(request, 'too many');
          return refuse(reply, failure);
        }
      },
    });
  const serveLibrary = (method: 'GET' | 'POST', path: string) => serve(method, path, (request) => forward(request));

  serve('POST', 'sign-up/email', (request) => signUp(services, request.body, addressOf(request)));

  serve('POST', 'sign-up/confirm', async (request, reply) => {
    const viewer = await viewerOf(request);
    const { id, email, role } = await confirmSignUp(services, viewer, request.body, addressOf(request));
    await beginSession(request, reply, id, 'sign-up code');
    rememberBrowser(reply, email);
    // A guest whom the account has not taken over is one no longer in this browser.
    reply.clearCookie(cookies.guest, cookies.options);
    return { user: { id: String(id), role } };
  });

  // A guest of this browser chooses a password; `sign-up/confirm` confirms it.
  serve('POST', 'guest/password', async (request, reply) => {
    const context = await contextOf(request, reply);
    const { token, guestId } = await createPassword(services, context.viewer, request.body, addressOf(request));
    // The cookie has to be valid as long as the code.
    context.rememberGuest(guestId, guestEnd(services.now()));
    return { token };
  });

  serve('POST', 'sign-in/email', async (request, reply) => {
    const email = emailIn(request.body);
    const response = await library.logIn(askedBy(request), browserOf(request, email));
    if (response.ok) {
      // With two-factor login, the password alone is not proof of identity yet.
      if (response.headers.getSetCookie().some(isSessionCookie)) rememberBrowser(reply, email);
    }
    return response;
  });

  serve('POST', 'two-factor/verify-totp', (request, reply) => {
    const asked = askedBy(request);
    return library.counted(asked, async () => {
      const session = await sessionOf(request);
      if (!session) return library.answerCode(asked);
      // A person who is logged in sets it up.
      const id = Number(session.user.id);
      if (!(await turnTwoFactorOn(services, id, (await appCodeOf(asked)).step))) return wrongCode();
      await beginSession(request, reply, id, 'two-factor code');
      return { user: { role: session.user.role } };
    });
  });

  serve('POST', 'two-factor/verify-backup-code', (request) => {
    const asked = askedBy(request);
    return library.counted(asked, () => library.answerBackupCode(asked));
  });

  const codesOf = (request: FastifyRequest): TwoFactorCodes => ({
    stepOf: async (code) => (await appCodeOf(askedBy(request), code)).step,
    isBackupCode: async (code) => {
      const body = { userId: (await sessionOf(request))?.user.id ?? '' };
      const response = await ask(() => auth.api.viewBackupCodes({ body, asResponse: true }));
      // None, if two-factor login was turned off at the same time.
      return response.ok && withBackupCodes.parse(await response.json()).backupCodes.includes(code);
    },
  });
  for (const path of ['two-factor/enable', 'two-factor/disable', 'two-factor/generate-backup-codes']) {
    serve('POST', path, async (request, reply) => {
      const session = await sessionOf(request);
      if (!session) throw new SignInRequired();
      const id = Number(session.user.id);
      const endsIt = path === 'two-factor/disable';
      if (endsIt) await requireTwoFactorIsOptional(services, id);
      const who = { id, address: addressOf(request) };
      const confirmed = await confirmTwoFactorChange(services, who, request.body, codesOf(request));
      if (!endsIt) {
        await spendConfirmation(services, who, confirmed);
        return forward(request);
      }
      await turnTwoFactorOff(services, who, confirmed);
      await beginSession(request, reply, id, 'two-factor change');
      return { status: true };
    });
  }

  // The person of an open session proves again who they are, for what goes on acting for the account by itself.
  serve('POST', 'confirm-identity', async (request) => {
    const session = await sessionOf(request);
    if (!session) throw new SignInRequired();
    const who = { id: Number(session.user.id), address: addressOf(request) };
    await spendConfirmation(services, who, await confirmTwoFactorChange(services, who, request.body, codesOf(request)));
    await noteProof(services, { userId: who.id, sessionId: Number(session.session.id) });
    return { status: true };
  });

  serve('POST', 'request-password-reset', async (request) => {
    await requestPasswordReset(services, request.body, addressOf(request));
    return { status: true, message: 'If an account has this email, check your mailbox for the link.' };
  });

  serve('POST', 'reset-password', async (request, reply) => {
    const owner = await resetPassword(services, request.body);
    if (owner === null) return brokenLink();
    await forgetSignInAttempts(services, { email: owner, browser: null });
    // Wrong passwords from elsewhere do not delay this browser when it signs in now.
    rememberBrowser(reply, owner);
    return { status: true };
  });

  serveLibrary('POST', 'sign-out');
  serveLibrary('GET', 'get-session');
  serve('GET', 'verify-email', async (request, reply) => {
    // The library would change the email and sign in. Only links that were mailed by an earlier version ask for it.
    const answer = changesEmail(request.query) ? brokenLink() : await forward(request);
    const location = answer.headers.get('location');
    const isInvalid = answer.status >= 400 || /[?&]error=/.test(location ?? '');
    if ((location !== null && !isInvalid) || !isForPerson(request)) return answer;
    setCookies(reply, answer);
    return reply.redirect(isInvalid ? paths.confirmEmail.to() : paths.home.to());
  });
  serve('GET', 'reset-password/:token', (request) => {
    // Where it leads is ours to say. A mail program may have cut it off, or added to it.
    const [call] = pathOf(request.url).split('?', 1);
    const search = new URLSearchParams({ callbackURL: paths.resetPassword.to() });
    return library.forward('GET', `${call}?${search}`, askedBy(request));
  });
  serveLibrary('GET', 'error');
}

const isSessionCookie = (cookie: string): boolean => /session_token=[^;]/.test(cookie);

const withBackupCodes = z.object({ backupCodes: z.array(z.string()) });

const brokenLink = (): Response =>
  Response.json({ code: 'INVALID_TOKEN', message: 'This link is invalid or has expired.' }, { status: 400 });

const withToken = z.object({ token: z.string() });

/** Whether a link confirms another email than the one that the account has. The library checks the signature of the token. */
function changesEmail(query: unknown): boolean {
  const [, payload = ''] = withToken.safeParse(query).data?.token.split('.') ?? [];
  return Buffer.from(payload, 'base64url').toString().includes('"updateTo"');
}

const withUserId = z.object({ user: z.object({ id: z.coerce.number() }) });

/** The calls that check a secret outside of the domain. */
const secretKinds: ReadonlyMap<string, SecretKind> = new Map([
  ['sign-in/email', 'login'],
  ['two-factor/verify-totp', 'two-factor code'],
  ['two-factor/verify-backup-code', 'backup code'],
  ['reset-password', 'password link'],
]);

/** The path of an account call. */
const callOf = (request: FastifyRequest): string => pathOf(request.url).split('?')[0]?.replace('/api/auth/', '') ?? '';

const sessionTokenHolders = z.looseObject({ session: z.looseObject({}).nullish() });

/** A token of a session is only in its cookie, which scripts cannot read. The library repeats it in its answers. */
function withoutSessionToken(text: string): string {
  if (!text.includes('"token"')) return text;
  const { token: _, session, ...answer } = sessionTokenHolders.parse(JSON.parse(text));
  if (!session) return JSON.stringify(answer);
  const { token: __, ...others } = session;
  return JSON.stringify({ session: others, ...answer });
}

function send(reply: FastifyReply, response: Response, text: string) {
  reply.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  setCookies(reply, response);
  return reply.send(text);
}

/** Beside those that the reply has already. */
function setCookies(reply: FastifyReply, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** In the form of the account library: `code` is a word. `fields` says what is wrong at each field. */
function refuse(reply: FastifyReply, error: Failure) {
  if (error instanceof TooMany && error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
  const fields = error instanceof InvalidInput ? { fields: error.fields } : {};
  return reply.code(error.status).send({ code: error.name, message: error.message, ...fields });
}

/** The path and query of a request line, which may also name a host of the client's choice. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}
