import { beforeEach, describe, expect, it } from 'vitest';
import { termsVersion } from '../../server/domain/accounts/terms/terms.input.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import {
  erasedAt,
  makeAdmin,
  makeEmployer,
  makeJobSeeker,
  makeSubscription,
  testPassword,
} from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { mailedCode, signUp } from '../support/signUp.ts';

/** A guest keeps chats and subscription in an account: from the browser of the guest, or later, with the proven email. */

const app = testApp();
const catalog = testCatalog(app);
let maria: { id: number; loginEmail: string | null };
let guestNumber = 0;

beforeEach(async () => {
  maria = await makeJobSeeker(app.services.db, catalog);
});

const password = 'a long password';

type Guest = { visitor: Visitor; id: number; email: string; chatId: number; hash: string };

/** A visitor who contacts a job seeker. */
async function contact(visitor: Visitor, email: string | null, jobSeekerId = maria.id): Promise<Guest> {
  const { chat, contactRequest } = await mutateOver(
    visitor,
    'contactJobSeeker',
    {
      ...{ jobSeeker: encodeGlobalId('JobSeeker', jobSeekerId), partTime: true, name: 'Gus Gordon' },
      ...{ email, whatsApp: email ? null : '+6591234567' },
    },
    'chat { databaseId sharedHash } contactRequest { employer { databaseId } }',
  );
  const { databaseId: id } = contactRequest.employer;
  return { visitor, id, email: email ?? '', chatId: chat.databaseId, hash: chat.sharedHash };
}

const newEmail = () => {
  guestNumber += 1;
  return `gus-${guestNumber}@visitors.test`;
};
const newGuest = (email: string | null = newEmail()) => contact(new Visitor(app.url), email);

const choose = (visitor: Visitor, email: string, more: Record<string, unknown> = {}) =>
  visitor.post('/api/auth/guest/password', {
    name: 'Gus Gordon',
    email,
    password,
    termsVersion,
    ...more,
  });
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
  (await app.services.db.user.findUnique({ where: { id }, select: { loginEmail: true } }))?.loginEmail;

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
    const owner = await makeAdmin(app.services.db);
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
      await app.services.db.user.update({ where: { id }, data: erasedAt(app.clock.now) });
      return { code: 'Forbidden' };
    },
    'when the email has become an account in the meantime': async ({ email }) => {
      await makeEmployer(app.services.db, { email });
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
    await makeSubscription(app.services.db, guest.id, app.clock.now);
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
    expect(await app.services.db.user.findUnique({ where: { id: guest.id } })).toMatchObject({
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
    signUp(app, new Visitor(app.url), { name: 'Gus Gordon', email, password, role: 'ROLE_EMPLOYER', ...more });

  it('gets nothing as a job seeker', async () => {
    const guest = await newGuest();
    await returning(guest.email, { role: 'ROLE_CANDIDATE' });
    expect(await loginOf(guest.id)).toBeNull();
    expect((await viewerOf(guest.visitor)).kind).toBe('GUEST');
  });

  it('gets no guest of another email, of a deleted one, or one who has given several emails', async () => {
    const mixed = await newGuest();
    const second = newEmail();
    const linus = await makeJobSeeker(app.services.db, catalog);
    const changed = await contact(mixed.visitor, second, linus.id);
    expect(changed.id).toBe(mixed.id);
    const gone = await newGuest();
    await app.services.db.user.update({ where: { id: gone.id }, data: erasedAt(app.clock.now) });
    for (const email of [mixed.email, second, gone.email]) {
      expect(await chatsOf(await returning(email))).toEqual([]);
    }
    expect(await loginOf(mixed.id)).toBeNull();
  });

  it('gets the chats and the subscription with the proven email, in any case, and the guest ends', async () => {
    const email = newEmail();
    const guest = await newGuest(email.toUpperCase());
    await makeSubscription(app.services.db, guest.id, app.clock.now);
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
    const { db } = app.services;
    const email = newEmail();
    const linus = await makeJobSeeker(db, catalog);
    const first = await newGuest(email);
    const second = await newGuest(email);
    const other = await contact(second.visitor, email, linus.id);
    expect(new Set([first.id, second.id]).size).toBe(2);
    const seeker = await new Visitor(app.url).signIn(maria.loginEmail ?? '', testPassword);
    for (const { chatId } of [first, second]) {
      const chat = { databaseId: chatId };
      await mutateOver(seeker, 'sendMessage', { chat, text: `In ${chatId}`, clientId: 'the-same' });
    }
    await makeSubscription(db, second.id, app.clock.now);
    const popularity = (await db.user.findUniqueOrThrow({ where: { id: maria.id } })).popularity;

    const account = await signUp(app, new Visitor(app.url), { name: 'Gus', email, password, role: 'ROLE_EMPLOYER' });

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
    expect(await db.contactRequest.count({ where: { employerId: second.id, jobSeekerId: maria.id } })).toBe(2);
    expect(
      await db.contactRequest.count({ where: { employerId: second.id, jobSeekerId: maria.id, weighs: true } }),
    ).toBe(1);
    expect((await db.user.findUniqueOrThrow({ where: { id: maria.id } })).popularity).toBe(popularity + 10);
    // What becomes of the earlier links: tests/attacks/claimedGuests.test.ts.
  });

  it.each([false, true])(
    'include the guest of the browser, whatever email that one has given (another has paid: %s)',
    async (hasPaid) => {
      const email = newEmail();
      const old = await newGuest(email);
      if (hasPaid) await makeSubscription(app.services.db, old.id, app.clock.now);
      const linus = await makeJobSeeker(app.services.db, catalog);
      const present = await contact(new Visitor(app.url), newEmail(), linus.id);
      const { token, code } = await begin({ visitor: present.visitor, email });
      expect((await confirm(present.visitor, token, code)).status).toBe(200);
      const id = encodeGlobalId('Employer', hasPaid ? old.id : present.id);
      expect(await viewerOf(present.visitor)).toMatchObject({ user: { id } });
      expect((await chatsOf(present.visitor)).toSorted()).toEqual([old.chatId, present.chatId].toSorted());
    },
  );
});
