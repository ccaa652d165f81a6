import { describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { decodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { logIn } from '../support/visiting.ts';

const app = testApp();
const catalog = testCatalog(app);

type Made = { key: string; apiKey: { id: string } };

const add = async (person: Visitor, input: object = {}): Promise<Made> => {
  const asked = { name: 'Till', groups: ['ACCOUNT'], canWrite: false, days: 30, ...input };
  const { key, apiKey, message } = await mutateOver(person, 'addApiKey', asked, 'key apiKey { id }');
  if (!apiKey) throw new Error(message);
  return { key, apiKey };
};
const revoke = (person: Visitor, { apiKey }: Made) => mutateOver(person, 'revokeApiKey', { id: apiKey.id });
const rotate = (person: Visitor, { apiKey }: Pick<Made, 'apiKey'>) =>
  mutateOver(person, 'rotateApiKey', { id: apiKey.id }, 'apiKey { id }');
const signedInJobSeeker = async () => logIn(app, await makeJobSeeker(app.services.db, catalog));

const withKey = (key: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, app.url), { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });

const ask = async (key: string, query = '{ viewer { kind } }', headers: Record<string, string> = {}) => {
  const response = await withKey(key, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, ...(await response.json()) };
};
const statusOf = async (key: string) => (await ask(key)).status;

describe('a key', () => {
  it('acts as its owner in GraphQL and REST, without a cookie and from any origin; cookies beside a wrong one do not count', async () => {
    const owner = await makeJobSeeker(app.services.db, catalog);
    const person = await logIn(app, owner);
    const { key } = await add(person, { groups: ['ACCOUNT', 'CHAT', 'HIRING', 'PEOPLE'] });
    const whoAmI = '{ viewer { kind user { name } } }';
    expect(await ask(key, whoAmI, { origin: 'https://elsewhere.test' })).toMatchObject({
      data: { viewer: { kind: 'JOB_SEEKER', user: { name: owner.name } } },
    });
    const response = await withKey(key, '/api/get-user-info');
    expect([response.status, (await response.json()).id]).toEqual([200, owner.id]);
    expect(await ask('hh_none', whoAmI, { cookie: person.cookieHeader })).toMatchObject({ status: 401 });
    expect((await withKey('hh_none', '/api/get-user-info')).status).toBe(401);
  });

  it('cannot do what is for people alone', async () => {
    const { key } = await add(await signedInJobSeeker(), { groups: ['ACCOUNT', 'PEOPLE', 'OFFICE'], canWrite: true });
    const more = `mutation { addApiKey(input: { name: "More", groups: [CHAT], canWrite: true, days: 1 }) { __typename } }`;
    expect(await ask(key, more)).toMatchObject({ errors: [{ message: 'A key may not do this. Please log in.' }] });
    expect((await withKey(key, '/api/auth/get-session')).status).toBe(403);
  });

  it('ends when it is revoked, when everything is logged out, and after its time', async () => {
    const person = await signedInJobSeeker();
    const [first, second, third] = [await add(person), await add(person), await add(person)];
    expect(await statusOf(first.key)).toBe(200);
    expect(await revoke(person, first)).toEqual({ __typename: 'RevokeApiKeyPayload' });
    const began = app.clock.now;
    app.clock.now = new Date(began.getTime() + 31 * 86_400_000);
    expect([await statusOf(first.key), await statusOf(third.key)]).toEqual([401, 401]);
    app.clock.now = began;
    expect(await statusOf(second.key)).toBe(200);
    await mutateOver(person, 'endOtherSessions');
    expect(await statusOf(second.key)).toBe(401);
  });

  it('whose end was not heard is refused within a second all the same', async () => {
    const { key, apiKey } = await add(await signedInJobSeeker());
    expect(await statusOf(key)).toBe(200);
    const id = Number(decodeGlobalId(apiKey.id).id);
    const { sessionId } = await app.services.db.apiKey.findUniqueOrThrow({ where: { id } });
    await app.services.db.session.delete({ where: { id: sessionId } });
    await expect.poll(() => statusOf(key), { timeout: 5_000 }).toBe(401);
  });

  it('that is replaced twice is valid as long as the first was made for, and each is told to its owner', async () => {
    const owner: User = await makeJobSeeker(app.services.db, catalog);
    const person = await logIn(app, owner);
    const made = await add(person, { days: 90 });
    const began = app.clock.now;
    const next = await rotate(person, made);
    // The former one has an hour left.
    app.clock.now = new Date(began.getTime() + 23 * 3600_000);
    expect(await rotate(person, made)).toMatchObject({ __typename: 'Conflict' });
    await rotate(person, { apiKey: next.apiKey });
    app.clock.now = began;
    const source = '{ viewer { apiKeys(first: 5) { edges { node { createdAt expiresAt } } } } }';
    const { edges } = (await readOver(person, source)).viewer.apiKeys;
    const days = edges.map(
      ({ node }: { node: Record<'expiresAt' | 'createdAt', string> }) =>
        (Date.parse(node.expiresAt) - Date.parse(node.createdAt)) / 86_400_000,
    );
    expect(days).toEqual([90, 47 / 24, 1]);
    const texts = (await mailsTo(app, owner.loginEmail)).map(({ text }) => text.replaceAll(/\s+/g, ' ')).toSorted();
    const replaced = expect.stringContaining("you have replaced the key 'Till'.");
    expect(texts).toEqual([expect.stringContaining("you have made the key 'Till'."), replaced, replaced]);
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
    const person = await signedInJobSeeker();
    for (const origin of ['shop.example.com', 'https://shop.example.com/', '*', 'null'])
      await expect(add(person, { origins: [origin] }), origin).rejects.toThrow('Please use origins');
  });

  it('is used by these pages alone, whose preflights are answered', async () => {
    const person = await logIn(app, await makeEmployer(app.services.db));
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
      const body = { code: 403, message: 'This key is for the pages of other websites.' };
      expect([refused.status, await refused.json()]).toEqual([403, body]);
    }
    expect((await withKey(ofPrograms, '/api/get-user-info')).status).toBe(200);
    // Without the key the page is one of any site.
    const bare = await fetch(new URL('/api/get-user-info', app.url), { headers: { origin: shop } });
    expect(bare.headers.get('access-control-allow-origin')).not.toBe(shop);
  });
});

describe('the limit of requests', () => {
  const limited = testApp({ environment: { REQUESTS_PER_MINUTE: '20' } });
  const answerTo = async (key: string | null): Promise<number> => {
    const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
    return (await fetch(new URL('/api/jobs', limited.url), { headers })).status;
  };
  const until429 = async (key: string | null) => {
    for (let count = 0; count <= 20; count += 1) if ((await answerTo(key)) === 429) return count;
    return Number.POSITIVE_INFINITY;
  };

  it('is that of each key, and of an address for everyone else and for wrong keys', async () => {
    const person = await logIn(limited, await makeEmployer(limited.services.db));
    const [{ key }, { key: other }] = [await add(person), await add(person)];
    expect(await until429('hh_wrong')).toBeLessThan(20);
    expect([await answerTo(null), await answerTo('hh_wrong')]).toEqual([429, 429]);
    expect(await until429(key)).toBe(20);
    expect(await answerTo(other)).toBe(200);
  });
});
