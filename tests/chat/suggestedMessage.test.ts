import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { asJobSeeker } from '../support/profiles.ts';
import { asAdmin, asEmployer } from '../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let maria: User;
let employer: User;
let work: string;
let chat: { id: number; employerHash: string | null; jobSeekerHash: string | null };

const contact = (input: object) => {
  const jobSeeker = encodeGlobalId('JobSeeker', maria.id);
  return mutateAs(app, asEmployer(employer), 'contactJobSeeker', { jobSeeker, ...input });
};
const suggested = async (viewer: Viewer, reference: object = { databaseId: chat.id }): Promise<string | null> => {
  const query = 'query ($chat: ChatReference!) { chat(reference: $chat) { suggestedMessage } }';
  return (await readAs(app, viewer, query, { chat: reference })).chat.suggestedMessage;
};

beforeAll(async () => {
  maria = await makeJobSeeker(db, catalog, { name: 'Maria dela Cruz' });
  const { name } = await db.job.findUniqueOrThrow({ where: { id: catalog.jobId } });
  work = `a ${name.toLowerCase()}`;
  employer = await makeEmployer(db);
  await contact({ partTime: true, description: 'Friday evenings' });
  chat = await db.chat.findFirstOrThrow({ where: { employerId: employer.id } });
});

it('is not told before the employer may write', async () => {
  expect(await suggested(asEmployer(employer))).toBeNull();
});

it('is told to the employer alone', async () => {
  await makeSubscription(db, employer.id, app.clock.now);
  expect(await suggested(asJobSeeker(maria))).toBeNull();
  expect(await suggested({ kind: 'anonymous' }, { sharedHash: chat.jobSeekerHash })).toBeNull();
  expect(await suggested(asAdmin(await makeAdmin(db)))).toBeNull();

  const text = `Hello Maria, I am looking for ${work}, part-time.\nFriday evenings\nAre you available?`;
  expect(await suggested(asEmployer(employer))).toBe(text);
  expect(await suggested({ kind: 'anonymous' }, { sharedHash: chat.employerHash })).toBe(text);
});

it('follows the latest request, and is over with the first message', async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  await contact({ fullTime: true });
  expect(await suggested(asEmployer(employer))).toBe(
    `Hello Maria, I am looking for ${work}, full-time.\nAre you available?`,
  );
  await mutateAs(app, asEmployer(employer), 'sendMessage', { chat: { databaseId: chat.id }, text: 'Hello' });
  expect(await suggested(asEmployer(employer))).toBeNull();
});

it('does not repeat the words of an introduction, which are an admin’s', async () => {
  await db.message.deleteMany({ where: { chatId: chat.id } });
  await db.chat.update({ where: { id: chat.id }, data: { nbMessages: 0 } });
  const { id: admin } = await makeAdmin(db);
  const data = { introducedById: admin, description: 'They would suit each other' };
  await db.contactRequest.updateMany({ where: { chatId: chat.id }, data });
  expect(await suggested(asEmployer(employer))).not.toContain('suit');
});
