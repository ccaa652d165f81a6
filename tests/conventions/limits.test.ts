import type { HTTPMethods } from 'fastify';
import { expect, it } from 'vitest';
import { unlimitedRoutes } from '../../server/http/rateLimit.ts';
import { startTestApp } from '../support/app.ts';
import { fixture } from '../support/fixtures.ts';
import { startWithRoutes } from '../support/routes.ts';

const limited = fixture(
  () => startWithRoutes(() => startTestApp({ environment: { REQUESTS_PER_MINUTE: '1', PAGES_PER_MINUTE: '1' } })),
  ({ app }) => app.stop(),
);

/** Requests until one is refused, at most as many as any limit of this app allows. */
async function isLimited(method: HTTPMethods, url: string, visitor: number): Promise<boolean> {
  const path = url.replaceAll(/:\w+(\([^)]*\))?/g, '1').replaceAll('*', 'x');
  const remoteAddress = `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`;
  for (let sent = 0; sent <= 10; sent += 1) {
    const { statusCode } = await limited.app.app.inject({ method, url: path, remoteAddress });
    if (statusCode === 429) return true;
  }
  return false;
}

it('limits every route that is not exempt by name', async () => {
  const unlimited = new Set<string>();
  let visitor = 0;
  for (const { method, url } of limited.routes) {
    for (const one of [method].flat()) {
      visitor += 1;
      if (!(await isLimited(one, url, visitor))) unlimited.add(url);
    }
  }
  expect(visitor).toBeGreaterThan(100);
  expect([...unlimited].toSorted()).toEqual(Object.keys(unlimitedRoutes).toSorted());
});
