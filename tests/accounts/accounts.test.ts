import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '../../server/auth/admins.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeGuest, testPassword } from '../support/factories.ts';
import { testApp, testDb } from '../support/fixtures.ts';
import { linkIn, mailsTo } from '../support/outbox.ts';
import { beginSignUp, mailedCode, newAccount, signUp } from '../support/signUp.ts';
import { enrolled } from '../support/twoFactor.ts';
import { auth, kindOf, logIn } from '../support/visiting.ts';

const lines: string[] = [];
const app = testApp({ log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) });
const db = testDb(app);
beforeEach(() => {
  lines.length = 0;
});

const visitor = () => new Visitor(app.url);
const logInWith = async (email: string | null, password: string) =>
  (await auth(visitor(), 'sign-in/email', { email, password })).status;
const userOf = (loginEmail: string) => db.user.findUnique({ where: { loginEmail } });
/** The logins in the log, each with its last secret. */
const logins = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a person logged in')
    .map(({ event, account, address }) => ({ event, account, address }));
const by = (event: string, account: number) => ({ event, account, address: '127.0.0.1' });

let people = 0;
const someone = (more: Record<string, unknown> = {}) => {
  people += 1;
  return newAccount(`nora-${people}@example.test`, more);
};

describe('signing up', () => {
  it('as an admin or without a role is refused', async () => {
    const before = await db.user.count();
    for (const role of ['ROLE_ADMIN', 'admin', '', null]) {
      expect((await auth(visitor(), 'sign-up/email', someone({ role }))).status).toBe(400);
    }
    expect(await db.user.count()).toBe(before);
  });

  it('protected fields cannot be set', async () => {
    const contactEmail = 'other@example.test';
    const image = 'https://elsewhere.test/photo.png';
    const account = someone({ active: true, popularity: 1000, contactEmail, image });
    await signUp(app, visitor(), account);
    const stored = { active: false, email: account.email, popularity: 0, photoUri: null };
    expect(await userOf(account.email)).toMatchObject(stored);
  });

  it('creates an account in the requested role with the emailed code, once, and signs in', async () => {
    const account = someone({ role: 'ROLE_CANDIDATE', email: `Nora-Upper-${Date.now()}@Example.test` });
    const jobSeeker = visitor();
    const token = await beginSignUp(jobSeeker, account);
    const email = account.email.toLowerCase();
    expect(await userOf(email)).toBeNull();
    expect(await kindOf(jobSeeker)).toBe('ANONYMOUS');
    const code = await mailedCode(app, email);
    // With the space that the mail shows.
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const confirmed = await (await auth(jobSeeker, 'sign-up/confirm', { token, code: spaced })).json();
    expect(confirmed).toEqual({ user: { id: expect.stringMatching(/^\d+$/), role: 'ROLE_CANDIDATE' } });
    expect(logins()).toEqual([by('sign-up code', Number(confirmed.user.id))]);
    expect(await kindOf(jobSeeker)).toBe('JOB_SEEKER');
    const stored = { name: 'Nora New', email, emailVerified: true, createdAt: app.clock.now };
    expect(await userOf(email)).toMatchObject(stored);
    expect(await logInWith(email, account.password)).toBe(200);
    expect((await auth(visitor(), 'sign-up/confirm', { token, code })).status).toBe(400);
    // A second account for the same email is refused, in any case.
    const before = await db.user.count();
    await auth(visitor(), 'sign-up/email', { ...account, email: account.email.toUpperCase() });
    expect(await db.user.count()).toBe(before);
  });

  it('creates one account if the code is sent three times at the same time, and none after an hour', async () => {
    const account = someone();
    const token = await beginSignUp(visitor(), account);
    const code = await mailedCode(app, account.email);
    const confirm = () => auth(visitor(), 'sign-up/confirm', { token, code });
    const began = app.clock.now;
    app.clock.now = new Date(began.getTime() + 3_600_000);
    const late = await confirm();
    app.clock.now = began;
    expect((await late.json()).fields).toEqual([{ field: 'code', message: expect.stringMatching('no longer') }]);
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe('a password', () => {
  it.each([
    [
      'of any characters',
      `${'p\u00e4ss W\u00f6rter \u{1f600} \u6211\u7684\u5bc6\u7801 '.repeat(5)}and twenty-eight other words`,
    ],
    ['with spaces around it', '  a roof of tiles  '],
  ])('%s counts as it was typed', async (_what, password) => {
    const account = someone({ password });
    await signUp(app, visitor(), account);
    for (const wrong of [password.slice(0, -1), password.toUpperCase(), ` ${password.trim()}`])
      expect(await logInWith(account.email, wrong)).toBe(401);
    expect(await logInWith(account.email, password)).toBe(200);
  });

  it('is chosen anew by the emailed link, which is answered in the same way to everyone and ends the sessions', async () => {
    const employer = await makeEmployer(db);
    const email = employer.loginEmail ?? '';
    const before = await logIn(app, employer);
    const ask = async (to: string) => {
      const response = await auth(visitor(), 'request-password-reset', { email: to, redirectTo: '/reset-password' });
      return [response.status, await response.text()];
    };
    expect(await ask(email)).toEqual(await ask('unknown@example.test'));
    const [mail] = await mailsTo(app, email);
    const { headers } = await visitor().fetch(linkIn(mail));
    const token = new URL(headers.get('location') ?? '', app.url).searchParams.get('token');
    expect((await auth(visitor(), 'reset-password', { newPassword: 'another password', token })).status).toBe(200);
    expect(await kindOf(before)).toBe('ANONYMOUS');
    expect([await logInWith(email, 'another password'), await logInWith(email, testPassword)]).toEqual([200, 401]);
  });
});

describe('a login', () => {
  it('is logged without the email, and only with the right password; a guest has none', async () => {
    const { id, loginEmail } = await makeEmployer(db);
    expect(await logInWith(loginEmail, 'a wrong password')).toBe(401);
    expect(await logInWith((await makeGuest(db)).email, testPassword)).toBe(401);
    expect(logins()).toEqual([]);
    // As it was pasted.
    const pasted = `\u202a ${loginEmail?.replace('@', '\uff20')}\u200b\u202c`;
    expect(await logInWith(pasted, testPassword)).toBe(200);
    expect(logins()).toEqual([by('login', id)]);
    expect(lines.join('')).not.toContain(loginEmail);
  });

  it('by a code of the app or a backup code is logged with it, and not by the password before it', async () => {
    const employer = await makeEmployer(db);
    const { code, backupCodes } = await enrolled(app, employer);
    lines.length = 0;
    for (const [path, secret] of [
      ['verify-totp', await code()],
      ['verify-backup-code', backupCodes[0]],
    ]) {
      const browser = await logIn(app, employer);
      expect((await auth(browser, `two-factor/${path}`, { code: secret })).status).toBe(200);
    }
    expect(logins()).toEqual([by('two-factor code', employer.id), by('backup code', employer.id)]);
  });

  it('ends with a sign-out, and not only its cookie', async () => {
    const user = await logIn(app, await makeEmployer(db));
    const kept = user.copy();
    await auth(user, 'sign-out', {});
    expect([await kindOf(user), await kindOf(kept)]).toEqual(['ANONYMOUS', 'ANONYMOUS']);
  });

  it('has its token in the cookie alone, new and random each time, and ends the one that the browser had before', async () => {
    const employer = await makeEmployer(db);
    const [browser, elsewhere] = [await logIn(app, employer), await logIn(app, employer)];
    const before = browser.copy();
    const answer = await auth(browser, 'sign-in/email', { email: employer.loginEmail, password: testPassword });
    const session = await browser.fetch('/api/auth/get-session');
    expect(await Promise.all([before, browser, elsewhere].map(kindOf))).toEqual(['ANONYMOUS', 'EMPLOYER', 'EMPLOYER']);
    const rows = await db.session.findMany({ where: { userId: employer.id }, orderBy: { id: 'asc' } });
    expect(new Set(rows.map(({ token }) => token)).size).toBe(2);
    // 32 of 62 characters are 190 bits.
    for (const { token } of rows) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    const token = rows[1]?.token ?? 'none';
    expect(browser.cookieHeader).toContain(token);
    expect(`${await answer.text()} ${await session.text()}`).not.toContain(token);
  });
});

describe('an admin created on the command line', () => {
  const right = { email: 'Ana@Example.org', name: ' Ana ', password: 'long enough' };

  it('can sign in, with the email in any letter case, and is made once', async () => {
    const id = await createAdmin(db, right);
    const email = 'ana@example.org';
    const stored = { role: 'ROLE_ADMIN', name: 'Ana', loginEmail: email, email };
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject(stored);
    expect(await logInWith('ANA@example.org', right.password)).toBe(200);
    await expect(createAdmin(db, right)).rejects.toThrow('ana@example.org has an account already.');
  });

  it.each([
    [{ email: 'ana' }, 'That is not an e-mail address.'],
    [{ name: ' ' }, 'A name is needed.'],
    [{ password: 'short' }, 'The password needs at least 8 characters.'],
    [{ name: 'Cyrus Vance', password: 'cyrusvance1' }, 'This password is too easy to guess.'],
  ])('%j is refused', async (change, message) => {
    await expect(createAdmin(db, { ...right, email: 'cy@example.org', ...change })).rejects.toThrow(message);
  });
});
