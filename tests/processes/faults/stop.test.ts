import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { compiledServer } from '../../../scripts/compiledServer.ts';
import { freePort } from '../../../server/database/embedded/freePort.ts';
import { testFolder } from '../../support/folder.ts';
import { testFaultyDatabase } from './faultyDatabase.ts';

/** SIGTERM always ends the server, with status 0, whatever hangs. */

const dataDir = testFolder();
const database = testFaultyDatabase();

async function start(environment: Record<string, string>) {
  const port = await freePort();
  const { NODE_ENV: _ofTheTests, ...own } = process.env;
  const given = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const server = spawn(process.execPath, compiledServer, {
    env: { ...own, NODE_ENV: 'production', ...given, ...environment },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status;
  while ((await ready()) !== 200 && server.exitCode === null) await new Promise((done) => setTimeout(done, 50));
  return { server, url, port, ready, exited: once(server, 'exit') };
}

/** A connection that sends this much of a request, and nothing more. */
const hang = async (port: number, text: string): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((done) => socket.write(text, done));
};

it('a slow body, a slow header, an upload and an open socket do not keep it from ending', {
  timeout: 60_000,
}, async () => {
  const { server, url, port, exited } = await start({ DRAIN_TIMEOUT: '2' });
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
  server.kill('SIGTERM');
  expect((await closed)[0]).toBe(1012);
  expect(await exited).toEqual([0, null]);
});

it('a database that hangs does not keep it from ending', { timeout: 60_000 }, async () => {
  const { server, url, exited } = await start({ DRAIN_TIMEOUT: '2' });
  database.freeze();
  try {
    void fetch(`${url}/api/candidates`).catch(() => undefined);
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  } finally {
    database.thaw();
  }
});

it('says that it is not ready before it closes its port', { timeout: 60_000 }, async () => {
  const { server, url, ready, exited } = await start({ DRAIN_DELAY: '2' });
  server.kill('SIGTERM');
  await expect.poll(ready).toBe(503);
  expect((await fetch(`${url}/api/candidates`)).status).toBe(200);
  expect(await exited).toEqual([0, null]);
});
