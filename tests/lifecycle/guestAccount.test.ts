import { beforeEach, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { upload } from '../files/support.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket, tryEventSocket } from '../support/eventSocket.ts';
import { erasedAt, makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { mailedCode, newAccount, signUp } from '../support/signUp.ts';
import { listen, openSocket } from '../support/socket.ts';
import { logIn } from '../support/visiting.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let maria: { id: number; loginEmail: string | null };
let guestNumber = 0;

beforeEach(async () => {
  maria = await makeJobSeeker(db, catalog);
});

const { password } = newAccount('');

type Guest = { visitor: Visitor; id: number; email: string; chatId: number; hash: string };

async function tryContact(visitor: Visitor, email: string | null, jobSeekerId: number, clientKey?: string) {
  const { chat, contactRequest } = await mutateOver(
    visitor,
    'contactJobSeeker',
    {
      ...{ jobSeeker: encodeGlobalId('JobSeeker', jobSeekerId), partTime: true, name: 'Gus Gordon', clientKey },
      ...{ email, whatsApp: email ? null : '+6591234567' },
    },
    'chat { databaseId sharedHash } contactRequest { employer { databaseId } }',
  );
  if (!chat) return null;
  const { databaseId: id } = contactRequest.employer;
  return { visitor, id, email: email ?? '', chatId: Number(chat.databaseId), hash: String(chat.sharedHash) };
}

async function contact(...asked: [Visitor, string | null, number?, string?]): Promise<Guest> {
  const [visitor, email, jobSeekerId = maria.id, clientKey] = asked;
  const guest = await tryContact(visitor, email, jobSeekerId, clientKey);
  if (!guest) throw new Error('The contact was refused.');
  return guest;
}

const newEmail = () => {
  guestNumber += 1;
  return `gus-${guestNumber}@visitors.test`;
};
const newGuest = (email: string | null = newEmail()) => contact(new Visitor(app.url), email);

const choose = (visitor: Visitor, email: string, more: Record<string, unknown> = {}) =>
  visitor.post('/api/auth/guest/password', newAccount(email, { name: 'Gus Gordon', ...more }));
const confirm = (visitor: Visitor, token: string, code: string) =>
  visitor.post('/api/auth/sign-up/confirm', { token, code });
const begin = async ({ visitor, email }: { visitor: Visitor; email: string }) => {
  const response = await choose(visitor, email);
  if (response.status !== 200) throw new Error(await response.text());
  const { token } = await response.json();
  return { token: String(token), code: await mailedCode(app, email) };
};
const viewerOf = async (visitor: Visitor) =>
  (await readOver(visitor, '{ viewer { kind hasActiveSubscription user { id } } }')).viewer;
const chatsOf = async (visitor: Visitor): Promise<number[]> => {
  const { chats } = await readOver(visitor, '{ chats(first: 20) { edges { node { databaseId } } } }');
  return chats.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
};
const readsByLink = async (visitor: Visitor, hash: string) => {
  const source = 'query ($hash: String!) { chat(reference: { sharedHash: $hash }) { databaseId } }';
  return (await readOver(visitor, source, { hash })).chat?.databaseId ?? null;
};
const loginOf = async (id: number) =>
  (await db.user.findUnique({ where: { id }, select: { loginEmail: true } }))?.loginEmail;

describe('choosing a password is refused', () => {
  const fields = async (response: Response) => {
    const { fields = [] } = await response.json();
    return fields.map(({ field }: { field: string }) => field);
  };

  it('without a cookie, or with one that is over or was changed', async () => {
    const { visitor, email, id } = await newGuest();
    const other = await newGuest();
    expect((await choose(new Visitor(app.url), email)).status).toBe(401);
    const cookie = visitor.cookieHeader.replace(/^.*hourhand_guest=([^;]*).*$/, '$1');
    const forged = new Visitor(app.url).keep('hourhand_guest', cookie.replace(String(id), String(other.id)));
    expect((await choose(forged, other.email)).status).toBe(401);
    const began = app.clock.now;
    app.clock.now = new Date(began.getTime() + 3_600_001);
    expect((await choose(visitor, email)).status).toBe(401);
    app.clock.now = began;
    expect([...(await mailsTo(app, email)), ...(await mailsTo(app, other.email))]).toEqual([]);
  });

  it('with the email of an account, or a bad email, name or password, at its field', async () => {
    const { visitor, email, id } = await newGuest();
    const owner = await makeAdmin(db);
    expect(await fields(await choose(visitor, owner.loginEmail?.toUpperCase() ?? ''))).toEqual(['email']);
    expect(await mailsTo(app, owner.loginEmail)).toEqual([]);
    expect(await loginOf(id)).toBeNull();
    expect(await fields(await choose(visitor, 'no email'))).toEqual(['email']);
    expect(await fields(await choose(visitor, email, { name: 'call 91234567' }))).toEqual(['name']);
    expect(await fields(await choose(visitor, email, { password: 'short' }))).toEqual(['password']);
    for (const password of ['password123', 'aaaaaaaaaaaa', 'hourhand1234']) {
      expect(await fields(await choose(visitor, email, { password }))).toEqual(['password']);
    }
  });
});

describe('the code of a guest', () => {
  it('is needed: before it nothing has changed', async () => {
    const guest = await newGuest();
    const { token, code } = await begin(guest);
    expect((await viewerOf(guest.visitor)).kind).toBe('GUEST');
    const wrong = await confirm(guest.visitor, token, code === '00000000' ? '00000001' : '00000000');
    expect(wrong.status).toBe(400);
    expect(await loginOf(guest.id)).toBeNull();
    const signIn = await new Visitor(app.url).post('/api/auth/sign-in/email', { email: guest.email, password });
    expect(signIn.status).toBe(401);
  });

  it('does not count in a browser without the cookie, or with the cookie of another guest', async () => {
    const guest = await newGuest();
    const other = await newGuest();
    const { token, code } = await begin(guest);
    for (const visitor of [new Visitor(app.url), other.visitor]) {
      expect((await confirm(visitor, token, code)).status).toBe(403);
    }
    expect(await loginOf(guest.id)).toBeNull();
    expect(await loginOf(other.id)).toBeNull();
    expect((await confirm(guest.visitor, token, code)).status).toBe(200);
  });

  const happened: Record<string, (guest: Guest) => Promise<object>> = {
    'for a guest who was deleted in the meantime': async ({ id }) => {
      await db.user.update({ where: { id }, data: erasedAt(app.clock.now) });
      return { code: 'Forbidden' };
    },
    'when the email has become an account in the meantime': async ({ email }) => {
      await makeEmployer(db, { email });
      return { fields: [{ field: 'email' }] };
    },
  };
  it.each(Object.entries(happened))('does not count %s', async (_when, happen) => {
    const guest = { ...(await newGuest()), email: newEmail() };
    const { token, code } = await begin(guest);
    const refused = await happen(guest);
    expect(await (await confirm(guest.visitor, token, code)).json()).toMatchObject(refused);
    expect(await loginOf(guest.id)).toBeNull();
  });
});

describe('a guest with a confirmed code', () => {
  it('is the same employer with a login, signed in, with chats and subscription, and with new links', async () => {
    const guest = await newGuest();
    await makeSubscription(db, guest.id, app.clock.now);
    const cookie = guest.visitor.copy();
    const { token, code } = await begin(guest);
    const response = await confirm(guest.visitor, token, code);
    expect(await response.json()).toEqual({ user: { id: expect.stringMatching(/^\d+$/), role: 'ROLE_EMPLOYER' } });
    expect(response.headers.getSetCookie().some((line) => /^hourhand_guest=;/.test(line))).toBe(true);
    expect(await viewerOf(guest.visitor)).toMatchObject({
      kind: 'EMPLOYER',
      hasActiveSubscription: true,
      user: { id: encodeGlobalId('Employer', guest.id) },
    });
    expect(await chatsOf(guest.visitor)).toEqual([guest.chatId]);
    expect(await readsByLink(new Visitor(app.url), guest.hash)).toBeNull();
    // A link in an earlier mail still leads the owner to the chat.
    expect(await readsByLink(guest.visitor, guest.hash)).toBe(guest.chatId);
    // The cookie of the guest is worth nothing any more.
    expect((await viewerOf(cookie)).kind).toBe('ANONYMOUS');
    await new Visitor(app.url).signIn(guest.email, password);
  });

  it('may have given only WhatsApp, and gives the email now', async () => {
    const guest = await newGuest(null);
    const email = newEmail();
    const { token, code } = await begin({ ...guest, email });
    expect((await confirm(guest.visitor, token, code)).status).toBe(200);
    expect(await db.user.findUnique({ where: { id: guest.id } })).toMatchObject({
      loginEmail: email,
      email,
      emailVerified: true,
      whatsApp: '+6591234567',
      guestKey: null,
    });
  });
});

describe('a returning guest', () => {
  const returning = (email: string, more: Record<string, unknown> = {}) =>
    signUp(app, new Visitor(app.url), newAccount(email, more));

  it('gets nothing as a job seeker', async () => {
    const guest = await newGuest();
    await returning(guest.email, { role: 'ROLE_CANDIDATE' });
    expect(await loginOf(guest.id)).toBeNull();
    expect((await viewerOf(guest.visitor)).kind).toBe('GUEST');
  });

  it('gets no guest of another email, of a deleted one, or one who has given several emails', async () => {
    const mixed = await newGuest();
    const second = newEmail();
    const linus = await makeJobSeeker(db, catalog);
    const changed = await contact(mixed.visitor, second, linus.id);
    expect(changed.id).toBe(mixed.id);
    const gone = await newGuest();
    await db.user.update({ where: { id: gone.id }, data: erasedAt(app.clock.now) });
    for (const email of [mixed.email, second, gone.email]) {
      expect(await chatsOf(await returning(email))).toEqual([]);
    }
    expect(await loginOf(mixed.id)).toBeNull();
  });

  it('gets the chats and the subscription with the proven email, in any case, and the guest ends', async () => {
    const email = newEmail();
    const guest = await newGuest(email.toUpperCase());
    await makeSubscription(db, guest.id, app.clock.now);
    const account = await returning(email);
    expect(await viewerOf(account)).toMatchObject({
      kind: 'EMPLOYER',
      hasActiveSubscription: true,
      user: { id: encodeGlobalId('Employer', guest.id) },
    });
    expect(await chatsOf(account)).toEqual([guest.chatId]);
    expect((await viewerOf(guest.visitor)).kind).toBe('ANONYMOUS');
  });
});

describe('several guests of one email', () => {
  it('become one account, which joins their chats with the same job seeker and leaves nothing behind', async () => {
    const email = newEmail();
    const linus = await makeJobSeeker(db, catalog);
    const first = await newGuest(email);
    const second = await newGuest(email);
    const other = await contact(second.visitor, email, linus.id);
    expect(new Set([first.id, second.id]).size).toBe(2);
    const seeker = await logIn(app, maria);
    for (const { chatId } of [first, second]) {
      const chat = { databaseId: chatId };
      await mutateOver(seeker, 'sendMessage', { chat, text: `In ${chatId}`, clientId: 'the-same' });
    }
    await makeSubscription(db, second.id, app.clock.now);
    const popularity = (await db.user.findUniqueOrThrow({ where: { id: maria.id } })).popularity;

    const account = await signUp(app, new Visitor(app.url), newAccount(email));

    expect(await viewerOf(account)).toMatchObject({
      hasActiveSubscription: true,
      user: { id: encodeGlobalId('Employer', second.id) },
    });
    expect((await chatsOf(account)).toSorted()).toEqual([second.chatId, other.chatId].toSorted());
    expect(await db.user.findUnique({ where: { id: first.id } })).toBeNull();
    expect(await db.chat.findUnique({ where: { id: first.chatId } })).toBeNull();
    const messages = await db.message.findMany({ where: { chatId: second.chatId }, orderBy: { id: 'asc' } });
    expect(messages.map(({ text }) => text)).toEqual([`In ${first.chatId}`, `In ${second.chatId}`]);
    expect(await db.chat.findUnique({ where: { id: second.chatId } })).toMatchObject({
      nbMessages: 2,
      lastMessageId: messages[1]?.id,
    });
    // Both messages are unread for the employer and read by their author.
    const places = await db.chatParticipant.findMany({ where: { chatId: second.chatId } });
    expect(places.find(({ userId }) => userId === second.id)?.readMessageId).toBe(0);
    expect(places.find(({ userId }) => userId === maria.id)?.readMessageId).toBe(messages[1]?.id);
    const joined = await db.contactRequest.findMany({ where: { employerId: second.id, jobSeekerId: maria.id } });
    expect(joined.map(({ weighs }) => weighs).toSorted()).toEqual([false, true]);
    expect((await db.user.findUniqueOrThrow({ where: { id: maria.id } })).popularity).toBe(popularity + 10);
  });

  it.each([false, true])(
    'include the guest of the browser, whatever email that one has given (another has paid: %s)',
    async (hasPaid) => {
      const email = newEmail();
      const old = await newGuest(email);
      if (hasPaid) await makeSubscription(db, old.id, app.clock.now);
      const linus = await makeJobSeeker(db, catalog);
      const present = await contact(new Visitor(app.url), newEmail(), linus.id);
      const { token, code } = await begin({ visitor: present.visitor, email });
      expect((await confirm(present.visitor, token, code)).status).toBe(200);
      const id = encodeGlobalId('Employer', hasPaid ? old.id : present.id);
      expect(await viewerOf(present.visitor)).toMatchObject({ user: { id } });
      expect((await chatsOf(present.visitor)).toSorted()).toEqual([old.chatId, present.chatId].toSorted());
    },
  );
});

/** A stranger is a guest with the email of `claim`'s owner, who signs up later. Nothing that the stranger was handed works then. */
async function backDoor(clientKey?: string) {
  const attacker = new Visitor(app.url);
  const chat = await contact(attacker, newEmail(), maria.id, clientKey);
  await makeSubscription(db, chat.id, app.clock.now);
  const claim = () => signUp(app, new Visitor(app.url), newAccount(chat.email));
  return { attacker, chat, claim };
}
const hashesOf = (id: number) =>
  db.chat.findUniqueOrThrow({ where: { id }, select: { employerHash: true, jobSeekerHash: true } });

describe('what a stranger got as a guest, after the owner of the email has signed up', () => {
  it('is a link that neither reads nor writes, over GraphQL and REST', async () => {
    const { attacker, chat, claim } = await backDoor();
    const stranger = new Visitor(app.url);
    expect(await readsByLink(stranger, chat.hash)).toBe(chat.chatId);
    const owner = await claim();
    for (const visitor of [stranger, attacker]) {
      expect(await readsByLink(visitor, chat.hash)).toBeNull();
      const sent = await mutateOver(visitor, 'sendMessage', { chat: { sharedHash: chat.hash }, text: 'Hello' });
      expect(sent).toMatchObject({ __typename: 'NotFound' });
      expect((await visitor.fetch(`/api/chat/${chat.hash}/employer`)).status).toBe(404);
      expect((await visitor.fetch(`/api/chat/${chat.chatId}/messages?shared_hash=${chat.hash}`)).status).toBe(404);
    }
    expect(await chatsOf(owner)).toEqual([chat.chatId]);
  });

  it('is new for both sides of all chats, joined ones too', async () => {
    const { chat, claim } = await backDoor();
    const second = await contact(new Visitor(app.url), chat.email);
    const before = [await hashesOf(chat.chatId), await hashesOf(second.chatId)];
    await claim();
    const old = before.flatMap(({ employerHash, jobSeekerHash }) => [employerHash, jobSeekerHash]);
    for (const hash of old) expect(await readsByLink(new Visitor(app.url), hash ?? '')).toBeNull();
    const after = await hashesOf(chat.chatId);
    expect(old).not.toContain(after.employerHash);
    expect(old).not.toContain(after.jobSeekerHash);
    expect(await readsByLink(new Visitor(app.url), after.employerHash ?? '')).toBe(chat.chatId);
  });

  it('is sockets that close at once, and do not open again', async () => {
    const { chat, claim } = await backDoor();
    const events = await openEventSocket(app, new Visitor(app.url), { query: `?shared_hash=${chat.hash}` });
    const live = openSocket(app, new Visitor(app.url));
    const heard = listen(live, 'subscription ($chat: ChatReference!) { chatEvents(chat: $chat) { __typename } }', {
      chat: { sharedHash: chat.hash },
    });
    await heard.next();
    const ended = expect(heard.next()).rejects.toBeDefined();
    await claim();
    expect(await events.closed).toBe(4404);
    await ended;
    const again = await tryEventSocket(app, new Visitor(app.url), { query: `?shared_hash=${chat.hash}` });
    expect(again).toMatchObject({ status: 404 });
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
    const key = 'the-key-of-the-attacker';
    const { attacker, chat, claim } = await backDoor(key);
    const cookie = attacker.copy();
    await claim();
    const { employerHash } = await hashesOf(chat.chatId);
    expect((await viewerOf(cookie)).kind).toBe('ANONYMOUS');
    for (const visitor of [cookie, new Visitor(app.url)]) {
      const repeated = await tryContact(visitor, newEmail(), maria.id, key);
      expect(repeated?.hash).not.toBe(employerHash);
      expect(repeated?.chatId).not.toBe(chat.chatId);
    }
  });

  it('still leads the job seeker and the owner to the chat when they are signed in', async () => {
    const { chat, claim } = await backDoor();
    const { jobSeekerHash } = await hashesOf(chat.chatId);
    const owner = await claim();
    const seeker = await logIn(app, maria);
    expect(await readsByLink(owner, chat.hash)).toBe(chat.chatId);
    expect(await readsByLink(seeker, jobSeekerHash ?? '')).toBe(chat.chatId);
  });
});
