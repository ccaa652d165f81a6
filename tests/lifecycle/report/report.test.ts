import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domainContext } from '../../../server/domain/accounts/context.ts';
import type { ChatReference } from '../../../server/domain/chat/seat/access.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { report, reportContext, resolveReport } from '../../../server/domain/lifecycle/report/report.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { makeChatFixtures, say } from '../../support/chatFixtures.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';

/** Reports to the admins. Who may report what: also tests/nouns/trust.ts. */

const app = testApp({ environment: { BUDGET_FACTOR: '1' } });
const db = testDb(app);
const fixtures = fixture(() => makeChatFixtures(app));
const catalog = testCatalog(app);
let person: User;
let employer: User;
let clara: User;
beforeAll(async () => {
  [person, employer, clara] = [await makeJobSeeker(db, catalog), await makeEmployer(db), await makeAdmin(db)];
});
beforeEach(() => db.report.deleteMany());

const as = (viewer: Viewer, network = 'own process') =>
  domainContext(app.services, viewer, { caller: { network, userAgent: 'test' } });
const asEmployer = () => as({ kind: 'employer', id: employer.id, sessionId: 1 });
const asClara = () => contextFor(app, asAdmin(clara));
const visitor = (network: string) => as({ kind: 'anonymous' }, network);
const profile = () => ({ kind: 'PROFILE', id: person.id }) as const;
const message = (id = 0, chat: ChatReference = { shareHash: fixtures.shareHash }) =>
  ({ kind: 'MESSAGE', id, chat }) as const;
const spam = { reason: 'SPAM' };
const describeIt = { field: 'text', message: 'Please describe what is wrong.' };
const stored = () => db.report.findMany({ orderBy: { id: 'asc' } });

describe('a report', () => {
  it('sent twice, and twice at once, is one', async () => {
    await Promise.all([report(asEmployer(), profile(), spam), report(asEmployer(), profile(), spam)]);
    await report(asEmployer(), profile(), { reason: 'FRAUD' });
    const [first, ...more] = await stored();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ userId: person.id, reporterId: employer.id, reason: 'SPAM' });
    // Of another reporter, or after the first was resolved, it is another one.
    await report(visitor('1.2.3.4'), profile(), spam);
    await resolveReport(asClara(), first?.id ?? 0, { resolution: 'DISMISSED' });
    await report(asEmployer(), profile(), spam);
    expect(await stored()).toHaveLength(3);
  });

  it('of a visitor has an email if they give one; a user has an account', async () => {
    await report(visitor('1.2.3.5'), profile(), { ...spam, email: 'Eve@Example.test' });
    await report(asEmployer(), profile(), { ...spam, email: 'other@example.test' });
    expect(await stored()).toMatchObject([
      { reporterId: null, reporterEmail: 'eve@example.test' },
      { reporterId: employer.id, reporterEmail: null },
    ]);
  });

  it.each([
    [{ reason: 'OTHER', text: ' ' }, describeIt],
    [{ reason: 'toString' }, { field: 'reason' }],
    [{ ...spam, email: 'no' }, { field: 'email' }],
  ])('%j is refused by its field', async (input, field) => {
    await expect(report(visitor('1.2.3.6'), profile(), input)).rejects.toMatchObject({ fields: [field] });
  });

  it('is limited for each network and each user', async () => {
    const attempts = Array.from({ length: 21 }, () => report(visitor('5.5.5.5'), profile(), spam));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await report(visitor('5.5.5.6'), profile(), spam);
  });

  it('of a message comes through a share link too, in the name of its side', async () => {
    const id = await say(fixtures.jobSeeker, fixtures.chatId, 'Pay me first');
    await report(visitor('1.2.3.7'), message(id), { reason: 'FRAUD' });
    expect(await stored()).toMatchObject([{ messageId: id, reporterId: fixtures.employerId }]);
    const byId = report(visitor('1.2.3.7'), message(id, { chatId: fixtures.chatId }), spam);
    await expect(byId).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe('for admins, a report', () => {
  it('has the message among its neighbours, and the other reports about the person', async () => {
    const ids: number[] = [];
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
      ids.push(await say(fixtures.jobSeeker, fixtures.chatId, text));
    for (const id of [ids[5], ids[0]]) await report(visitor('2.2.2.2'), message(id), spam);
    const [last, first] = await stored();
    const { messages, others } = await reportContext(asClara(), last?.id ?? 0);
    expect(messages).toEqual(ids.slice(1));
    expect(others.map(({ id }) => id)).toEqual([first?.id]);
  });

  it('is resolved once, with an entry in the audit log without the note', async () => {
    await report(asEmployer(), profile(), spam);
    const [{ id } = { id: 0 }] = await stored();
    const dan = await makeAdmin(db);
    await resolveReport(contextFor(app, asAdmin(dan)), id, { resolution: 'WARNED', note: 'By phone' });
    const refused = { name: 'Conflict', message: `${dan.name} has already resolved this report.` };
    await expect(resolveReport(asClara(), id, { resolution: 'DISMISSED' })).rejects.toMatchObject(refused);
    expect(await stored()).toMatchObject([{ state: 'WARNED', note: 'By phone', resolverId: dan.id }]);
    const [entry] = await db.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(entry).toMatchObject({ action: 'report.resolve', after: { state: 'WARNED' }, personalFields: ['note'] });
    expect(JSON.stringify(entry)).not.toContain('By phone');
  });

  it('that is resolved as banned bans the person, with the note as the reason', async () => {
    const banned = async () => {
      const { bannedAt, banReason } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
      return bannedAt === null ? null : banReason;
    };
    await report(asEmployer(), profile(), spam);
    for (const network of ['1.2.3.6', '1.2.3.7']) await report(visitor(network), profile(), spam);
    const [first, second, third] = (await stored()).map(({ id }) => id);
    await resolveReport(asClara(), first ?? 0, { resolution: 'REMOVED' });
    expect(await banned()).toBeNull();
    await resolveReport(asClara(), second ?? 0, { resolution: 'BANNED', note: 'Asked for money' });
    expect(await banned()).toBe('Asked for money');
    // They are banned already.
    await resolveReport(asClara(), third ?? 0, { resolution: 'BANNED', note: 'Again' });
    expect(await banned()).toBe('Asked for money');
    const bans = await db.auditEntry.findMany({ where: { action: 'user.ban' } });
    expect(bans.map(({ recordId }) => recordId)).toEqual([person.id]);
    await db.user.update({ where: { id: person.id }, data: { bannedAt: null, active: true } });
    await report(visitor('1.2.3.8'), profile(), spam);
    const last = (await stored()).at(-1)?.id ?? 0;
    await resolveReport(asClara(), last, { resolution: 'BANNED' });
    expect(await banned()).toBe(`Report #${last}`);
    await db.user.update({ where: { id: person.id }, data: { bannedAt: null, active: true } });
  });

  it('about an admin bans no one, and stays open', async () => {
    const data = { kind: 'PROFILE', reason: 'SPAM', userId: clara.id, reporterKey: 'about an admin' } as const;
    const { id } = await db.report.create({ data });
    await expect(resolveReport(asClara(), id, { resolution: 'BANNED' })).rejects.toMatchObject({ name: 'Forbidden' });
    expect(await db.report.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'OPEN' });
  });
});
