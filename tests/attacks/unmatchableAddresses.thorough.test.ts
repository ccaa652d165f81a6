import type { HTTPMethods } from 'fastify';
import pLimit from 'p-limit';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeJobSeeker } from '../support/factories.ts';
import { fixture, testCatalog } from '../support/fixtures.ts';
import { startWithRoutes } from '../support/routes.ts';
import { send } from './wire.ts';

/** Every route, with addresses that a router may fail to match. */

const started = fixture(
  () => startWithRoutes(() => startTestApp()),
  (started) => started.app.stop(),
);
const app = fixture(() => started.app);
const catalog = testCatalog(app);
let cookies: string[];
beforeAll(async () => {
  const { db } = app.services;
  const people = [await makeAdmin(db), await makeJobSeeker(db, catalog)];
  const signedIn = await Promise.all(people.map((user) => new Visitor(app.url).signIn(user)));
  cookies = ['', ...signedIn.map(({ cookieHeader }) => cookieHeader)];
});

const parts = [
  ...['%0a', '%0D', '%E2%80%A8', '%e2%80%a9', '%c2%85', '%00', '%0b', '%7f', '%EF%BB%BF', '%20', '%252f', '%', '%zz'],
  ...['%ff', '%c0%af', '%F0%9F%98', '..%2f', '%5c', ';', 'x'.repeat(6_000), '%0a'.repeat(2_000), '/'.repeat(5_000)],
];

function addressesWith(part: string, url: string): string[] {
  const path = url.replaceAll(/:\w+(\([^)]*\))?/g, '1').replace('*', 'login');
  const inside = url.replaceAll(/:\w+(\([^)]*\))?/g, part).replace('*', part);
  return [...new Set([inside, `${path}${part}`, `${path}/${part}`, `${path}?${part}=${part}`])];
}

/** Of each route; together the routes meet all of them. */
const perRoute = 6;

/** Many of the addresses are pages, and a server that has to render more than forty at once says that it is busy. */
const fewAtOnce = pLimit(4);

const ending = new Set(['/api/auth/sign-out']);

it('no route answers with an error of ours', { timeout: 300_000 }, async () => {
  const wrong: unknown[] = [];
  let sent = 0;
  for (const { method, url } of started.routes) {
    if (ending.has(url)) continue;
    for (const one of [method].flat().filter((method: HTTPMethods) => method !== 'OPTIONS')) {
      // The next sender and the next parts for each route, so that all of them are met.
      const headers = { cookie: cookies[sent % cookies.length] ?? '' };
      const some = Array.from({ length: perRoute }, (_, at) => parts[(sent * perRoute + at) % parts.length] ?? '');
      const addresses = some.flatMap((part) => addressesWith(part, url));
      const answers = await Promise.all(
        addresses.map((path) => fewAtOnce(() => send(app.url, path, { method: one, headers }))),
      );
      wrong.push(
        ...answers.flatMap(({ status }, at) => (status < 500 ? [] : [[one, addresses[at]?.slice(0, 80), status]])),
      );
      sent += 1;
    }
  }
  expect(sent).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

it.each(['/lo%0agin', '/%0d/x', '/x%E2%80%A9/y', '/Hire-%0AMaria-1'])(
  'the page that %s does not exist has the header and the footer of the site',
  async (path) => {
    const { status, body } = await send(app.url, path, { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    for (const part of ['<header', '<footer', 'id="page-data"']) expect(body).toContain(part);
  },
);
