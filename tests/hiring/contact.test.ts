import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let jobSeeker: { id: number };

const selected = `chat { databaseId sharedHash }
  contactRequest { databaseId name email whatsApp company description partTime fullTime }`;

const asked = (input: Record<string, unknown>) => ({
  jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id),
  name: 'Gus',
  email: 'gus@example.test',
  partTime: true,
  ...input,
});
const tryContact = (visitor: Visitor, input: Record<string, unknown> = {}) =>
  mutateOver(visitor, 'contactJobSeeker', asked(input), selected);

const counts = () =>
  Promise.all([db.user.count(), db.chat.count(), db.contactRequest.count(), db.chatParticipant.count()]);

const visitor = () => new Visitor(app.url);

describe('who may contact a job seeker', () => {
  beforeAll(async () => {
    jobSeeker = await makeJobSeeker(db, catalog);
  });

  it('a job seeker may not, and creates no records', async () => {
    const signedIn = await visitor().signIn(await makeJobSeeker(db, catalog));
    const before = await counts();
    const refused = { __typename: 'Forbidden', message: 'Only Employers can contact Job Seekers' };
    expect(await tryContact(signedIn)).toMatchObject(refused);
    expect(await counts()).toEqual(before);
  });

  it('an employer may only as themselves, and creates no records otherwise', async () => {
    const owner = await makeEmployer(db);
    const employer = encodeGlobalId('Employer', owner.id);
    const signedIn = await visitor().signIn(await makeEmployer(db));
    const before = await counts();
    expect(await tryContact(visitor(), { employer })).toMatchObject({ __typename: 'SignInRequired' });
    expect(await tryContact(signedIn, { employer })).toMatchObject({ __typename: 'NotFound' });
    expect(await counts()).toEqual(before);
    const themselves = await visitor().signIn(owner);
    expect(await tryContact(themselves, { employer })).toMatchObject({ __typename: 'ContactJobSeekerPayload' });
  });
});

it('what the work is about is said by visitors and guests, of whom nothing is stored otherwise, and not by accounts', async () => {
  const nothing = { partTime: false, fullTime: false, description: ' ' };
  const message = 'Please choose part-time or full-time, or describe the work.';
  const refused = { __typename: 'InvalidInput', fields: [{ field: 'partTime', message }] };
  const taken = { __typename: 'ContactJobSeekerPayload' };
  jobSeeker = await makeJobSeeker(db, catalog);
  const before = await counts();
  expect(await tryContact(visitor(), nothing)).toMatchObject(refused);
  expect(await counts()).toEqual(before);
  const guest = visitor();
  expect(await tryContact(guest)).toMatchObject(taken);
  expect(await tryContact(guest, nothing)).toMatchObject(refused);
  for (const input of [{ fullTime: true }, { description: 'Two evenings a week' }])
    expect(await tryContact(visitor(), { ...nothing, ...input })).toMatchObject(taken);
  expect(await tryContact(await visitor().signIn(await makeEmployer(db)), nothing)).toMatchObject(taken);
});

describe('the contact data of a guest', () => {
  beforeAll(async () => {
    jobSeeker = await makeJobSeeker(db, catalog);
    await makeEmployer(db, { email: 'erin@taken.test' });
  });

  it.each([
    [{ email: '', whatsApp: ' ' }, 'email', 'Attention! You should enter at least email or WhatsApp.'],
    [{ email: 'not-an-address' }, 'email', 'Please provide a valid email.'],
    [{ whatsApp: '12' }, 'whatsApp', 'Please provide a valid phone number with the correct country code.'],
    [{ email: 'ERIN@taken.test' }, 'email', expect.stringContaining('account')],
    [{ name: 'x'.repeat(31) }, 'name', 'The name can only have maximum of 30 characters.'],
  ])('%j is refused at %s, and creates no records', async (input, field, message) => {
    const before = await counts();
    expect((await tryContact(visitor(), input)).fields).toEqual([{ field, message }]);
    expect(await counts()).toEqual(before);
  });
});

describe('contacting', () => {
  it('creates a guest, a chat and a request', async () => {
    jobSeeker = await makeJobSeeker(db, catalog);
    const [users, chats, requests, participants] = await counts();
    await tryContact(visitor());
    expect(await counts()).toEqual([users + 1, chats + 1, requests + 1, participants + 2]);
  });

  it('is not refused because of the name of an account that looks like contact data: the company stands for it', async () => {
    const signedIn = await visitor().signIn(await makeEmployer(db, { name: 'Bar 9123 4567', company: 'Bar Nero' }));
    expect(await tryContact(signedIn, { name: null })).toMatchObject({ contactRequest: { name: 'Bar Nero' } });
    // A name that is typed is refused where it is typed.
    const message = 'Please remove the phone number. You can share contact details in the chat.';
    expect((await tryContact(signedIn, { name: 'Bar 9123 4567' })).fields).toEqual([{ field: 'name', message }]);
  });

  it('again from the same browser continues the same chat, and from another one begins another', async () => {
    jobSeeker = await makeJobSeeker(db, catalog);
    const guest = visitor();
    const [first, second] = [await tryContact(guest), await tryContact(guest, { description: 'And weekends' })];
    expect(second.chat).toEqual(first.chat);
    expect(second.contactRequest.databaseId).not.toBe(first.contactRequest.databaseId);
    expect((await tryContact(visitor())).chat.databaseId).not.toBe(first.chat.databaseId);
  });

  it('ten times at once with the same client key creates one of each', async () => {
    jobSeeker = await makeJobSeeker(db, catalog);
    const [users, chats, requests] = await counts();
    const guest = visitor();
    const attempts = Array.from({ length: 10 }, () => tryContact(guest, { clientKey: 'a-key-that-is-hard-to-guess' }));
    const answers = await Promise.all(attempts);
    expect(new Set(answers.map((answer) => answer.chat.databaseId)).size).toBe(1);
    expect((await counts()).slice(0, 3)).toEqual([users + 1, chats + 1, requests + 1]);
  });
});
