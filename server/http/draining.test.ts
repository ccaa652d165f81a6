import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { endConnectionsWhenDrained } from './draining.ts';

it('a server closes despite an idle connection, after answering pending requests', async () => {
  const app = Fastify();
  endConnectionsWhenDrained(app);
  let begun = () => {};
  const asked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  app.get('/slow', async () => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'done';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const answer = fetch(`${url}/slow`).then((response) => response.text());
  await asked;
  const ended = once(silent, 'close');
  await app.close();
  expect(await answer).toBe('done');
  await ended;
}, 10_000);
