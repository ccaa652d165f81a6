import { describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { logIn } from '../support/visiting.ts';

/** What members of a chat and holders of its share links read and write. Who may open a chat: tests/nouns/chat. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const fixtures: ChatFixtures = fixture(() => makeChatFixtures(app));

const send = (visitor: Visitor, chat: object, text = 'Hello') =>
  mutateOver(visitor, 'sendMessage', { chat, text }, 'sentMessage { text }');
const chatRow = () => db.chat.findUniqueOrThrow({ where: { id: fixtures.chatId }, include: { participants: true } });

it('the share link of the employer is for the employer and admins, that of the job seeker for admins', async () => {
  const { employerHash, jobSeekerHash } = await chatRow();
  const query = `{ chat(reference: { databaseId: ${fixtures.chatId} }) { sharedHash jobSeekerSharedHash } }`;
  const linksFor = async (visitor: Visitor) => (await visitor.graphql(query)).data;
  expect(await linksFor(fixtures.admin)).toEqual({
    chat: { sharedHash: employerHash, jobSeekerSharedHash: jobSeekerHash },
  });
  expect(await linksFor(fixtures.employer)).toEqual({ chat: { sharedHash: employerHash, jobSeekerSharedHash: null } });
  expect(await linksFor(fixtures.jobSeeker)).toMatchObject({ chat: { sharedHash: null } });
  expect(await linksFor(new Visitor(app.url))).toEqual({ chat: null });
});

it('the holder of a share link reads and writes as that participant, in that chat only', async () => {
  const { employerHash, jobSeekerHash } = await chatRow();
  const stranger = new Visitor(app.url);
  const query = `query ($hash: String!) { chat(reference: { sharedHash: $hash }) { databaseId counterpart { name role } } }`;
  expect((await stranger.graphql(query, { hash: employerHash })).data).toEqual({
    chat: {
      databaseId: fixtures.chatId,
      counterpart: { role: 'ROLE_CANDIDATE', name: expect.stringMatching('Maria') },
    },
  });
  expect((await stranger.graphql(query, { hash: jobSeekerHash })).data).toMatchObject({
    chat: { counterpart: { role: 'ROLE_EMPLOYER', name: 'Erin' } },
  });
  const sent = await send(stranger, { sharedHash: jobSeekerHash }, 'From the link');
  expect(sent).toMatchObject({ sentMessage: { text: 'From the link' } });
  // The next operation sends no share link.
  const later = `{ chat(reference: { databaseId: ${fixtures.chatId} }) { id } }`;
  expect((await stranger.graphql(later)).data).toEqual({ chat: null });
});

describe('a message', () => {
  it('from an employer to a job seeker requires a subscription, and is not stored without one', async () => {
    const [employer, jobSeeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
    const visitor = await logIn(app, employer);
    const to = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id) };
    const { chat } = await mutateOver(visitor, 'contactJobSeeker', to, 'chat { id viewerCanMessage }');
    expect(chat.viewerCanMessage).toBe(false);
    const before = await db.message.count();
    expect((await send(visitor, { id: chat.id })).__typename).toBe('SubscriptionRequired');
    expect(await db.message.count()).toBe(before);
    await makeSubscription(db, employer.id, app.clock.now);
    expect((await send(visitor, { id: chat.id })).__typename).toBe('SendMessagePayload');
  });

  it('that is blank or too long is refused at its field', async () => {
    for (const [text, message] of [
      ['  \n ', 'Message needs non-blank text or an attached image or document'],
      ['x'.repeat(5001), expect.any(String)],
    ]) {
      const answer = await send(fixtures.employer, { databaseId: fixtures.chatId }, text);
      expect(answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'text', message }] });
    }
  });

  it('updates the message count and the last message of its chat', async () => {
    const id = await say(fixtures.employer, fixtures.chatId, 'Hello');
    const { participants, ...chat } = await chatRow();
    const nbMessages = await db.message.count({ where: { chatId: fixtures.chatId } });
    expect(chat).toMatchObject({ nbMessages, lastMessageId: id });
    for (const place of participants) expect(place.lastMessageId).toBe(id);
  });
});
