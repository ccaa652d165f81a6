import { once } from 'node:events';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { Visitor } from '../support/browserless.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

const app = testApp();
const catalog = testCatalog(app);
let jobSeeker: Visitor;
beforeAll(async () => {
  const { db } = app.services;
  jobSeeker = await new Visitor(app.url).signIn(await makeJobSeeker(db, catalog));
});

describe('an upload in parts', () => {
  const wrong: [string, Record<string, string>, number][] = [
    ['without a length', { 'upload-defer-length': '1' }, 400],
    ['of which it is the last', { 'upload-concat': 'final;/api/video-uploads/a /api/video-uploads/b' }, 400],
    ['of which it is one', { 'upload-concat': 'partial', 'upload-length': '10' }, 400],
    ['with a negative length', { 'upload-length': '-1' }, 400],
    ['with no number as its length', { 'upload-length': 'ten' }, 400],
    ['with bad metadata', { 'upload-length': '10', 'upload-metadata': '!!! ???' }, 400],
    ['of another version', { 'upload-length': '10', 'tus-resumable': '0.2.2' }, 400],
  ];

  it.each(wrong)('%s is refused in our words', async (_, headers, status) => {
    const answer = await jobSeeker.fetch('/api/video-uploads', {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', ...headers },
    });
    const text = await answer.text();
    expect([answer.status, text.slice(0, 1)]).toEqual([status, '{']);
    expect(JSON.parse(text)).toEqual({ code: status, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });
});

describe('a message to the socket of GraphQL that only a server sends', () => {
  const messages = [
    { id: '1', type: 'next', payload: { data: {} } },
    { id: '1', type: 'error', payload: [{ message: 'x' }] },
    { type: 'connection_ack' },
  ];
  it.each(messages)('$type closes it as a bad one', async (message) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws'], {
      headers: { origin: app.url },
    });
    socket.on('open', () => {
      socket.send('{"type":"connection_init"}');
      socket.send(JSON.stringify(message));
    });
    const [code] = await once(socket, 'close');
    const calls = written.mock.calls.length;
    written.mockRestore();
    expect([code, calls]).toEqual([4400, 0]);
  });
});

describe('an answer that is for one person', () => {
  const cached = async (visitor: Visitor, path: string, init?: RequestInit) =>
    (await visitor.fetch(path, init)).headers.get('cache-control');

  it('is kept by no cache', async () => {
    const query = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    };
    expect(await cached(jobSeeker, '/api/get-user-info')).toBe('no-store');
    expect(await cached(jobSeeker, '/api/chat/999999')).toBe('no-store');
    expect(await cached(jobSeeker, '/graphql', query)).toBe('no-store');
    expect(await cached(new Visitor(app.url), '/graphql', query)).toBe('no-store');
    expect(await cached(new Visitor(app.url), '/api/chat/1?shared_hash=x')).toBe('no-store');
  });

  it('is not mistaken for one for everyone', async () => {
    expect(await cached(new Visitor(app.url), '/api/languages')).toBe(null);
    expect(await cached(jobSeeker, '/api/openapi.json')).toContain('public');
  });
});
