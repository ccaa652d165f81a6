import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** What pages of other origins may read and do, with and without `CORS_ORIGINS`. */

const listed = 'https://app.example.com';
const foreign = 'https://evil.example';
const app = testApp({ environment: { CORS_ORIGINS: `${listed}, http://localhost:3000` } });
testCatalog(app);

type Asked = { method?: string; origin?: string; headers?: Record<string, string>; body?: unknown };

const ask = (path: string, { method = 'GET', origin, headers = {}, body }: Asked = {}) =>
  fetch(new URL(path, app.url), {
    method,
    headers: {
      ...(origin !== undefined && { origin }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const readableBy = ({ headers }: Response) => headers.get('access-control-allow-origin');
const preflight = (path: string, origin: string, method: string, header = 'authorization') =>
  ask(path, {
    method: 'OPTIONS',
    origin,
    headers: { 'access-control-request-method': method, 'access-control-request-headers': header },
  });

const signedIn = async () => new Visitor(app.url).signIn(await makeEmployer(app.services.db));

const reads = ['/api/jobs', '/api/candidates', '/api/get-user-info', '/graphql?query={viewer{kind}}'];
const order = { city: { id: 1 } };

describe('with cookies', () => {
  it.each([foreign, listed, 'null'])('a page of %s can read nothing', async (origin) => {
    const { cookieHeader } = await signedIn();
    for (const path of reads) {
      const answer = await ask(path, { origin, headers: { cookie: cookieHeader } });
      expect([path, answer.status, readableBy(answer)]).toEqual([path, 200, null]);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it.each([foreign, listed])('a page of %s changes nothing', async (origin) => {
    const { cookieHeader } = await signedIn();
    const sent: Record<string, string>[] = [{ cookie: cookieHeader }, { cookie: 'x=1', authorization: 'anything' }];
    for (const headers of sent) {
      const answer = await ask('/api/payment/get_pricing', { method: 'POST', origin, headers, body: order });
      expect([answer.status, readableBy(answer)]).toEqual([403, null]);
    }
  });
});

describe('a page of an origin that is not listed', () => {
  it.each(['/api/jobs', '/api/jobs/1', '/api/candidates', '/api/languages', '/api/job-offers', '/api/openapi.json'])(
    'reads %s, which is public',
    async (path) => {
      const answer = await ask(path, { origin: foreign });
      expect([answer.status, readableBy(answer)]).toEqual([200, '*']);
      expect(answer.headers.get('access-control-expose-headers')).toContain('etag');
      expect(readableBy(await ask(path))).toBe('*');
    },
  );

  it.each([
    '/api/get-user-info',
    '/api/employers',
    '/api/my-job-offers',
    '/api/chat/AAAAAAAAAAAAAAAAAAAAAA',
    '/api/chat/AAAAAAAAAAAAAAAAAAAAAA/employer',
    '/api/chat/1?shared_hash=AAAAAAAAAAAAAAAAAAAAAA',
    '/api/auth/get-session',
    '/graphql?query={viewer{kind}}',
    '/',
  ])('does not read %s', async (path) => {
    expect(readableBy(await ask(path, { origin: foreign }))).toBeNull();
  });

  it('does not read what a key may', async () => {
    const answer = await ask('/api/jobs', { origin: foreign, headers: { authorization: 'Bearer x' } });
    expect(readableBy(answer)).toBeNull();
  });

  it('is only told that it may read', async () => {
    const { status, headers } = await preflight('/api/job-offers', foreign, 'POST');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(headers.get('access-control-allow-headers')).toBe('if-none-match');
  });

  it('changes nothing', async () => {
    const answer = await ask('/api/payment/get_pricing', { method: 'POST', origin: foreign, body: order });
    expect([answer.status, readableBy(answer)]).toEqual([403, null]);
    expect(await answer.json()).toEqual({ code: 403, message: 'Requests from other sites are refused.' });
  });
});

describe('a page of a listed origin', () => {
  it.each([listed, 'http://localhost:3000'])('(%s) sends and reads without cookies', async (origin) => {
    const site = { 'sec-fetch-site': 'cross-site' };
    const price = await ask('/api/payment/get_pricing', { method: 'POST', origin, headers: site, body: order });
    expect([price.status, readableBy(price)]).toEqual([200, origin]);
    expect(price.headers.get('vary')).toBe('origin, accept-encoding');
    const query = { query: '{ viewer { kind } }' };
    const graph = await ask('/graphql', { method: 'POST', origin, headers: site, body: query });
    expect([graph.status, readableBy(graph)]).toEqual([200, origin]);
    const refused = await ask('/api/get-user-info', { origin });
    expect([refused.status, readableBy(refused)]).toEqual([401, origin]);
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('may send keys, and the headers of REST', async () => {
    for (const path of ['/api/job-offers/1', '/graphql']) {
      const { status, headers } = await preflight(path, listed, 'PUT');
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, listed]);
      expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, DELETE');
      expect(headers.get('access-control-allow-headers')).toContain('authorization');
      expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
    }
  });

  it('cannot log anyone in', async () => {
    const employer = await makeEmployer(app.services.db);
    const body = { email: employer.loginEmail, password: testPassword };
    const answer = await ask('/api/auth/sign-in/email', { method: 'POST', origin: listed, body });
    expect([answer.status, readableBy(answer)]).toEqual([403, null]);
  });

  it('is told apart from origins that look like it', async () => {
    const similar = [`${listed}.evil.example`, `${listed}:8443`, 'http://app.example.com', 'HTTPS://app.example.com'];
    for (const origin of similar) {
      const answer = await ask('/api/payment/get_pricing', { method: 'POST', origin, body: order });
      expect([origin, answer.status, readableBy(answer)]).toEqual([origin, 403, null]);
    }
  });
});

it('a photo can be embedded by every site, and other files of people cannot', async () => {
  const visitor = await signedIn();
  const file = new Uint8Array(await picture().jpeg().toBuffer());
  const upload = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: file };
  const sent = await visitor.fetch('/api/job-offer-upload-image', upload);
  const uri = String(await sent.json());
  const photo = await ask(uri, { origin: foreign });
  expect([photo.status, readableBy(photo)]).toEqual([200, '*']);
  expect(photo.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const chatFile = await ask(`/media/chats/${'0'.repeat(32)}.webp`, { origin: foreign });
  expect([chatFile.status, readableBy(chatFile)]).toEqual([404, null]);
  expect(chatFile.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
