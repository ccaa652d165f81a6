import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';
import { signedInEmployer } from './attackedApp.ts';
import { send } from './wire.ts';

const app = testApp();

async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), new URL(app.url).hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  // Some answers leave the connection open.
  socket.setTimeout(1000, () => socket.end());
  return text(socket);
}

const documents = ['/', '/login', '/Job-Offer-public-999999', '/api/docs/', '/dev/outbox'];
const answers = [
  ...['/api/jobs', '/api/nothing', '/graphql', '/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/metrics'],
  ...['/media/photos/none', '/api/auth/get-session', '/api/openapi.json', '/nothing.txt', '/%ff'],
];

it('a file of the client asks for TLS, and allows no sniffing', async () => {
  const [file = ''] = /\/assets\/[\w.-]+\.js/.exec((await send(app.url, '/')).body) ?? [];
  const { status, headers } = await send(app.url, file);
  expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  expect(headers['strict-transport-security']).toContain('includeSubDomains');
});

describe('every answer', () => {
  it.each([...documents, ...answers])(
    'to %s asks for TLS, says what it is, and allows no sniffing, framing or foreign content',
    async (path) => {
      const { headers, body } = await send(app.url, path);
      const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(headers['strict-transport-security'] ?? '') ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 3600);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/default-src '(?:self|none)'/);
      if (!path.startsWith('/media/')) expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['referrer-policy']).toBeTruthy();
      if (body === '') return;
      expect(headers['content-type']).toMatch(
        /^(?:text\/[a-z]+; ?.*charset=utf-8|application\/(?:[a-z-]+\+)?(?:json|xml)\b)/i,
      );
    },
  );

  it.each(documents)('with a document (%s) loads no plugins, and has no other base', async (path) => {
    const { headers } = await send(app.url, path);
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  it('allows no other site to read it, whatever origin asks', async () => {
    const visitor = await signedInEmployer(app);
    for (const path of ['/', '/api/get-user-info', '/graphql?query={viewer{kind}}', '/api/openapi.json']) {
      for (const origin of ['https://evil.example', 'null', app.url]) {
        const { headers } = await visitor.fetch(path, { headers: { origin } });
        expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
      }
    }
  });

  it('to a request that cannot be read, and to a refused socket, has them too', async () => {
    const host = `host: ${new URL(app.url).host}\r\n`;
    const socket = 'upgrade: websocket\r\nconnection: upgrade\r\norigin: https://evil.example\r\n';
    for (const bytes of ['NONSENSE\r\n\r\n', `GET /graphql HTTP/1.1\r\n${host}${socket}\r\n`]) {
      const answer = (await sendBytes(bytes)).toLowerCase();
      expect(answer).toMatch(/^http\/1\.1 40[03] /);
      expect(answer).toContain('strict-transport-security: max-age=');
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain("frame-ancestors 'none'");
    }
  });
});

it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])('the method %s is refused', async (method) => {
  const answer = await sendBytes(`${method} / HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-secret: echo\r\n\r\n`);
  // A connection that is closed without an answer is as good.
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('echo');
});

it.each([
  ...['/assets/', '/assets', '/media/', '/media/chats/', '/media/photos', '/api/', '/assets/..%2f', '/.git/config'],
  ...['/.env', '/package.json'],
])('no folder is listed, and no file of the program is sent (%s)', async (path) => {
  expect([path, (await send(app.url, path)).status]).toEqual([path, 404]);
});
