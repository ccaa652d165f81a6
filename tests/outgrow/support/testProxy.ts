import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect as connectTls, rootCertificates } from 'node:tls';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { Unavailable } from '../../../server/domain/core/failures/errors.ts';
import { retryAfter } from '../../../server/http/rateLimit.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { fixture, testApp, testCatalog, testDatabase } from '../../support/fixtures.ts';
import { proxyPorts, type StartProxy } from './proxy.ts';

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer; from?: string };

type Facts = { maxMegabytes?: number; requestId: RegExp; cipher: string; logs?: boolean };

/**
 * Tries a site of docs/operate in a real proxy, before two processes.
 * @param facts.maxMegabytes of a body that the proxy passes on; unset: it leaves that to the product
 * @param facts.requestId the form of the ids that it gives to requests
 * @param facts.logs whether it logs requests, by their ids and without their addresses
 * @param facts.cipher of TLS 1.2 with a client that leaves the choice to it
 */
export function testProxy(start: StartProxy, { maxMegabytes, requestId, cipher, logs = false }: Facts): void {
  const ports = fixture(proxyPorts);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const database = testDatabase();
  const options = () => ({ databaseUrl: database.url, log, environment: { PUBLIC_URL: ports.url } });
  const one = testApp(options);
  const other = testApp(options);
  const catalog = testCatalog(one);
  const proxy = fixture(
    () => start(ports, [new URL(one.url).host, new URL(other.url).host]),
    (proxy) => proxy.remove(),
  );

  /** @param from the address of the visitor, one of this machine's */
  async function ask(path: string, { method = 'GET', headers, body, from }: Asked = {}) {
    const sent = request(`${proxy.url}${path}`, { method, headers, localAddress: from, family: 4 });
    sent.end(body);
    const [response] = await once(sent, 'response');
    return { status: Number(response.statusCode), headers: response.headers, text: await text(response) };
  }

  const json = () => ({ 'content-type': 'application/json', origin: proxy.url });

  async function signIn(email: string): Promise<{ cookies: string[]; cookie: string }> {
    const body = JSON.stringify({ email, password: testPassword });
    const { status, headers } = await ask('/api/auth/sign-in/email', { method: 'POST', headers: json(), body });
    expect(status).toBe(200);
    const cookies = headers['set-cookie'] ?? [];
    return { cookies, cookie: cookies.map((one: string) => one.split(';')[0]).join('; ') };
  }

  it('pages come over HTTP/2, and the plain port leads to TLS', async () => {
    const session = connectHttp2(proxy.url);
    const stream = session.request({ ':path': '/' });
    const [headers] = await once(stream, 'response');
    expect([headers[':status'], (await text(stream)).includes('<title>')]).toEqual([200, true]);
    session.close();
    const plain = await fetch(`${proxy.plainUrl}/jobs?page=2`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toMatch(/^https:\/\/[^/]+\/jobs\?page=2$/);
  });

  it('the plain port does not lead programs to TLS, whose secrets have been sent already', async () => {
    for (const path of ['/api/jobs', '/API/jobs', '/graphql', '/graphql?query=x']) {
      const plain = await fetch(`${proxy.plainUrl}${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: '{}',
      });
      expect([path, plain.status, plain.headers.get('location')]).toEqual([path, 403, null]);
    }
  });

  describe('TLS', () => {
    /** What was agreed on, or nothing. */
    const agreed = async (options: ConnectionOptions) => {
      const socket = connectTls({ host: 'localhost', servername: 'localhost', port: ports.tls, ...options });
      try {
        await once(socket, 'secureConnect');
        return [socket.getProtocol(), socket.getCipher().name];
      } catch {
        return null;
      } finally {
        socket.destroy();
      }
    };

    it('is the newest version that both know, with the strongest cipher', async () => {
      expect((await agreed({}))?.[0]).toBe('TLSv1.3');
      expect(await agreed({ maxVersion: 'TLSv1.2' })).toEqual(['TLSv1.2', cipher]);
    });

    it.each<[string, ConnectionOptions]>([
      ['a cipher in block mode', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' }],
      ['a certificate that nobody has signed', { ca: [...rootCertificates] }],
    ])('is refused with %s', async (_what, options) => {
      expect(await agreed(options)).toBeNull();
    });
  });

  it('people sign in with cookies for TLS alone, from any of the processes', async () => {
    const { loginEmail } = await makeEmployer(one.services.db);
    const { cookies, cookie } = await signIn(String(loginEmail));
    expect(cookies.filter((cookie) => !/; Secure/i.test(cookie))).toEqual([]);
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => (await ask('/api/auth/get-session', { headers: { cookie } })).text),
    );
    expect(answers.filter((answer) => !answer.includes(String(loginEmail)))).toEqual([]);
  });

  it('sockets reach the product', async () => {
    const socket = new WebSocket(`${proxy.url.replace('https', 'wss')}/graphql`, 'graphql-transport-ws', {
      origin: proxy.url,
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ type: 'connection_ack' });
    socket.terminate();
  });

  it('a body of 100 MB reaches the product whole', async () => {
    const { id, loginEmail } = await makeJobSeeker(one.services.db, catalog);
    const { cookie } = await signIn(String(loginEmail));
    const start =
      '--b\r\ncontent-disposition: form-data; name="video"; filename="one.mp4"\r\ncontent-type: video/mp4\r\n\r\n';
    const body = Buffer.concat([Buffer.from(start), Buffer.alloc(100 * 2 ** 20), Buffer.from('\r\n--b--\r\n')]);
    const headers = { origin: proxy.url, cookie, 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await ask(`/api/user/${id}/upload-file-video`, { method: 'POST', headers, body });
    // It has looked at the file, which is none.
    expect([answer.status, answer.text]).toEqual([415, expect.stringContaining('Please choose a video')]);
  });

  if (maxMegabytes !== undefined)
    it('a larger body than the product takes is refused before it is sent', async () => {
      const headers = { origin: proxy.url, 'content-length': String((maxMegabytes + 1) * 2 ** 20) };
      const sent = request(`${proxy.url}/api/user/1/upload-file-video`, { method: 'POST', headers, family: 4 });
      sent.on('error', () => undefined);
      sent.flushHeaders();
      const [response] = await once(sent, 'response');
      sent.destroy();
      expect(response.statusCode).toBe(413);
    });

  it('limits count each visitor by their own address, whatever they claim', async () => {
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'wrong password' });
    const headers = { ...json(), 'x-forwarded-for': '203.0.113.9' };
    for (const from of ['127.0.0.2', '127.0.0.3'])
      await ask('/api/auth/sign-in/email', { method: 'POST', headers, body, from });
    const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a login or a code was refused');
    const addresses = refused.map(({ address }) => address);
    expect(addresses).toEqual(['127.0.0.2', '127.0.0.3']);
    expect(lines.join('')).not.toContain('TRUST_PROXY');
  });

  it('a request has the id that the proxy has given it, whatever the visitor says', async () => {
    const [trace, own] = ['0af7651916cd43dd8448eb211c80319c', 'chosen-by-the-visitor'];
    const claims = { 'x-request-id': own, traceparent: `00-${trace}-b7ad6b7169203331-01` };
    const id = (await ask('/healthz?a=secret', { headers: claims })).headers['x-request-id'];
    expect(id).toMatch(requestId);
    expect([trace, own]).not.toContain(id);
    if (!logs) return;
    expect(proxy.accessLog()).toContain(` ${id} GET 200 `);
    expect(proxy.accessLog()).not.toMatch(/healthz|secret/);
  });

  it('a process that is gone is not noticed', async () => {
    await other.app.close();
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask('/api/candidates')).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('where no process answers, people are told so as by a process', async () => {
    await one.app.close();
    const { status, headers, text: said } = await ask('/api/candidates');
    expect(JSON.parse(said)).toEqual({ code: 503, message: new Unavailable().message });
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, String(retryAfter), 'no-store']);
  });
}
