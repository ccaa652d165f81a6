import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeGuest, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { linkIn, mailsTo } from '../support/outbox.ts';
import { beginSignUp, mailedCode, signUp } from '../support/signUp.ts';

const app = testApp();

const visitor = () => new Visitor(app.url);
const kindOf = async (user: Visitor) =>
  (await user.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')).data?.viewer.kind;

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

describe('signing up', () => {
  it.each(['ROLE_ADMIN', 'admin', '', null])(
    'signing up as an admin or without a role is refused (%s)',
    async (role) => {
      const before = await app.services.db.user.count();
      const response = await visitor().post('/api/auth/sign-up/email', newAccount({ role }));
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await app.services.db.user.count()).toBe(before);
    },
  );

  it('protected fields cannot be set', async () => {
    const account = newAccount({
      active: true,
      popularity: 1000,
      contactEmail: 'other@example.test',
      image: 'https://elsewhere.test/photo.png',
    });
    await signUp(app, visitor(), account);
    expect(await app.services.db.user.findUnique({ where: { loginEmail: account.email } })).toMatchObject({
      active: false,
      email: account.email,
      popularity: 0,
      photoUri: null,
    });
  });

  it('a second account for the same email is refused, in any case', async () => {
    const account = newAccount();
    await signUp(app, visitor(), account);
    const before = await app.services.db.user.count();
    await visitor().post('/api/auth/sign-up/email', { ...account, email: account.email.toUpperCase() });
    expect(await app.services.db.user.count()).toBe(before);
  });

  it('signs in with an email as it was pasted', async () => {
    const { loginEmail } = await makeEmployer(app.services.db);
    const email = `\u202a ${loginEmail?.replace('@', '\uff20')}\u200b\u202c`;
    const user = visitor();
    expect((await user.post('/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(200);
    expect(await kindOf(user)).toBe('EMPLOYER');
  });

  it('a guest cannot sign in', async () => {
    const guest = await makeGuest(app.services.db);
    const response = await visitor().post('/api/auth/sign-in/email', { email: guest.email, password: testPassword });
    expect(response.status).toBe(401);
  });
});

describe('an account', () => {
  it('is created, verified and signed in with the emailed code, in the requested role', async () => {
    const { db } = app.services;
    const account = newAccount({ role: 'ROLE_CANDIDATE', email: `Nora-Upper-${Date.now()}@Example.test` });
    const jobSeeker = visitor();
    const token = await beginSignUp(jobSeeker, account);
    const email = account.email.toLowerCase();
    expect(await db.user.findUnique({ where: { loginEmail: email } })).toBeNull();
    expect(await kindOf(jobSeeker)).toBe('ANONYMOUS');
    const code = await mailedCode(app, email);
    // With the space that the mail shows.
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const confirmed = await jobSeeker.post('/api/auth/sign-up/confirm', { token, code: spaced });
    expect(await confirmed.json()).toEqual({ user: { id: expect.stringMatching(/^\d+$/), role: 'ROLE_CANDIDATE' } });
    expect(await kindOf(jobSeeker)).toBe('JOB_SEEKER');
    expect(await db.user.findUnique({ where: { loginEmail: email } })).toMatchObject({
      name: 'Nora New',
      email,
      emailVerified: true,
      createdAt: app.clock.now,
    });
    await visitor().signIn(email, account.password);
    // A code works only once.
    expect((await visitor().post('/api/auth/sign-up/confirm', { token, code })).status).toBe(400);
  });

  it('is created once if the code is sent twice at the same time', async () => {
    const account = newAccount();
    const token = await beginSignUp(visitor(), account);
    const code = await mailedCode(app, account.email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor().post('/api/auth/sign-up/confirm', { token, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('can be created within an hour after signing up', async () => {
    const account = newAccount();
    const token = await beginSignUp(visitor(), account);
    const code = await mailedCode(app, account.email);
    const began = app.clock.now;
    app.clock.now = new Date(began.getTime() + 3_600_000);
    const late = await visitor().post('/api/auth/sign-up/confirm', { token, code });
    app.clock.now = began;
    expect(await late.json()).toMatchObject({
      fields: [{ field: 'code', message: expect.stringMatching('no longer') }],
    });
  });

  it('can be signed out of, and signed in to only with the right password', async () => {
    const employer = await makeEmployer(app.services.db);
    const user = await visitor().signIn(employer.loginEmail ?? '', testPassword);
    expect(await kindOf(user)).toBe('EMPLOYER');
    const cookies = user.cookieHeader;
    await user.post('/api/auth/sign-out', {});
    expect(await kindOf(user)).toBe('ANONYMOUS');
    // The session has ended, not only its cookie.
    const kept = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies },
      body: JSON.stringify({ query: '{ viewer { kind } }' }),
    });
    expect(await kept.json()).toMatchObject({ data: { viewer: { kind: 'ANONYMOUS' } } });
    const wrong = await visitor().post('/api/auth/sign-in/email', { email: employer.loginEmail, password: 'wrong' });
    expect(wrong.status).toBe(401);
  });

  it('can get a new password by the emailed link, which ends its sessions', async () => {
    const employer = await makeEmployer(app.services.db);
    const email = employer.loginEmail ?? '';
    const before = await visitor().signIn(email, testPassword);
    await visitor().post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
    const [mail] = await mailsTo(app, email);
    const answer = await visitor().fetch(linkIn(mail));
    const token = new URL(answer.headers.get('location') ?? '', app.url).searchParams.get('token');
    const reset = await visitor().post('/api/auth/reset-password', { newPassword: 'another password', token });
    expect(reset.status).toBe(200);
    expect(await kindOf(before)).toBe('ANONYMOUS');
    await visitor().signIn(email, 'another password');
    expect((await visitor().post('/api/auth/sign-in/email', { email, password: testPassword })).status).toBe(401);
  });

  it('is indistinguishable from an unknown one when a new password is requested', async () => {
    const employer = await makeEmployer(app.services.db);
    const ask = async (email: string) => {
      const response = await visitor().post('/api/auth/request-password-reset', { email });
      return { status: response.status, body: await response.text() };
    };
    expect(await ask(employer.loginEmail ?? '')).toEqual(await ask('unknown@example.test'));
  });
});
