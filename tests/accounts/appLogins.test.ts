import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { banUser } from '../../server/domain/lifecycle/ban/ban.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import type { TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { expectDocumented } from '../support/documented.ts';
import { openEventSocket, tryEventSocket } from '../support/eventSocket.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { contextFor, mutateOver, readOver } from '../support/graph.ts';
import { Program } from '../support/program.ts';
import { openSocketWith } from '../support/socket.ts';
import { enrolled } from '../support/twoFactor.ts';
import { auth, logIn as logInBrowser } from '../support/visiting.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
const app = testApp({ log });
const db = testDb(app);
const catalog = testCatalog(app);

const minute = 60_000;
const day = 24 * 60 * minute;
beforeEach(() => {
  lines.length = 0;
  // A trigger compares the end of a session with the clock of the machine.
  app.clock.now = new Date();
});
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

const device_name = "Ana's phone";
type Answer = {
  status: number;
  body: { access_token: string; refresh_token: string; expires_in: number; challenge: string; message: string };
};

/** As an app calls: without cookies and without an origin. */
async function call(path: string, body: object, { on = app, headers = {} }: { on?: TestApp; headers?: object } = {}) {
  const response = await fetch(`${on.url}/api/auth/token${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const answer: Answer = { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  expectDocumented(`POST /api/auth/token${path}`, answer.status, answer.body);
  return answer;
}
const logIn = (email: string | null, password = testPassword, on = app) =>
  call('', { email, password, device_name }, { on });
const refresh = (refresh_token: string) => call('/refresh', { refresh_token });
const revoke = (refresh_token: string) => call('/revoke', { refresh_token });

const tokensOf = async ({ loginEmail }: User) => {
  const { status, body } = await logIn(loginEmail);
  expect(status).toBe(200);
  return body;
};
const whoIs = async (bearer: string, on = app) => {
  const answer = await new Program(on.url, bearer).graphql<{ viewer: { kind: string } }>('{ viewer { kind } }');
  return answer.data?.viewer.kind ?? answer.errors?.[0]?.extensions?.code;
};
const restStatus = async (bearer: string) => (await new Program(app.url, bearer).fetch('/api/get-user-info')).status;

const logged = (msg: string) =>
  lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.msg === msg)
    .map(({ event, reason, account, address }) => ({ event, ...(reason && { reason }), account, address }));

const ban = async ({ id, role }: User) => {
  const admin = await makeAdmin(db);
  const office = contextFor(app, { kind: 'admin', id: admin.id, sessionId: 1 });
  await banUser(office, { id, role }, { reason: 'Asked for money' });
};
const deleteAccount = (own: Visitor) => mutateOver(own, 'deleteMyAccount', { password: testPassword });

it('a login is refused as on the page, also for a banned person, who is told so, and for a deleted one', async () => {
  const [employer, banned, deleted] = [await makeEmployer(db), await makeEmployer(db), await makeEmployer(db)];
  const wrong = { status: 401, body: { code: 401, message: 'Wrong email or password.' } };
  expect(await logIn(employer.loginEmail, 'a wrong password')).toEqual(wrong);
  expect(await logIn('nobody@logins.test')).toEqual(wrong);
  await ban(banned);
  await deleteAccount(await logInBrowser(app, deleted));
  const refused = await logIn(banned.loginEmail);
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringMatching('^This account is closed.')]);
  expect((await logIn(deleted.loginEmail)).status).toBe(401);
  expect(await db.session.count({ where: { userId: { in: [banned.id, deleted.id] } } })).toBe(0);
});

describe('two-factor login', () => {
  it('gives a challenge instead of tokens, and a code tokens', async () => {
    const employer = await makeEmployer(db);
    const { code, backupCodes, forget } = await enrolled(app, employer);
    lines.length = 0;
    const { body: first } = await logIn(employer.loginEmail);
    expect(first).toEqual({ challenge: expect.any(String), expires_in: 600 });
    expect(logged('a person logged in')).toEqual([]);
    const { status, body } = await call('/code', { challenge: first.challenge, code: await code(), device_name });
    expect([status, await whoIs(body.access_token)]).toEqual([200, 'EMPLOYER']);
    await forget();
    const again = await call('/code', { challenge: first.challenge, code: await code(), device_name });
    expect(again.body.message).toBe('Your login has expired. Please enter your password again.');
    const { challenge } = (await logIn(employer.loginEmail)).body;
    const [backup = ''] = backupCodes;
    const byBackup = await call('/code', { challenge, code: backup, device_name });
    expect(await whoIs(byBackup.body.access_token)).toBe('EMPLOYER');
    const next = (await logIn(employer.loginEmail)).body.challenge;
    expect((await call('/code', { challenge: next, code: backup, device_name })).status).toBe(401);
    const by = (event: string) => ({ event, account: employer.id, address: '127.0.0.1' });
    expect(logged('a person logged in')).toEqual([by('two-factor code'), by('backup code')]);
  });

  it('refuses a code that was used, that of another account, and a challenge of nobody', async () => {
    const [one, other] = [await makeEmployer(db), await makeEmployer(db)];
    const [own, foreign] = [await enrolled(app, one), await enrolled(app, other)];
    const challengeOf = async ({ loginEmail }: User) => (await logIn(loginEmail)).body.challenge;
    const answer = async (challenge: string, code: string) =>
      (await call('/code', { challenge, code, device_name })).status;
    const challenge = await challengeOf(one);
    expect(await answer(challenge, await foreign.code())).toBe(401);
    expect(await answer(challenge, foreign.backupCodes[0] ?? '')).toBe(401);
    expect(await answer(challenge.slice(0, -8), await own.code())).toBe(401);
    expect(await answer('nobody.nothing', await own.code())).toBe(401);
    const code = await own.code();
    const challenges = [challenge, await challengeOf(one), await challengeOf(one)];
    expect((await Promise.all(challenges.map((each) => answer(each, code)))).toSorted()).toEqual([200, 401, 401]);
  });

  it('ends a challenge after five wrong codes, and when everything is logged out', async () => {
    const employer = await makeEmployer(db);
    const { code, forget } = await enrolled(app, employer);
    const { challenge } = (await logIn(employer.loginEmail)).body;
    for (let count = 0; count < 5; count += 1) await call('/code', { challenge, code: '000000', device_name });
    expect((await call('/code', { challenge, code: await code(), device_name })).status).toBe(401);
    const { challenge: next } = (await logIn(employer.loginEmail)).body;
    const own = await logInBrowser(app, employer);
    await forget();
    await auth(own, 'two-factor/verify-totp', { code: await code() });
    await mutateOver(own, 'endOtherSessions');
    await forget();
    expect((await call('/code', { challenge: next, code: await code(), device_name })).status).toBe(401);
  });

  it('asks an app also where it sends the cookies of a browser that is trusted', async () => {
    const employer = await makeEmployer(db);
    const { code } = await enrolled(app, employer);
    const trusted = await logInBrowser(app, employer);
    const body = { email: employer.loginEmail, password: testPassword };
    await auth(trusted, 'two-factor/verify-totp', { code: await code(), trustDevice: true });
    expect(await (await auth(trusted, 'sign-in/email', body)).json()).toMatchObject({ user: {} });
    const answer = await call('', { ...body, device_name }, { headers: { cookie: trusted.cookieHeader } });
    expect(answer.body).toEqual({ challenge: expect.any(String), expires_in: 600 });
  });
});

describe('an access token', () => {
  it('ends after an hour, and a refresh token is none', async () => {
    const tokens = await tokensOf(await makeJobSeeker(db, catalog));
    expect(tokens.expires_in).toBe(3600);
    const opens = async (token: string) => [await whoIs(token), await restStatus(token)];
    expect(await opens(tokens.refresh_token)).toEqual(['SignInRequired', 401]);
    expect((await refresh(tokens.access_token)).status).toBe(401);
    later(60 * minute - 1000);
    expect(await opens(tokens.access_token)).toEqual(['JOB_SEEKER', 200]);
    later(1000);
    expect(await opens(tokens.access_token)).toEqual(['SignInRequired', 401]);
    expect(await opens((await refresh(tokens.refresh_token)).body.access_token)).toEqual(['JOB_SEEKER', 200]);
  });

  it('counts instead of cookies, also on account calls, which are for browsers', async () => {
    const [one, other] = [await makeEmployer(db), await makeEmployer(db)];
    const { access_token: token } = await tokensOf(one);
    const { cookieHeader: cookie } = await logInBrowser(app, other);
    const headers = { cookie, origin: 'https://elsewhere.test' };
    const whose = await new Program(app.url, token).fetch('/api/get-user-info', { headers });
    expect((await whose.json()).id).toBe(one.id);
    for (const path of ['get-session', 'sign-out', 'two-factor/enable']) {
      const method = path === 'get-session' ? 'GET' : 'POST';
      const response = await new Program(app.url, token).fetch(`/api/auth/${path}`, { method, headers });
      expect([path, response.status]).toEqual([path, 403]);
    }
    expect(await db.session.count({ where: { userId: other.id } })).toBe(1);
  });

  it('is stored as a hash only, like the refresh token', async () => {
    const { id, loginEmail } = await makeEmployer(db);
    const { body } = await logIn(loginEmail);
    const next = (await refresh(body.refresh_token)).body;
    const rows = await db.session.findMany({ where: { userId: id }, include: { appLogin: true } });
    expect(rows).toHaveLength(1);
    const stored = JSON.stringify(rows);
    for (const token of [body.access_token, body.refresh_token, next.access_token, next.refresh_token])
      for (const part of token.split(/[._]/).filter(({ length }) => length > 20)) expect(stored).not.toContain(part);
    expect(lines.join('')).not.toContain(next.access_token);
  });
});

it('the rights of an app are those of the browser of the same person, also where no key is enough', async () => {
  const admin = await makeAdmin(db);
  const browser = await logInBrowser(app, admin);
  const program = new Program(app.url, (await tokensOf(admin)).access_token);
  for (const path of ['/api/get-user-info', '/api/employers', '/api/my-job-offers'])
    expect([path, (await program.fetch(path)).status]).toEqual([path, (await browser.fetch(path)).status]);
  const key = { name: 'Till', groups: ['CHAT'], canWrite: true, days: 1 };
  expect(await mutateOver(program, 'addApiKey', key)).toEqual({ __typename: 'AddApiKeyPayload' });
});

describe('a refresh', () => {
  it('replaces both tokens', async () => {
    const first = await tokensOf(await makeEmployer(db));
    const { status, body } = await refresh(first.refresh_token);
    expect([status, body.expires_in]).toEqual([200, 3600]);
    expect(await whoIs(first.access_token)).toBe('SignInRequired');
    expect(await whoIs(body.access_token)).toBe('EMPLOYER');
    // An app may send its access token with every call, also one that has expired.
    const again = await call(
      '/refresh',
      { refresh_token: body.refresh_token },
      { headers: { authorization: `Bearer ${first.access_token}` } },
    );
    expect(again.status).toBe(200);
  });

  it('that is sent twice at once, or again within half a minute, has one answer', async () => {
    const { refresh_token: sent } = await tokensOf(await makeEmployer(db));
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(sent)));
    later(29_000);
    const late = await refresh(sent);
    const tokens = new Set([...answers, late].map(({ body }) => `${body.access_token} ${body.refresh_token}`));
    expect([tokens.size, late.status, late.body.expires_in]).toEqual([1, 200, 3571]);
    expect((await refresh(late.body.refresh_token)).status).toBe(200);
  });

  it.each([
    ['after half a minute', 1],
    ['at once, if it is older than the one before', 2],
  ])('with a token that was used ends the login (%s)', async (_when, generations) => {
    const user = await makeEmployer(db);
    let owner = await tokensOf(user);
    const { refresh_token: used } = owner;
    for (let count = 0; count < generations; count += 1) owner = (await refresh(owner.refresh_token)).body;
    if (generations === 1) later(30_000);
    lines.length = 0;
    expect(await refresh(used)).toEqual({
      status: 401,
      body: { code: 401, message: 'This login is over. Please log in again.' },
    });
    expect(logged('a login or a code was refused')).toEqual([
      { event: 'refresh token', reason: 'used', account: user.id, address: '127.0.0.1' },
    ]);
    expect(await whoIs(owner.access_token)).toBe('SignInRequired');
    expect((await refresh(owner.refresh_token)).status).toBe(401);
  });

  it('is refused 30 days after the last one, and 90 days after the login', async () => {
    const [idle, busy] = [await makeEmployer(db), await makeEmployer(db)];
    const { refresh_token } = await tokensOf(idle);
    let { refresh_token: present } = await tokensOf(busy);
    for (let count = 0; count < 3; count += 1) {
      later(29 * day);
      present = (await refresh(present)).body.refresh_token;
    }
    expect((await refresh(refresh_token)).status).toBe(401);
    later(2 * day);
    expect((await refresh(present)).status).toBe(200);
    present = (await refresh(present)).body.refresh_token;
    later(2 * day);
    expect((await refresh(present)).status).toBe(401);
  });
});

// It is a session, so that it ends with the others too: revocation.thorough.test.ts.
describe('a login of an app ends', () => {
  const ending: Record<string, (user: User, own: Visitor, tokens: Answer['body']) => Promise<unknown>> = {
    'when it is revoked': (_user, _own, { refresh_token }) => revoke(refresh_token),
    'with a ban': ban,
    'in the list of sessions, where it has its name': async (_user, own) => {
      const { viewer } = await readOver(own, '{ viewer { sessions(first: 5) { edges { node { id deviceName } } } } }');
      const id = expect.any(String);
      expect(viewer.sessions.edges).toEqual([
        { node: { id, deviceName: device_name } },
        { node: { id, deviceName: null } },
      ]);
      await mutateOver(own, 'endSession', { id: viewer.sessions.edges[0].node.id });
    },
  };

  it.each(Object.entries(ending))('%s', async (_when, end) => {
    const user = await makeEmployer(db);
    const own = await logInBrowser(app, user);
    const tokens = await tokensOf(user);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const socket = await openEventSocket(app, new Visitor(app.url), { headers });
    await end(user, own, tokens);
    const after = [await whoIs(tokens.access_token), (await refresh(tokens.refresh_token)).status];
    expect(after).toEqual(['SignInRequired', 401]);
    expect(await socket.closed).toBe(4403);
    expect((await revoke(tokens.refresh_token)).status).toBe(204);
  });
});

describe('an app', () => {
  const chat: ChatFixtures = fixture(() => makeChatFixtures(app));

  it('uses GraphQL, REST and both sockets without a cookie, from the login to the logout', async () => {
    const employer = await db.user.findUniqueOrThrow({ where: { id: chat.employerId } });
    const tokens = await tokensOf(employer);
    const program = new Program(app.url, tokens.access_token);
    expect((await program.fetch('/api/my-job-offers')).status).toBe(200);
    await say(program, chat.chatId, 'From a phone.');

    const { client, closed } = openSocketWith(app, tokens.access_token);
    const heard = client.iterate({ query: 'subscription { inbox { __typename } }' });
    expect(await heard.next()).toMatchObject({ value: { data: { inbox: { __typename: 'InboxWatched' } } } });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const socket = await openEventSocket(app, program, { headers });
    socket.send({ type: 'message', chat: { id: chat.chatId }, text: 'By the socket.' });
    expect(await socket.next(({ type }) => type === 'message')).toMatchObject({ text: 'By the socket.' });

    expect((await revoke(tokens.refresh_token)).status).toBe(204);
    expect(await closed).toMatchObject({ code: 4403 });
    expect(await socket.closed).toBe(4403);
  });

  it('keeps its sockets when it refreshes in time, and loses them otherwise', async () => {
    const employer = await db.user.findUniqueOrThrow({ where: { id: chat.employerId } });
    const tokens = await tokensOf(employer);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const socket = await openEventSocket(app, new Visitor(app.url), { headers });
    later(50 * minute);
    const next = (await refresh(tokens.refresh_token)).body;
    later(20 * minute);
    socket.send({ type: 'message', chat: { id: chat.chatId }, text: 'Still here.' });
    expect(await socket.next(({ type }) => type === 'message')).toMatchObject({ text: 'Still here.' });
    expect(await tryEventSocket(app, new Visitor(app.url), { headers })).toMatchObject({ status: 401 });
    later(41 * minute);
    expect(await socket.closed).toBe(4403);
    expect((await refresh(next.refresh_token)).status).toBe(200);
  });
});
