import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './freePort.ts';

it('takes the wanted port while it is free, and another while it is not', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePort(port)).not.toBe(port);
  server.close();
});

it('never takes a port that an outgoing connection could take', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
