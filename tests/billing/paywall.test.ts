import { beforeEach, describe, expect, it } from 'vitest';
import { sendDueMessageMails } from '../../server/domain/chat/messageMail/message.mail.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { makeAdmin, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver, readAs, readOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { logIn } from '../support/visiting.ts';

/** The job seeker sees what a guest has typed only after the guest has subscribed, wherever it is read. */

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let jobSeeker: Awaited<ReturnType<typeof makeJobSeeker>>;
let seeker: Visitor;
let guest: Visitor;
let ids: { guest: number; request: number; chat: number };
let jobSeekerHash: string;

const typed = {
  name: 'Zwordname Ztwo',
  email: 'zmail@visitors.test',
  whatsApp: '+6591237777',
  company: 'Zcompany',
  description: 'Zdescription of the work',
};
/** Matches any of the typed texts. */
const anyOfIt = /zword|ztwo|zmail|6591237777|zcompany|zdescription/i;

const seekerViewer = (): Viewer => ({ kind: 'jobSeeker', id: jobSeeker.id, sessionId: 0 });

beforeEach(async () => {
  jobSeeker = await makeJobSeeker(db, catalog);
  seeker = await logIn(app, jobSeeker);
  guest = new Visitor(app.url);
  const to = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), partTime: true };
  await mutateOver(guest, 'contactJobSeeker', { ...to, ...typed });
  const where = { jobSeekerId: jobSeeker.id };
  const request = await db.contactRequest.findFirstOrThrow({ where, include: { chat: true } });
  ids = { guest: request.employerId, request: request.id, chat: request.chatId };
  jobSeekerHash = request.chat.jobSeekerHash ?? '';
});

const member = '{ userDatabaseId name photoUri }';
const chatFields = `members ${member} counterpart ${member} lastMessage { text user ${member} seenBy ${member} }`;
const requestFields = `name email whatsApp company description partTime fullTime employerName
  employer { name company } jobSeeker { job { name } city { name } } chat { ${chatFields} }`;

const hidden = { company: null, email: null, whatsApp: null };
/** The request as this visitor reads it. */
const requestTo = async (visitor: Visitor) =>
  (await readOver(visitor, `{ contactRequest(databaseId: ${ids.request}) { ${requestFields} } }`)).contactRequest;

const inGraph = (visitor: Visitor, query: string) => async () => JSON.stringify(await visitor.graphql(query));
const inRest = (path: string) => async () => (await seeker.fetch(path)).text();

/** All reads that show a job seeker a contact request or its sender. */
const windows = (): Record<string, () => Promise<string>> => ({
  'the request': inGraph(seeker, `{ contactRequest(databaseId: ${ids.request}) { ${requestFields} } }`),
  'the request as a node': inGraph(
    seeker,
    `{ node(id: "${encodeGlobalId('ContactRequest', ids.request)}") { ... on ContactRequest { ${requestFields} } } }`,
  ),
  'the requests of the chat': inGraph(
    seeker,
    `{ chat(reference: { databaseId: ${ids.chat} }) { ${chatFields} contactRequests { edges { node { ${requestFields} } } } } }`,
  ),
  'the list of chats': inGraph(seeker, `{ chats { edges { node { ${chatFields} } } } }`),
  'the guest as a node': inGraph(
    seeker,
    `{ node(id: "${encodeGlobalId('Employer', ids.guest)}") { ... on Employer { name company } } }`,
  ),
  'the share link': inGraph(
    new Visitor(app.url),
    `{ chat(reference: { sharedHash: "${jobSeekerHash}" }) { ${chatFields} contactRequests { edges { node { ${requestFields} } } } } }`,
  ),
  'the REST request': inRest(`/api/contact_requests/${ids.request}`),
  'the REST chat': inRest(`/api/chat/${ids.chat}`),
  'the REST user with chats': inRest('/api/get-user-info'),
});

