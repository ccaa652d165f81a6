import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Auth } from '../auth/auth.ts';
import type { Cookies } from '../auth/cookies.ts';
import { withDatabaseFailures } from '../auth/databaseFailures.ts';
import { admitSignIn, forgetSignInAttempts } from '../domain/account/attempts.ts';
import { requestPasswordReset, resetPassword } from '../domain/account/resetPassword.ts';
import { confirmSignUp, signUp } from '../domain/account/signUp.ts';
import {
  admitTwoFactorCode,
  confirmTwoFactorChange,
  endEarlierAccess,
  requireTwoFactorIsOptional,
  spendCode,
  type TwoFactorCodes,
} from '../domain/account/twoFactor.ts';
import type { Viewer } from '../domain/account/viewer.ts';
import type { Services } from '../domain/context.ts';
import { guestEnd } from '../domain/employer/guest.ts';
import { type Failure, InvalidInput, SignInRequired, TooMany } from '../domain/errors.ts';
import { createPassword } from '../domain/guestAccount/createPassword.ts';
import { cleanCode, cleanEmail } from '../domain/text/cleanText.ts';
import { failureFrom } from '../domain/unavailable.ts';
import { addressOf } from './address.ts';

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
  const { publicUrl, knownBrowsers } = services;

  const browserOf = (request: FastifyRequest, email: string) =>
    knownBrowsers.read(request.cookies[cookies.browser], email);
  const rememberBrowser = (reply: FastifyReply, email: string) =>
    reply.setCookie(cookies.browser, knownBrowsers.issue(email), {
      ...cookies.options,
      maxAge: browserCookieSeconds,
    });

  const headersOf = (request: FastifyRequest) => {
    const headers = receivedHeaders(request);
    const sent = headers.get('cookie');
    if (sent) headers.set('cookie', auth.withNewSignatures(sent));
    return headers;
  };

  /** What the account library answers. */
  const forward = (request: FastifyRequest, body: unknown = request.body) =>
    withDatabaseFailures(() =>
      auth.handler(
        new Request(publicUrl + pathOf(request.url), {
          method: request.method,
          headers: headersOf(request),
          body: body === undefined || body === null ? undefined : JSON.stringify(body),
        }),
      ),
    );

  const sessionOf = (request: FastifyRequest) =>
    withDatabaseFailures(() => auth.api.getSession({ headers: headersOf(request), query: { disableRefresh: true } }));

  /** Of logins and codes, without what was typed: an email may be a stranger's. */
  const noteRefusal = async (request: FastifyRequest, { status, reason }: { status: number; reason: string }) => {
    const event = pathOf(request.url).split('?')[0]?.replace('/api/auth/', '') ?? '';
    if (status < 400 || status >= 500 || !loggedCalls.test(event)) return;
    const email = emailIn(request.body).toLowerCase();
    const owner = email
      ? await services.db.user.findUnique({ where: { loginEmail: email }, select: { id: true } })
      : { id: (await auth.api.twoFactorCode({ body: { code: '' }, headers: headersOf(request) })).userId };
    services.log.warn(
      { event, reason, account: owner?.id ?? null, address: addressOf(request) },
      'a login or a code was refused',
    );
  };

  const serve = (
    method: 'GET' | 'POST',
    path: string,
    answer: (request: FastifyRequest, reply: FastifyReply) => unknown,
  ) =>
    app.route({
      method,
      url: `/api/auth/${path}`,
      handler: async (request, reply) => {
        try {
          const answered = await answer(request, reply);
          if (answered instanceof Response) {
            const text = await answered.text();
            await noteRefusal(request, { status: answered.status, reason: reasonIn(text) });
            return send(reply, answered, text);
          }
          return answered;
        } catch (error) {
          const failure = failureFrom(error, services.log);
          if (!failure) throw error;
          await noteRefusal(request, { status: failure.status, reason: failure.name });
          return refuse(reply, failure);
        }
      },
    });
  const serveLibrary = (method: 'GET' | 'POST', path: string) => serve(method, path, (request) => forward(request));

  serve('POST', 'sign-up/email', (request) => signUp(services, request.body, addressOf(request)));

  serve('POST', 'sign-up/confirm', async (request, reply) => {
    const { id, email, role } = await confirmSignUp(services, await viewerOf(request), request.body);
    const response = await withDatabaseFailures(() =>
      auth.api.startSession({ body: { userId: String(id) }, headers: headersOf(request), asResponse: true }),
    );
    setCookies(reply, response);
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
    const attempt = { email, address: addressOf(request), browser: browserOf(request, email) };
    const takeBack = await admitSignIn(services, attempt);
    const response = await forward(request, cleanBody(request.body)).catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
    if (response.status >= 500) await takeBack();
    if (response.ok) {
      await forgetSignInAttempts(services, attempt);
      // With two-factor login, the password alone is not proof of identity yet.
      if (response.headers.getSetCookie().some(isSessionCookie)) rememberBrowser(reply, email);
    }
    return response;
  });

  serve('POST', 'two-factor/verify-totp', async (request) => {
    await admitTwoFactorCode(services, addressOf(request));
    const before = await sessionOf(request);
    const code = codeIn(request.body);
    const { userId, step } = await auth.api.twoFactorCode({ body: { code }, headers: headersOf(request) });
    // The library counts a code that was used before like any other wrong one.
    const isFresh = userId === null || step === null || (await spendCode(services, userId, step));
    const response = await forward(request, isFresh ? cleanBody(request.body) : { code: '' });
    if (response.ok && before && !before.user.twoFactorEnabled) {
      await endEarlierAccess(services, Number(before.user.id), tokenIn(response));
    }
    return response;
  });

  serve('POST', 'two-factor/verify-backup-code', async (request) => {
    await admitTwoFactorCode(services, addressOf(request));
    return forward(request, cleanBody(request.body));
  });

  const codesOf = (request: FastifyRequest): TwoFactorCodes => ({
    stepOf: async (code) => (await auth.api.twoFactorCode({ body: { code }, headers: headersOf(request) })).step,
    useBackupCode: async (code) => {
      const body = { code, disableSession: true };
      const response = await auth.api.verifyBackupCode({ body, headers: headersOf(request), asResponse: true });
      return response.ok;
    },
  });
  for (const path of ['two-factor/enable', 'two-factor/disable', 'two-factor/generate-backup-codes']) {
    serve('POST', path, async (request) => {
      const session = await sessionOf(request);
      if (!session) throw new SignInRequired();
      const userId = Number(session.user.id);
      const endsIt = path === 'two-factor/disable';
      if (endsIt) await requireTwoFactorIsOptional(services, userId);
      await confirmTwoFactorChange(services, userId, request.body, codesOf(request));
      const response = await forward(request);
      if (response.ok && endsIt) await endEarlierAccess(services, userId, tokenIn(response));
      return response;
    });
  }

  serve('POST', 'request-password-reset', async (request) => {
    await requestPasswordReset(services, request.body, addressOf(request));
    return { status: true, message: 'If an account has this email, check your mailbox for the link.' };
  });

  serve('POST', 'reset-password', async (request, reply) => {
    const owner = await resetPassword(services, request.body);
    if (owner === null) return reply.code(400).send(brokenLink);
    await forgetSignInAttempts(services, { email: owner, browser: null });
    // Wrong passwords from elsewhere do not delay this browser when it signs in now.
    rememberBrowser(reply, owner);
    return { status: true };
  });

  serveLibrary('POST', 'sign-out');
  serveLibrary('GET', 'get-session');
  serve('GET', 'verify-email', async (request, reply) => {
    // The library would change the email and sign in. Only links that were mailed by an earlier version ask for it.
    if (changesEmail(request.query)) return reply.code(400).send(brokenLink);
    return forward(request);
  });
  serveLibrary('GET', 'reset-password/:token');
  serveLibrary('GET', 'error');
}

function receivedHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'content-length' && value !== undefined) headers.set(name, String(value));
  }
  // What sessions note as their address; a header of the client's own does not count.
  headers.set('x-forwarded-for', addressOf(request));
  return headers;
}

const isSessionCookie = (cookie: string): boolean => /session_token=[^;]/.test(cookie);

/** The token of the session that a response begins; null without one. */
function tokenIn(response: Response): string | null {
  const [cookie = ''] = response.headers.getSetCookie().filter(isSessionCookie);
  return /session_token=([^;.%]+)/.exec(cookie)?.[1] ?? null;
}

const withCode = z.object({ code: z.string().max(100) });

const codeIn = (body: unknown): string => cleanCode(withCode.safeParse(body).data?.code ?? '');

const brokenLink = { code: 'INVALID_TOKEN', message: 'This link is invalid or has expired.' };

const withToken = z.object({ token: z.string() });

/** Whether a link confirms another email than the one that the account has. The library checks the signature of the token. */
function changesEmail(query: unknown): boolean {
  const [, payload = ''] = withToken.safeParse(query).data?.token.split('.') ?? [];
  return Buffer.from(payload, 'base64url').toString().includes('"updateTo"');
}

const withEmail = z.object({ email: z.string().max(254) });

/** Empty for what is no email at all, which the account library refuses. */
const emailIn = (body: unknown): string => cleanEmail(withEmail.safeParse(body).data?.email ?? '');

/** The body of a call of the library, with the email and the code as they are meant. */
function cleanBody(body: unknown): unknown {
  const { data } = z.looseObject({}).safeParse(body);
  if (!data) return body;
  const [email, code] = [emailIn(body), codeIn(body)];
  return { ...data, ...(email && { email }), ...(code && { code }) };
}

/** Calls whose refusals are logged. */
const loggedCalls = /^(?:sign-in|two-factor|sign-up\/confirm|reset-password$)/;

const refusalSchema = z.object({ code: z.string() });

/** The library's word for why it refuses. */
function reasonIn(text: string): string {
  try {
    return refusalSchema.safeParse(JSON.parse(text)).data?.code ?? 'UNKNOWN';
  } catch {
    return 'UNKNOWN';
  }
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
