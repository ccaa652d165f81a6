import { describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import type { TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mailsTo } from '../support/outbox.ts';
import { appCode, keyIn } from '../support/twoFactor.ts';

/** Two-factor login, through the account calls. */

const app = testApp();
const strict = testApp({ environment: { ADMIN_TWO_FACTOR: '1' } });

const kindOf = async (visitor: Visitor) =>
  (await visitor.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')).data?.viewer.kind;
const call = (visitor: Visitor, path: string, body: object) => visitor.post(`/api/auth/${path}`, body);
const begin = (visitor: Visitor, password = testPassword) => call(visitor, 'two-factor/enable', { password });

/** A signed-in user with two-factor login, whose app shows a code that was not used. */
async function enrolled(on: TestApp, user: User) {
  const visitor = await new Visitor(on.url).signIn(user.email ?? '', testPassword);
  const { totpURI, backupCodes } = await (await begin(visitor)).json();
  const verified = await call(visitor, 'two-factor/verify-totp', { code: await appCode(keyIn(totpURI)) });
  expect(verified.status).toBe(200);
  await on.services.db.twoFactor.update({ where: { userId: user.id }, data: { lastUsedStep: null } });
  return { visitor, totpURI: String(totpURI), backupCodes: backupCodes as string[] };
}
const password = async (on: TestApp, user: User) => {
  const visitor = new Visitor(on.url);
  const response = await call(visitor, 'sign-in/email', { email: user.email, password: testPassword });
  return { visitor, answer: await response.json() };
};

describe('changes of two-factor login', () => {
  it.each(['enable', 'disable', 'generate-backup-codes'])('need a session and the password (%s)', async (path) => {
    const bare = await call(new Visitor(app.url), `two-factor/${path}`, { password: testPassword });
    expect(bare.status).toBe(401);
    const employer = await makeEmployer(app.services.db);
    const visitor = await new Visitor(app.url).signIn(employer.email ?? '', testPassword);
    const wrong = await call(visitor, `two-factor/${path}`, { password: 'a wrong password' });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      fields: [{ field: 'password', message: 'The password is incorrect.' }],
    });
    expect(await app.services.db.twoFactor.count({ where: { userId: employer.id } })).toBe(0);
  });
});

