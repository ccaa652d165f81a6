import { beforeEach, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { upload } from '../files/support.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket, tryEventSocket } from '../support/eventSocket.ts';
import { makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { signUp } from '../support/signUp.ts';
import { listen, openSocket } from '../support/socket.ts';

/**
 * An attacker becomes a guest with another person's email and contacts a job seeker. Later the owner of the email signs up and
 * gets the guest's chats. Nothing that the attacker was handed before may work then.
 */

const app = testApp();
const catalog = testCatalog(app);
let maria: { id: number; loginEmail: string | null };
let emails = 0;

beforeEach(async () => {
  maria = await makeJobSeeker(app.services.db, catalog);
});

const password = 'a long password';

type Contact = { id: number; employerId: number; hash: string };

async function contact(visitor: Visitor, email: string, clientKey?: string): Promise<Contact | null> {
  const { data } = await visitor.graphql<{
    contactJobSeeker: {
      chat: { databaseId: number; sharedHash: string } | null;
      contactRequest: { employer: { databaseId: number } };
    };
  }>(
    `mutation ($input: ContactJobSeekerInput!) { contactJobSeeker(input: $input) { ... on ContactJobSeekerPayload {
      chat { databaseId sharedHash } contactRequest { employer { databaseId } } } } }`,
    { input: { jobSeeker: encodeGlobalId('JobSeeker', maria.id), partTime: true, name: 'Vic', email, clientKey } },
  );
  const { chat, contactRequest } = data?.contactJobSeeker ?? {};
  if (!chat || !contactRequest) return null;
  return { id: chat.databaseId, employerId: contactRequest.employer.databaseId, hash: chat.sharedHash };
}

async function backDoor(clientKey?: string) {
  emails += 1;
  const email = `victim-${emails}@example.test`;
  const attacker = new Visitor(app.url);
  const chat = await contact(attacker, email, clientKey);
  if (!chat) throw new Error('The contact was refused.');
  await makeSubscription(app.services.db, chat.employerId, app.clock.now);
  const claim = () => signUp(app, new Visitor(app.url), { name: 'Vic', email, password, role: 'ROLE_EMPLOYER' });
  return { email, attacker, chat, claim };
}

const readsByLink = async (visitor: Visitor, sharedHash: string) => {
  const query = 'query ($chat: ChatReference!) { chat(reference: $chat) { databaseId } }';
  const { data } = await visitor.graphql<{ chat: { databaseId: number } | null }>(query, { chat: { sharedHash } });
  return data?.chat?.databaseId ?? null;
};
const hashesOf = (id: number) =>
  app.services.db.chat.findUniqueOrThrow({ where: { id }, select: { employerHash: true, jobSeekerHash: true } });

describe('what a stranger got as a guest, after the owner of the email has signed up', () => {
  it('is a link that neither reads nor writes, over GraphQL and REST', async () => {
    const { attacker, chat, claim } = await backDoor();
    const stranger = new Visitor(app.url);
    expect(await readsByLink(stranger, chat.hash)).toBe(chat.id);
    const owner = await claim();
    for (const visitor of [stranger, attacker]) {
      expect(await readsByLink(visitor, chat.hash)).toBeNull();
      const sent = await visitor.graphql(
        'mutation ($chat: ChatReference!) { sendMessage(input: { chat: $chat, text: "Hello" }) { __typename } }',
        { chat: { sharedHash: chat.hash } },
      );
      expect(sent.data).toEqual({ sendMessage: { __typename: 'NotFound' } });
      expect((await visitor.fetch(`/api/chat/${chat.hash}/employer`)).status).toBe(404);
      expect((await visitor.fetch(`/api/chat/${chat.id}/messages?shared_hash=${chat.hash}`)).status).toBe(404);
    }
    const own = await owner.graphql<{ chats: { edges: { node: { databaseId: number } }[] } }>(
      '{ chats(first: 5) { edges { node { databaseId } } } }',
    );
    expect(own.data?.chats.edges).toEqual([{ node: { databaseId: chat.id } }]);
  });

  it('is new for both sides of all chats, joined ones too', async () => {
    const { email, chat, claim } = await backDoor();
    const second = await contact(new Visitor(app.url), email);
    if (!second) throw new Error('The contact was refused.');
    const before = [await hashesOf(chat.id), await hashesOf(second.id)];
    await claim();
    const old = before.flatMap(({ employerHash, jobSeekerHash }) => [employerHash, jobSeekerHash]);
    for (const hash of old) expect(await readsByLink(new Visitor(app.url), hash ?? '')).toBeNull();
    const after = await hashesOf(chat.id);
    expect(old).not.toContain(after.employerHash);
    expect(old).not.toContain(after.jobSeekerHash);
    expect(await readsByLink(new Visitor(app.url), after.employerHash ?? '')).toBe(chat.id);
  });

  it('is sockets that close at once, and do not open again', async () => {
    const { chat, claim } = await backDoor();
    const events = await openEventSocket(app, new Visitor(app.url), { query: `?shared_hash=${chat.hash}` });
    const live = openSocket(app, new Visitor(app.url));
    const heard = listen(live, 'subscription ($chat: ChatReference!) { chatEvents(chat: $chat) { __typename } }', {
      chat: { sharedHash: chat.hash },
    });
    await heard.next();
    const end = heard.next().then(
      () => 'heard',
      () => 'ended',
    );
    await claim();
    expect(await events.closed).toBe(4404);
    expect(await end).toBe('ended');
    const again = await tryEventSocket(app, new Visitor(app.url), { query: `?shared_hash=${chat.hash}` });
    expect(again).toMatchObject({ status: 404 });
    await live.dispose();
  });

  it('is signed addresses of files that no longer open', async () => {
    const { chat, claim } = await backDoor();
    const stranger = new Visitor(app.url);
    const png = await picture().png().toBuffer();
    const { uri } = await upload(stranger, 'uploadChatImage', png, { input: { chat: { sharedHash: chat.hash } } });
    expect((await stranger.fetch(uri ?? '')).status).toBe(200);
    await claim();
    expect((await stranger.fetch(uri ?? '')).status).toBe(404);
  });

  it('is a cookie of no one, and a key that leads to nothing', async () => {
    const key = `key-${emails}-of-the-attacker`;
    const { email, attacker, chat, claim } = await backDoor(key);
    const cookie = attacker.copy();
    await claim();
    const { employerHash } = await hashesOf(chat.id);
    const kind = await cookie.graphql('{ viewer { kind } }');
    expect(kind.data).toEqual({ viewer: { kind: 'ANONYMOUS' } });
    for (const visitor of [cookie, new Visitor(app.url)]) {
      const repeated = await contact(visitor, `other-${email}`, key);
      expect(repeated?.hash).not.toBe(employerHash);
      expect(repeated?.id).not.toBe(chat.id);
    }
  });

  it('still leads the job seeker and the owner to the chat when they are signed in', async () => {
    const { chat, claim } = await backDoor();
    const { jobSeekerHash } = await hashesOf(chat.id);
    const owner = await claim();
    const seeker = await new Visitor(app.url).signIn(maria);
    expect(await readsByLink(owner, chat.hash)).toBe(chat.id);
    expect(await readsByLink(seeker, jobSeekerHash ?? '')).toBe(chat.id);
  });
});
