import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { fixture, testApp, testCatalog } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { as } from '../support/introductions.ts';

/** Messages to deleted users are refused, before the paywall asks for a subscription. */

const app = testApp();
const catalog = testCatalog(app);
let employer: User;
let jobSeeker: User;
let chat: { id: number; employerHash: string | null };

const send = (viewer: Viewer, chat: object, clientId?: string) =>
  mutateAs(app, viewer, 'sendMessage', { chat, text: 'Hello', clientId }, 'isNew');
const abilities = async (viewer: Viewer, reference: object) => {
  const query = 'query ($chat: ChatReference!) { chat(reference: $chat) { isRead viewerCanMessage } }';
  return (await readAs(app, viewer, query, { chat: reference })).chat;
};
const remove = ({ id, role }: User) =>
  mutateAs(app, admin, 'deleteUser', { id: encodeGlobalId(role === 'ROLE_EMPLOYER' ? 'Employer' : 'JobSeeker', id) });
const messages = () => app.services.db.message.count({ where: { chatId: chat.id } });

const refused = { __typename: 'Conflict', message: expect.stringContaining('deleted') };
const there = { isRead: true, viewerCanMessage: true };
const gone = { isRead: false, viewerCanMessage: false };

const admin = fixture(async () => as('admin', await makeAdmin(app.services.db)));
beforeEach(async () => {
  const { db } = app.services;
  employer = await makeEmployer(db);
  jobSeeker = await makeJobSeeker(db, catalog);
  const contacted = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id) };
  await mutateAs(app, as('employer', employer), 'contactJobSeeker', contacted);
  chat = await db.chat.findFirstOrThrow({ where: { employerId: employer.id } });
});

it('refuses an employer whose job seeker is deleted, with or without a subscription or share link', async () => {
  const [viewer, reference] = [as('employer', employer), { databaseId: chat.id }];
  expect((await send(viewer, reference)).__typename).toBe('SubscriptionRequired');
  expect(await abilities(viewer, reference)).toEqual({ isRead: true, viewerCanMessage: false });
  await remove(jobSeeker);
  expect(await send(viewer, reference)).toEqual(refused);
  expect(await send({ kind: 'anonymous' }, { sharedHash: chat.employerHash })).toEqual(refused);
  expect(await abilities(viewer, reference)).toEqual(gone);
  expect(await messages()).toBe(0);
});

it('refuses a job seeker whose employer is deleted, but confirms a message that was stored before', async () => {
  const viewer = as('jobSeeker', jobSeeker);
  const reference = { databaseId: chat.id };
  expect(await abilities(viewer, reference)).toEqual(there);
  expect(await send(viewer, reference, 'sent-before')).toMatchObject({ isNew: true });
  await remove(employer);
  expect(await send(viewer, reference, 'sent-before')).toMatchObject({ isNew: false });
  expect(await send(viewer, reference, 'sent-after')).toEqual(refused);
  expect(await abilities(viewer, reference)).toEqual(gone);
  expect(await messages()).toBe(1);
});

it('lets admins write until both members are deleted', async () => {
  const reference = { databaseId: chat.id };
  await remove(employer);
  expect(await send(admin, reference)).toMatchObject({ isNew: true });
  expect(await abilities(admin, reference)).toEqual(there);
  await remove(jobSeeker);
  expect(await send(admin, reference)).toEqual(refused);
  expect(await abilities(admin, reference)).toEqual(gone);
});

it('lets a user and the admins write to each other in a support chat until the user is deleted', async () => {
  const viewer = as('employer', employer);
  await mutateAs(app, viewer, 'openSupportChat', {});
  const { id } = await app.services.db.chat.findFirstOrThrow({ where: { supportUserId: employer.id } });
  expect(await send(viewer, { databaseId: id })).toMatchObject({ isNew: true });
  expect(await abilities(viewer, { databaseId: id })).toEqual(there);
  expect(await abilities(admin, { databaseId: id })).toEqual(there);
  await remove(employer);
  expect(await send(admin, { databaseId: id })).toEqual(refused);
  expect(await abilities(admin, { databaseId: id })).toEqual(gone);
});
