import { expect, it } from 'vitest';
import type { TestApp } from '../support/app.ts';
import { startTestApp } from '../support/app.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';

/** The cookies behind an address with http and with https. */

const secured = 'https://hourhand.example';

async function withApp(environment: Record<string, string>, run: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp({ environment });
  await run(app).finally(() => app.stop());
}

const post = ({ url, services }: TestApp, path: string, body: object, cookie = '') =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: services.publicUrl, cookie },
    body: JSON.stringify(body),
  });

const signIn = (app: TestApp, email: string | null) =>
  post(app, '/api/auth/sign-in/email', { email, password: testPassword });

const becomeGuest = (app: TestApp) =>
  post(app, '/api/employers/no-login', { name: 'Gus Guest', email: 'gus@guests.test', company: 'Cafe' });

/** The cookies that a guest and a login get, with their attributes in small letters. The API's document names them. */
async function cookiesOf(app: TestApp) {
  const { loginEmail } = await makeEmployer(app.services.db);
  const [guest, login] = [await becomeGuest(app), await signIn(app, loginEmail)];
  expect([guest.status, login.status]).toEqual([201, 200]);
  const set = [...guest.headers.getSetCookie(), ...login.headers.getSetCookie()].map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = ''] = pair.split('=');
    return { name, pair, attributes: attributes.map((one) => one.toLowerCase()) };
  });
  const names = set.map(({ name }) => name).sort();
  const { components } = await (await fetch(`${app.url}/api/openapi.json`)).json();
  const { session, guest: ofGuest } = components.securitySchemes;
  expect(names).toEqual(expect.arrayContaining([session.name, ofGuest.name]));
  return { set, names };
}

it('under https, each has the prefix that binds it to this host, with all that browsers ask for with it', () =>
  withApp({ PUBLIC_URL: secured }, async (app) => {
    const { set, names } = await cookiesOf(app);
    const session = '__Secure-hourhand.session_token';
    expect(names).toEqual(['__Host-hourhand_browser', '__Host-hourhand_guest', session]);
    for (const { name, attributes } of set) {
      expect(attributes, name).toEqual(expect.arrayContaining(['path=/', 'httponly', 'samesite=lax', 'secure']));
      expect(attributes.join(), name).not.toContain('domain');
    }
    const cookie = set.map(({ pair }) => pair).join('; ');
    const asked = async (sent: string) =>
      (await post(app, '/graphql', { query: '{ viewer { kind } }' }, sent)).json().then(({ data }) => data.viewer.kind);
    expect(await asked(cookie)).toBe('EMPLOYER');
    const [guestPair = ''] = cookie.split('; ').filter((pair) => pair.includes('guest'));
    expect(await asked(guestPair)).toBe('GUEST');
    // What another subdomain could have set.
    expect(await asked(guestPair.replace('__Host-', ''))).toBe('ANONYMOUS');
  }));

it('without https they have no prefix, because browsers would refuse them', () =>
  withApp({}, async (app) => {
    const { set, names } = await cookiesOf(app);
    expect(names).toEqual(['hourhand.session_token', 'hourhand_browser', 'hourhand_guest']);
    expect(set.flatMap(({ attributes }) => attributes)).not.toContain('secure');
  }));
