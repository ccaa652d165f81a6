import { createHook } from 'node:async_hooks';
import { type IncomingHttpHeaders, request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';

const app = testApp();
const count = 1200;

beforeAll(async () => {
  const { db, reference } = app.services;
  await db.job.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      name: `Night porter ${index}`,
      plural: `Night porters ${index}`,
      slug: `night-porter-${index}`,
    })),
  });
  await reference.refresh();
});

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
type Asked = { method?: string; headers?: Record<string, string>; body?: unknown };

/** The bytes as they were sent. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}${path}`, { method, headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const graph = (query: string, accept: string): Asked => ({ method: 'POST', headers: { accept }, body: { query } });

/** Large answers of each way in which the server writes texts. */
const large: [string, string, Asked][] = [
  ['REST', '/api/jobs', {}],
  ['a compiled query', '/graphql', graph('{ jobs { id name plural slug } }', 'application/json')],
  ['a query that Yoga answers', '/graphql', graph('{ jobs { id name plural slug } }', '*/*')],
  ['a query in an address', '/graphql?query={jobs{id,name,plural,slug}}', { headers: { accept: 'application/json' } }],
  ['OpenAPI', '/api/openapi.json', {}],
  ['the readable document', '/api/docs/static/swagger-ui.css', {}],
  ['a page', '/', {}],
];

const withEncoding = (asked: Asked, encoding: string, others: Record<string, string> = {}): Asked => ({
  ...asked,
  headers: { ...asked.headers, 'accept-encoding': encoding, ...others },
});

describe('a large answer', () => {
  it.each(large)('of %s is compressed as the client accepts it', async (_, path, asked) => {
    // The second time, the query is known to be valid.
    await ask(path, asked);
    const plain = await ask(path, asked);
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
    const brotli = await ask(path, withEncoding(asked, 'gzip, deflate, br'));
    expect(brotli.headers['content-encoding']).toBe('br');
    const gzip = await ask(path, withEncoding(asked, 'gzip, br;q=0'));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('accept-encoding');
    for (const { status, headers, bytes } of [brotli, gzip]) {
      expect([status, headers['content-type']]).toEqual([200, plain.headers['content-type']]);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    }
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    const refused = await ask(path, withEncoding(asked, 'identity'));
    expect([refused.status, refused.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it.each([
    ['REST', '/api/jobs'],
    ['OpenAPI', '/api/openapi.json'],
    ['a page', '/login'],
  ])('of %s has no body when only its headers are asked for', async (_, path) => {
    const { status, headers, bytes } = await ask(path, withEncoding({ method: 'HEAD' }, 'br'));
    expect([status, headers.vary, bytes.length]).toEqual([200, 'accept-encoding', 0]);
  });

  it('that has not changed is not sent again, whatever its encoding was', async () => {
    const { headers } = await ask('/api/openapi.json', withEncoding({}, 'br'));
    const known = { 'if-none-match': headers.etag ?? '' };
    for (const encoding of ['br', 'gzip', 'identity']) {
      const again = await ask('/api/openapi.json', withEncoding({}, encoding, known));
      expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
      expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' });
    }
    // A strong one would promise the same bytes.
    expect(headers.etag).toMatch(/^W\//);
  });
});

describe('an answer that is not compressed', () => {
  const small: [string, string, Asked][] = [
    ['REST', '/api/countries', {}],
    ['a compiled query', '/graphql', graph('{ viewer { __typename } }', 'application/json')],
    ['a query that Yoga answers', '/graphql', graph('{ viewer { __typename } }', '*/*')],
    ['a refused query', '/graphql', graph('{ nothing }', 'application/json')],
    ['a missing call', '/api/nothing', {}],
  ];
  it.each(small)('is a small one of %s', async (_, path, asked) => {
    await ask(path, asked);
    const { headers, bytes } = await ask(path, withEncoding(asked, 'br, gzip'));
    expect(bytes.length).toBeLessThan(1024);
    expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, String(bytes.length)]);
  });

  it('is one that another site asked for in the name of the user', async () => {
    // Another site cannot send a POST at all.
    for (const [, path, asked] of large.filter(([, , { method }]) => method === undefined)) {
      const encodingFor = async (headers: Record<string, string>) =>
        (await ask(path, withEncoding(asked, 'br', headers))).headers['content-encoding'];
      const cookie = 'hourhand_guest=x';
      expect(await encodingFor({ cookie, 'sec-fetch-site': 'same-site' })).toBeUndefined();
      expect(await encodingFor({ cookie, 'sec-fetch-site': 'same-origin' })).toBe('br');
      expect(await encodingFor({ cookie })).toBe('br');
      // A visitor from a search engine.
      expect(await encodingFor({ 'sec-fetch-site': 'same-site' })).toBe('br');
    }
  });
});

it('ends its work when the client goes away', async () => {
  const open = new Set<number>();
  const hook = createHook({
    init: (id, type) => {
      if (type === 'ZLIB') open.add(id);
    },
    destroy: (id) => open.delete(id),
  }).enable();
  try {
    let begun = 0;
    const leave = () =>
      new Promise<void>((resolve) => {
        const sent = request(`${app.url}/api/jobs`, { headers: { 'accept-encoding': 'br' } }, (response) => {
          begun++;
          response.destroy();
        });
        sent
          .once('close', resolve)
          .once('error', () => resolve())
          .end();
      });
    await Promise.all(Array.from({ length: 50 }, leave));
    expect(begun).toBe(50);
    // A stream that nothing refers to any more is freed by the collector.
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    await expect
      .poll(() => {
        collect();
        return open.size;
      })
      .toBe(0);
  } finally {
    hook.disable();
  }
});
