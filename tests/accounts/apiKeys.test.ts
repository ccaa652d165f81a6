import { EventEmitter, once } from 'node:events';
import { createClient } from 'graphql-ws/client';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { User } from '../../server/generated/prisma/client.ts';
import { decodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mailsTo } from '../support/outbox.ts';

/** Keys by which programs act as a user. */

const app = testApp();
const catalog = testCatalog(app);

const signedIn = ({ loginEmail }: User) => new Visitor(app.url).signIn(loginEmail ?? '', testPassword);

type Made = { addApiKey: { __typename: string; key: string; apiKey: { id: string } } };

const add = async (
  person: Visitor,
  {
    groups = ['ACCOUNT'],
    canWrite = false,
    days = 30,
    origins = [],
  }: { groups?: string[]; canWrite?: boolean; days?: number; origins?: string[] } = {},
) => {
  const answer = await person.graphql<Made>(
    `mutation ($groups: [KeyGroup!]!, $canWrite: Boolean!, $days: Int!, $origins: [String!]!) {
      addApiKey(input: { name: "Till", groups: $groups, canWrite: $canWrite, days: $days, origins: $origins }) {
        __typename ... on AddApiKeyPayload { key apiKey { id } } ... on Failure { message } } }`,
    { groups, canWrite, days, origins },
  );
  if (answer.data?.addApiKey.__typename !== 'AddApiKeyPayload') throw new Error(JSON.stringify(answer));
  return answer.data.addApiKey;
};

const withKey = (key: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, app.url), { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });

const ask = async (key: string, query: string, headers: Record<string, string> = {}) => {
  const response = await withKey(key, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, ...(await response.json()) };
};

const whoAmI = '{ viewer { kind user { name } } }';

