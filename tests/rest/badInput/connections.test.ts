import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { Changes } from '../../support/changes.ts';
import { fixture } from '../../support/fixtures.ts';
import { refusalIn } from './refusal.ts';
import { testSetup } from './setup.ts';
import { makeValidRequests } from './validRequests.ts';

const setup = testSetup();
const validRequests = fixture(() => makeValidRequests(setup));

async function answerTo(url: string, bytes: Buffer, then: 'wait' | 'end' | 'hang up' = 'wait'): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => socket.destroy());
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  if (then === 'end') socket.end(bytes);
  else socket.write(bytes, () => then === 'hang up' && socket.destroy());
  await closed;
  return Buffer.concat(chunks).toString();
}

function received(answer: string) {
  const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '));
  const [head = '', text = ''] = last.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]),
    type: /^content-type: (.*)$/im.exec(head)?.[1] ?? '',
    text,
  };
}

const boundary = '----of-a-form';
const host = 'Host: localhost\r\n';
const json = 'Content-Type: application/json\r\n';

const post = `POST /api/jobs HTTP/1.1\r\n${host}${json}`;
const close = `${host}Connection: close\r\n\r\n`;
/** Not answered: two programs could see the end of the request before it at different places. */
const next = `GET /healthz HTTP/1.1\r\n${host}\r\n`;

