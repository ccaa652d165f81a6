import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { fixture } from '../support/fixtures.ts';
import { startWithRoutes } from '../support/routes.ts';

/** What strangers send to the account calls writes no line that an operator has to read. */

type Line = { level: number; msg: string };
const lines: Line[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const started = fixture(
  () => startWithRoutes(() => startTestApp({ log })),
  ({ app }) => app.stop(),
);

const elsewhere = 'https://evil.test';
const queries = ['', `?callbackURL=${elsewhere}`, '?callbackURL=%00', '?callbackURL=/&token=x', '?token=x.y.z&error=x'];
const bodies = [
  {},
  [],
  { email: 'nobody@example.test', password: 'a wrong password', callbackURL: elsewhere, redirectTo: elsewhere },
  { email: 'no email', password: '', role: 'ROLE_ADMIN' },
  { email: ['x'], password: 1, code: {}, token: null },
  { code: '000000', token: 'x', newPassword: 'short', password: 'x'.repeat(200) },
];
const requestsBy = (method: string): RequestInit[] => {
  if (method !== 'POST') return [{ method }, { method, headers: { cookie: 'hourhand.session_token=x.y' } }];
  const headers = { 'content-type': 'application/json' };
  return bodies.map((body) => ({ method, headers, body: JSON.stringify(body) }));
};

it('bad input to the account calls', async () => {
  const { app, routes } = started;
  const asked = routes
    .filter(({ url }) => url.startsWith('/api/auth/'))
    .flatMap(({ method, url }) => [method].flat().map((one) => ({ method: one, path: url.replace(':token', 'x') })));
  expect(asked.length).toBeGreaterThan(10);
  lines.length = 0;
  const visitor = new Visitor(app.url);
  const forged = { origin: elsewhere, 'x-forwarded-for': '203.0.113.7' };
  expect((await fetch(`${app.url}/graphql`, { method: 'POST', headers: forged })).status).toBe(403);
  const failed: string[] = [];
  for (const { method, path } of asked) {
    for (const request of requestsBy(method)) {
      for (const query of method === 'POST' ? queries.slice(0, 2) : queries) {
        const { status } = await visitor.fetch(path + query, request);
        if (status >= 500) failed.push(`${method} ${path}${query}`);
      }
    }
  }
  expect(failed).toEqual([]);
  const toRead = lines.filter(({ level }) => level > 30);
  expect([...new Set(toRead.map(({ msg }) => msg))]).toEqual([]);
});
