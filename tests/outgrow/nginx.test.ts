import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { eventually } from '../support/eventually.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp, testDatabase } from '../support/fixtures.ts';
import { freePort } from '../support/freePort.ts';

/** The site of docs/operate/nginx.conf, in a real nginx with TLS, before two processes. Needs Debian's packages `nginx` and `openssl`. */

const [plainPort, tlsPort] = [await freePort(), await freePort()];
const publicUrl = `https://localhost:${tlsPort}`;
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
const database = testDatabase();
const options = () => ({ databaseUrl: database.url, log, environment: { PUBLIC_URL: publicUrl } });
const one = testApp(options);
const other = testApp(options);
let folder: string;
let nginx: ReturnType<typeof spawn>;
let ca: Buffer;

/** A new file with the text, for nginx. */
function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The document's site with the ports, the processes and the certificate of this test. */
function siteWith(certificate: string, key: string): string {
  const replacements: [string, string][] = [
    ['127.0.0.1:4001', new URL(one.url).host],
    ['127.0.0.1:4002', new URL(other.url).host],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${tlsPort} `],
    ['/etc/letsencrypt/live/hourhand.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/hourhand.example.org/privkey.pem', key],
  ];
  let site = readFileSync('docs/operate/nginx.conf', 'utf8');
  for (const [from, to] of replacements) {
    expect(site).toContain(from);
    site = site.replace(from, to);
  }
  return site.replaceAll('hourhand.example.org', 'localhost');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hourhand-nginx-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  ca = readFileSync(certificate);
  const site = write('site.conf', siteWith(certificate, key));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = write(
    'nginx.conf',
    `daemon off; user root; pid ${folder}/nginx.pid; error_log stderr crit;
     events {} http { access_log off; ${folders.join(' ')} include ${site}; }`,
  );
  nginx = spawn('nginx', ['-c', resolve(main), '-p', folder, '-e', 'stderr'], { stdio: 'inherit' });
  await eventually(async () => expect((await ask('/healthz')).status).toBe(200));
});
afterAll(async () => {
  const ended = once(nginx, 'exit');
  nginx.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer; from?: string };

/** @param from the address of the visitor, one of this machine's */
async function ask(path: string, { method = 'GET', headers, body, from }: Asked = {}) {
  const sent = request(`${publicUrl}${path}`, { method, headers, ca, localAddress: from, family: 4 });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: Number(response.statusCode), headers: response.headers, text: await text(response) };
}

const json = { 'content-type': 'application/json', origin: publicUrl };

it('pages come over HTTP/2, and the plain port leads to TLS', async () => {
  const session = connectHttp2(publicUrl, { ca });
  const stream = session.request({ ':path': '/' });
  const [headers] = await once(stream, 'response');
  expect([headers[':status'], (await text(stream)).includes('<title>')]).toEqual([200, true]);
  session.close();
  const plain = await fetch(`http://127.0.0.1:${plainPort}/jobs?page=2`, { redirect: 'manual' });
  expect(plain.status).toBe(308);
  expect(plain.headers.get('location')).toMatch(/^https:\/\/[^/]+\/jobs\?page=2$/);
});

it('the plain port does not lead programs to TLS, whose secrets have been sent already', async () => {
  for (const path of ['/api/jobs', '/API/jobs', '/graphql', '/graphql?query=x']) {
    const plain = await fetch(`http://127.0.0.1:${plainPort}${path}`, {
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
    const socket = connectTls({ host: 'localhost', port: tlsPort, ca, ...options });
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
    expect(await agreed({ maxVersion: 'TLSv1.2' })).toEqual(['TLSv1.2', 'ECDHE-ECDSA-AES256-GCM-SHA384']);
  });

  it.each<[string, ConnectionOptions]>([
    ['a cipher in block mode', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' }],
    ['a certificate that nobody has signed', { ca: undefined }],
  ])('is refused with %s', async (_what, options) => {
    expect(await agreed(options)).toBeNull();
  });
});

it('people sign in with cookies for TLS alone, from any of the processes', async () => {
  const { loginEmail } = await makeEmployer(one.services.db);
  const body = JSON.stringify({ email: loginEmail, password: testPassword });
  const signedIn = await ask('/api/auth/sign-in/email', { method: 'POST', headers: json, body });
  expect(signedIn.status).toBe(200);
  const cookies = signedIn.headers['set-cookie'] ?? [];
  expect(cookies.filter((cookie: string) => !/; Secure/i.test(cookie))).toEqual([]);
  const cookie = cookies.map((one: string) => one.split(';')[0]).join('; ');
  const answers = await Promise.all(
    Array.from({ length: 4 }, async () => (await ask('/api/auth/get-session', { headers: { cookie } })).text),
  );
  expect(answers.filter((answer) => !answer.includes(String(loginEmail)))).toEqual([]);
});

it.each([
  ['/graphql', 'graphql-transport-ws'],
  ['/graphql', 'another protocol'],
])('the socket %s in the protocol %s reaches the product', async (path, protocol) => {
  const known = protocol === 'graphql-transport-ws';
  const socket = new WebSocket(`${publicUrl.replace('https', 'wss')}${path}`, known ? [protocol] : [], {
    ca,
    origin: publicUrl,
  });
  await once(socket, 'open');
  if (known) {
    socket.send(JSON.stringify({ type: 'connection_init' }));
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toMatchObject({ type: 'connection_ack' });
  }
  socket.terminate();
});

it('a body of 100 MB is passed on, and a larger one refused', async () => {
  // Both answers come before the body: the product's because nobody is logged in.
  const announce = async (megabytes: number) => {
    const headers = {
      origin: publicUrl,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(megabytes * 1024 * 1024),
    };
    const sent = request(`${publicUrl}/api/user/1/upload-file-image`, { method: 'POST', headers, ca, family: 4 });
    sent.on('error', () => undefined);
    sent.flushHeaders();
    const [response] = await once(sent, 'response');
    sent.destroy();
    return response.statusCode;
  };
  expect(await announce(100)).toBe(401);
  expect(await announce(120)).toBe(413);
});

describe('limits', () => {
  it('count each visitor by their own address, whatever they claim', async () => {
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'wrong password' });
    const headers = { ...json, 'x-forwarded-for': '203.0.113.9' };
    for (const from of ['127.0.0.2', '127.0.0.3'])
      await ask('/api/auth/sign-in/email', { method: 'POST', headers, body, from });
    const addresses = lines.map((line) => JSON.parse(line).address).filter(Boolean);
    expect(addresses).toEqual(['127.0.0.2', '127.0.0.3']);
    expect(lines.join('')).not.toContain('TRUST_PROXY');
  });
});

it('a request has the id that nginx has given it, whatever the visitor says', async () => {
  const [trace, own] = ['0af7651916cd43dd8448eb211c80319c', 'chosen-by-the-visitor'];
  const claims = { 'x-request-id': own, traceparent: `00-${trace}-b7ad6b7169203331-01` };
  const id = (await ask('/healthz', { headers: claims })).headers['x-request-id'];
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(id).not.toBe(trace);
});

it('a process that is gone is not noticed', async () => {
  await other.app.close();
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask('/api/candidates')).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
