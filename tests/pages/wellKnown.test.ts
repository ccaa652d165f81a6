import { expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';

const app = testApp();

const ask = (path: string, options: RequestInit = {}) => fetch(app.url + path, { redirect: 'manual', ...options });
const sent = (accept: string, headers = {}, fields = {}): RequestInit => ({
  method: 'POST',
  headers: { accept, ...headers },
  body: new URLSearchParams({ email: 'erin@example.test', password: 'secret', ...fields }),
});
const ofBrowser = 'text/html,application/xhtml+xml,*/*;q=0.8';

it.each([
  ['/favicon.ico', 'image/x-icon', [0, 0, 1, 0]],
  ['/apple-touch-icon.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
])('%s is there', async (path, type, start) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual(start);
});

it('password managers find where the password is changed', async () => {
  const answer = await ask('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account#login']);
});

it('a form that is sent without scripts comes back with its name and email, and says that nothing was sent', async () => {
  for (const headers of [{}, { origin: 'null' }, { 'sec-fetch-site': 'same-origin' }]) {
    const answer = await ask('/sign-up-as-a-employer?next=/account', sent(ofBrowser, headers, { name: '"><b>Erin' }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    const page = await answer.text();
    expect(page).toMatch(/<noscript[^>]*>.*Nothing was sent.*<\/noscript>.*value="erin@example.test"/s);
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;Erin"');
    expect(page).not.toContain('secret');
  }
  const opened = await (await ask('/sign-up-as-a-employer?next=/account')).text();
  expect(opened).not.toMatch(/Nothing was sent|erin@example/);
});

it('a form that another site sends comes back empty', async () => {
  const answer = await ask('/login', sent(ofBrowser, { 'sec-fetch-site': 'cross-site' }));
  expect(answer.status).toBe(422);
  expect(await answer.text()).not.toContain('erin@example');
});

it('a form that is too large gets a page that says so', async () => {
  const answer = await ask('/login', sent(ofBrowser, {}, { name: 'x'.repeat(2_000_000) }));
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('<h1>Too large</h1>');
});

it('programs, and addresses that are no pages, are led nowhere', async () => {
  for (const [path, accept] of [
    ['/login', 'application/json'],
    ['/api/nothing', ofBrowser],
    ['//elsewhere.test/login', ofBrowser],
  ] as const) {
    const { status, headers } = await ask(path, sent(accept));
    expect([status, headers.get('location')], path).toEqual([404, null]);
  }
});
