import { describe, expect, it } from 'vitest';
import { createLog } from '../../server/log/log.ts';
import { makeEmployer } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { linkIn, mailsTo } from '../support/outbox.ts';
import { inTurn, signedInEmployer, withApp, withOptions } from './attackedApp.ts';
import { send, statusOf } from './wire.ts';

/** Attacks with forged requests, addresses and headers, one `describe` each, over HTTP only. */

const app = testApp();

function recordedLog() {
  const lines: string[] = [];
  return { lines, log: createLog('trace', { write: (line) => lines.push(line) }) };
}

describe('a forged X-Forwarded-For', () => {
  const from = (addresses: string) => ({ headers: { 'x-forwarded-for': addresses } });

  it('does not make one visitor count as many if the proxy is not trusted, which is logged once', async () => {
    const { lines, log } = recordedLog();
    const environment = { TRUST_PROXY: '10.0.0.0/8', REQUESTS_PER_MINUTE: '5' };
    await withOptions({ environment, log }, async ({ url }) => {
      const statuses = await inTurn(6, (visitor) => statusOf(url, '/api/jobs', from(`203.0.113.${visitor}`)));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  it.each([
    ['loopback', (forged: string) => `${forged}, 203.0.113.7`],
    ['loopback, 198.51.100.0/24', (forged: string) => `${forged}, 203.0.113.7, 198.51.100.9`],
    ['2', (forged: string) => `${forged}, 203.0.113.7, 198.51.100.9`],
  ])('does not change what trusted proxies have added (TRUST_PROXY=%s)', async (trusted, forwarded) => {
    const { lines, log } = recordedLog();
    const environment = { TRUST_PROXY: trusted, REQUESTS_PER_MINUTE: '5' };
    await withOptions({ environment, log }, async ({ url }) => {
      const forged = (visitor: number) => from(forwarded(`192.0.2.${visitor}`));
      const statuses = await inTurn(6, (visitor) => statusOf(url, '/api/jobs', forged(visitor)));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await statusOf(url, '/api/jobs', from(forwarded('192.0.2.1').replace('203.0.113.7', '203.0.113.8')))).toBe(
        200,
      );
    });
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([]);
  });

  it('with many addresses of one IPv6 network counts as one visitor', async () => {
    await withApp({ REQUESTS_PER_MINUTE: '5' }, async ({ url }) => {
      const statuses = await inTurn(6, (visitor) => statusOf(url, '/api/jobs', from(`2001:db8::${visitor}`)));
      expect(statuses.at(-1)).toBe(429);
    });
  });
});

describe('reading /metrics through a proxy', () => {
  it('is refused, whatever address the request claims', async () => {
    expect(await statusOf(app.url, '/metrics')).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host']) {
      const status = await statusOf(app.url, '/metrics', { headers: { [header]: '127.0.0.1' } });
      expect([header, status]).toEqual([header, 404]);
    }
  });
});

describe('a forged Host', () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const credentials = { email: 'nobody@example.test', password: 'a password' };

  it('does not appear in the URLs of pages and the sitemap', async () => {
    for (const path of ['/terms', '/privacy', '/sitemap.xml', '/robots.txt']) {
      const { status, body } = await send(app.url, path, { headers: forged });
      expect([path, status, body.includes('evil.example')]).toEqual([path, 200, false]);
    }
  });

  it('does not make another site same-origin', async () => {
    for (const origin of ['https://evil.example', 'http://evil.example']) {
      const headers = { ...forged, origin };
      const answer = await send(app.url, '/api/auth/sign-in/email', { method: 'POST', headers, body: credentials });
      expect(answer.status).toBe(403);
    }
  });

  it('does not redirect from the mail for a new password to another site', async () => {
    const { loginEmail: email } = await makeEmployer(app.services.db);
    const body = { email, redirectTo: 'http://evil.example/take' };
    const asked = { method: 'POST', headers: forged, body };
    await send(app.url, '/api/auth/request-password-reset', asked);
    // The page that the link leads to is not the client's choice.
    const [mail] = await mailsTo(app, email);
    expect(linkIn(mail)).toMatch(/^\/api\/auth\/reset-password\/[\w-]+\?callbackURL=%2Freset-password$/);
    expect(mail?.text).not.toContain('evil.example');
  });

  it('has no effect if PUBLIC_URL is set, whose origin alone may write', async () => {
    await withApp({ PUBLIC_URL: 'https://hourhand.example' }, async ({ url }) => {
      const signIn = (headers: Record<string, string>) =>
        statusOf(url, '/api/auth/sign-in/email', { method: 'POST', headers, body: credentials });
      const { host } = new URL(url);
      expect(await signIn({ host, origin: 'https://hourhand.example' })).toBe(401);
      expect(await signIn({ host: 'hourhand.example', origin: 'http://hourhand.example' })).toBe(403);
      expect(await signIn({ host, origin: url })).toBe(403);
    });
  });
});

describe('a link on another site to a GET that creates', () => {
  const path = '/api/chat-with-user-1';
  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }])(
    'is refused with %j',
    async (headers) => {
      const { status, body } = await send(app.url, path, { headers });
      expect([status, body]).toEqual([403, expect.stringContaining('other sites')]);
    },
  );
  it.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'is served with %j',
    async (headers) => {
      expect(await statusOf(app.url, path, { headers })).toBe(401);
    },
  );
});

