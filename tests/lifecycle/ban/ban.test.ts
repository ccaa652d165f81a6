import { beforeEach, describe, expect, it } from 'vitest';
import { refuseTakenEmail } from '../../../server/domain/accounts/email/emailAddress.ts';
import { deliverMail } from '../../../server/domain/core/mail/deliver.ts';
import { letter } from '../../../server/domain/core/mail/letter.ts';
import { banUser, liftBan, sendBanMails } from '../../../server/domain/lifecycle/ban/ban.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { setJobSeekerActive } from '../../../server/domain/people/jobSeeker/activation.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { Visitor } from '../../support/browserless.ts';
import { openEventSocket } from '../../support/eventSocket.ts';
import {
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeSubscription,
  testPassword,
} from '../../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { contextFor, mutateOver, readOver } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { beginSignUp, mailedCode, newAccount } from '../../support/signUp.ts';
import { kindOf, logIn } from '../../support/visiting.ts';

/** A ban ends all that a person can do and show. Who may ban: tests/nouns/trust.ts. */

const text = ['Hello,', 'there is something new.'];
const news = letter({ subject: 'News', text, link: null, foot: 'Questions?', productName: 'Hourhand' });
/** Of a job about no one: only the address says whom it reaches. */
const mailNews = (to: string) =>
  deliverMail(app.services, { jobId: `news-${to}`, mail: { to, ...news, people: [] }, what: 'news', ids: {} });

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let boss: User;
let seeker: User;

const clara = fixture(() => makeAdmin(db));
beforeEach(async () => {
  [boss, seeker] = [await makeEmployer(db, { about: 'We serve coffee.' }), await makeJobSeeker(db, catalog)];
  await makeSubscription(db, boss.id, app.clock.now);
});

const asClara = () => contextFor(app, asAdmin(clara));
const ban = ({ id, role }: User) => banUser(asClara(), { id, role }, { reason: 'Asked for money' });
const lift = ({ id, role }: User) => liftBan(asClara(), { id, role });
const signedIn = (user: User) => logIn(app, user);
const signIn = ({ loginEmail: email }: User, password = testPassword) =>
  new Visitor(app.url).post('/api/auth/sign-in/email', { email, password });
const contact = (visitor: Visitor, input: object = {}) => {
  const asked = { jobSeeker: encodeGlobalId('JobSeeker', seeker.id), partTime: true, ...input };
  return mutateOver(visitor, 'contactJobSeeker', asked, 'chat { databaseId sharedHash }');
};
const say = async (visitor: Visitor, databaseId: number) =>
  (await mutateOver(visitor, 'sendMessage', { chat: { databaseId }, text: 'Hello' })).__typename;

const signUp = async (email: string) => {
  const answer = await new Visitor(app.url).post('/api/auth/sign-up/email', newAccount(email));
  return { status: answer.status, text: answer.ok ? '' : await answer.text() };
};
const refusedEmail = { status: 400, text: expect.stringContaining('This email cannot be used.') };

describe('a banned person', () => {
  it('is logged out at once, sockets too, and is told so at the login, with the right password only', async () => {
    const employer = await signedIn(boss);
    const socket = await openEventSocket(app, employer);
    await ban(boss);
    expect(await socket.closed).toBeGreaterThan(1000);
    expect(await kindOf(employer)).toBe('ANONYMOUS');
    expect(await db.session.count({ where: { userId: boss.id } })).toBe(0);
    const response = await signIn(boss);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: 'ACCOUNT_CLOSED',
      message: `This account is closed. Write to ${app.services.supportEmail}.`,
    });
    expect(await db.session.count({ where: { userId: boss.id } })).toBe(0);
    expect(await (await signIn(boss, 'not the password')).text()).not.toContain('closed');
  });

  it('who logs in at the same moment is not logged in when the ban is lifted', async () => {
    await Promise.all([ban(boss), ...Array.from({ length: 5 }, () => signIn(boss))]);
    await lift(boss);
    expect(await db.session.count({ where: { userId: boss.id } })).toBe(0);
  });

  it('has no public profile, offers or company page, and is no applicant any more', async () => {
    const offer = await makeJobOffer(db, catalog, { employerId: boss.id });
    const visitor = new Visitor(app.url);
    const seen = async () => {
      const { data } = await visitor.graphql(
        `query ($seeker: Int!, $boss: Int!, $offer: Int!) {
          jobSeeker(databaseId: $seeker) { databaseId } companyPage(databaseId: $boss) { databaseId }
          jobOffer(databaseId: $offer) { databaseId } }`,
        { seeker: seeker.id, boss: boss.id, offer: offer.id },
      );
      return Object.values(data ?? {}).filter((one) => one !== null).length;
    };
    expect(await seen()).toBe(3);
    const employer = await signedIn(boss);
    const { chat } = await contact(employer);
    const applied = { jobOfferId: offer.id, jobSeekerId: seeker.id, chatId: chat.databaseId };
    await db.jobApplication.create({ data: applied });
    const source = `query ($id: Int!) {
      jobOffer(databaseId: $id) { applicationCount newApplicationCount applications { totalCount } }
      viewer { user { ... on Employer { newApplicationCount } } } }`;
    const expectApplicants = async (count: number) =>
      expect(await readOver(employer, source, { id: offer.id })).toEqual({
        jobOffer: { applicationCount: count, newApplicationCount: count, applications: { totalCount: count } },
        viewer: { user: { newApplicationCount: count } },
      });
    await expectApplicants(1);
    await ban(seeker);
    await expectApplicants(0);
    await ban(boss);
    expect(await seen()).toBe(0);
    await expect(setJobSeekerActive(asClara(), seeker.id, true)).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('neither writes nor is written to, and a share link opens nothing', async () => {
    const [employer, jobSeeker] = [await signedIn(boss), await signedIn(seeker)];
    const { chat } = await contact(employer);
    const chatId = chat.databaseId;
    expect(await say(employer, chatId)).toBe('SendMessagePayload');
    await ban(boss);
    expect(await say(jobSeeker, chatId)).toBe('Conflict');
    const source =
      'query ($chat: ChatReference!) { chat(reference: $chat) { messages(last: 5) { edges { cursor } } } }';
    // A ban makes new links, which admins see.
    const { employerHash } = await db.chat.findUniqueOrThrow({ where: { id: chatId } });
    for (const sharedHash of [chat.sharedHash, employerHash]) {
      const { data } = await new Visitor(app.url).graphql(source, { chat: { sharedHash } });
      expect(data).toEqual({ chat: null });
    }
    // The other side still reads.
    const read = await readOver(jobSeeker, source, { chat: { databaseId: chatId } });
    expect(read.chat.messages.edges).toHaveLength(1);
  });

  it('gets one mail, and no others', async () => {
    await ban(boss);
    await ban(boss);
    await Promise.all([sendBanMails(app.services), sendBanMails(app.services)]);
    const shouted = (boss.email ?? '').toUpperCase();
    for (const to of [boss.email ?? '', shouted]) await mailNews(to);
    expect(await mailsTo(app, shouted)).toEqual([]);
    expect((await mailsTo(app, boss.email)).map(({ subject }) => subject)).toEqual(['Your Hourhand account is closed']);
    expect((await mailsTo(app, boss.email))[0]?.text).not.toContain('Asked for money');
    await lift(boss);
    await mailNews(boss.email ?? '');
    expect(await mailsTo(app, boss.email)).toHaveLength(2);
    expect(await db.auditEntry.findMany({ where: { recordId: boss.id }, orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'user.ban', after: { banned: true }, personalFields: ['banReason'] },
      { action: 'user.liftBan', after: { banned: false } },
    ]);
  });

  it('comes back when the ban is lifted; the profile waits for its activation', async () => {
    await ban(seeker);
    await lift(seeker);
    expect((await signIn(seeker)).status).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { id: seeker.id } })).toMatchObject({
      active: false,
      bannedAt: null,
      banReason: null,
    });
  });
});

