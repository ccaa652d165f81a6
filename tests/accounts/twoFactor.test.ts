import { describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import type { TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, testPassword } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { appCode, enrolled, keyIn } from '../support/twoFactor.ts';
import { auth, kindOf, logIn } from '../support/visiting.ts';

const app = testApp();
const strict = testApp({ environment: { ADMIN_TWO_FACTOR: '1' } });

const begin = (visitor: Visitor) => auth(visitor, 'two-factor/enable', { password: testPassword });
const verify = async (visitor: Visitor, code: string) =>
  (await auth(visitor, 'two-factor/verify-totp', { code })).status;
const verifyBackup = async (visitor: Visitor, code = '') =>
  (await auth(visitor, 'two-factor/verify-backup-code', { code })).status;

const password = async (on: TestApp, user: User) => {
  const visitor = new Visitor(on.url);
  const response = await auth(visitor, 'sign-in/email', { email: user.email, password: testPassword });
  return { visitor, answer: await response.json() };
};

it('changes of two-factor login need a session and the password', async () => {
  const employer = await makeEmployer(app.services.db);
  const visitor = await logIn(app, employer);
  for (const path of ['enable', 'disable', 'generate-backup-codes']) {
    const bare = await auth(new Visitor(app.url), `two-factor/${path}`, { password: testPassword });
    expect(bare.status).toBe(401);
    const wrong = await auth(visitor, `two-factor/${path}`, { password: 'a wrong password' });
    const fields = [{ field: 'password', message: 'The password is incorrect.' }];
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { fields }]);
  }
  expect(await app.services.db.twoFactor.count({ where: { userId: employer.id } })).toBe(0);
});

