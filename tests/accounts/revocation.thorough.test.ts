import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { codeIn, linkIn, mailsTo } from '../support/outbox.ts';
import { auth, kindOf, logIn } from '../support/visiting.ts';

/** What lets someone into an account beside the password: each way to revoke ends all of it, and sessions end by themselves. */

const secret = 'a secret of at least thirty-two characters';
const app = testApp({ environment: { HOURHAND_SECRET: secret } });
const db = testDb(app);
const catalog = testCatalog(app);

async function freshCode(userId: number): Promise<string> {
  const row = await db.twoFactor.update({ where: { userId }, data: { lastUsedStep: null } });
  const key = row.secret.split('$').at(-1) ?? '';
  const plain = await symmetricDecrypt({ key: secret, data: key });
  return createOTP(plain).hotp(Math.floor(Date.now() / 30_000));
}

async function turnOn(visitor: Visitor, userId: number) {
  await auth(visitor, 'two-factor/enable', { password: testPassword });
  return auth(visitor, 'two-factor/verify-totp', { code: await freshCode(userId) });
}

/** An employer in two browsers, and what a thief may hold: a session, a key, a webhook, a trusted browser, a mailed link and a share link. */
async function stolen({ twoFactor }: { twoFactor: boolean }) {
  const employer = await makeEmployer(db);
  const email = employer.loginEmail ?? '';
  const own = await logIn(app, employer);
  const jobSeeker = encodeGlobalId('JobSeeker', (await makeJobSeeker(db, catalog)).id);
  await mutateOver(own, 'contactJobSeeker', { jobSeeker, partTime: true });
  const chat = await db.chat.findFirstOrThrow({ where: { employerId: employer.id } });
  if (twoFactor) await turnOn(own, employer.id);
  const thief = await logIn(app, employer);
  const code = twoFactor ? await freshCode(employer.id) : '';
  if (twoFactor) await auth(thief, 'two-factor/verify-totp', { code, trustDevice: true });
  const rights = { name: 'Till', groups: ['CHAT'], canWrite: true, days: 365 };
  await mutateOver(thief, 'addApiKey', rights);
  await mutateOver(thief, 'addWebhookEndpoint', { url: 'https://thief.example.com/', events: ['message.created'] });
  await auth(new Visitor(app.url), 'request-password-reset', { email, redirectTo: '/reset-password' });
  // Beside the mail about two-factor login, which may be sent later.
  const mail = (await mailsTo(app, email)).find(({ subject }) => subject.startsWith('Choose a new password'));
  const token = /reset-password\/([^?]+)/.exec(linkIn(mail))?.[1] ?? '';
  const current = await db.chat.findUniqueOrThrow({ where: { id: chat.id } });
  return { db, employer, email, own, thief, chat: current, token };
}

const readsByLink = async (hash: string | null) => {
  const query = 'query ($hash: String!) { chat(reference: { sharedHash: $hash }) { id } }';
  return (await new Visitor(app.url).graphql<{ chat: object | null }>(query, { hash })).data?.chat;
};

type Stolen = Awaited<ReturnType<typeof stolen>>;

const ways: Record<string, { twoFactor: boolean; revoke: (of: Stolen) => Promise<unknown> }> = {
  'logging out everywhere': { twoFactor: true, revoke: ({ own }) => mutateOver(own, 'endOtherSessions') },
  'a new password': {
    twoFactor: true,
    revoke: ({ own }) =>
      mutateOver(own, 'changePassword', { currentPassword: testPassword, newPassword: testPassword }),
  },
  'a password chosen by mail': {
    twoFactor: true,
    revoke: ({ token }) => auth(new Visitor(app.url), 'reset-password', { newPassword: testPassword, token }),
  },
  'a new email': {
    twoFactor: true,
    revoke: async ({ own, email }) => {
      await mutateOver(own, 'changeEmail', { email: `new-${email}`, password: testPassword });
      await mutateOver(own, 'confirmEmail', { code: codeIn((await mailsTo(app, `new-${email}`))[0]) });
    },
  },
  'turning two-factor login on': { twoFactor: false, revoke: ({ own, employer }) => turnOn(own, employer.id) },
  'turning two-factor login off': {
    twoFactor: true,
    revoke: async ({ own, employer }) =>
      auth(own, 'two-factor/disable', { password: testPassword, code: await freshCode(employer.id) }),
  },
  'a ban': {
    twoFactor: true,
    revoke: async ({ employer }) => {
      const admin = await logIn(app, await makeAdmin(db));
      await mutateOver(admin, 'banUser', { user: encodeGlobalId('Employer', employer.id), reason: 'A thief' });
    },
  },
};

