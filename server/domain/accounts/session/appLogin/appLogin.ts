import type { Services } from '../../../core/context.ts';
import { SignInRequired } from '../../../core/failures/errors.ts';
import { familyHashOf, hashOfToken, sessionTokenOf, type TokenPair } from '../../../core/keys/accountKeys.ts';
import { validated } from '../../../core/text/input/validation.ts';
import { write } from '../../../core/write/write.ts';
import { noteRefusal } from '../../password/guesses.ts';
import { tokenEnd } from '../accessEnd.ts';
import { removeSessions } from '../grants.ts';
import { refreshTokenSchema } from './appLogin.input.ts';

/**
 * App logins: sessions that use an access token and a refresh token instead of a cookie (docs/decisions/0135). Whatever ends a session ends
 * them too.
 */

const dayMs = 24 * 3600 * 1000;

/** How long a login goes on without a refresh. A trigger ends it after 90 days, as every session. */
export const appLoginIdleMs = 30 * dayMs;

/** How long a refresh can be repeated whose answer was lost. */
export const repeatMs = 30_000;

export type AppTokensUntil = TokenPair & { accessUntil: Date };

const over = () => new SignInRequired('This login is over. Please log in again.');

/**
 * Makes the session that the account library has begun a login of an app.
 * @param session `token`: known to nobody else
 * @throws SignInRequired if it was ended at the same moment
 */
export async function beginAppLogin(
  services: Services,
  session: { token: string; userId: number },
  deviceName: string,
): Promise<AppTokensUntil> {
  const pair = services.appTokens.first();
  const issuedAt = services.now();
  await write({ db: services.db }, [{ id: session.userId, failure: over }], async (tx) => {
    const [begun] = await tx.session.updateManyAndReturn({
      where: session,
      data: {
        token: sessionTokenOf(pair.accessToken),
        expiresAt: new Date(issuedAt.getTime() + appLoginIdleMs),
      },
      select: { id: true },
    });
    const familyHash = familyHashOf(pair.refreshToken);
    if (!begun || familyHash === null) throw over();
    const refreshHash = hashOfToken(pair.refreshToken);
    await tx.appLogin.create({ data: { sessionId: begun.id, deviceName, familyHash, refreshHash, issuedAt } });
  });
  return { ...pair, accessUntil: tokenEnd(issuedAt) };
}

/**
 * Replaces both tokens of a login. The same refresh token again gets the same answer for half a minute: an answer can be lost, and an app
 * can ask twice at once. Later, or when a newer one was used, someone else has it, and the login ends.
 * @param address where the request comes from
 * @throws SignInRequired, InvalidInput on `refresh_token`
 */
export async function refreshAppLogin(services: Services, input: unknown, address: string): Promise<AppTokensUntil> {
  const { refresh_token: sent } = validated(refreshTokenSchema, input);
  const { appTokens, now, db } = services;
  const login = await find(services, sent);
  if (!login) throw over();
  const { userId } = login;
  const { tokens, ended } = await write({ db }, [{ id: userId, failure: over }], async (tx) => {
    const where = { sessionId: login.sessionId, session: { expiresAt: { gt: now() } } };
    const present = await tx.appLogin.findFirst({ where });
    if (!present) throw over();
    const { sessionId, refreshHash, formerHash, issuedAt: formerlyIssuedAt } = present;
    const hash = hashOfToken(sent);
    const [next, ...byOlderSecrets] = appTokens.after(sent);
    if (hash === refreshHash && next) {
      const issuedAt = now();
      await tx.session.update({
        where: { id: sessionId },
        data: {
          token: sessionTokenOf(next.accessToken),
          expiresAt: new Date(issuedAt.getTime() + appLoginIdleMs),
          appLogin: { update: { refreshHash: hashOfToken(next.refreshToken), formerHash: hash, issuedAt } },
        },
        select: { id: true },
      });
      return { tokens: { ...next, accessUntil: tokenEnd(issuedAt) }, ended: [] };
    }
    const isRepeated = hash === formerHash && now().getTime() - formerlyIssuedAt.getTime() < repeatMs;
    const same = [next, ...byOlderSecrets].find((pair) => pair && hashOfToken(pair.refreshToken) === refreshHash);
    if (isRepeated && same) return { tokens: { ...same, accessUntil: tokenEnd(formerlyIssuedAt) }, ended: [] };
    return { tokens: null, ended: await removeSessions(tx, { id: sessionId }) };
  });
  if (tokens) return tokens;
  noteRefusal(services, { kind: 'refresh token', account: userId, address }, 'used');
  for (const sessionId of ended) services.events.publish('accessChanged', { sessionId });
  throw over();
}

/** Ends the login of a refresh token, also of one that was used, and what was opened by it. Nothing happens if it is over. */
export async function endAppLogin(services: Services, input: unknown): Promise<void> {
  const { refresh_token: sent } = validated(refreshTokenSchema, input);
  const login = await find(services, sent);
  if (!login) return;
  const ended = await write({ db: services.db }, [{ id: login.userId, evenIfDeleted: true }], (tx) =>
    removeSessions(tx, { id: login.sessionId }),
  );
  for (const sessionId of ended) services.events.publish('accessChanged', { sessionId });
}

/** The login that a refresh token is of, or was. */
async function find({ db }: Services, sent: string): Promise<{ sessionId: number; userId: number } | null> {
  const familyHash = familyHashOf(sent);
  if (familyHash === null) return null;
  const select = { sessionId: true, session: { select: { userId: true } } };
  const found = await db.appLogin.findUnique({ where: { familyHash }, select });
  return found && { sessionId: found.sessionId, userId: found.session.userId };
}
