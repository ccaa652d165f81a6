import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeGuest, testPassword } from '../support/factories.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const visitor = () => new Visitor(app.url);
const kindOf = async (somebody: Visitor) =>
  (await somebody.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')).data?.viewer.kind;

let people = 0;
const newAccount = (more: Record<string, unknown> = {}) => {
  people += 1;
  return {
    name: 'Nora New',
    email: `nora-${people}@example.test`,
    password: 'a long password',
    role: 'ROLE_EMPLOYER',
    ...more,
  };
};

/** The links in the mails to this address, the oldest first. */
async function mailedLinks(to: string): Promise<string[]> {
  const folder = join(app.dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const mails = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
  return mails
    .filter((mail: { to: string }) => mail.to === to)
    .map((mail: { text: string }) => /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
}

describe('who may not have an account', () => {
  it.each(['ROLE_ADMIN', 'admin', '', null])(
    'nobody becomes an admin, or nothing, by signing up (%s)',
    async (role) => {
      const before = await app.services.db.user.count();
      const response = await visitor().post('/api/auth/sign-up/email', newAccount({ role }));
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await app.services.db.user.count()).toBe(before);
    },
  );

  it('nobody sets what is not theirs to set', async () => {
    const refused = newAccount({ emailVerified: true, contactEmail: 'other@example.test' });
    expect((await visitor().post('/api/auth/sign-up/email', refused)).status).toBe(400);
    expect(await app.services.db.user.findUnique({ where: { loginEmail: refused.email } })).toBeNull();
    const ignored = newAccount({ active: true, popularity: 1000 });
    await visitor().post('/api/auth/sign-up/email', ignored);
    expect(await app.services.db.user.findUnique({ where: { loginEmail: ignored.email } })).toMatchObject({
      emailVerified: false,
      active: false,
      email: ignored.email,
      popularity: 0,
    });
  });

  it('nobody changes their role afterwards', async () => {
    const account = newAccount();
    const somebody = visitor();
    await somebody.post('/api/auth/sign-up/email', account);
    await somebody.post('/api/auth/update-user', { role: 'ROLE_ADMIN' });
    expect(await kindOf(somebody)).toBe('EMPLOYER');
    expect(await app.services.db.user.findUnique({ where: { loginEmail: account.email } })).toMatchObject({
      role: 'ROLE_EMPLOYER',
    });
  });

  it('a short password is refused', async () => {
    const response = await visitor().post('/api/auth/sign-up/email', newAccount({ password: 'short' }));
    expect(response.status).toBe(400);
  });

  it('a second account for one address is not made, whatever its case', async () => {
    const account = newAccount();
    await visitor().post('/api/auth/sign-up/email', account);
    const before = await app.services.db.user.count();
    await visitor().post('/api/auth/sign-up/email', { ...account, email: account.email.toUpperCase() });
    expect(await app.services.db.user.count()).toBe(before);
  });

  it('a guest cannot be signed in as', async () => {
    const guest = await makeGuest(app.services.db);
    const response = await visitor().post('/api/auth/sign-in/email', { email: guest.email, password: testPassword });
    expect(response.status).toBe(401);
  });
});

describe('an account', () => {
  it('is signed in once it is made, as what it was made for', async () => {
    const jobSeeker = visitor();
    expect((await jobSeeker.post('/api/auth/sign-up/email', newAccount({ role: 'ROLE_CANDIDATE' }))).status).toBe(200);
    expect(await kindOf(jobSeeker)).toBe('JOB_SEEKER');
  });

  it('is verified by the mailed link', async () => {
    const account = newAccount();
    const somebody = visitor();
    await somebody.post('/api/auth/sign-up/email', account);
    const [link = ''] = await mailedLinks(account.email);
    await somebody.fetch(`${new URL(link).pathname}${new URL(link).search}`);
    expect(await app.services.db.user.findUnique({ where: { loginEmail: account.email } })).toMatchObject({
      emailVerified: true,
    });
  });

  it('is left by signing out, and entered with the right password only', async () => {
    const employer = await makeEmployer(app.services.db);
    const somebody = await visitor().signIn(employer.loginEmail ?? '', testPassword);
    expect(await kindOf(somebody)).toBe('EMPLOYER');
    const cookies = somebody.cookieHeader;
    await somebody.post('/api/auth/sign-out', {});
    expect(await kindOf(somebody)).toBe('ANONYMOUS');
    // The session is over, not only its cookie.
    const kept = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies },
      body: JSON.stringify({ query: '{ viewer { kind } }' }),
    });
    expect(await kept.json()).toEqual({ data: { viewer: { kind: 'ANONYMOUS' } } });
    const wrong = await visitor().post('/api/auth/sign-in/email', { email: employer.loginEmail, password: 'wrong' });
    expect(wrong.status).toBe(401);
  });

  it('gets a new password by the mailed link, which ends its sessions', async () => {
    const employer = await makeEmployer(app.services.db);
    const email = employer.loginEmail ?? '';
    const before = await visitor().signIn(email, testPassword);
    await visitor().post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
    const [link = ''] = await mailedLinks(email);
    const answer = await visitor().fetch(`${new URL(link).pathname}${new URL(link).search}`);
    const token = new URL(answer.headers.get('location') ?? '', app.url).searchParams.get('token');
    const reset = await visitor().post('/api/auth/reset-password', { newPassword: 'another password', token });
    expect(reset.status).toBe(200);
    expect(await kindOf(before)).toBe('ANONYMOUS');
    await visitor().signIn(email, 'another password');
    expect((await visitor().post('/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(401);
  });

  it('is not told apart from none when somebody asks for a new password', async () => {
    const employer = await makeEmployer(app.services.db);
    const ask = async (email: string) => {
      const response = await visitor().post('/api/auth/request-password-reset', { email });
      return { status: response.status, body: await response.text() };
    };
    expect(await ask(employer.loginEmail ?? '')).toEqual(await ask('nobody@example.test'));
  });

  it('that is deleted is nobody any more', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const somebody = await visitor().signIn(employer.loginEmail ?? '', testPassword);
    await db.user.update({ where: { id: employer.id }, data: { deletedAt: app.clock.now, loginEmail: null } });
    expect(await kindOf(somebody)).toBe('ANONYMOUS');
  });
});

describe('the session cookie', () => {
  it('is out of reach of scripts and other sites', async () => {
    const employer = await makeEmployer(app.services.db);
    const response = await fetch(`${app.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url },
      body: JSON.stringify({ email: employer.loginEmail, password: testPassword }),
    });
    const cookie = response.headers.getSetCookie().find((line) => line.includes('session_token')) ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });
});