it.each(Object.entries(ways))(
  '%s ends other sessions, keys, webhooks, trusted browsers, mailed links and share links',
  async (_name, { twoFactor, revoke }) => {
    const of = await stolen({ twoFactor });
    const { db, employer, thief, token, chat } = of;
    expect(await kindOf(thief)).toBe('EMPLOYER');
    expect(await readsByLink(chat.employerHash)).not.toBeNull();
    expect(await db.verification.count({ where: { value: String(employer.id) } })).toBe(twoFactor ? 2 : 1);
    await revoke(of);
    expect(await kindOf(thief)).toBe('ANONYMOUS');
    expect(await db.apiKey.count({ where: { userId: employer.id } })).toBe(0);
    expect(await db.webhookEndpoint.count({ where: { userId: employer.id } })).toBe(0);
    expect(await readsByLink(chat.employerHash)).toBeNull();
    expect(await db.verification.count({ where: { value: String(employer.id) } })).toBe(0);
    expect((await auth(new Visitor(app.url), 'reset-password', { newPassword: testPassword, token })).status).toBe(400);
    // The link of the other side has nothing to do with it.
    expect(await readsByLink(chat.jobSeekerHash)).not.toBeNull();
  },
);

it.each([
  ['on', false],
  ['off', true],
])('turning two-factor login %s changes nothing if what was trusted before cannot be ended', async (way, isOn) => {
  const of = await stolen({ twoFactor: isOn });
  const { db, employer, own, thief } = of;
  if (!isOn) await auth(own, 'two-factor/enable', { password: testPassword });
  await db.$executeRawUnsafe(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'full' USING ERRCODE = 'disk_full'; END $$`);
  await db.$executeRawUnsafe(
    'CREATE TRIGGER fail BEFORE DELETE ON verification FOR EACH STATEMENT EXECUTE FUNCTION fail()',
  );
  const code = await freshCode(employer.id);
  const send = () =>
    way === 'on'
      ? auth(own, 'two-factor/verify-totp', { code })
      : auth(own, 'two-factor/disable', { password: testPassword, code });
  const failed = await send();
  await db.$executeRawUnsafe('DROP FUNCTION fail CASCADE');
  expect(failed.status).toBe(503);
  expect((await db.user.findUniqueOrThrow({ where: { id: employer.id } })).twoFactorEnabled).toBe(isOn);
  expect([await kindOf(own), await kindOf(thief)]).toEqual(['EMPLOYER', 'EMPLOYER']);
  // The same code completes it.
  expect((await send()).status).toBe(200);
  expect([await kindOf(own), await kindOf(thief)]).toEqual(['EMPLOYER', 'ANONYMOUS']);
});

it('a session ends 90 days after it began, however often it is used', async () => {
  const { own, employer, db } = await stolen({ twoFactor: false });
  const day = 24 * 3_600_000;
  const beganAgo = (days: number) =>
    db.session.updateMany({
      where: { userId: employer.id },
      data: { createdAt: new Date(Date.now() - days * day), expiresAt: new Date(Date.now() + 7 * day) },
    });
  await beganAgo(89);
  await own.fetch('/api/auth/get-session');
  expect(await kindOf(own)).toBe('EMPLOYER');
  await beganAgo(91);
  expect(await (await own.fetch('/api/auth/get-session')).text()).toBe('null');
  expect(await kindOf(own)).toBe('ANONYMOUS');
});