it('a banned guest loses the cookie, and the email makes no new guest', async () => {
  const guest = new Visitor(app.url);
  const { chat } = await contact(guest, { name: 'Gus', email: 'gus@banned.test' });
  expect(await kindOf(guest)).toBe('GUEST');
  const { employer } = await db.chat.findUniqueOrThrow({ where: { id: chat.databaseId }, select: { employer: true } });
  if (!employer) throw new Error('The chat has no employer.');
  await ban(employer);
  expect(await kindOf(guest)).toBe('ANONYMOUS');
  expect(await contact(new Visitor(app.url), { name: 'Otto', email: 'Gus@Banned.test' })).toMatchObject({
    fields: [{ field: 'email', message: 'This email cannot be used.' }],
  });
  expect(await signUp('gus@banned.test')).toEqual(refusedEmail);
  expect(await mailsTo(app, 'gus@banned.test')).toEqual([]);
});

describe('the email of a banned account that was deleted', () => {
  const erase = ({ id, role }: User) => deleteUser(asClara(), { id, role });

  it('makes no account and no guest, and only a hash of it is stored', async () => {
    const email = seeker.loginEmail ?? '';
    await ban(seeker);
    await erase(seeker);
    expect(await signUp(email.toUpperCase())).toEqual(refusedEmail);
    seeker = await makeJobSeeker(db, catalog);
    expect(await contact(new Visitor(app.url), { name: 'Otto', email })).toMatchObject({
      fields: [{ field: 'email', message: 'This email cannot be used.' }],
    });
    await expect(refuseTakenEmail(app.services, db, email)).rejects.toMatchObject({ fields: [{ field: 'email' }] });
    await mailNews(email);
    expect((await mailsTo(app, email)).filter(({ subject }) => subject === 'News')).toEqual([]);
    expect(JSON.stringify(await db.bannedEmail.findMany())).not.toContain(email.split('@')[0]);
  });

  it('is free again if the ban was lifted before', async () => {
    const email = seeker.loginEmail ?? '';
    await ban(seeker);
    await lift(seeker);
    await erase(seeker);
    expect(await signUp(email)).toMatchObject({ status: 200 });
  });

  it('makes no account with a code that was mailed before the ban', async () => {
    const email = boss.loginEmail ?? '';
    const visitor = new Visitor(app.url);
    const late = 'late@banned.test';
    const token = await beginSignUp(visitor, newAccount(late));
    const code = await mailedCode(app, late);
    await db.user.update({ where: { id: boss.id }, data: { email: late, loginEmail: late } });
    await ban(boss);
    await erase(boss);
    const answer = await visitor.post('/api/auth/sign-up/confirm', { token, code });
    expect(await answer.text()).toContain('This email cannot be used.');
    expect(await db.user.count({ where: { loginEmail: { in: [late, email] } } })).toBe(0);
  });
});

it('needs a reason, and admins cannot be banned', async () => {
  const { id, role } = boss;
  const refused = banUser(asClara(), { id, role }, { reason: ' ' });
  await expect(refused).rejects.toMatchObject({ fields: [{ field: 'reason' }] });
  await expect(ban(clara)).rejects.toMatchObject({ name: 'Forbidden' });
});
