import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mailedCode } from '../support/signUp.ts';
import { appCode } from '../support/twoFactor.ts';

/** What a login leaves in the log, and what it gives to the browser. */

const lines: string[] = [];
const app = testApp({ log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) });
beforeEach(() => {
  lines.length = 0;
});

const call = (visitor: Visitor, path: string, body: object) => visitor.post(`/api/auth/${path}`, body);
const logins = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a person logged in')
    .map(({ event, account, address }) => ({ event, account, address }));
const by = (event: string, account: number) => ({ event, account, address: '127.0.0.1' });

describe('a login is logged with its account, its address and its last secret', () => {
  it('by the password, and not without it', async () => {
    const { id, loginEmail: email } = await makeEmployer(app.services.db);
    await call(new Visitor(app.url), 'sign-in/email', { email, password: 'a wrong password' });
    expect(logins()).toEqual([]);
    const visitor = new Visitor(app.url);
    await call(visitor, 'sign-in/email', { email, password: testPassword });
    await visitor.fetch('/api/auth/get-session');
    expect(logins()).toEqual([by('login', id)]);
    expect(lines.join('')).not.toContain(email);
  });

  it('by the code of a sign-up', async () => {
    const account = { name: 'Nora New', email: 'nora@logins.test', password: testPassword, role: 'ROLE_EMPLOYER' };
    const visitor = new Visitor(app.url);
    const { token } = await (await call(visitor, 'sign-up/email', account)).json();
    expect(logins()).toEqual([]);
    const confirmed = await call(visitor, 'sign-up/confirm', { token, code: await mailedCode(app, account.email) });
    expect(logins()).toEqual([by('sign-up code', Number((await confirmed.json()).user.id))]);
  });

  it('by a code of the app or a backup code, and not by the password before it', async () => {
    const { id, loginEmail: email } = await makeEmployer(app.services.db);
    const own = await new Visitor(app.url).signIn(email ?? '', testPassword);
    const { totpURI, backupCodes } = await (await call(own, 'two-factor/enable', { password: testPassword })).json();
    const code = await appCode(new URL(totpURI).searchParams.get('secret') ?? '');
    await call(own, 'two-factor/verify-totp', { code });
    await app.services.db.twoFactor.update({ where: { userId: id }, data: { lastUsedStep: null } });
    lines.length = 0;
    const ways = { 'verify-totp': code, 'verify-backup-code': backupCodes[0] };
    for (const [path, secret] of Object.entries(ways)) {
      const visitor = new Visitor(app.url);
      await call(visitor, 'sign-in/email', { email, password: testPassword });
      expect((await call(visitor, `two-factor/${path}`, { code: secret })).status).toBe(200);
    }
    expect(logins()).toEqual([by('two-factor code', id), by('backup code', id)]);
  });
});

describe('a session', () => {
  it('has its token in the cookie alone, which scripts cannot read', async () => {
    const { id, loginEmail: email } = await makeEmployer(app.services.db);
    const visitor = new Visitor(app.url);
    const signedIn = await (await call(visitor, 'sign-in/email', { email, password: testPassword })).json();
    const session = await (await visitor.fetch('/api/auth/get-session')).json();
    const { token } = await app.services.db.session.findFirstOrThrow({ where: { userId: id } });
    expect(visitor.cookieHeader).toContain(token);
    expect(signedIn.user).toMatchObject({ email });
    expect(session).toMatchObject({ user: { email }, session: { userId: String(id) } });
    expect(JSON.stringify([signedIn, session])).not.toContain(token);
  });

  it('is new with each login, long and random, and ends the one that the browser had before', async () => {
    const { id, loginEmail: email } = await makeEmployer(app.services.db);
    const [visitor, elsewhere] = [new Visitor(app.url), new Visitor(app.url)];
    const logIn = (browser: Visitor) => call(browser, 'sign-in/email', { email, password: testPassword });
    const kindOf = async (browser: Visitor) =>
      (await browser.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')).data?.viewer.kind;
    await logIn(elsewhere);
    await logIn(visitor);
    const before = visitor.copy();
    await logIn(visitor);
    expect(await Promise.all([before, visitor, elsewhere].map(kindOf))).toEqual(['ANONYMOUS', 'EMPLOYER', 'EMPLOYER']);
    const tokens = (await app.services.db.session.findMany({ where: { userId: id } })).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(2);
    // 32 of 62 characters are 190 bits.
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  });
});