it.each<[what: string, status: number, bytes: string]>([
  ['not a request', 400, 'Hello\r\n\r\n'],
  ['another protocol', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc'],
  ['a request without a URL', 400, `GET  HTTP/1.1\r\n${host}\r\n`],
  ['a header without a name', 400, `GET /api/jobs HTTP/1.1\r\n${host}: x\r\n\r\n`],
  ['a header with a NUL', 400, `GET /api/jobs HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
  ['a space before a colon', 400, `${post}Content-Length : 2\r\n\r\n{}`],
  ['two lengths', 400, `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`],
  ['an invalid length', 400, `${post}Content-Length: two\r\n\r\n{}`],
  ['a length with a sign', 400, `${post}Content-Length: +2\r\n\r\n{}`],
  ['a length and chunks', 400, `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['an unknown encoding', 400, `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['chunks of an invalid size', 400, `${post}Transfer-Encoding: chunked\r\n\r\nx\r\n{}\r\n0\r\n\r\n`],
  ['a long URL', 431, `GET /api/jobs?${'x'.repeat(40_000)} HTTP/1.1\r\n${host}\r\n`],
  ['long headers', 431, `GET /api/jobs HTTP/1.1\r\n${host}X: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['an invalid URL', 400, `GET /api/user/%zz HTTP/1.1\r\n${close}`],
  ['bytes beyond ASCII', 400, `GET /api/user/\xff\xfe HTTP/1.1\r\n${close}`],
  ['a long path segment', 404, `GET /api/user/${'9'.repeat(200)} HTTP/1.1\r\n${close}`],
  ['an unknown method', 404, `PROPFIND /api/jobs HTTP/1.1\r\n${close}`],
  ['two hosts', 200, `GET /api/jobs HTTP/1.1\r\n${host}${close}`],
])('%s: %i', async (_what, status, bytes) => {
  const sent = bytes.endsWith(close) ? bytes : bytes + next;
  const text = await answerTo(setup.fixtures.app.url, Buffer.from(sent, 'latin1'));
  const answer = received(text);
  expect(answer.status).toBe(status);
  expect(text.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(1);
  if (status >= 400) expect(refusalIn(answer)).toMatchObject({ code: status });
});

it('HEAD with long headers has the same head, and no body', async () => {
  const send = async (method: string) => {
    const bytes = `${method} /api/jobs HTTP/1.1\r\n${host}X: ${'x'.repeat(40_000)}\r\n\r\n`;
    return (await answerTo(setup.fixtures.app.url, Buffer.from(bytes))).split('\r\n\r\n');
  };
  const [head, body] = await send('GET');
  expect(JSON.parse(body ?? '')).toMatchObject({ code: 431 });
  expect(await send('HEAD')).toEqual([head, '']);
});

const ofBrowser = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n';
const cookies = `Cookie: a=${'x'.repeat(40_000)}\r\n`;

it.each<[what: string, status: number, words: string, bytes: string]>([
  [
    'too many cookies',
    431,
    'Delete the cookies of this site',
    `GET /login HTTP/1.1\r\n${host}${ofBrowser}${cookies}\r\n`,
  ],
  ['a header with a NUL', 400, 'Load the page again', `GET / HTTP/1.1\r\n${host}${ofBrowser}X: a\0b\r\n\r\n`],
])('a browser that sends %s gets a page that says what helps', async (_what, status, words, bytes) => {
  const text = await answerTo(setup.fixtures.app.url, Buffer.from(bytes, 'latin1'));
  const answer = received(text);
  expect([answer.status, answer.type]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.text).toMatch(/^<!DOCTYPE html>.*<h1>.*<\/html>$/s);
  expect(answer.text).toContain(words);
  const [head = ''] = text.split('\r\n\r\n');
  expect(head).toMatch(/^connection: close$/im);
  expect(head).toMatch(/^cache-control: no-store$/im);
  // Its own styles, and no second policy that forbids them.
  expect(head.match(/^content-security-policy: .*$/gim)).toEqual([
    expect.stringContaining("style-src 'unsafe-inline'"),
  ]);
});

it.each([
  ['asks for JSON too', 'Accept: application/json, text/html\r\n', ''],
  ['asks for anything', 'Accept: */*\r\n', ''],
  ['sends a page', '', `${ofBrowser}\r\n`],
])('a program that %s gets JSON', async (_what, accept, body) => {
  const bytes = `${post}${accept}Transfer-Encoding: chunked\r\n\r\nx\r\n${body}`;
  const answer = received(await answerTo(setup.fixtures.app.url, Buffer.from(bytes)));
  expect(refusalIn(answer)).toMatchObject({ code: 400 });
});

it('incomplete requests have no effect', async () => {
  const { app } = setup.fixtures;
  const changes = await Changes.watch(app);
  const body = JSON.stringify(validRequests['POST /api/jobs'].body);
  const photo = validRequests['POST /api/user/{id}/upload-file-image'];
  const png = photo.file?.content.toString('latin1') ?? '';
  const as = (sender: 'admin' | 'jobSeeker') => `${host}Cookie: ${setup.cookies[sender]}\r\n`;
  const beginnings = [
    `POST /api/jobs HTTP/1.1\r\n${as('admin')}${json}Content-Length: ${body.length + 1}\r\n\r\n${body}`,
    `POST /api/jobs HTTP/1.1\r\n${as('admin')}${json}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n`,
    `POST /api/jobs HTTP/1.1\r\n${as('admin')}${json}Transfer-Encoding: chunked\r\n\r\nfff\r\n${body}`,
    `POST /api/user/${photo.path?.id}/upload-file-image HTTP/1.1\r\n${as('jobSeeker')}Content-Type: image/png\r\nContent-Length: ${png.length + 1}\r\n\r\n${png}`,
    `POST /api/user/${photo.path?.id}/upload-file-image HTTP/1.1\r\n${as('jobSeeker')}Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 100000\r\n\r\n--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="me.png"\r\n\r\n${png}`,
  ];
  for (const beginning of beginnings) {
    for (const then of ['end', 'hang up'] as const) await answerTo(app.url, Buffer.from(beginning, 'latin1'), then);
  }
  // This later request is served after any effect of the previous connections.
  expect((await fetch(`${app.url}/api/jobs`)).status).toBe(200);
  const changed = await changes.next();
  await changes.close();
  // Partial files are removed as soon as the server notices the lost connection.
  expect(changed.filter((part) => !part.startsWith('the file arrivals/'))).toEqual([]);
  expect(setup.complaints).toEqual([]);
});