describe('two-factor login', () => {
  it('is on only after the first code of the app', async () => {
    const employer = await makeEmployer(app.services.db);
    const visitor = await new Visitor(app.url).signIn(employer.email ?? '', testPassword);
    const { totpURI } = await (await begin(visitor)).json();
    expect((await call(visitor, 'two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect((await password(app, employer)).answer).toMatchObject({ user: { role: 'ROLE_EMPLOYER' } });
    await call(visitor, 'two-factor/verify-totp', { code: await appCode(keyIn(totpURI)) });
    expect((await password(app, employer)).answer).toMatchObject({ twoFactorRedirect: true });
    expect((await mailsTo(app, employer.email)).map(({ subject }) => subject)).toEqual([
      'Two-factor login for Hourhand is on',
    ]);
  });

  it('that is set up by two clicks at once has one secret, and both are answered', async () => {
    const employer = await makeEmployer(app.services.db);
    const visitor = await new Visitor(app.url).signIn(employer.email ?? '', testPassword);
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(visitor.copy())));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
    for (const [at, body] of bodies.entries()) {
      if (statuses[at] === 409) expect(body).toMatchObject({ code: 'Conflict', message: expect.any(String) });
    }
    expect(await app.services.db.twoFactor.count({ where: { userId: employer.id } })).toBe(1);
  });

  it('signs in with password and code, and not with one of them', async () => {
    const employer = await makeEmployer(app.services.db);
    const { totpURI, visitor: first } = await enrolled(app, employer);
    expect(await kindOf(first)).toBe('EMPLOYER');
    const { visitor } = await password(app, employer);
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
    const code = await appCode(keyIn(totpURI));
    expect((await call(new Visitor(app.url), 'two-factor/verify-totp', { code })).status).toBe(401);
    expect((await call(visitor, 'two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
    const pasted = `\u202a${code.slice(0, 3)}\u00a0${code.slice(3)}\u202c`;
    expect((await call(visitor, 'two-factor/verify-totp', { code: pasted })).status).toBe(200);
    expect(await kindOf(visitor)).toBe('EMPLOYER');
  });

  it('signs in with each backup code once', async () => {
    const employer = await makeEmployer(app.services.db);
    const { backupCodes } = await enrolled(app, employer);
    const [code] = backupCodes;
    const { visitor } = await password(app, employer);
    expect((await call(visitor, 'two-factor/verify-backup-code', { code })).status).toBe(200);
    expect(await kindOf(visitor)).toBe('EMPLOYER');
    const again = await password(app, employer);
    expect((await call(again.visitor, 'two-factor/verify-backup-code', { code })).status).toBe(401);
    expect(await kindOf(again.visitor)).toBe('ANONYMOUS');
  });

  it('ends a login after five wrong codes', async () => {
    const employer = await makeEmployer(app.services.db);
    const { totpURI } = await enrolled(app, employer);
    const { visitor } = await password(app, employer);
    for (let guess = 0; guess < 5; guess += 1) await call(visitor, 'two-factor/verify-totp', { code: '000000' });
    await call(visitor, 'two-factor/verify-totp', { code: await appCode(keyIn(totpURI)) });
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
  });

  it('does not ask a trusted browser again, until the password changes', async () => {
    const employer = await makeEmployer(app.services.db);
    const { totpURI } = await enrolled(app, employer);
    const { visitor } = await password(app, employer);
    await call(visitor, 'two-factor/verify-totp', { code: await appCode(keyIn(totpURI)), trustDevice: true });
    await call(visitor, 'sign-out', {});
    await visitor.signIn(employer.email ?? '', testPassword);
    expect(await kindOf(visitor)).toBe('EMPLOYER');
    await visitor.graphql(
      'mutation ($p: String!) { changePassword(input: { currentPassword: $p, newPassword: $p }) { __typename } }',
      { p: testPassword },
    );
    await call(visitor, 'sign-out', {});
    await visitor.signIn(employer.email ?? '', testPassword);
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
  });

  it('accepts a code once, also when it is sent several times at once, and the one that turned it on', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const own = await new Visitor(app.url).signIn(employer.email ?? '', testPassword);
    const { totpURI } = await (await begin(own)).json();
    const first = await appCode(keyIn(totpURI));
    expect((await call(own, 'two-factor/verify-totp', { code: first })).status).toBe(200);
    const late = await password(app, employer);
    expect((await call(late.visitor, 'two-factor/verify-totp', { code: first })).status).toBe(401);
    const code = await appCode(keyIn(totpURI), 1);
    const logins = await Promise.all([1, 2, 3].map(() => password(app, employer)));
    const answers = await Promise.all(logins.map(({ visitor }) => call(visitor, 'two-factor/verify-totp', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it.each(['disable', 'generate-backup-codes'])('is not changed with the password alone (%s)', async (path) => {
    const employer = await makeEmployer(app.services.db);
    const { visitor, totpURI } = await enrolled(app, employer);
    for (const code of [undefined, '000000', 'aaaaa-aaaaa']) {
      const refused = await call(visitor, `two-factor/${path}`, { password: testPassword, code });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ fields: [{ field: 'code' }] });
    }
    const code = await appCode(keyIn(totpURI));
    const wrongPassword = await call(visitor, `two-factor/${path}`, { password: 'a wrong password', code });
    expect(wrongPassword.status).toBe(400);
    expect((await call(visitor, 'two-factor/enable', { password: testPassword })).status).toBe(400);
    expect((await password(app, employer)).answer).toMatchObject({ twoFactorRedirect: true });
    expect((await call(visitor, `two-factor/${path}`, { password: testPassword, code })).status).toBe(200);
  });

  it('is turned off with the password and a backup code', async () => {
    const employer = await makeEmployer(app.services.db);
    const { visitor, backupCodes } = await enrolled(app, employer);
    const [code] = backupCodes;
    expect((await call(visitor, 'two-factor/disable', { password: testPassword, code })).status).toBe(200);
    expect(await kindOf(visitor)).toBe('EMPLOYER');
    expect((await password(app, employer)).answer).toMatchObject({ user: { role: 'ROLE_EMPLOYER' } });
    expect((await mailsTo(app, employer.email)).map(({ subject }) => subject)).toContain(
      'Two-factor login for Hourhand is off',
    );
  });
});

describe('where admins need it', () => {
  const setUp = (visitor: Visitor) =>
    visitor.graphql<{ viewer: { kind: string; mustSetUpTwoFactor: boolean } }>(
      '{ viewer { kind mustSetUpTwoFactor } }',
    );

  it('an admin without it can only set it up', async () => {
    const admin = await makeAdmin(strict.services.db);
    const visitor = await new Visitor(strict.url).signIn(admin.email ?? '', testPassword);
    expect((await setUp(visitor)).data?.viewer).toEqual({ kind: 'ANONYMOUS', mustSetUpTwoFactor: true });
    const refused = await visitor.fetch('/api/employers');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { code: 403, message: 'Admins need two-factor login. Please set it up first.' },
    ]);
    const { totpURI } = await (await begin(visitor)).json();
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
    await call(visitor, 'two-factor/verify-totp', { code: await appCode(keyIn(totpURI)) });
    expect((await setUp(visitor)).data?.viewer).toEqual({ kind: 'ADMIN', mustSetUpTwoFactor: false });
    const off = await call(visitor, 'two-factor/disable', { password: testPassword, code: '000000' });
    expect([off.status, (await off.json()).message]).toEqual([403, 'Admins need two-factor login.']);
  });

  it('other users do without', async () => {
    const employer = await makeEmployer(strict.services.db);
    const visitor = await new Visitor(strict.url).signIn(employer.email ?? '', testPassword);
    expect((await setUp(visitor)).data?.viewer).toEqual({ kind: 'EMPLOYER', mustSetUpTwoFactor: false });
  });
});
