import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRenderer } from '../../server/pages/renderer.ts';
import { allowedScripts, fixtureApp, fixtureRenderer, type Greetings, scriptsOf } from './fixture/server.ts';

/** Pages of visitors are remembered by their address and data. What is sent has to be what would be rendered anew. */

let fixture: Awaited<ReturnType<typeof fixtureRenderer>>;

beforeAll(async () => {
  fixture = await fixtureRenderer();
});
afterAll(() => fixture.close());

const address = '/Job-Offer-public-3';

/** `rendered` has the addresses that were rendered. */
function counted(): { renderer: PageRenderer; rendered: string[] } {
  const rendered: string[] = [];
  const { renderer } = fixture;
  return {
    rendered,
    renderer: {
      ...renderer,
      render: (request) => {
        rendered.push(request.url.pathname + request.url.search);
        return renderer.render(request);
      },
    },
  };
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
    const { renderer, rendered } = counted();
    const { app, executed } = await fixtureApp(renderer, () => 'Hello');
    const first = await pageOf(app, address);
    const second = await pageOf(app, address);
    expect(rendered).toEqual([address]);
    expect(second).toEqual(first);
    // The data is read each time.
    expect(executed).toHaveLength(4);
  });

  it('is kept as it is sent, for each encoding', async () => {
    const { renderer, rendered } = counted();
    const { app } = await fixtureApp(renderer, () => 'Hello');
    const ask = (encoding: string) => app.inject({ url: address, headers: { 'accept-encoding': encoding } });
    const [plain, brotli, again, gzip] = [
      await ask('identity'),
      await ask('gzip, br'),
      await ask('br'),
      await ask('gzip'),
    ];
    expect(rendered).toHaveLength(3);
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(again.rawPayload).toEqual(brotli.rawPayload);
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  });

  it('is rendered again as soon as its data has changed', async () => {
    let greeting = 'Before';
    const { app } = await fixtureApp(fixture.renderer, () => greeting);
    await pageOf(app, address);
    greeting = 'After';
    const { body } = await pageOf(app, address);
    expect(body).toContain('<h1>After</h1>');
    expect(body).not.toContain('Before');
    greeting = 'gone';
    expect((await pageOf(app, address)).statusCode).toBe(410);
  });

  it('is of one query of the address', async () => {
    const { renderer, rendered } = counted();
    const { app } = await fixtureApp(renderer, () => 'Hello');
    for (const url of [address, `${address}?a=1`, address]) await pageOf(app, url);
    expect(rendered).toEqual([address, `${address}?a=1`]);
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
        const remembering = await fixtureApp(fixture.renderer, greet, 'EMPLOYER');
        const rendering = await fixtureApp(fixture.renderer, greet, 'EMPLOYER', { cacheBytes: 0 });
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
    const { renderer, rendered } = counted();
    const { app } = await fixtureApp(renderer, () => 'Hello', 'EMPLOYER', { isSignedIn: true });
    for (let time = 0; time < 2; time += 1) await pageOf(app, address, 'Ann');
    expect(rendered).toHaveLength(2);
  });

  it('are pages of members, of admins, and those whose address is a secret', async () => {
    const { renderer, rendered } = counted();
    const { app } = await fixtureApp(renderer, () => 'Hello', 'ADMIN');
    const urls = ['/admin/jobs/3', '/chat/shared/abc', '/unsubscribe/abc', '/renew-offer/abc', '/account'];
    for (const url of [...urls, ...urls]) await pageOf(app, url);
    expect(rendered).toEqual([...urls, ...urls]);
  });

  it('are errors', async () => {
    const { renderer, rendered } = counted();
    const { app } = await fixtureApp(renderer, (id) => (id === 1 ? null : new Error('The database is down.')));
    for (const url of ['/Job-Offer-public-1', '/Job-Offer-public-2']) {
      for (let time = 0; time < 2; time += 1) await pageOf(app, url);
    }
    expect(rendered).toHaveLength(4);
  });

  it('are more pages than fit; those used last stay', async () => {
    const { renderer, rendered } = counted();
    // A page of the fixture has 30 KB.
    const { app } = await fixtureApp(renderer, () => 'Hello', 'ANONYMOUS', { cacheBytes: 100_000 });
    const [a, b, c, d] = [1, 2, 3, 4].map((id) => `/Job-Offer-public-${id}`) as [string, string, string, string];
    for (const url of [a, b, a, c, a, d, a, b]) await pageOf(app, url);
    expect(rendered).toEqual([a, b, c, d, b]);
  });
});
