import { fastifyCookie } from '@fastify/cookie';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Sql } from '../database/sql.ts';
import { guests as guestEmployers } from '../domain/accounts/access/employer.policy.ts';
import { accessEnd } from '../domain/accounts/session/accessEnd.ts';
import { tokenOfKey } from '../domain/accounts/session/apiKey/apiKey.ts';
import { viewable } from '../domain/accounts/viewAs/viewAs.ts';
import { subscribeTo } from '../domain/core/events/accessWatch.ts';
import type { Events } from '../domain/core/events/events.ts';
import { Forbidden, SignInRequired } from '../domain/core/failures/errors.ts';
import { isAccessToken, sessionTokenOf } from '../domain/core/keys/accountKeys.ts';
import { isKeyGroup } from '../domain/core/viewer/keyGroups.input.ts';
import { anonymous, kindOfRole, type Viewer } from '../domain/core/viewer/viewer.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Auth } from './auth.ts';
import { withDatabaseFailures } from './databaseFailures.ts';
import type { Cookies, GuestCookie } from './guestCookie.ts';

/**
 * Who is behind a request, by its key, its access token or its cookies: the same for pages, GraphQL, REST and sockets. Beside a key or a
 * token, cookies do not count.
 * @throws SignInRequired for a key or a token that is not valid, Forbidden for a key that is for other pages
 */
export type ReadViewer = (sent: Sent) => Promise<Viewer>;

type Sent = {
  key: string | null;
  cookie?: string | undefined;
  /** Of the page that sends it. */
  origin?: string | undefined;
};

export function viewerReader(services: {
  auth: Auth;
  db: PrismaClient;
  sql: Sql;
  guests: GuestCookie;
  cookies: Cookies;
  now: () => Date;
  /** Whether admins need two-factor login. */
  adminTwoFactor: boolean;
  events: Events;
  log: Logger;
}): ReadViewer {
  const { auth, db, sql, guests, cookies, now, adminTwoFactor } = services;
  const known = knownKeys(services);
  const byLogin = async ({ id, session_id: sessionId, ...session }: Login): Promise<Viewer> => {
    const kind = kindOfRole[session.role];
    if (kind === 'admin' && adminTwoFactor && !session.two_factor_enabled) {
      return { kind: 'anonymous', mustSetUpTwoFactor: true };
    }
    if (kind !== 'admin') return { kind, id, sessionId };
    const isViewing = session.view_as_until !== null && session.view_as_until > now();
    return (isViewing && (await viewedAs(db, { sessionId, adminId: id, now: now() }))) || { kind, id, sessionId };
  };
  return async ({ key, cookie: header, origin }) => {
    if (key !== null) {
      return isAccessToken(key)
        ? byLogin(await readAppLogin(sql, key, now()))
        : readKey(services, known, { key, origin });
    }
    if (!header) return anonymous;
    const cookieHeader = auth.withNewSignatures(header);
    const session = cookieHeader.includes(cookies.session) ? await readSession(auth, sql, cookieHeader) : null;
    if (session && !session.deleted_at && !session.banned_at) return byLogin(session);
    const guest = guests.read(fastifyCookie.parse(cookieHeader)[cookies.guest], now());
    if (!guest) return anonymous;
    const isThere = (await db.user.count({ where: { id: guest.id, ...guestEmployers } })) > 0;
    return isThere ? { kind: 'guest', ...guest } : anonymous;
  };
}

/** How often the last use of a key is stored, in milliseconds. */
const lastUseMs = 60_000;

/** @throws SignInRequired, Forbidden */
async function readKey(
  { sql, now, adminTwoFactor, log }: { sql: Sql; now: () => Date; adminTwoFactor: boolean; log: Logger },
  known: () => KnownKeys,
  { key: sent, origin }: { key: string; origin: string | undefined },
): Promise<Viewer> {
  const token = tokenOfKey(sent);
  // What is read while access ends is kept in the memory that was just forgotten.
  const memory = known();
  const found = memory.get(token) ?? (await keyOf(sql, token));
  if (!found || found.deleted_at || found.banned_at)
    throw new SignInRequired('This key is not valid. It may be revoked.');
  if (found.expires_at <= now()) throw new SignInRequired('This key has expired.');
  const { id, session_id: sessionId, role, origins } = found;
  if (origins.length > 0 && (origin === undefined || !origins.includes(origin)))
    throw new Forbidden('This key is for the pages of other websites.');
  const isPerson = found.integration_id === null;
  if (role === 'ROLE_ADMIN' && isPerson && adminTwoFactor && !found.two_factor_enabled) {
    throw new SignInRequired('Admins need two-factor login. Please set it up first.');
  }
  const lastUse = found.last_used_at?.getTime() ?? 0;
  if (now().getTime() - lastUse > lastUseMs) {
    found.last_used_at = now();
    // Not a reason to wait, or to refuse.
    noteUse(sql, found.key_id, now()).catch((err: unknown) => log.warn({ err }, 'the last use of a key is not stored'));
  }
  memory.set(token, found);
  const { key_id: keyId, name, can_write: canWrite } = found;
  const key = { id: keyId, name, groups: new Set(found.groups.filter(isKeyGroup)), canWrite };
  return { kind: kindOfRole[role], id, sessionId, key };
}

