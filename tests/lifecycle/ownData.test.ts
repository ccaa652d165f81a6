import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { columnOf } from '../../server/database/sql.ts';
import { tableOf } from '../../server/domain/lifecycle/deletion/erase.sql.ts';
import { notOwnTables, ownColumns } from '../../server/domain/lifecycle/ownData/ownColumns.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { upload } from '../files/support.ts';
import { Visitor } from '../support/browserless.ts';
import { makeChatFixtures, say, stored, writeMany } from '../support/chatFixtures.ts';
import { makeEmployer, makeJobOffer } from '../support/factories.ts';
import { pdf, picture } from '../support/files.ts';
import { fixture, testApp, testDb } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { logIn } from '../support/visiting.ts';

const app = testApp({ environment: { BUDGET_FACTOR: '1' } });
const db = testDb(app);
const fixtures = fixture(() => makeChatFixtures(app));

const download = (visitor: Visitor) => visitor.fetch('/api/account/data');
async function entriesOf(response: Response): Promise<Record<string, Uint8Array>> {
  expect(response.status).toBe(200);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

const rowsOf = (entries: Record<string, Uint8Array>, name: string): Record<string, unknown>[] =>
  JSON.parse(strFromU8(entries[`${name}.json`] ?? new Uint8Array()));

const textOf = (entries: Record<string, Uint8Array>) =>
  Object.values(entries)
    .map((content) => strFromU8(content, true))
    .join('\n');

it('is refused to visitors and guests', async () => {
  expect((await download(new Visitor(app.url))).status).toBe(401);
  const jobSeeker = await db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
  const guest = new Visitor(app.url);
  const gus = { partTime: true, name: 'Gus', email: 'gus@example.test' };
  await mutateOver(guest, 'contactJobSeeker', { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), ...gus });
  expect(await readOver(guest, '{ viewer { kind } }')).toEqual({ viewer: { kind: 'GUEST' } });
  expect((await download(guest)).status).toBe(401);
});

it('has the profile, the chats and the files of a job seeker, and nothing of other people', async () => {
  await say(fixtures.employer, fixtures.chatId, 'Can you start on Monday?');
  await say(fixtures.jobSeeker, fixtures.chatId, 'Yes, at nine.');
  await upload(fixtures.jobSeeker, 'uploadPhoto', await picture().png().toBuffer());
  const response = await download(fixtures.jobSeeker);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="Hourhand-data.zip"');
  const entries = await entriesOf(response);
  const chat = rowsOf(entries, `chats/${fixtures.chatId}`);
  expect(chat.map(({ from, text }) => ({ from, text }))).toEqual([
    { from: 'Erin', text: 'Can you start on Monday?' },
    { from: expect.stringMatching(/ /), text: 'Yes, at nine.' },
  ]);
  const files = Object.keys(entries).filter((name) => name.startsWith('files/'));
  expect(files).toHaveLength(1);
  expect(strFromU8(entries[files[0] ?? '']?.subarray(8, 12) ?? new Uint8Array())).toBe('WEBP');
  const employer = await db.user.findUniqueOrThrow({ where: { id: fixtures.employerId } });
  const all = textOf(entries);
  expect(all).not.toContain(employer.email);
  // Neither the hash of the password nor the token of a session.
  expect(all).not.toContain('$argon2');
  const { token } = await db.session.findFirstOrThrow({ where: { user: { role: 'ROLE_CANDIDATE' } } });
  expect(all).not.toContain(token);
});

it('has the contact data that an employer gave', async () => {
  const entries = await entriesOf(await download(fixtures.employer));
  const { email } = await db.user.findUniqueOrThrow({ where: { id: fixtures.employerId } });
  expect(rowsOf(entries, 'contact-requests')).toMatchObject([{ email, chatId: fixtures.chatId }]);
  const [gift] = rowsOf(entries, 'subscriptions');
  expect(gift).toMatchObject({ status: 'ACTIVE', amount: 47_000 });
  // Not what an admin noted.
  expect(JSON.stringify(gift)).not.toContain('For a test');
});

it('has views, pending changes, states of applications, the subject of reports, and copies of files with their names', async () => {
  const { id, cityId, jobId } = await db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
  const place = { cityId: cityId ?? 0, jobId: jobId ?? 0 };
  const offer = await makeJobOffer(db, place, { employerId: fixtures.employerId });
  const applied = { jobOfferId: offer.id, jobSeekerId: id, chatId: fixtures.chatId, state: 'IN_TALK' } as const;
  await db.jobApplication.create({ data: applied });
  await db.profileDay.create({ data: { jobSeekerId: id, day: app.clock.now, views: 4 } });
  const change = { email: 'new@example.test', codeHash: 'the-hash', expiresAt: new Date('2030-01-01') };
  await db.pendingEmailChange.create({ data: { userId: id, ...change } });
  const about = { kind: 'COMPANY', userId: fixtures.employerId, reason: 'SPAM' } as const;
  await db.report.create({ data: { ...about, reporterId: id, reporterKey: 'k', note: 'for-admins-only' } });
  const chat = { databaseId: fixtures.chatId };
  const name = 'Rota for May.pdf';
  const sent = await upload(fixtures.employer, 'uploadChatDocument', pdf(), { input: { chat }, name });
  await mutateOver(fixtures.employer, 'sendMessage', { chat, documentUri: sent.uri });
  const entries = await entriesOf(await download(fixtures.jobSeeker));
  expect(rowsOf(entries, 'applications')).toMatchObject([{ jobOfferId: offer.id, state: 'IN_TALK' }]);
  expect(rowsOf(entries, 'views')).toMatchObject([{ views: 4 }]);
  expect(rowsOf(entries, 'pending-changes')).toMatchObject([{ email: 'new@example.test' }]);
  expect(rowsOf(entries, 'reports')).toMatchObject([{ kind: 'COMPANY', about: 'Erin' }]);
  const document = rowsOf(entries, 'files').find((file) => file.name === name);
  expect(strFromU8(entries[String(document?.file)] ?? new Uint8Array(), true)).toMatch(/^%PDF-/);
  const all = textOf(entries);
  expect(all).not.toContain('the-hash');
  expect(all).not.toContain('for-admins-only');
});

it('has all messages of a long chat, in order', async () => {
  await writeMany(app, fixtures.chatId, 1_300);
  const messages = rowsOf(await entriesOf(await download(fixtures.jobSeeker)), `chats/${fixtures.chatId}`);
  expect(messages.map(({ id }) => id)).toEqual(await stored(app, fixtures.chatId));
});

it('decides about every table, and about every column of those that are given', async () => {
  const columns = await db.$queryRaw<{ table: string; columns: string[] }[]>`
    SELECT table_name::text AS "table", array_agg(column_name::text) AS columns FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' GROUP BY 1`;
  const tables = [...Object.keys(ownColumns), ...Object.keys(notOwnTables)].map(tableOf);
  expect(tables.toSorted()).toEqual(columns.map(({ table }) => table).toSorted());
  for (const [model, rules] of Object.entries(ownColumns)) {
    const known = columns.find(({ table }) => table === tableOf(model))?.columns ?? [];
    expect(Object.keys(rules).map(columnOf).toSorted(), model).toEqual(known.toSorted());
  }
});

it('is limited to a few downloads an hour', async () => {
  const visitor = await logIn(app, await makeEmployer(db));
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push((await download(visitor)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});
