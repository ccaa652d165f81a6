import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';

const app = testApp();
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });

describe.each(['/schema.graphql', '/openapi.json', '/api/graphiql/graphiql.js'])('%s', (path) => {
  it('is not sent again to clients that have it', async () => {
    const first = await get(path);
    expect(first.status).toBe(200);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
  });
});

it('the schema is that of the project', async () => {
  const text = await (await get('/schema.graphql')).text();
  expect(readFileSync('schema.graphql', 'utf8')).toContain(text.trim());
  expect(buildSchema(text).getQueryType()?.name).toBe('Query');
});

it('the description of REST is that of its former address', async () => {
  expect(await (await get('/openapi.json')).text()).toBe(await (await get('/api/openapi.json')).text());
});

it('GraphiQL runs no script but our own files, and takes its typefaces from its style sheet', async () => {
  const { headers } = await get('/api/graphiql');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("font-src 'self' data:");
  expect((await get('/api/graphiql/package.json')).status).toBe(404);
});
