import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { endConnectionsWhenDrained } from './health.ts';

async function slowServer(isStopping?: () => boolean) {
  // As in server/app.ts.
  const app = Fastify({ return503OnClosing: false });
  endConnectionsWhenDrained(app, isStopping);
  let begun = () => {};
  const asked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  app.get('/slow', async () => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'done';
  });
  app.get('/quick', async () => 'also done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const address: AddressInfo | string | null = app.server.address();
  return { app, asked, port: typeof address === 'object' && address ? address.port : 0 };
}

it('a server closes despite an idle connection, after answering pending requests', async () => {
  const { app, asked, port } = await slowServer();
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const answer = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
  await asked;
  const ended = once(silent, 'close');
  await app.close();
  expect(await answer).toBe('done');
  await ended;
}, 10_000);

it('what arrives on an open connection while the server closes is answered, as the last on it', async () => {
  const { app, asked, port } = await slowServer();
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked;
  const closed = app.close();
  socket.write('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'close');
  await closed;
  const [first = '', second = ''] = received.split(/(?=HTTP\/1\.1)/);
  expect(first).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done$/);
  expect(second).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*also done$/i);
});

it('from the announcement of a stop on, each answer is the last on its connection', async () => {
  let isStopping = false;
  const { port } = await slowServer(() => isStopping);
  const connection = async () => (await fetch(`http://127.0.0.1:${port}/quick`)).headers.get('connection');
  expect(await connection()).toBe('keep-alive');
  isStopping = true;
  expect(await connection()).toBe('close');
});
