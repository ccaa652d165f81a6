import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { announceQueued } from '../../server/domain/accounts/session/grants.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, testPassword } from '../support/factories.ts';
import { testApp, testDb } from '../support/fixtures.ts';
import { mailsTo } from '../support/outbox.ts';
import { listen, openSocket } from '../support/socket.ts';
import { auth, kindOf, logIn } from '../support/visiting.ts';

/** `npm run admin:reset-two-factor`, on the database of a running application. */

const app = testApp();
const db = testDb(app);

const reset = (email: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/main.ts', 'admin:reset-two-factor', email], {
    // Without the secret under which it is stored, which may be lost.
    env: { ...process.env, DATABASE_URL: app.databaseUrl, HOURHAND_DEMO: '0', HOURHAND_SECRET: 'x'.repeat(40) },
    encoding: 'utf8',
  });

const login = async (visitor: Visitor, email: string) =>
  (await auth(visitor, 'sign-in/email', { email, password: testPassword })).json();

it('lets a person in with the password alone, and logs them out everywhere', async () => {
  const [admin, other] = [await makeAdmin(db), await makeEmployer(db)];
  const email = admin.loginEmail ?? '';
  const before = await logIn(app, admin);
  for (const userId of [admin.id, other.id]) {
    await db.twoFactor.create({ data: { userId, secret: 'of a lost key', backupCodes: 'of a lost key' } });
    await db.user.update({ where: { id: userId }, data: { twoFactorEnabled: true } });
  }
  expect(await login(new Visitor(app.url), email)).toMatchObject({ twoFactorRedirect: true });

  const { status, stdout, stderr } = reset(email.toUpperCase());
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`User ${admin.id} signs in with the password alone`);
  expect(await kindOf(before)).toBe('ANONYMOUS');
  const after = new Visitor(app.url);
  expect(await login(after, email)).toMatchObject({ user: { role: 'ROLE_ADMIN' } });
  expect(await kindOf(after)).toBe('ADMIN');
  // Of this person only.
  expect(await login(new Visitor(app.url), other.loginEmail ?? '')).toMatchObject({ twoFactorRedirect: true });
});

it('closes what is open, and mails the person', async () => {
  const employer = await makeEmployer(db);
  const email = employer.loginEmail ?? '';
  await db.twoFactor.create({ data: { userId: employer.id, secret: 'of a lost key', backupCodes: 'of a lost key' } });
  const socket = openSocket(app, await logIn(app, employer));
  const closed = new Promise<unknown>((resolve) => void socket.on('closed', resolve));
  const inbox = listen<unknown>(socket, 'subscription { inbox { __typename } }', {});
  expect(await inbox.next()).toEqual({ inbox: { __typename: 'InboxWatched' } });
  const { status, stderr } = reset(email);
  expect([status, stderr]).toEqual([0, '']);
  await announceQueued(app.services);
  expect(await closed).toMatchObject({ code: 4403 });
  expect(await mailsTo(app, email)).toMatchObject([{ subject: expect.stringContaining('Two-factor') }]);
});

it('says in one line what is wrong', async () => {
  const { loginEmail } = await makeEmployer(db);
  for (const [email, message] of [
    ['unknown@example.test', 'unknown@example.test has no account.\n'],
    [loginEmail ?? '', `${loginEmail} has no two-factor login.\n`],
  ] as const) {
    const { status, stderr } = reset(email);
    expect([status, stderr]).toEqual([1, message]);
  }
});