describe('a key', () => {
  it('is refused when it was never made, and cookies beside it do not count', async () => {
    const person = await signedIn(await makeJobSeeker(app.services.db, catalog));
    const answer = await ask('hh_none', whoAmI, { cookie: person.cookieHeader });
    expect(answer).toMatchObject({ status: 401 });
    expect((await withKey('hh_none', '/api/get-user-info')).status).toBe(401);
  });

  it('acts as its owner in GraphQL and REST, without a cookie and from any origin', async () => {
    const owner = await makeJobSeeker(app.services.db, catalog);
    const { key } = await add(await signedIn(owner), { groups: ['ACCOUNT', 'CHAT', 'HIRING', 'PEOPLE'] });
    expect(await ask(key, whoAmI, { origin: 'https://elsewhere.test' })).toMatchObject({
      data: { viewer: { kind: 'JOB_SEEKER', user: { name: owner.name } } },
    });
    const response = await withKey(key, '/api/get-user-info');
    expect([response.status, (await response.json()).id]).toEqual([200, owner.id]);
  });

  it('cannot do what is for people alone', async () => {
    const person = await signedIn(await makeEmployer(app.services.db));
    const { key } = await add(person, { groups: ['ACCOUNT', 'PEOPLE', 'OFFICE'], canWrite: true });
    const more = `mutation { addApiKey(input: { name: "More", groups: [CHAT], canWrite: true, days: 1 }) { __typename } }`;
    expect(await ask(key, more)).toMatchObject({ errors: [{ message: 'A key may not do this. Please log in.' }] });
    expect((await withKey(key, '/api/auth/get-session')).status).toBe(403);
  });

  it('ends when it is revoked, when everything is logged out, and after its time', async () => {
    const person = await signedIn(await makeJobSeeker(app.services.db, catalog));
    const made = await add(person);
    const revoke = 'mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { __typename } }';
    expect(await ask(made.key, '{ viewer { kind } }')).toMatchObject({ status: 200 });
    expect((await person.graphql(revoke, { id: made.apiKey.id })).data).toEqual({
      revokeApiKey: { __typename: 'RevokeApiKeyPayload' },
    });
    expect(await ask(made.key, '{ viewer { kind } }')).toMatchObject({ status: 401 });
    const { key: second } = await add(person);
    await person.graphql('mutation { endOtherSessions { __typename } }');
    expect(await ask(second, '{ viewer { kind } }')).toMatchObject({ status: 401 });
    const { key: third } = await add(person, { days: 1 });
    const began = app.clock.now;
    app.clock.now = new Date(began.getTime() + 25 * 3600_000);
    expect(await ask(third, '{ viewer { kind } }')).toMatchObject({
      status: 401,
    });
    app.clock.now = began;
  });

  it('whose end was not heard is refused within a second all the same', async () => {
    const person = await signedIn(await makeJobSeeker(app.services.db, catalog));
    const { key, apiKey } = await add(person, { days: 90 });
    const status = async () => (await ask(key, '{ viewer { kind } }')).status;
    expect(await status()).toBe(200);
    const { sessionId } = await app.services.db.apiKey.findUniqueOrThrow({
      where: { id: Number(decodeGlobalId(apiKey.id).id) },
    });
    await app.services.db.session.delete({ where: { id: sessionId } });
    await expect.poll(status, { timeout: 5_000 }).toBe(401);
  });

  it('that is replaced twice is valid as long as the first was made for', async () => {
    const person = await signedIn(await makeJobSeeker(app.services.db, catalog));
    const { apiKey } = await add(person, { days: 90 });
    const began = app.clock.now;
    const rotate = 'mutation ($id: ID!) { rotateApiKey(input: { id: $id }) { __typename } }';
    await person.graphql(rotate, { id: apiKey.id });
    // The former one has an hour left.
    app.clock.now = new Date(began.getTime() + 23 * 3600_000);
    await person.graphql(rotate, { id: apiKey.id });
    app.clock.now = began;
    const query = '{ viewer { apiKeys(first: 5) { edges { node { createdAt expiresAt } } } } }';
    const { data } = await person.graphql<{ viewer: { apiKeys: { edges: { node: Record<string, string> }[] } } }>(
      query,
    );
    const days = data?.viewer.apiKeys.edges.map(
      ({ node }) => (Date.parse(node.expiresAt ?? '') - Date.parse(node.createdAt ?? '')) / 86_400_000,
    );
    expect(days).toEqual([90, 90, 1]);
  });

  it('is told to its owner by mail when it is made and when it is replaced', async () => {
    const owner = await makeJobSeeker(app.services.db, catalog);
    const person = await signedIn(owner);
    const { apiKey } = await add(person);
    await person.graphql('mutation ($id: ID!) { rotateApiKey(input: { id: $id }) { __typename } }', { id: apiKey.id });
    const texts = (await mailsTo(app, owner.loginEmail)).map(({ text }) => text.replaceAll(/\s+/g, ' ')).toSorted();
    expect(texts).toEqual([
      expect.stringContaining("you have made the key 'Till'."),
      expect.stringContaining("you have replaced the key 'Till'."),
    ]);
  });

  it('opens a socket by the parameters of the connection, which closes when the key is revoked', async () => {
    const person = await signedIn(await makeJobSeeker(app.services.db, catalog));
    const { key, apiKey } = await add(person, { groups: ['CHAT'] });
    const events = new EventEmitter();
    const closed = once(events, 'closed');
    const client = createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${key}` },
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => undefined,
      on: { closed: (event) => events.emit('closed', event) },
    });
    const heard = client.iterate({ query: 'subscription { inbox { __typename } }' });
    expect(await heard.next()).toMatchObject({ value: { data: { inbox: { __typename: 'InboxWatched' } } } });
    await person.graphql('mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { __typename } }', { id: apiKey.id });
    expect(await closed).toMatchObject([{ code: 4403 }]);
  });
});

describe('a key for the pages of websites', () => {
  const shop = 'https://shop.example.com';
  const preflight = (origin: string) =>
    fetch(new URL('/api/get-user-info', app.url), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });

  it('is not made for what is no origin', async () => {
    const person = await signedIn(await makeEmployer(app.services.db));
    for (const origin of ['shop.example.com', 'https://shop.example.com/', '*', 'null'])
      await expect(add(person, { origins: [origin] }), origin).rejects.toThrow('Please use origins');
  });

  it('is used by these pages alone, whose preflights are answered', async () => {
    const person = await signedIn(await makeEmployer(app.services.db));
    const groups = ['ACCOUNT', 'CHAT', 'HIRING', 'PEOPLE', 'BILLING', 'OFFERS'];
    const { key } = await add(person, { groups, origins: [shop, 'http://localhost:3000'] });
    const { key: ofPrograms } = await add(person, { groups });
    const admitted = async () => (await preflight(shop)).headers.get('access-control-allow-origin');
    // Origins of new keys count after seconds.
    await expect.poll(admitted, { timeout: 15_000 }).toBe(shop);
    for (const origin of [shop, 'http://localhost:3000']) {
      const { headers } = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-headers')).toContain('authorization');
      const answer = await withKey(key, '/api/get-user-info', { headers: { origin } });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
    }
    const other = await preflight('https://evil.example');
    expect(other.headers.get('access-control-allow-headers')).not.toContain('authorization');
    for (const headers of [{ origin: 'https://evil.example' }, { origin: `${shop}.evil.example` }, {}]) {
      const refused = await withKey(key, '/api/get-user-info', { headers: headers as Record<string, string> });
      expect([refused.status, await refused.json()]).toEqual([
        403,
        { code: 403, message: 'This key is for the pages of other websites.' },
      ]);
    }
    expect((await withKey(ofPrograms, '/api/get-user-info')).status).toBe(200);
    // Without the key the page is one of any site.
    const bare = await fetch(new URL('/api/get-user-info', app.url), { headers: { origin: shop } });
    expect(bare.headers.get('access-control-allow-origin')).not.toBe(shop);
  });
});

describe('the limit of requests', () => {
  const limited = testApp({ environment: { REQUESTS_PER_MINUTE: '20' } });
  const statusOf = async (key: string | null): Promise<number> => {
    const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
    return (await fetch(new URL('/api/jobs', limited.url), { headers })).status;
  };
  const until429 = async (key: string | null) => {
    for (let count = 0; count <= 20; count += 1) if ((await statusOf(key)) === 429) return count;
    return Number.POSITIVE_INFINITY;
  };

  it('is that of each key, and of an address for everyone else and for wrong keys', async () => {
    const owner = await makeEmployer(limited.services.db);
    const person = await new Visitor(limited.url).signIn(owner.loginEmail ?? '', testPassword);
    const [{ key }, { key: other }] = [await add(person), await add(person)];
    expect(await until429('hh_wrong')).toBeLessThan(20);
    expect([await statusOf(null), await statusOf('hh_wrong')]).toEqual([429, 429]);
    expect(await until429(key)).toBe(20);
    expect(await statusOf(other)).toBe(200);
  });
});
