import { beforeEach, expect, it } from 'vitest';
import { sendDueMessageMails } from '../../server/domain/chat/messageMail/message.mail.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { sendRequestMails } from '../../server/domain/hiring/contactRequest/contactRequest.mail.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { openEventSocket } from '../support/eventSocket.ts';
import { makeAdmin, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver, readAs, readOver } from '../support/graph.ts';
import { mailsTo } from '../support/outbox.ts';
import { logIn } from '../support/visiting.ts';

/** Of what a guest has typed the job seeker reads the first name and the message, and never the contact data, wherever it is read. */

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
/** Matches what is not for the job seeker. */
const contactData = /ztwo|zmail|6591237777|zcompany/i;

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

/** The mails about the request and about a message, which the guest wrote with a subscription that has ended. */
async function mailed(): Promise<string> {
  await sendRequestMails(app.services);
  const ending = await makeSubscription(db, ids.guest, app.clock.now);
  await mutateOver(guest, 'sendMessage', { chat: { databaseId: ids.chat }, text: 'Hello' });
  await db.subscription.delete({ where: { id: ending.id } });
  const began = app.clock.now;
  app.clock.now = new Date(began.getTime() + 15 * 60_000);
  await sendDueMessageMails(app.services);
  app.clock.now = began;
  const mails = await mailsTo(app, jobSeeker.email);
  expect(mails).toHaveLength(2);
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

it('the job seeker reads the first name and the message, and no contact data', async () => {
  for (const [name, read] of Object.entries(windows())) {
    const answer = await read();
    expect(answer, name).toMatch(/Zwordname|Not found/);
    expect(answer, name).not.toMatch(contactData);
  }
  const named = { name: 'Zwordname', employerName: 'Zwordname', chat: { counterpart: { name: 'Zwordname' } } };
  const place = { job: { name: expect.any(String) }, city: { name: expect.any(String) } };
  const shown = { ...named, partTime: true, fullTime: false, jobSeeker: place, description: typed.description };
  expect(await requestTo(seeker)).toMatchObject({
    company: null,
    email: null,
    whatsApp: null,
    employer: null,
    ...shown,
  });
});

it('mails, events and the search contain the first name alone', async () => {
  for (const text of [await mailed(), await heard()]) {
    expect(text).toContain('Zwordname');
    expect(text).not.toMatch(contactData);
  }
  expect(await foundBy('zword')).toBe(1);
  for (const other of ['ztwo', 'zcompany', 'gue']) expect(await foundBy(other), other).toBe(0);
});

it('the guest and admins read all of it', async () => {
  const admin = await logIn(app, await makeAdmin(db));
  for (const visitor of [guest, admin]) expect(await requestTo(visitor)).toMatchObject(typed);
});