describe('secrets in URLs', () => {
  it('are not logged when the database fails', async () => {
    const { lines, log } = recordedLog();
    await withOptions({ log }, async ({ url, services }) => {
      const secret = 'Zm9yZ2VkLXNlY3JldC1oYXNo';
      await services.db.$executeRawUnsafe('ALTER TABLE chat RENAME TO gone');
      const query = 'query ($hash: String!) { chat(reference: { sharedHash: $hash }) { id } }';
      await send(url, `/chat/shared/${secret}`);
      await send(url, `/api/chat/1?shared_hash=${secret}`);
      await send(url, `/api/chat/${secret}/employer`);
      await send(url, '/graphql', { method: 'POST', body: { query, variables: { hash: secret } } });
      await send(url, `/unsubscribe/1-${secret}`);
      await send(url, `/api/auth/verify-email?token=${secret}`);
      await send(url, `/api/auth/reset-password/${secret}?callbackURL=/`);
      await send(url, `/media/chats/${'a'.repeat(32)}.webp?until=1&signature=${secret}`);
      // The code of a table that is not there.
      expect(lines.some((line) => line.includes('42P01'))).toBe(true);
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    });
  });
});

describe('evading limits by another spelling of the URL', () => {
  it('is prevented, because the matched route is counted', async () => {
    await withApp({ REQUESTS_PER_MINUTE: '5' }, async ({ url }) => {
      const spellings = ['/api/jobs', '/%61pi/jobs', '/api/%6aobs', '/%67raphql', '/%73itemap.xml', '/robots.txt'];
      for (const [index, path] of spellings.entries()) {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` };
        const statuses = await inTurn(6, () => statusOf(url, path, { headers }));
        expect([path, statuses.indexOf(429)]).toEqual([path, 5]);
      }
    });
  });

  it('is prevented for unknown URLs, too', async () => {
    await withApp({ REQUESTS_PER_MINUTE: '5' }, async ({ url }) => {
      const statuses = await inTurn(6, () => statusOf(url, '/nothing-here', { method: 'PUT' }));
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    });
  });
});

describe('a flood of pages', () => {
  it('is refused, while the API still serves the same visitor', async () => {
    await withApp({ PAGES_PER_MINUTE: '5' }, async ({ url }) => {
      const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(url, '/')));
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
      expect(await statusOf(url, '/api/jobs')).toBe(200);
    });
  });

  it('is refused with a page and the time to retry', async () => {
    await withApp({ PAGES_PER_MINUTE: '1' }, async ({ url }) => {
      await statusOf(url, '/');
      const response = await fetch(url);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('<h1>Too many requests</h1>');
    });
  });

  it('from many addresses does not affect signed-in users', async () => {
    const visitor = await signedInEmployer(app);
    const flood = Array.from({ length: 100 }, (_, number) =>
      statusOf(app.url, '/', { headers: { 'x-forwarded-for': `203.0.113.${number}` } }),
    );
    const served = [await visitor.fetch('/'), await visitor.fetch('/api/jobs')].map(({ status }) => status);
    expect(served).toEqual([200, 200]);
    for (const status of await Promise.all(flood)) expect([200, 503]).toContain(status);
  });
});
