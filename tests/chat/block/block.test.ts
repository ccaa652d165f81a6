import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { Visitor } from '../../support/browserless.ts';
import { type Event, type EventSocket, openEventSocket } from '../../support/eventSocket.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker, makeSubscription } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { mutateOver, readOver } from '../../support/graph.ts';
import { logIn } from '../../support/visiting.ts';

/** After a block neither of two people writes to the other, by any way. Who may block: also tests/nouns/block.ts. */

const app = testApp();
const catalog = testCatalog(app);
let boss: User;
let seeker: User;
let employer: Visitor;
let jobSeeker: Visitor;
let admin: Visitor;
let chatId: number;
const sockets: EventSocket[] = [];

const open = async (visitor: Visitor) => {
  const socket = await openEventSocket(app, visitor);
  sockets.push(socket);
  return socket;
};

afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
});
beforeEach(async () => {
  const { db } = app.services;
  [boss, seeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
  await makeSubscription(db, boss.id, app.clock.now);
  [employer, jobSeeker] = [await logIn(app, boss), await logIn(app, seeker)];
  admin = await logIn(app, await makeAdmin(db));
  await contact(employer);
  chatId = (await db.chat.findFirstOrThrow({ where: { employerId: boss.id, jobSeekerId: seeker.id } })).id;
});

const contact = (visitor: Visitor, more: object = {}) =>
  mutateOver(visitor, 'contactJobSeeker', { jobSeeker: encodeGlobalId('JobSeeker', seeker.id), ...more });
const say = (visitor: Visitor, clientId?: string) =>
  mutateOver(visitor, 'sendMessage', { chat: { databaseId: chatId }, text: 'Hello', clientId });
const block = (visitor: Visitor) => mutateOver(visitor, 'blockUser', { chat: { databaseId: chatId } });
const unblock = (visitor: Visitor, { id }: User) => mutateOver(visitor, 'unblockUser', { userDatabaseId: id });
const chatOf = async (visitor: Visitor) => {
  const query = `query ($chat: Int!) { chat(reference: { databaseId: $chat }) {
    isBlocked viewerHasBlocked viewerCanMessage messages(last: 9) { edges { cursor } } counterpart { isOnline lastSeenAt } } }`;
  return (await readOver(visitor, query, { chat: chatId })).chat;
};
const sent = { __typename: 'SendMessagePayload' };
const refused = { __typename: 'Conflict', message: 'You can no longer send messages here.' };

describe.each([
  ['the job seeker', () => jobSeeker, () => employer],
  ['the employer', () => employer, () => jobSeeker],
] as const)('after a block by %s', (_name, blocker, blocked) => {
  it('neither writes, an admin does, and both still read', async () => {
    expect(await say(employer, 'first-message')).toEqual(sent);
    await block(blocker());
    await block(blocker());
    expect([await say(employer), await say(jobSeeker)]).toEqual([refused, refused]);
    // What was stored before is still acknowledged.
    expect(await say(employer, 'first-message')).toEqual(sent);
    expect(await say(admin)).toEqual(sent);
    const state = { isBlocked: true, viewerCanMessage: false };
    expect(await chatOf(blocker())).toMatchObject({ ...state, viewerHasBlocked: true });
    expect(await chatOf(blocked())).toMatchObject({ ...state, viewerHasBlocked: false });
    expect((await chatOf(blocked())).messages.edges).toHaveLength(2);
  });

  it('neither contacts the other again', async () => {
    await block(blocker());
    const notContacted = { __typename: 'Forbidden', message: 'You cannot contact this job seeker.' };
    expect(await contact(employer)).toEqual(notContacted);
    const { id } = await makeJobOffer(app.services.db, catalog, { employerId: boss.id });
    expect(await mutateOver(jobSeeker, 'applyToJobOffer', { jobOffer: encodeGlobalId('JobOffer', id) })).toEqual({
      __typename: 'Conflict',
      message: 'You cannot apply to this job offer.',
    });
    // Only the blocker takes it back.
    await unblock(blocked(), blocked() === employer ? seeker : boss);
    expect(await say(employer)).toEqual(refused);
    await unblock(blocker(), blocked() === employer ? boss : seeker);
    expect([await say(employer), await say(jobSeeker)]).toEqual([sent, sent]);
  });

  it('neither sees whether the other is there', async () => {
    const both = { id: { in: [boss.id, seeker.id] } };
    await app.services.db.user.updateMany({ where: both, data: { lastSeenAt: app.clock.now } });
    await Promise.all([open(employer), open(jobSeeker)]);
    await expect.poll(async () => (await chatOf(employer)).counterpart.isOnline).toBe(true);
    await block(blocker());
    for (const visitor of [employer, jobSeeker])
      expect((await chatOf(visitor)).counterpart).toEqual({ isOnline: false, lastSeenAt: null });
  });

  it('the event socket refuses messages and passes no typing on', async () => {
    const [writes, hears] = [await open(blocked()), await open(blocker())];
    await block(blocker());
    writes.send({ type: 'typing', chat: { id: chatId } });
    writes.send({ type: 'message', chat: { id: chatId }, text: 'Hello' });
    expect(await writes.next(({ type }: Event) => type === 'error')).toMatchObject({ code: 409 });
    await unblock(blocker(), blocked() === employer ? boss : seeker);
    writes.send({ type: 'message', chat: { id: chatId }, text: 'Hello again' });
    const first = await hears.next(({ type }: Event) => type === 'message' || type === 'typing');
    expect(first).toMatchObject({ type: 'message', text: 'Hello again' });
  });
});

it('a blocked guest is refused with a new cookie and the same email', async () => {
  const guest = new Visitor(app.url);
  await contact(guest, { name: 'Gus', email: 'gus@blocked.test', partTime: true });
  const where = { jobSeekerId: seeker.id };
  chatId = (await app.services.db.chat.findFirstOrThrow({ where, orderBy: { id: 'desc' } })).id;
  await block(jobSeeker);
  const again = new Visitor(app.url);
  const asOtto = async (email: string) => (await contact(again, { name: 'Otto', email, partTime: true })).__typename;
  expect(await asOtto('Gus@Blocked.test')).toBe('Forbidden');
  expect(await asOtto('otto@other.test')).toBe('ContactJobSeekerPayload');
});

it('is listed for the blocker, who can see the name as before', async () => {
  await block(jobSeeker);
  const query = '{ viewer { blockedPeople { userDatabaseId name } } }';
  const listed = async (visitor: Visitor) => (await readOver(visitor, query)).viewer.blockedPeople;
  expect(await listed(jobSeeker)).toEqual([{ userDatabaseId: boss.id, name: 'Erin' }]);
  expect([await listed(employer), await listed(admin), await listed(new Visitor(app.url))]).toEqual([[], [], []]);
});
