import { afterEach, expect, it, vi } from 'vitest';
import { fetchOperation } from './browserEnvironment.ts';

const operation = { id: 'abc', variables: { id: 1 } };

afterEach(() => void vi.unstubAllGlobals());

function answer(status: number, body: string) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('asks for a persisted operation and gives its data', async () => {
  const fetch = answer(200, '{"data":{"job":null}}');
  expect(await fetchOperation(operation).toPromise()).toEqual({ data: { job: null } });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/graphql');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual({
    variables: { id: 1 },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } },
  });
});

it.each([
  ['server', 200, '{"data":null,"errors":[{"message":"x"}]}'],
  ['server', 200, '{"data":{"job":null},"errors":[{"message":"x","extensions":{"code":"Internal"}}]}'],
  ['server', 500, 'Internal Server Error'],
  ['server', 429, '{"code":429,"message":"Too many requests."}'],
  ['unauthenticated', 200, '{"data":null,"errors":[{"message":"x","extensions":{"code":"SignInRequired"}}]}'],
  ['unauthenticated', 401, '{"code":401,"message":"x"}'],
  ['outdated', 200, '{"errors":[{"message":"x","extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}'],
  ['offline', 200, '{"data":{"jo'],
])('tells that it is %s (%i %s)', async (kind, status, body) => {
  vi.stubGlobal('document', new EventTarget());
  answer(status, body);
  await expect(fetchOperation(operation).toPromise()).rejects.toMatchObject({ name: 'NetworkError', kind });
});

it('gives a failure that is a result, whatever its status', async () => {
  answer(503, '{"data":{"subscribe":{"__typename":"Unavailable"}}}');
  const data = { subscribe: { __typename: 'Unavailable' } };
  expect(await fetchOperation(operation).toPromise()).toEqual({ data });
});

it('tells that the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchOperation(operation).toPromise()).rejects.toMatchObject({ kind: 'offline' });
});

it('aborts a request that is no longer needed', () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetch);
  const subscription = fetchOperation(operation).subscribe({});
  const signal = fetch.mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  subscription.unsubscribe();
  expect(signal?.aborted).toBe(true);
});
