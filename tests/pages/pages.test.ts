import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { loadQuery } from 'react-relay';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserEnvironment } from '../../client/app/relay/browserEnvironment.ts';
import type { PageData } from '../../client/app/routing/page.ts';
import type { PageRenderer } from '../../server/pages/renderer.ts';
import { fixture } from '../support/fixtures.ts';
import { fixtureParameters, fixtureQuery } from './fixture/query.ts';
import { allowedScripts, fixtureApp, type Greetings, renderedScreens, scriptsOf } from './fixture/server.ts';

const screens = fixture(renderedScreens, ({ close }) => close());
const ssr: PageRenderer = fixture(() => screens.renderer);
const pagesWith = fixtureApp.bind(null, ssr);
afterEach(() => void vi.unstubAllGlobals());

const hello = () => 'Hello';

function pageDataOf(html: string): PageData {
  const json = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

describe('a page', () => {
  it('is complete without JavaScript, and names its entry, its screen and its styles, and only our own scripts', async () => {
    const { app } = await pagesWith(hello);
    const { statusCode, headers, body } = await app.inject('/Job-Offer-public-3');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(body).toContain('>Hello</h1>');
    expect(body).toMatch(/<head>.*<title>Hello · Hourhand<\/title>.*<\/head>/s);
    expect(body).toMatch(/<head>.*<link rel="canonical" href="http:\/\/localhost\/Job-Offer-public-3"\/>.*<\/head>/s);
    // No part is in a template that needs a script.
    expect(body).not.toMatch(/<template|<div hidden/);
    expect(body).not.toContain('Skeleton');
    const start = body.slice(body.lastIndexOf('<script'));
    expect(start).toContain('import("/assets/main.js")');
    expect(start).toContain('["/assets/screen.js"]');
    expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/main.css"/);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(scriptsOf(body)).toHaveLength(3);
    expect(allowedScripts(policy)).toEqual(scriptsOf(body));
  });

  it('contains its own styles, and those of every page for visitors from elsewhere, whose browsers do not have them yet', async () => {
    const { app } = await pagesWith(hello);
    const bodyFor = async (site?: string) => {
      const headers = site === undefined ? {} : { 'sec-fetch-site': site };
      return (await app.inject({ url: '/Job-Offer-public-3', headers })).body;
    };
    const common = /<head>.*<style [^>]*>h1 > a { color: green; }.*<\/head>/s;
    for (const site of ['none', 'cross-site', 'same-site']) {
      const body = await bodyFor(site);
      expect(body).toMatch(common);
      expect(body).toContain('p { color: gray; }</style>');
      expect(body).not.toContain('rel="stylesheet"');
    }
    for (const site of ['same-origin', undefined]) {
      const body = await bodyFor(site);
      expect(body).not.toMatch(common);
      expect(body).toContain('p { color: gray; }</style>');
      expect(body.match(/rel="stylesheet" href="[^"]*"/g)).toEqual(['rel="stylesheet" href="/assets/main.css"']);
    }
    // The ids of elements count by their place in the tree, which is the browser's.
    const [enclosed, linked] = [await bodyFor('none'), await bodyFor()].map((body) =>
      body.slice(body.indexOf('</head>')),
    );
    expect(enclosed).toBe(linked);
  });

  it('runs each operation once and embeds its result once', async () => {
    const { app, executed } = await pagesWith(() => 'A unique greeting');
    const { body } = await app.inject('/Job-Offer-public-3');
    expect(executed.filter((id) => id === 'fixture')).toHaveLength(1);
    expect(executed).toHaveLength(2);
    const { responses } = pageDataOf(body);
    expect(responses).toHaveLength(2);
    expect(responses).toContainEqual({
      operation: { id: 'fixture', variables: { id: 3 } },
      response: { data: { greeting: 'A unique greeting' } },
    });
  });

  it('needs no second request in the browser', async () => {
    const { app } = await pagesWith(hello);
    const { body } = await app.inject('/Job-Offer-public-3');
    const fetch = vi.fn(() => Promise.reject(new Error('asked again')));
    vi.stubGlobal('fetch', fetch);
    const environment = createBrowserEnvironment(pageDataOf(body).responses, Promise.resolve());
    loadQuery(environment, fixtureParameters, { id: 3 });
    const { fragment } = createOperationDescriptor(fixtureQuery, { id: 3 });
    // Synchronously, so that the first render does not suspend.
    expect(environment.lookup(fragment).data).toEqual({ greeting: 'Hello' });
    expect(fetch).not.toHaveBeenCalled();
    loadQuery(environment, fixtureParameters, { id: 4 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('escapes data that looks like markup', async () => {
    const evil = '</script><script>alert(1)</script><!--\u2028\u2029';
    const { app } = await pagesWith(() => evil);
    const { body } = await app.inject('/Job-Offer-public-3');
    expect(body).not.toContain('<script>alert');
    const json = body.slice(body.indexOf('id="page-data"'));
    expect(json).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u003c!--\\u2028\\u2029');
    expect(pageDataOf(body).responses).toContainEqual(
      expect.objectContaining({ response: { data: { greeting: evil } } }),
    );
  });

  it('is never cached for another user', async () => {
    const { app } = await pagesWith((_id, request) => `Hello ${request.headers.cookie}`);
    const bodies = await Promise.all(
      ['Ann', 'Bob', 'Cas'].map(async (cookie) => {
        const { headers, body } = await app.inject({ url: '/Job-Offer-public-3', headers: { cookie } });
        expect(headers['cache-control']).toBe('private, no-store');
        return body;
      }),
    );
    for (const [index, name] of ['Ann', 'Bob', 'Cas'].entries()) {
      expect(bodies[index]).toContain(`<h1>Hello ${name}</h1>`);
      expect(bodies[index]?.match(/Hello (Ann|Bob|Cas)/g)?.every((text) => text === `Hello ${name}`)).toBe(true);
    }
  });
});

describe('a page without its screen', () => {
  it('is 404 without a route', async () => {
    const { app, logged } = await pagesWith(hello);
    for (const url of ['/nothing', '/Job-Offer-public-0', '/Job-Offer-public-x', '/a/b/c', '/%E0%A4%A']) {
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, url === '/%E0%A4%A' ? 400 : 404]);
      if (statusCode === 404) expect(body).toContain('>Page not found</h1>');
    }
    expect(logged).toEqual([]);
  });

  it('is 404 or 410 according to the data', async () => {
    const { app } = await pagesWith((id) => (id === 1 ? null : 'gone'));
    const missing = await app.inject('/Job-Offer-public-1');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('>Page not found</h1>');
    expect(missing.body).toContain('<meta name="robots" content="noindex"/>');
    expect(pageDataOf(missing.body).pageResult).toEqual({ status: 404 });
    const closed = await app.inject('/Job-Offer-public-2');
    expect(closed.statusCode).toBe(410);
    expect(closed.body).toContain('>No longer available</h1>');
  });

  it('redirects to the canonical URL, and to the login and back', async () => {
    const { app } = await pagesWith((id) => (id === 1 ? 'moved' : 'secret'));
    const moved = await app.inject('/Job-Offer-public-1');
    expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([301, '/Job-Offer-public-1', '']);
    const secret = await app.inject('/Job-Offer-public-2?a=1');
    const login = '/login-as-a-employer?next=%2FJob-Offer-public-2%3Fa%3D1';
    expect([secret.statusCode, secret.headers.location]).toEqual([302, login]);
    expect(secret.headers['cache-control']).toBe('private, no-store');
    const stranger = Object.assign(new Error('no'), { name: 'SignInRequired' });
    const refused = await (await pagesWith(() => stranger)).app.inject('/Job-Offer-public-2?a=1');
    expect([refused.statusCode, refused.headers.location]).toEqual([302, login]);
  });

  it('shows that the viewer has no access', async () => {
    const { app, logged } = await pagesWith(() => Object.assign(new Error('no'), { name: 'Forbidden' }));
    const { statusCode, body } = await app.inject('/Job-Offer-public-2');
    expect(statusCode).toBe(403);
    expect(body).toContain('>No access</h1>');
    expect(logged).toHaveLength(0);
  });

  it('reports the failure without details and logs it', async () => {
    const { app, logged } = await pagesWith((id) => (id === 1 ? 'broken' : new Error('db down')));
    for (const url of ['/Job-Offer-public-1', '/Job-Offer-public-2']) {
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBe(500);
      expect(body).toContain('>Something went wrong</h1>');
      expect(body).not.toMatch(/broken|db down/);
    }
    expect(logged).toHaveLength(2);
  });
});

describe('a page of the back office', () => {
  it('runs its operation once for admins', async () => {
    const { app, executed } = await pagesWith(hello, 'ADMIN');
    const { statusCode, body } = await app.inject('/admin/jobs/3');
    expect(statusCode).toBe(200);
    expect(body).toContain('>Hello</h1>');
    expect(executed.filter((id) => id === 'fixture')).toHaveLength(1);
    expect(executed).toHaveLength(2);
  });

  it.each([
    ['ANONYMOUS', 302],
    ['GUEST', 302],
    ['JOB_SEEKER', 403],
    ['EMPLOYER', 403],
  ] as const)('does not run its operation for %s', async (kind, status) => {
    const { app, executed } = await pagesWith(hello, kind);
    const { statusCode, headers } = await app.inject('/admin/jobs/3?page=2');
    expect(statusCode).toBe(status);
    if (status === 302) expect(headers.location).toBe('/login?next=%2Fadmin%2Fjobs%2F3%3Fpage%3D2');
    expect(executed).not.toContain('fixture');
  });
});

describe('a URL that is not a page', () => {
  it('does not get one as response', async () => {
    const { app, executed } = await pagesWith(hello);
    const paths = ['/api', '/api/nothing', '/favicon.ico', '/assets/main-0.js', '/.env', '//elsewhere.test/login'];
    for (const url of paths) {
      const { statusCode, headers } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(headers['content-type']).not.toContain('html');
    }
    expect(executed).toEqual([]);
  });
});

describe('the headers of a page', () => {
  it.each([
    ['/chat/shared/abc', 'no-referrer'],
    ['/renew-offer/abc', 'same-origin'],
  ])('keep the address %s private', async (path, policy) => {
    const { app } = await pagesWith(hello);
    const secret = await app.inject(path);
    expect(secret.headers['referrer-policy']).toBe(policy);
    expect(secret.headers['x-robots-tag']).toBe('noindex');
    const other = await app.inject('/Job-Offer-public-3');
    expect(other.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(other.headers['x-robots-tag']).toBeUndefined();
  });
});

const address = '/Job-Offer-public-3';

type Settings = typeof fixtureApp extends (renderer: PageRenderer, ...settings: infer Rest) => unknown ? Rest : never;

/** `rendered` has the addresses that were rendered. */
async function counted(...[greetings, ...settings]: Settings) {
  const rendered: string[] = [];
  const render: PageRenderer['render'] = (request) => {
    rendered.push(request.url.pathname + request.url.search);
    return ssr.render(request);
  };
  return { rendered, ...(await fixtureApp({ ...ssr, render }, greetings, ...settings)) };
}

/** A page, whose policy has to allow the scripts within it, and no others. */
async function pageOf(app: FastifyInstance, url: string, cookie?: string) {
  const { statusCode, headers, body } = await app.inject({ url, headers: cookie ? { cookie } : {} });
  const policy = String(headers['content-security-policy']);
  expect(allowedScripts(policy)).toEqual(scriptsOf(body));
  return { statusCode, policy, length: headers['content-length'], body };
}

describe('a remembered page', () => {
  it('is sent for the same address and data', async () => {
    const { app, executed, rendered } = await counted(hello);
    const first = await pageOf(app, address);
    const second = await pageOf(app, address);
    expect(rendered).toEqual([address]);
    expect(second).toEqual(first);
    await pageOf(app, `${address}?a=1`);
    expect(rendered).toEqual([address, `${address}?a=1`]);
    // The data is read each time.
    expect(executed).toHaveLength(6);
  });

  it('is kept as it is sent, for each encoding that browsers accept', async () => {
    const { app, rendered } = await counted(hello);
    const ask = (encoding: string) => app.inject({ url: address, headers: { 'accept-encoding': encoding } });
    const [plain, brotli] = [await ask('identity'), await ask('gzip, br')];
    const [again, gzip] = [await ask('br'), await ask('gzip, br;q=0')];
    expect(rendered).toHaveLength(3);
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(again.rawPayload).toEqual(brotli.rawPayload);
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    for (const { headers } of [brotli, gzip, plain]) expect(headers.vary).toContain('accept-encoding');
  });

  it('is rendered again as soon as its data has changed', async () => {
    let greeting = 'Before';
    const { app } = await pagesWith(() => greeting);
    await pageOf(app, address);
    greeting = 'After';
    const { body } = await pageOf(app, address);
    expect(body).toContain('<h1>After</h1>');
    expect(body).not.toContain('Before');
    greeting = 'gone';
    expect((await pageOf(app, address)).statusCode).toBe(410);
  });

  it('is what would be rendered anew, whoever asks, in every order', async () => {
    const evil = '</script><script>alert(1)</script>$& $1';
    const step = fc.record({
      name: fc.constantFrom('Ann', 'Bob', evil),
      id: fc.integer({ min: 1, max: 2 }),
      greeting: fc.constantFrom('Hello', 'Servus', evil, 'gone', 'broken'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        let current = 'Hello';
        const greet: Greetings = (id, { headers }) =>
          ['gone', 'broken'].includes(current) ? current : `${current} ${headers.cookie} ${id}`;
        // An employer's header shows the name. This one counts as a visitor, so that only the data tells viewers apart.
        const remembering = await pagesWith(greet, 'EMPLOYER');
        const rendering = await pagesWith(greet, 'EMPLOYER', { cacheBytes: 0 });
        for (const { name, id, greeting } of steps) {
          current = greeting;
          const url = `/Job-Offer-public-${id}`;
          const [sent, anew] = [await pageOf(remembering.app, url, name), await pageOf(rendering.app, url, name)];
          expect(sent).toEqual(anew);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('not remembered', () => {
  it('are pages of signed-in users', async () => {
    const { app, rendered } = await counted(hello, 'EMPLOYER', { isSignedIn: true });
    for (let time = 0; time < 2; time += 1) await pageOf(app, address, 'Ann');
    expect(rendered).toHaveLength(2);
  });

  it('are pages of members, of admins, and those whose address is a secret', async () => {
    const { app, rendered } = await counted(hello, 'ADMIN');
    const urls = ['/admin/jobs/3', '/chat/shared/abc', '/unsubscribe/abc', '/renew-offer/abc', '/account'];
    for (const url of [...urls, ...urls]) await pageOf(app, url);
    expect(rendered).toEqual([...urls, ...urls]);
  });

  it('are errors', async () => {
    const { app, rendered } = await counted((id) => (id === 1 ? null : new Error('The database is down.')));
    for (const url of ['/Job-Offer-public-1', '/Job-Offer-public-2']) {
      for (let time = 0; time < 2; time += 1) await pageOf(app, url);
    }
    expect(rendered).toHaveLength(4);
  });

  it('are more pages than fit; those used last stay', async () => {
    // A page of the fixture has 30 KB.
    const { app, rendered } = await counted(hello, 'ANONYMOUS', { cacheBytes: 100_000 });
    const [a, b, c, d] = [1, 2, 3, 4].map((id) => `/Job-Offer-public-${id}`) as [string, string, string, string];
    for (const url of [a, b, a, c, a, d, a, b]) await pageOf(app, url);
    expect(rendered).toEqual([a, b, c, d, b]);
  });
});
