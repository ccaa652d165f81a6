import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Auth } from '../auth/auth.ts';
import type { Cookies } from '../auth/guestCookie.ts';
import { noteLogin, type SecretKind } from '../domain/accounts/password/guesses.ts';
import { loginFailures } from '../domain/accounts/password/loginFailures.input.ts';
import { tokenCodeSchema, tokenSchema } from '../domain/accounts/session/appLogin/appLogin.input.ts';
import {
  type AppTokensUntil,
  beginAppLogin,
  endAppLogin,
  refreshAppLogin,
} from '../domain/accounts/session/appLogin/appLogin.ts';
import type { Services } from '../domain/core/context.ts';
import { type Failure, Forbidden, SignInRequired, TooMany } from '../domain/core/failures/errors.ts';
import { validated } from '../domain/core/text/input/validation.ts';
import { type Asked, accountLibrary, reasonIn } from './accountLibrary.ts';
import { addressOf } from './address.ts';

/** How long a login waits for its code, in seconds, as the account library has it. */
const challengeSeconds = 600;

/**
 * Logins of apps under /api/auth/token, by tokens instead of cookies. The account library checks passwords and codes, as for browsers;
 * what it would set as a cookie goes no further.
 */
export function registerTokens(
  app: FastifyInstance,
  auth: Auth,
  { services, cookies }: { services: Services; cookies: Cookies },
): void {
  const library = accountLibrary(auth, services);

  const serve = (path: string, answer: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.post(
      `/api/auth/token${path}`,
      // An access token that has expired is no reason to refuse a refresh.
      { config: { keyGroup: 'other' } },
      async (request, reply) => answer(request, reply),
    );

  /** Without the cookies of the request. */
  const askedBy = (request: FastifyRequest, body: object, cookie?: string): Asked => {
    const { headers, address } = library.askedBy(request);
    headers.delete('cookie');
    headers.delete('authorization');
    if (cookie) headers.set('cookie', auth.withNewSignatures(cookie));
    return { headers, address, body };
  };

  /** What the library answers to a right secret. Refusals are logged, as those of browsers. */
  const right = async (asked: Asked, kind: SecretKind, check: () => Promise<Response>): Promise<Response> => {
    try {
      const response = await check();
      if (response.ok) return response;
      const text = await response.text();
      await library.noteRefused(asked, kind, reasonIn(text));
      throw failureOf(response.status, text);
    } catch (error) {
      if (error instanceof TooMany) await library.noteRefused(asked, kind, 'too many');
      throw error;
    }
  };

  const begin = async (response: Response, asked: Asked, kind: SecretKind, deviceName: string) => {
    const { token, user } = begunSchema.parse(await response.json());
    const tokens = await beginAppLogin(services, { token, userId: user.id }, deviceName);
    noteLogin(services, { kind, account: user.id, address: asked.address });
    return pair(tokens);
  };

  const pair = ({ accessToken, accessUntil, refreshToken }: AppTokensUntil) => ({
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: Math.round((accessUntil.getTime() - services.now().getTime()) / 1000),
    refresh_token: refreshToken,
  });

  serve('', async (request) => {
    const { email, password, device_name: deviceName } = validated(tokenSchema, request.body);
    const asked = askedBy(request, { email, password });
    const response = await right(asked, 'login', () => library.logIn(asked, null));
    const challenge = cookieIn(response, cookies.twoFactor);
    if (challenge) return { challenge, expires_in: challengeSeconds };
    return begin(response, asked, 'login', deviceName);
  });

  serve('/code', async (request) => {
    const { challenge, code, device_name: deviceName } = validated(tokenCodeSchema, request.body);
    const asked = askedBy(request, { code }, `${cookies.twoFactor}=${challenge}`);
    const [kind, check] = code.includes('-')
      ? (['backup code', library.answerBackupCode] as const)
      : (['two-factor code', library.answerCode] as const);
    const response = await right(asked, kind, () => library.counted(asked, () => check(asked)));
    return begin(response, asked, kind, deviceName);
  });

  serve('/refresh', async (request) => pair(await refreshAppLogin(services, request.body, addressOf(request))));

  serve('/revoke', async (request, reply) => {
    await endAppLogin(services, request.body);
    return reply.code(204).send();
  });
}

const begunSchema = z.object({ token: z.string(), user: z.object({ id: z.coerce.number() }) });

/** What a cookie would hold that the library sets; null for one that it clears. */
function cookieIn(response: Response, name: string): string | null {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1) || null;
  }
  return null;
}

const withMessage = z.object({ message: z.string() });

/** A refusal of the library as a failure of ours. */
function failureOf(status: number, text: string): Failure {
  const known = loginFailures.get(reasonIn(text));
  if (status === 429) return new TooMany(known?.message);
  if (status === 403) return new Forbidden(withMessage.parse(JSON.parse(text)).message);
  return new SignInRequired(known?.message);
}
