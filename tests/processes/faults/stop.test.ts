import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { startServerProcess } from '../../support/serverProcess.ts';
import { testFaultyDatabase } from './faultyDatabase.ts';

/** SIGTERM always ends the server, with status 0, whatever hangs. */

const database = testFaultyDatabase();

async function start(environment: Record<string, string>) {
  const server = await startServerProcess({ DATABASE_URL: database.url, ...environment });
  onTestFinished(() => server.stop());
  const ready = async () => (await fetch(`${server.url}/readyz`).catch(() => null))?.status;
  return { server, url: server.url, port: Number(new URL(server.url).port), ready };
}

/** A connection that sends this much of a request, and nothing more. */
const hang = async (port: number, text: string): Promise<void> => {
  const socket = connect(port, 'localhost');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((done) => socket.write(text, done));
};

it('a slow body, a slow header, an upload and an open socket do not keep it from ending', {
  timeout: 60_000,
}, async () => {
  const { server, url, port } = await start({ DRAIN_TIMEOUT: '2' });
  for (const path of ['/api/auth/sign-in/email', '/graphql', '/api/employers/no-login']) {
    await hang(
      port,
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a`,
    );
  }
  await hang(port, 'POST /graphql HTTP/1.1\r\nHost: a\r\nX-Slow: a');
  const type = 'multipart/form-data; boundary=b';
  await hang(
    port,
    `POST /graphql HTTP/1.1\r\nHost: a\r\nGraphQL-Require-Preflight: 1\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n--b\r\n`,
  );
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin: url });
  await once(socket, 'open');
  const closed = once(socket, 'close');
  server.end();
  expect((await closed)[0]).toBe(1012);
  expect(await server.ended()).toEqual([0, null]);
});

it('a database that hangs does not keep it from ending', { timeout: 60_000 }, async () => {
  const { server, url } = await start({ DRAIN_TIMEOUT: '2' });
  database.hang();
  try {
    void fetch(`${url}/api/candidates`).catch(() => undefined);
    server.end();
    expect(await server.ended()).toEqual([0, null]);
  } finally {
    database.wake();
  }
});

it('says that it is not ready before it closes its port', { timeout: 60_000 }, async () => {
  const { server, url, ready } = await start({ DRAIN_DELAY: '2' });
  server.end();
  await expect.poll(ready).toBe(503);
  expect((await fetch(`${url}/api/candidates`)).status).toBe(200);
  expect(await server.ended()).toEqual([0, null]);
});