describe('two-factor login', () => {
  it('is on only after the first code of the app', async () => {
    const employer = await makeEmployer(app.services.db);
    const visitor = await logIn(app, employer);
    const { totpURI } = await (await begin(visitor)).json();
    expect(await verify(visitor, '000000')).toBe(401);
    expect((await password(app, employer)).answer).toMatchObject({ user: { role: 'ROLE_EMPLOYER' } });
    await verify(visitor, await appCode(keyIn(totpURI)));
    expect((await password(app, employer)).answer).toMatchObject({ twoFactorRedirect: true });
    expect((await mailsTo(app, employer.email)).map(({ subject }) => subject)).toEqual([
      'Two-factor login for Hourhand is on',
    ]);
  });

  it('that is set up by two clicks at once has one secret, and both are answered', async () => {
    const employer = await makeEmployer(app.services.db);
    const visitor = await logIn(app, employer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(visitor.copy())));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await app.services.db.twoFactor.count({ where: { userId: employer.id } })).toBe(1);
  });

  it('signs in with password and code, and not with one of them', async () => {
    const employer = await makeEmployer(app.services.db);
    const { code, visitor: first } = await enrolled(app, employer);
    expect(await kindOf(first)).toBe('EMPLOYER');
    const { visitor } = await password(app, employer);
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
    const shown = await code();
    expect([await verify(new Visitor(app.url), shown), await verify(visitor, '000000')]).toEqual([401, 401]);
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
    const pasted = `\u202a${shown.slice(0, 3)}\u00a0${shown.slice(3)}\u202c`;
    expect(await verify(visitor, pasted)).toBe(200);
    expect(await kindOf(visitor)).toBe('EMPLOYER');
  });

  it('signs in with each backup code once', async () => {
    const employer = await makeEmployer(app.services.db);
    const { backupCodes } = await enrolled(app, employer);
    const [first, again] = [await password(app, employer), await password(app, employer)];
    expect(await verifyBackup(first.visitor, backupCodes[0])).toBe(200);
    expect(await verifyBackup(again.visitor, backupCodes[0])).toBe(401);
    expect([await kindOf(first.visitor), await kindOf(again.visitor)]).toEqual(['EMPLOYER', 'ANONYMOUS']);
  });

  it('ends a login after five wrong codes', async () => {
    const employer = await makeEmployer(app.services.db);
    const { totpURI } = await enrolled(app, employer);
    const { visitor } = await password(app, employer);
    for (let guess = 0; guess < 5; guess += 1) await verify(visitor, '000000');
    await verify(visitor, await appCode(keyIn(totpURI)));
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
  });

  it('does not ask a trusted browser again, until the password changes', async () => {
    const employer = await makeEmployer(app.services.db);
    const { totpURI } = await enrolled(app, employer);
    const { visitor } = await password(app, employer);
    await auth(visitor, 'two-factor/verify-totp', { code: await appCode(keyIn(totpURI)), trustDevice: true });
    await auth(visitor, 'sign-out', {});
    await visitor.signIn(employer.email ?? '', testPassword);
    expect(await kindOf(visitor)).toBe('EMPLOYER');
    const trusted = async () => (await visitor.graphql('{ viewer { trustedBrowserCount } }')).data;
    expect(await trusted()).toEqual({ viewer: { trustedBrowserCount: 1 } });
    await mutateOver(visitor, 'changePassword', { currentPassword: testPassword, newPassword: testPassword });
    expect(await trusted()).toEqual({ viewer: { trustedBrowserCount: 0 } });
    await auth(visitor, 'sign-out', {});
    await visitor.signIn(employer.email ?? '', testPassword);
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
  });

  it('accepts a code once, also when it is sent several times at once, and the one that turned it on', async () => {
    const employer = await makeEmployer(app.services.db);
    const own = await logIn(app, employer);
    const { totpURI } = await (await begin(own)).json();
    const first = await appCode(keyIn(totpURI));
    expect(await verify(own, first)).toBe(200);
    expect(await verify((await password(app, employer)).visitor, first)).toBe(401);
    const code = await appCode(keyIn(totpURI), 1);
    const logins = await Promise.all([1, 2, 3].map(() => password(app, employer)));
    const answers = await Promise.all(logins.map(({ visitor }) => verify(visitor, code)));
    expect(answers.sort()).toEqual([200, 401, 401]);
  });

  it.each(['disable', 'generate-backup-codes'])('is not changed with the password alone (%s)', async (path) => {
    const employer = await makeEmployer(app.services.db);
    const { visitor, totpURI } = await enrolled(app, employer);
    for (const code of [undefined, '000000', 'aaaaa-aaaaa']) {
      const refused = await auth(visitor, `two-factor/${path}`, { password: testPassword, code });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ fields: [{ field: 'code' }] });
    }
    const code = await appCode(keyIn(totpURI));
    const wrongPassword = await auth(visitor, `two-factor/${path}`, { password: 'a wrong password', code });
    expect(wrongPassword.status).toBe(400);
    expect((await auth(visitor, 'two-factor/enable', { password: testPassword })).status).toBe(400);
    expect((await password(app, employer)).answer).toMatchObject({ twoFactorRedirect: true });
    expect((await auth(visitor, `two-factor/${path}`, { password: testPassword, code })).status).toBe(200);
  });

  it('is turned off with the password and a backup code', async () => {
    const employer = await makeEmployer(app.services.db);
    const { visitor, backupCodes } = await enrolled(app, employer);
    const [code] = backupCodes;
    expect((await auth(visitor, 'two-factor/disable', { password: testPassword, code })).status).toBe(200);
    expect(await kindOf(visitor)).toBe('EMPLOYER');
    expect((await password(app, employer)).answer).toMatchObject({ user: { role: 'ROLE_EMPLOYER' } });
    expect((await mailsTo(app, employer.email)).map(({ subject }) => subject)).toContain(
      'Two-factor login for Hourhand is off',
    );
  });
});

describe('where admins need it', () => {
  const setUp = async (visitor: Visitor) => (await readOver(visitor, '{ viewer { kind mustSetUpTwoFactor } }')).viewer;

  it('an admin without it can only set it up', async () => {
    const admin = await makeAdmin(strict.services.db);
    const visitor = await logIn(strict, admin);
    expect(await setUp(visitor)).toEqual({ kind: 'ANONYMOUS', mustSetUpTwoFactor: true });
    const refused = await visitor.fetch('/api/employers');
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { code: 403, message: 'Admins need two-factor login. Please set it up first.' },
    ]);
    const { totpURI } = await (await begin(visitor)).json();
    expect(await kindOf(visitor)).toBe('ANONYMOUS');
    await verify(visitor, await appCode(keyIn(totpURI)));
    expect(await setUp(visitor)).toEqual({ kind: 'ADMIN', mustSetUpTwoFactor: false });
    const off = await auth(visitor, 'two-factor/disable', { password: testPassword, code: '000000' });
    expect([off.status, (await off.json()).message]).toEqual([403, 'Admins need two-factor login.']);
  });

  it('other users do without', async () => {
    const employer = await makeEmployer(strict.services.db);
    const visitor = await logIn(strict, employer);
    expect(await setUp(visitor)).toEqual({ kind: 'EMPLOYER', mustSetUpTwoFactor: false });
  });
});
