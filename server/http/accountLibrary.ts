import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Auth } from '../auth/auth.ts';
import { withDatabaseFailures } from '../auth/databaseFailures.ts';
import { afterCounting, noteRefusal, type SecretKind } from '../domain/accounts/password/guesses.ts';
import { admitTwoFactorCode, spendCode } from '../domain/accounts/session/twoFactor.ts';
import type { Services } from '../domain/core/context.ts';
import { admitSignIn, forgetSignInAttempts } from '../domain/core/limits/attempts.ts';
import { cleanCode, cleanEmail } from '../domain/core/text/cleanText.ts';
import { addressOf } from './address.ts';

/** What the account library is asked. */
export type Asked = { headers: Headers; body: unknown; address: string };

/**
 * The account library, behind the limits of logins. It checks passwords and codes; browsers log in by cookies (`auth.ts`), apps by tokens
 * (`tokens.ts`).
 */
export function accountLibrary(auth: Auth, services: Services) {
  /** What the account library answers. It has logged why it failed. */
  const ask = (call: () => Promise<Response>) =>
    withDatabaseFailures(async () => {
      const response = await call();
      if (response.status >= 500) throw new Error(`The account library failed (${reasonIn(await response.text())}).`);
      return response;
    });
  const forward = (method: string, path: string, { headers, body }: Pick<Asked, 'headers' | 'body'>) =>
    ask(() =>
      auth.handler(
        new Request(services.publicUrl + path, {
          method,
          headers,
          body: body === undefined || body === null ? undefined : JSON.stringify(body),
        }),
      ),
    );
  /** With the email and the code as they are meant. */
  const post = (call: string, asked: Asked) =>
    forward('POST', `/api/auth/${call}`, { ...asked, body: cleanBody(asked.body) });

  /** Whose code of an authenticator app this is, and its time step if it is right. */
  const appCodeOf = ({ headers, body }: Asked, code = codeIn(body)) =>
    withDatabaseFailures(() => auth.api.twoFactorCode({ body: { code }, headers }));

  const accountOf = async (asked: Asked, kind: SecretKind): Promise<number | null> => {
    if (kind === 'password link') return null;
    if (kind !== 'login') return (await appCodeOf(asked, '')).userId;
    const loginEmail = emailIn(asked.body).toLowerCase();
    return (await services.db.user.findUnique({ where: { loginEmail }, select: { id: true } }))?.id ?? null;
  };

  return {
    ask,
    forward,
    appCodeOf,

    /** What a request sends, with cookies that the library recognizes. */
    askedBy: (request: FastifyRequest): Asked => {
      const headers = receivedHeaders(request);
      const sent = headers.get('cookie');
      if (sent) headers.set('cookie', auth.withNewSignatures(sent));
      return { headers, body: request.body, address: addressOf(request) };
    },

    /** Logs that a secret was refused which this folder or the account library checks; the domain logs the others. */
    noteRefused: async (asked: Asked, kind: SecretKind, reason: string): Promise<void> =>
      noteRefusal(services, { kind, account: await accountOf(asked, kind), address: asked.address }, reason),

    /** @param browser one that has signed in to the account before */
    logIn: async (asked: Asked, browser: string | null): Promise<Response> => {
      const attempt = { email: emailIn(asked.body), address: asked.address, browser };
      const response = await afterCounting(admitSignIn(services, attempt), () => post('sign-in/email', asked));
      if (response.ok) await forgetSignInAttempts(services, attempt);
      return response;
    },

    /** With a code of an authenticator app, for a login that waits for it. */
    answerCode: async (asked: Asked): Promise<Response> => {
      const { userId, step } = await appCodeOf(asked);
      const verify = () => post('two-factor/verify-totp', asked);
      if (userId === null || step === null) return verify();
      const takeBack = await spendCode(services, userId, step);
      // One that was used before is as wrong as any other, but not a guess.
      return takeBack ? afterCounting(Promise.resolve(takeBack), verify) : wrongCode();
    },

    answerBackupCode: (asked: Asked): Promise<Response> => post('two-factor/verify-backup-code', asked),

    /** Counts a code before `answer` checks it. */
    counted: <Result>(asked: Asked, answer: () => Promise<Result>): Promise<Result> =>
      afterCounting(admitTwoFactorCode(services, asked.address), answer),
  };
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

const withEmail = z.object({ email: z.string().max(254) });

/** Empty for what is no email at all, which the account library refuses. */
export const emailIn = (body: unknown): string => cleanEmail(withEmail.safeParse(body).data?.email ?? '');

const withCode = z.object({ code: z.string().max(100) });

const codeIn = (body: unknown): string => cleanCode(withCode.safeParse(body).data?.code ?? '');

function cleanBody(body: unknown): unknown {
  const { data } = z.looseObject({}).safeParse(body);
  if (!data) return body;
  const [email, code] = [emailIn(body), codeIn(body)];
  return { ...data, ...(email && { email }), ...(code && { code }) };
}

/** In the words of the account library. */
export const wrongCode = (): Response =>
  Response.json({ code: 'INVALID_CODE', message: 'Invalid code' }, { status: 401 });

const refusalSchema = z.object({ code: z.string() });

/** The library's word for why it refuses. */
export function reasonIn(text: string): string {
  try {
    return refusalSchema.safeParse(JSON.parse(text)).data?.code ?? 'UNKNOWN';
  } catch {
    return 'UNKNOWN';
  }
}
