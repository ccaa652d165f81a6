import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Visitor } from '../support/browserless.ts';
import { makeEmployer } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { logIn } from '../support/visiting.ts';

const app = testApp({ environment: { SOCKETS_PER_ADDRESS: '3', SOCKETS_PER_USER: '2' } });
const busy = testApp({ environment: { REQUESTS_PER_MINUTE: '4' } });
const sockets: WebSocket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

async function openRawSocket(path: string, headers: Record<string, string> = {}, on = app): Promise<number> {
  const socket = new WebSocket(on.url.replace('http', 'ws') + path, path === '/graphql' ? 'graphql-transport-ws' : [], {
    headers: { origin: on.url, ...headers },
  });
  sockets.push(socket);
  const refused = once(socket, 'unexpected-response').then(([, response]) => Number(response.statusCode));
  refused.catch(() => {});
  const opened = once(socket, 'open').then(() => 101);
  opened.catch(() => {});
  return Promise.race([opened, refused]);
}
const from = (address: string) => ({ 'x-forwarded-for': address });

it('the limit of an address counts all of its users and only open sockets, and does not affect other addresses', async () => {
  for (let number = 0; number < 3; number += 1) expect(await openRawSocket('/graphql', from('203.0.113.7'))).toBe(101);
  expect(await openRawSocket('/graphql', from('203.0.113.7'))).toBe(429);
  expect(await openRawSocket('/api/chat-events', from('203.0.113.7'))).toBe(429);
  expect(await openRawSocket('/graphql', from('203.0.113.8'))).toBe(101);
  const [first] = sockets;
  first?.terminate();
  let again = 429;
  while (again === 429) again = await openRawSocket('/graphql', from('203.0.113.7'));
  expect(again).toBe(101);
});

it('a refused socket does not count as open', async () => {
  for (let number = 0; number < 5; number += 1) expect(await openRawSocket('/api/chat-events')).toBe(401);
  expect(await openRawSocket('/graphql', { origin: 'https://evil.example' })).toBe(403);
  expect(await openRawSocket('/graphql')).toBe(101);
});

it('the limit of a user counts all addresses and paths, and does not affect other users', async () => {
  const signedIn = async () => logIn(app, await makeEmployer(app.services.db));
  const [one, other] = [await signedIn(), await signedIn()];
  const as = (visitor: Visitor, address: string) => ({ cookie: visitor.cookieHeader, ...from(address) });
  expect(await openRawSocket('/graphql', as(one, '203.0.113.1'))).toBe(101);
  expect(await openRawSocket('/api/chat-events', as(one, '203.0.113.2'))).toBe(101);
  expect(await openRawSocket('/api/chat-events', as(one, '203.0.113.3'))).toBe(429);
  expect(await openRawSocket('/graphql', as(one, '203.0.113.4'))).toBe(429);
  expect(await openRawSocket('/graphql', as(other, '203.0.113.1'))).toBe(101);
});

it('upgrades count towards the calls per minute', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 6; number += 1) statuses.push(await openRawSocket('/graphql', {}, busy));
  expect(statuses).toEqual([101, 101, 101, 101, 429, 429]);
  expect((await fetch(`${busy.url}/api/jobs`)).status).toBe(429);
});
