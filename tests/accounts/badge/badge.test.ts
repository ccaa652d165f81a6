import { beforeEach, describe, expect, it } from 'vitest';
import {
  checkIdentity,
  confirmPhone,
  mailEmailConfirmation,
  sendPhoneCode,
  withdrawIdentityCheck,
} from '../../../server/domain/accounts/badge/badges.ts';
import { saveEmployer } from '../../../server/domain/people/employer/employer.ts';
import { saveUserInfo } from '../../../server/domain/people/profile/profile.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { contextFor, readAs } from '../../support/graph.ts';
import { anonymous } from '../../support/introductions.ts';
import { linkIn, mailsTo } from '../../support/outbox.ts';
import { asAdmin } from '../../support/sandbox.ts';

/** What was verified of a person. Who may ask: tests/nouns/trust.ts. */

const app = testApp({ environment: { BUDGET_FACTOR: '1' } });
const db = testDb(app);
const catalog = testCatalog(app);
let maria: User;
let numbers = 0;

const clara = fixture(() => makeAdmin(db));
beforeEach(async () => {
  maria = await makeJobSeeker(db, catalog, { emailVerified: false, whatsApp: newNumber() });
});

/** Codes are counted by number. */
function newNumber(): string {
  numbers += 1;
  return `+65812300${String(numbers).padStart(2, '0')}`;
}
const as = ({ id, role }: User) =>
  contextFor(app, { kind: role === 'ROLE_CANDIDATE' ? 'jobSeeker' : 'employer', id, sessionId: id });
const asClara = () => contextFor(app, asAdmin(clara));
const stored = ({ id }: User) => db.user.findUniqueOrThrow({ where: { id } });
const check = ({ id, role }: User, note = 'Passport, in a video call') =>
  checkIdentity(asClara(), { id, role }, { note });

/** What a visitor sees of a job seeker. */
const seen = async ({ id }: User, fields: string) =>
  (await readAs(app, anonymous, `query ($id: Int!) { jobSeeker(databaseId: $id) { ${fields} } }`, { id })).jobSeeker;
const seenBadges = async (user: User) => (await seen(user, 'badges')).badges;

async function codesTo(number: string | null): Promise<string[]> {
  const messages = await mailsTo(app, number);
  const inOrder = messages.toSorted((one, other) => one.sentAt.localeCompare(other.sentAt));
  return inOrder.map(({ text }) => /^\d{6}/.exec(text)?.[0] ?? '');
}

async function sentCode(user: User): Promise<string> {
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  await sendPhoneCode(as(user));
  return (await codesTo((await stored(user)).whatsApp)).at(-1) ?? '';
}

const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};
const wrong = { fields: [{ field: 'code', message: 'This code is not right.' }] };
const isVoid = { fields: [{ field: 'code', message: expect.stringContaining('no longer valid') }] };

