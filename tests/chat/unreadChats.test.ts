import { beforeAll, expect, it } from 'vitest';
import { moveSeen } from '../../server/domain/chat/reading/reading.sql.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { as } from '../support/introductions.ts';

const app = testApp();
const catalog = testCatalog(app);
let employer: Viewer;
let jobSeeker: Viewer;
let admin: Viewer;
let contact: number;
let support: number;

const say = (viewer: Viewer, databaseId: number) =>
  mutateAs(app, viewer, 'sendMessage', { chat: { databaseId }, text: 'Hello' });
const see = (viewer: Viewer, databaseId: number, upTo?: number) =>
  mutateAs(app, viewer, 'markChatSeen', { chat: { databaseId }, upTo });
const count = async (viewer: Viewer) =>
  (await readAs(app, viewer, '{ viewer { unreadChatCount } }')).viewer.unreadChatCount;
const chats = async (viewer: Viewer, filter: object): Promise<number[]> => {
  const query =
    'query ($filter: ChatFilter) { chats(filter: $filter, first: 50) { totalCount edges { node { databaseId } } } }';
  const { chats } = await readAs(app, viewer, query, { filter });
  expect(chats.totalCount).toBe(chats.edges.length);
  return chats.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
};

beforeAll(async () => {
  const { db } = app.services;
  const [boss, seeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
  await makeSubscription(db, boss.id, app.clock.now);
  [employer, jobSeeker, admin] = [as('employer', boss), as('jobSeeker', seeker), as('admin', await makeAdmin(db))];
  const chat = 'chat { databaseId }';
  const toContact = { jobSeeker: encodeGlobalId('JobSeeker', seeker.id) };
  contact = (await mutateAs(app, employer, 'contactJobSeeker', toContact, chat)).chat.databaseId;
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  support = (await mutateAs(app, employer, 'openSupportChat', {}, chat)).chat.databaseId;
});

it('an anonymous visitor has no unread chats', async () => {
  expect(await count({ kind: 'anonymous' })).toBe(0);
  for (const unread of [true, false]) expect(await chats({ kind: 'anonymous' }, { unread })).toEqual([]);
});

it('empty chats are not unread', async () => {
  for (const viewer of [employer, jobSeeker, admin]) {
    expect(await count(viewer)).toBe(0);
    expect(await chats(viewer, { unread: true })).toEqual([]);
  }
  expect(await chats(employer, { unread: false })).toHaveLength(2);
});

it('a chat with a message from another member is unread until the viewer has seen it', async () => {
  await say(employer, contact);
  expect([await count(employer), await count(jobSeeker), await count(admin)]).toEqual([0, 1, 1]);
  expect(await chats(jobSeeker, { unread: true })).toEqual([contact]);
  expect(await chats(employer, { unread: true })).toEqual([]);
  await see(jobSeeker, contact);
  expect([await count(jobSeeker), await count(admin)]).toEqual([0, 1]);
  expect(await chats(jobSeeker, { unread: false })).toEqual([contact]);
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  await say(jobSeeker, contact);
  await say(admin, support);
  expect([await count(employer), await count(jobSeeker), await count(admin)]).toEqual([2, 0, 1]);
});

it('a chat remains unread if newer messages follow the position that the viewer has seen', async () => {
  const latest = async () => (await app.services.db.chat.findUniqueOrThrow({ where: { id: support } })).lastMessageId;
  const first = await latest();
  await say(admin, support);
  await see(employer, support, first);
  expect(await chats(employer, { unread: true, kind: 'SUPPORT' })).toEqual([support]);
  await see(employer, support, -1);
  await see(employer, support, 2_000_000_000);
  expect(await chats(employer, { unread: true, kind: 'SUPPORT' })).toEqual([]);
  const place = { chatId: support, userId: employer.kind === 'anonymous' ? 0 : employer.id };
  const { readMessageId } = await app.services.db.chatParticipant.findFirstOrThrow({ where: place });
  expect(readMessageId).toBe(await latest());
  // A call that arrives late moves nothing back, and has nothing to tell the others.
  expect(await moveSeen(app.services.sql, place, first)).toBeNull();
  expect(await chats(employer, { unread: true, kind: 'SUPPORT' })).toEqual([]);
  await say(admin, support);
});

it('the filter combines with the kind of chat', async () => {
  expect(await chats(employer, { unread: true, kind: 'SUPPORT' })).toEqual([support]);
  expect(await chats(employer, { kind: 'CONTACT' })).toEqual([contact]);
  expect(await chats(admin, { unread: false, kind: 'SUPPORT' })).toEqual([support]);
});

it('closed chats are not counted', async () => {
  await app.services.db.chat.update({ where: { id: contact }, data: { open: false } });
  expect([await count(employer), await count(admin)]).toEqual([1, 0]);
});
