import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** Only its employer, its job seeker, holders of its share links, and admins can open a chat. Others cannot tell that it exists. */

const secret = 'The key lies under the blue flowerpot';

const app = testApp();
const catalog = testCatalog(app);
let chat: { id: number; globalId: string; messageId: string; hash: string; jobSeekerHash: string };
const who: Record<string, Visitor> = {};

const readChat = `query ($id: Int!, $chat: ID!, $message: ID!) {
  chat(reference: { databaseId: $id }) { id messages(first: 5) { edges { node { text } } } }
  node(id: $chat) { id ... on Chat { lastMessage { text } sharedHash } }
  nodes(ids: [$message]) { id ... on Message { text } }
  chats(first: 50) { edges { node { id lastMessage { text } } } }
}`;
const send = `mutation ($chat: ChatReference!, $text: String!, $clientId: String) {
  sendMessage(input: { chat: $chat, text: $text, clientId: $clientId }) {
    __typename
    ... on SendMessagePayload { sentMessage { databaseId text clientId } }
    ... on Failure { message code }
    ... on InvalidInput { fields { field message } }
  }
}`;
const seen = `mutation ($chat: ChatReference!) { markChatSeen(input: { chat: $chat }) { __typename } }`;
const typing = `mutation ($chat: ChatReference!) { announceTyping(input: { chat: $chat }) { __typename } }`;
const contact = `mutation ($jobSeeker: ID!, $name: String, $email: String, $clientKey: String) {
  contactJobSeeker(input: { jobSeeker: $jobSeeker, name: $name, email: $email, clientKey: $clientKey, partTime: true }) {
    __typename
    ... on ContactJobSeekerPayload { chat { id databaseId sharedHash viewerCanMessage } }
    ... on Failure { message }
    ... on InvalidInput { fields { field message } }
  }
}`;

beforeAll(async () => {
  const { db } = app.services;
  const [jobSeeker, otherJobSeeker] = [await makeJobSeeker(db, catalog), await makeJobSeeker(db, catalog)];
  const [employer, otherEmployer] = [await makeEmployer(db), await makeEmployer(db)];
  const admin = await makeAdmin(db);
  await makeSubscription(db, employer.id, app.clock.now);
  await makeSubscription(db, otherEmployer.id, app.clock.now);

  const visitor = () => new Visitor(app.url);
  const signedIn = (user: { loginEmail: string | null }) => visitor().signIn(user.loginEmail ?? '', testPassword);
  who.anonymous = visitor();
  who.employer = await signedIn(employer);
  who.otherEmployer = await signedIn(otherEmployer);
  who.jobSeeker = await signedIn(jobSeeker);
  who.otherJobSeeker = await signedIn(otherJobSeeker);
  who.admin = await signedIn(admin);
  who.otherGuest = visitor();
  await who.otherGuest.graphql(contact, {
    jobSeeker: encodeGlobalId('JobSeeker', otherJobSeeker.id),
    name: 'Gus',
    email: 'gus@example.test',
  });

  const made = await who.employer.graphql<{ contactJobSeeker: { chat: { id: string; databaseId: number } } }>(contact, {
    jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id),
  });
  const { id: globalId, databaseId: id } = made.data?.contactJobSeeker.chat ?? { id: '', databaseId: 0 };
  const sent = await who.employer.graphql<{ sendMessage: { sentMessage: { databaseId: number } } }>(send, {
    chat: { id: globalId },
    text: secret,
  });
  const row = await db.chat.findUniqueOrThrow({ where: { id } });
  chat = {
    id,
    globalId,
    messageId: encodeGlobalId('Message', sent.data?.sendMessage.sentMessage.databaseId ?? 0),
    hash: row.employerHash ?? '',
    jobSeekerHash: row.jobSeekerHash ?? '',
  };
});

const variables = () => ({ id: chat.id, chat: chat.globalId, message: chat.messageId });
const outsiders = ['anonymous', 'otherGuest', 'otherEmployer', 'otherJobSeeker'];

describe('an outsider', () => {
  it.each(outsiders)('(%s) cannot read the chat', async (name) => {
    const answer = await who[name]?.graphql<Record<string, unknown>>(readChat, variables());
    expect(answer?.data).toMatchObject({ chat: null, node: null, nodes: [null] });
    expect(JSON.stringify(answer)).not.toContain(secret);
    expect(JSON.stringify(answer)).not.toContain(chat.globalId);
  });

  it.each(outsiders)('(%s) cannot write to it', async (name) => {
    const before = await app.services.db.message.count();
    const reference = { chat: { id: chat.globalId } };
    const sent = await who[name]?.graphql(send, { ...reference, text: 'Let me in' });
    expect(sent?.data).toMatchObject({ sendMessage: { __typename: 'NotFound', code: 404 } });
    expect((await who[name]?.graphql(seen, reference))?.data).toEqual({ markChatSeen: { __typename: 'NotFound' } });
    expect((await who[name]?.graphql(typing, reference))?.data).toEqual({ announceTyping: { __typename: 'NotFound' } });
    expect(await app.services.db.message.count()).toBe(before);
  });

  it('cannot tell a forbidden chat from one that does not exist', async () => {
    const ask = (id: number) =>
      who.otherEmployer?.graphql(`query { chat(reference: { databaseId: ${id} }) { id } }`).then(JSON.stringify);
    expect(await ask(chat.id)).toBe(await ask(2_000_000_000));
  });

  it('cannot open it with a guessed share link', async () => {
    const answer = await who.anonymous?.graphql(`{ chat(reference: { sharedHash: "${'a'.repeat(32)}" }) { id } }`);
    expect(answer?.data).toEqual({ chat: null });
  });
});

