import { expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import { invalidLinks } from '../../client/features/core/MailedPage.tsx';
import { send } from '../attacks/wire.ts';
import { startTestApp } from '../support/app.ts';
import { fixture } from '../support/fixtures.ts';
import { startWithRoutes } from '../support/routes.ts';

/** What a browser asks for when a person opens an address. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const started = fixture(
  () => startWithRoutes(() => startTestApp()),
  (started) => started.app.stop(),
);
const open = (path: string, headers: Record<string, string> = browser) => send(started.app.url, path, { headers });

/** They say more than that they refuse: which part is missing. */
const notRefusals = ['/readyz'];

/** Pages in place of the payment provider's. */
const forPeopleAlone = /^\/payment-sandbox\//;

it('a person who opens any address sees no JSON of a refusal, and a program sees nothing else', async () => {
  const seen: unknown[] = [];
  let refused = 0;
  const addresses = started.routes
    .filter(({ method, url }) => [method].flat().includes('GET') && !notRefusals.includes(url) && url !== '/*')
    .map(({ url }) => url.replaceAll(/:\w+(\([^)]*\))?/g, '999').replace('*', 'x'));
  for (const path of new Set([...addresses, '/api/nope', '/api', '/nope.php', '//nope', '/%E0%A4%A', '/api/%'])) {
    const [page, answer] = [await open(path), await open(path, { accept: '*/*' })];
    if (answer.status < 400) continue;
    refused += 1;
    const { status, headers, body } = page;
    const isSame = status === answer.status || (status === 302 && headers.location?.startsWith('/'));
    const isPage = status === 302 || (headers['content-type'] === 'text/html; charset=utf-8' && body.includes('<h1>'));
    const isData = answer.headers['content-type']?.includes('json') || forPeopleAlone.test(path);
    if (!isSame || !isPage || !isData) seen.push([path, status, headers['content-type'], answer.status]);
  }
  expect(refused).toBeGreaterThan(40);
  expect(seen).toEqual([]);
});

it.each([
  ['/pricing.', '/pricing'],
  ['/help%E2%80%A6?for=employer', '/help?for=employer'],
  ['//pricing', '/pricing'],
  ['/chat%2Fshared%2Fab).', '/chat/shared/ab'],
  ['/unsubscribe/7-aB3_x.', '/unsubscribe/7-aB3_x'],
  ['/Hire-Maria-in-City-Job-Waiter-12,', '/Hire-Maria-in-City-Job-Waiter-12'],
  ['/no-such-job-nowhere!', '/no-such-job-nowhere'],
  ['/admin/jobs)?page=2', '/admin/jobs?page=2'],
  ['/)', '/'],
])('%s leads to %s', async (address, clean) => {
  const { status, headers } = await open(address);
  expect([status, headers.location]).toEqual([301, clean]);
  expect((await open(clean)).status).not.toBe(301);
});

it.each([
  '//evil.test',
  '//evil.test/pricing',
  '/%2Fevil.test',
  '/%5Cevil.test',
  '/api/jobs.',
  '/api.',
  '/graphql.',
  '/media/x.',
  '/assets/x.',
  '/no-page.',
  '/chat/shared/a%0Ab',
])('%s leads nowhere', async (address) => {
  const { status, headers } = await open(address);
  expect([status, headers.location]).toEqual([404, undefined]);
});

const links = {
  sharedChat: '/chat/shared',
  unsubscribe: '/unsubscribe',
  renewOffer: '/renew-offer',
  answerReference: '/answer-reference',
  answerRequest: '/answer-request',
} as const;

it.each(Object.entries(links))('a link of the kind %s says what it was, whatever is left of it', async (kind, path) => {
  const { title, next } = invalidLinks[kind as keyof typeof links];
  for (const rest of ['', '/x', '/7.1-aB3_x', '/7.abc', `/${'x'.repeat(500)}`]) {
    const { status, body } = await open(path + rest);
    expect([rest, status]).toEqual([rest, 404]);
    expect(body).toContain(`>${title}</h1>`);
    expect(body).toContain(`href="${next.href}"`);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  }
});

it('a mailed link of an account that does not work leads to what does', async () => {
  for (const [link, next] of [
    ['/api/auth/reset-password/abc', '/reset-password?error=INVALID_TOKEN'],
    ['/api/auth/reset-password/abc?callbackURL=https://evil.test', '/reset-password?error=INVALID_TOKEN'],
    ['/api/auth/verify-email', paths.confirmEmail.to()],
    ['/api/auth/verify-email?token=abc&callbackURL=/', paths.confirmEmail.to()],
  ] as const) {
    const { status, headers } = await open(link);
    expect([link, status, headers.location?.replace(/^http:\/\/localhost:\d+/, '')]).toEqual([link, 302, next]);
  }
  expect((await open('/reset-password?error=INVALID_TOKEN')).body).toContain(
    'This link to choose a password is no longer valid',
  );
  expect((await open('/reset-password?token=')).body).toContain('This link to choose a password is no longer valid');
  const { status, body } = await open(paths.confirmEmail.to());
  expect(status).toBe(404);
  expect(body).toContain(invalidLinks.confirmEmail.title);
});