const keyOf = (sql: Sql, token: string) =>
  sql
    .selectFrom('session')
    .innerJoin('api_key', 'api_key.session_id', 'session.id')
    .innerJoin('user', 'user.id', 'session.user_id')
    .leftJoin('integration', 'integration.user_id', 'user.id')
    .select(['session.id as session_id', 'session.expires_at', 'integration.id as integration_id'])
    .select(['api_key.id as key_id', 'api_key.name', 'api_key.groups', 'api_key.can_write', 'api_key.last_used_at'])
    .select('api_key.origins')
    .select(['user.id', 'user.role', 'user.deleted_at', 'user.banned_at', 'user.two_factor_enabled'])
    .where('session.token', '=', token)
    .executeTakeFirst();

/** Keys that were valid within the last second, by their tokens: a program that asks often costs one statement a second. */
type KnownKeys = LRUCache<string, NonNullable<Awaited<ReturnType<typeof keyOf>>>>;

/** What ends access in any process is forgotten here at once, and within a second if that was not heard. */
function knownKeys({ events, log }: { events: Events; log: Logger }): () => KnownKeys {
  const empty = (): KnownKeys => new LRUCache({ max: 10_000, ttl: 1_000, noUpdateTTL: true });
  let known = empty();
  const forget = () => {
    known = empty();
  };
  subscribeTo(events.subscribe('accessChanged'), { onEvent: forget, onMissed: forget }).ended.catch((error: unknown) =>
    log.error({ err: error }, 'no longer listening for access changes'),
  );
  return () => known;
}

const noteUse = (sql: Sql, id: number, at: Date) =>
  sql.updateTable('api_key').set({ last_used_at: at }).where('id', '=', id).execute();

/** A session with its user. */
type Login = NonNullable<Awaited<ReturnType<typeof sessionOf>>>;

const sessionOf = (sql: Sql, token: string) =>
  sql
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .leftJoin('app_login', 'app_login.session_id', 'session.id')
    .select(['session.id as session_id', 'session.expires_at', 'session.view_as_until', 'app_login.issued_at'])
    .select(['user.id', 'user.role', 'user.deleted_at', 'user.banned_at', 'user.two_factor_enabled'])
    .where('session.token', '=', token)
    .executeTakeFirst();

/** @throws SignInRequired */
async function readAppLogin(sql: Sql, accessToken: string, now: Date): Promise<Login> {
  const session = await sessionOf(sql, sessionTokenOf(accessToken));
  if (!session || session.deleted_at || session.banned_at)
    throw new SignInRequired('This access token is not valid. It may be replaced or revoked.');
  if (accessEnd(session) <= now) throw new SignInRequired('This access token has expired.');
  return session;
}

/**
 * The session of this cookie and its user, by one statement; null without a valid one. The library checks the cookie, and
 * would read the two by a statement each and in full.
 */
async function readSession(auth: Auth, sql: Sql, cookie: string) {
  const headers = new Headers({ cookie });
  const { token } = await auth.api.sessionToken({ headers });
  if (token === null) return null;
  const session = await sessionOf(sql, token);
  if (!session) return null;
  if (session.expires_at >= new Date()) return session;
  // The library's own time and way: it deletes a session that has expired.
  await withDatabaseFailures(() => auth.api.getSession({ headers, query: { disableRefresh: true } }));
  return null;
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

/** Milliseconds until keys are read again: anyone can ask, and nothing is counted before a preflight is answered. */
const rememberedMs = 5_000;

/** Whether a valid key is for the pages of an origin. A new key counts after seconds. */
export function keyOrigins({ sql, now }: { sql: Sql; now: () => Date }): (origin: string) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> | null = null;
  let until = 0;
  return async (origin) => {
    if (known === null || Date.now() >= until) {
      until = Date.now() + rememberedMs;
      known = read(sql, now());
      // What failed is asked again by the next one.
      known.catch(() => {
        known = null;
      });
    }
    return (await known).has(origin);
  };
}

async function read(sql: Sql, at: Date): Promise<ReadonlySet<string>> {
  const rows = await sql
    .selectFrom('api_key')
    .innerJoin('session', 'session.id', 'api_key.session_id')
    .select('api_key.origins')
    .where((eb) => eb(eb.fn('cardinality', ['api_key.origins']), '>', 0))
    .where('session.expires_at', '>', at)
    .execute();
  return new Set(rows.flatMap(({ origins }) => origins));
}