describe('the members of a chat, and admins', () => {
  it.each(['employer', 'jobSeeker', 'admin'])('%s can read the chat', async (name) => {
    const answer = await who[name]?.graphql<Record<string, unknown>>(readChat, variables());
    expect(answer?.data).toMatchObject({
      chat: { messages: { edges: [{ node: { text: secret } }] } },
      node: { lastMessage: { text: secret } },
      nodes: [{ text: secret }],
    });
  });

  it('only the employer and admins see the share link of the employer', async () => {
    const hashFor = async (name: string) => {
      const answer = await who[name]?.graphql<{ node: { sharedHash: string | null } }>(readChat, variables());
      return answer?.data?.node.sharedHash;
    };
    expect(await hashFor('employer')).toBe(chat.hash);
    expect(await hashFor('admin')).toBe(chat.hash);
    expect(await hashFor('jobSeeker')).toBeNull();
  });

  it('only admins see the share link of the job seeker', async () => {
    const query = `query { chat(reference: { databaseId: ${chat.id} }) { jobSeekerSharedHash } }`;
    expect((await who.admin?.graphql(query))?.data).toEqual({ chat: { jobSeekerSharedHash: chat.jobSeekerHash } });
    expect((await who.employer?.graphql(query))?.data).toEqual({ chat: { jobSeekerSharedHash: null } });
  });
});

describe('the holder of a share link', () => {
  it('reads and writes as that participant, in that chat only', async () => {
    const stranger = new Visitor(app.url);
    const query = `query ($hash: String!) {
      chat(reference: { sharedHash: $hash }) { id counterpart { name role } members { role isViewer } messages(first: 1) { edges { node { text } } } }
    }`;
    const asEmployer = await stranger.graphql(query, { hash: chat.hash });
    expect(asEmployer.data).toMatchObject({
      chat: { id: chat.globalId, counterpart: { role: 'ROLE_CANDIDATE', name: 'Maria' } },
    });
    const asJobSeeker = await stranger.graphql(query, { hash: chat.jobSeekerHash });
    expect(asJobSeeker.data).toMatchObject({ chat: { counterpart: { role: 'ROLE_EMPLOYER', name: 'Erin' } } });
    const sent = await stranger.graphql(send, { chat: { sharedHash: chat.jobSeekerHash }, text: 'From the link' });
    expect(sent.data).toMatchObject({ sendMessage: { sentMessage: { text: 'From the link' } } });
    // The next operation sends no share link.
    const later = await stranger.graphql(readChat, variables());
    expect(later.data).toMatchObject({ chat: null, node: null, nodes: [null] });
  });
});

describe('a message', () => {
  it('from an employer to a job seeker requires a subscription, and is not stored without one', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db);
    const jobSeeker = await makeJobSeeker(db, catalog);
    const visitor = await new Visitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
    const made = await visitor.graphql<{ contactJobSeeker: { chat: { id: string; viewerCanMessage: boolean } } }>(
      contact,
      {
        jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id),
      },
    );
    expect(made.data?.contactJobSeeker.chat.viewerCanMessage).toBe(false);
    const reference = { id: made.data?.contactJobSeeker.chat.id };
    const before = await db.message.count();
    const refused = await visitor.graphql(send, { chat: reference, text: 'Hello' });
    expect(refused.data).toMatchObject({ sendMessage: { __typename: 'SubscriptionRequired', code: 402 } });
    expect(await db.message.count()).toBe(before);
    await makeSubscription(db, employer.id, app.clock.now);
    const sent = await visitor.graphql(send, { chat: reference, text: 'Hello' });
    expect(sent.data).toMatchObject({ sendMessage: { __typename: 'SendMessagePayload' } });
  });

  it('sent twenty times at once with the same client id is stored once', async () => {
    const attempts = Array.from({ length: 20 }, () =>
      who.employer?.graphql<{ sendMessage: { sentMessage: { databaseId: number } } }>(send, {
        chat: { id: chat.globalId },
        text: 'Once only',
        clientId: 'same-client-id',
      }),
    );
    const ids = new Set(
      (await Promise.all(attempts)).map((answer) => answer?.data?.sendMessage.sentMessage.databaseId),
    );
    expect(ids.size).toBe(1);
    expect(await app.services.db.message.count({ where: { text: 'Once only' } })).toBe(1);
  });

  it('that is blank or too long is refused at its field', async () => {
    const blank = await who.employer?.graphql(send, { chat: { id: chat.globalId }, text: '  \n ' });
    expect(blank?.data).toMatchObject({
      sendMessage: {
        __typename: 'InvalidInput',
        fields: [{ field: 'text', message: 'Message needs non-blank text or an attached image or document' }],
      },
    });
    const long = await who.employer?.graphql(send, { chat: { id: chat.globalId }, text: 'x'.repeat(5001) });
    expect(long?.data).toMatchObject({ sendMessage: { __typename: 'InvalidInput', fields: [{ field: 'text' }] } });
  });

  it('updates the message count and the last message of its chat', async () => {
    const { db } = app.services;
    const row = await db.chat.findUniqueOrThrow({ where: { id: chat.id }, include: { participants: true } });
    const messages = await db.message.findMany({ where: { chatId: chat.id }, orderBy: { id: 'desc' } });
    expect(row.nbMessages).toBe(messages.length);
    expect(row.lastMessageId).toBe(messages[0]?.id);
    for (const place of row.participants) expect(place.lastMessageId).toBe(row.lastMessageId);
  });
});
