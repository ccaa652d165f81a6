import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseSlowBodies } from './brokenRequests.ts';

const app = Fastify();
refuseSlowBodies(app, { bytes: 10, milliseconds: 300 });
app.post('/', async ({ body }) => ({ length: String(body).length }));
app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** A request whose body is announced with this length. */
function send(length: number, accept = '*/*'): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nAccept: ${accept}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}

it('a body that stays away is refused with 408', async () => {
  const { socket, answer } = send(100);
  socket.write('abc');
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*"code":408/s);
});

it('a person is told with a page', async () => {
  const { answer } = send(100, 'text/html');
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*<h1>.*Check your connection/s);
});

it('a body that comes slowly, but steadily, is taken however long it takes', async () => {
  const { socket, answer } = send(400);
  for (let sent = 0; sent < 400; sent += 20) {
    socket.write('x'.repeat(20));
    await delay(100);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*"length":400/s);
});
