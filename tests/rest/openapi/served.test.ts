import { beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../../support/browserless.ts';
import { document } from '../../support/documented.ts';
import { testApp } from '../../support/fixtures.ts';

/** The address of the OpenAPI document, and its completeness. */

const app = testApp();
let visitor: Visitor;
beforeAll(() => {
  visitor = new Visitor(app.url);
});

describe('GET /api/openapi.json', () => {
  it('is the document, with the version of the product', async () => {
    const answer = await visitor.fetch('/api/openapi.json');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('is not sent again to clients that have cached it', async () => {
    const first = await visitor.fetch('/api/openapi.json');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('max-age');
    const again = await visitor.fetch('/api/openapi.json', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const changed = await visitor.fetch('/api/openapi.json', { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });
});

/** Routes under /api/ that are not for clients of the REST layer. */
const notOfTheLayer = [
  // Routes of the authentication library, for the product's own pages.
  /^(POST|GET) \/api\/auth\/(?!sign-in|sign-out|token)/,
  'POST /api/stripe/webhook',
  // The protocol tus, which the graph names at `setVideo`.
  /^(POST|PATCH|DELETE) \/api\/video-uploads/,
  // A download from the account page.
  'GET /api/account/data',
  'GET /api/openapi.json',
  /^GET \/api\/(?:docs|graphiql)([/*]|$)/,
  // Described in the introduction, because OpenAPI cannot describe a websocket.
  'GET /api/chat-events',
  /^\S+ \/api\/\*$/,
];

it('has every route under /api/', async () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, ':')}`),
  );
  const routes = routesIn(app.app.printRoutes({ commonPrefix: false })).filter((route) => / \/api\b/.test(route));
  expect(routes.length).toBeGreaterThan(documented.length);
  const others = routes.filter(
    (route) => !notOfTheLayer.some((one) => (typeof one === 'string' ? one === route : one.test(route))),
  );
  expect(others.sort()).toEqual(documented.sort());
});

/** Method and path of each route in Fastify's tree; `:` replaces a path parameter. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (path === '' && methods === '') return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, path);
    const whole = above.join('').replaceAll(/:[^/-]+/g, ':');
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${whole}`);
  });
}