/** The mail about a message that the guest wrote with a subscription, which may have ended when the mail is sent. */
async function mailed({ stillSubscribed }: { stillSubscribed: boolean }): Promise<string> {
  const ending = stillSubscribed ? null : await makeSubscription(db, ids.guest, app.clock.now);
  await mutateOver(guest, 'sendMessage', { chat: { databaseId: ids.chat }, text: 'Hello' });
  if (ending) await db.subscription.delete({ where: { id: ending.id } });
  const began = app.clock.now;
  app.clock.now = new Date(began.getTime() + 15 * 60_000);
  await sendDueMessageMails(app.services);
  app.clock.now = began;
  const mails = await mailsTo(app, jobSeeker.email);
  expect(mails).toHaveLength(1);
  return JSON.stringify(mails);
}

/** The event that a client of the JSON socket gets when the guest types. */
async function heard(): Promise<string> {
  const [listener, other] = [await openEventSocket(app, seeker), await openEventSocket(app, guest)];
  other.send({ type: 'typing', chat: { id: ids.chat } });
  return JSON.stringify(await listener.next(({ type }) => type === 'typing'));
}

const foundBy = async (q: string) =>
  (await readAs(app, seekerViewer(), `{ chats(filter: { q: "${q}" }) { totalCount } }`)).chats.totalCount;

describe('before the guest has subscribed', () => {
  it('the job seeker cannot read any typed text', async () => {
    for (const [name, read] of Object.entries(windows())) {
      const answer = await read();
      expect(answer, name).toMatch(/Guest|Not found/);
      expect(answer, name).not.toMatch(anyOfIt);
    }
  });

  it('the job seeker sees the request, its job and city, and part or full time', async () => {
    const named = { name: 'Guest', employerName: 'Guest', employer: null, chat: { counterpart: { name: 'Guest' } } };
    const place = { job: { name: expect.any(String) }, city: { name: expect.any(String) } };
    const shown = { ...named, partTime: true, fullTime: false, jobSeeker: place };
    expect(await requestTo(seeker)).toMatchObject({ ...hidden, ...shown, description: null });
  });

  it('mails and events do not contain the name', async () => {
    const mail = await mailed({ stillSubscribed: false });
    expect(mail).toContain('Guest sent you a message');
    expect(mail).not.toMatch(anyOfIt);
    const event = await heard();
    expect(event).toContain('Guest');
    expect(event).not.toMatch(anyOfIt);
  });

  it('the search does not reveal the name', async () => {
    expect(await foundBy('zword')).toBe(0);
    expect(await foundBy('gue')).toBe(1);
  });

  it('the guest and admins read all of it', async () => {
    const admin = await logIn(app, await makeAdmin(db));
    for (const visitor of [guest, admin]) {
      expect(await requestTo(visitor)).toMatchObject(typed);
    }
  });
});

describe('after the guest has subscribed', () => {
  beforeEach(async () => {
    await makeSubscription(db, ids.guest, app.clock.now);
  });

  it('the job seeker sees the first name and the description, but not the contact data', async () => {
    const named = { name: 'Zwordname', employerName: 'Zwordname', chat: { counterpart: { name: 'Zwordname' } } };
    expect(await requestTo(seeker)).toMatchObject({ ...hidden, ...named, description: typed.description });
    expect(await heard()).toContain('Zwordname');
    expect(await mailed({ stillSubscribed: true })).toContain('Zwordname sent you a message');
    expect(await foundBy('zword')).toBe(1);
    expect(await foundBy('gue')).toBe(0);
  });
});

it('a registered employer without a subscription is shown by the first name of the account, not by the name in the request', async () => {
  await db.user.update({ where: { id: ids.guest }, data: { loginEmail: typed.email, name: 'Erin Tan' } });
  expect(await requestTo(seeker)).toMatchObject({ name: 'Erin', employerName: 'Erin', description: null });
});