describe('email', () => {
  it('is verified by a link that works for a day, and the badge is seen by everyone', async () => {
    expect(await seenBadges(maria)).toEqual([]);
    await mailEmailConfirmation(as(maria));
    const [mail] = await mailsTo(app, maria.email);
    const answer = await new Visitor(app.url).fetch(linkIn(mail), { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(await seenBadges(maria)).toEqual(['EMAIL']);
    expect((await stored(maria)).emailVerifiedAt).not.toBeNull();
    // Nothing is left to confirm.
    await mailEmailConfirmation(as(maria));
    expect(await mailsTo(app, maria.email)).toHaveLength(1);
  });

  it('is mailed three times an hour at most', async () => {
    for (let mail = 0; mail < 3; mail++) await mailEmailConfirmation(as(maria));
    await expect(mailEmailConfirmation(as(maria))).rejects.toMatchObject({ name: 'TooMany' });
    expect(await mailsTo(app, maria.email)).toHaveLength(3);
  });

  it('is not verified any more when an admin changes it, and the old link does nothing', async () => {
    await mailEmailConfirmation(as(maria));
    const [mail] = await mailsTo(app, maria.email);
    const boss = await makeEmployer(db, { emailVerified: true });
    expect((await stored(boss)).emailVerifiedAt).not.toBeNull();
    await saveEmployer(asClara(), boss.id, { email: `new-${boss.email}` });
    expect(await stored(boss)).toMatchObject({ emailVerified: false, emailVerifiedAt: null });
    const email = `new-${maria.email}`;
    await db.user.update({ where: { id: maria.id }, data: { email, loginEmail: email } });
    await new Visitor(app.url).fetch(linkIn(mail), { redirect: 'manual' });
    expect(await stored(maria)).toMatchObject({ emailVerified: false });
  });
});

describe('phone', () => {
  it('is verified by the code of a text message, once', async () => {
    const code = await sentCode(maria);
    const { codeHash } = await db.phoneCode.findUniqueOrThrow({ where: { userId: maria.id } });
    expect(codeHash).not.toContain(code);
    await confirmPhone(as(maria), { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    expect(await stored(maria)).toMatchObject({ phoneVerifiedAt: app.clock.now });
    expect(await seenBadges(maria)).toEqual(['PHONE']);
    await expect(confirmPhone(as(maria), { code })).rejects.toMatchObject(isVoid);
    // A verified number gets no more codes.
    await sendPhoneCode(as(maria));
    expect(await codesTo(maria.whatsApp)).toHaveLength(1);
  });

  it('takes a code for ten minutes', async () => {
    const code = await sentCode(maria);
    later(10);
    await expect(confirmPhone(as(maria), { code })).rejects.toMatchObject(isVoid);
    expect(await stored(maria)).toMatchObject({ phoneVerifiedAt: null });
  });

  it('gets three codes an hour for a person, and five a day for a number of several people', async () => {
    for (let count = 0; count < 3; count++) await sentCode(maria);
    await expect(sendPhoneCode(as(maria))).rejects.toMatchObject({ name: 'TooMany' });
    const { whatsApp } = maria;
    const [otto, olga] = [await makeEmployer(db, { whatsApp }), await makeEmployer(db, { whatsApp })];
    for (const user of [otto, olga]) await sentCode(user);
    await expect(sendPhoneCode(as(otto))).rejects.toMatchObject({ name: 'TooMany' });
    expect(await codesTo(maria.whatsApp)).toHaveLength(5);
    // The code of one person is none of another's with the same number.
    const [code] = (await codesTo(maria.whatsApp)).slice(-1);
    await expect(confirmPhone(as(otto), { code: code ?? '' })).rejects.toMatchObject(wrong);
  });

  it('is not verified any more when the number changes, and the same number keeps the badge', async () => {
    await confirmPhone(as(maria), { code: await sentCode(maria) });
    await saveUserInfo(as(maria), { whatsApp: maria.whatsApp ?? '' });
    expect(await seenBadges(maria)).toEqual(['PHONE']);
    await saveUserInfo(as(maria), { whatsApp: newNumber() });
    expect(await seenBadges(maria)).toEqual([]);
  });

  it('takes no code that was sent to an earlier number', async () => {
    const code = await sentCode(maria);
    await saveUserInfo(as(maria), { whatsApp: newNumber() });
    await expect(confirmPhone(as(maria), { code })).rejects.toMatchObject(wrong);
  });
});

describe('identity', () => {
  it('is checked by an admin with a note that only admins read, and taken back; both are in the log', async () => {
    await check(maria);
    await check(maria);
    expect(await seenBadges(maria)).toEqual(['IDENTITY']);
    const nothing = { identityCheckedAt: null, identityNote: null };
    expect(await seen(maria, 'identityCheckedAt identityNote')).toEqual(nothing);
    const { id, role } = maria;
    await withdrawIdentityCheck(asClara(), { id, role });
    await withdrawIdentityCheck(asClara(), { id, role });
    expect(await stored(maria)).toMatchObject(nothing);
    const entries = await db.auditEntry.findMany({ where: { recordId: id }, orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { action: 'user.checkIdentity', after: { identityChecked: true }, personalFields: ['identityNote'] },
      { action: 'user.withdrawIdentityCheck', after: { identityChecked: false } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Passport');
  });

  it('is not checked any more when the name or the company changes', async () => {
    await check(maria);
    await db.user.update({ where: { id: maria.id }, data: { name: 'Mario Rossi' } });
    expect(await stored(maria)).toMatchObject({ identityCheckedAt: null, identityNote: null });
    const boss = await makeEmployer(db);
    await check(boss);
    await saveEmployer(asClara(), boss.id, { site: 'https://cafe.example.test' });
    expect((await stored(boss)).identityCheckedAt).not.toBeNull();
    await saveEmployer(asClara(), boss.id, { company: 'Another Cafe' });
    expect((await stored(boss)).identityCheckedAt).toBeNull();
  });
});
