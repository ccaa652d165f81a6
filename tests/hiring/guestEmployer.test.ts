import { beforeEach, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateOver, readOver } from '../support/graph.ts';

const app = testApp();
const catalog = testCatalog(app);
let jobSeeker: { id: number };

const gus = { name: 'Gus', email: 'gus@visitors.test' };
const shown = 'employer { databaseId name email whatsApp company }';
const create = (visitor: Visitor, input: Record<string, unknown> = {}) =>
  mutateOver(visitor, 'createGuestEmployer', { ...gus, ...input }, shown);
const contact = (visitor: Visitor, input: Record<string, unknown> = {}) => {
  const asked = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), ...gus, partTime: true, ...input };
  const selected = 'chat { databaseId } contactRequest { employer { databaseId } }';
  return mutateOver(visitor, 'contactJobSeeker', asked, selected);
};

const prefill = 'contactPrefill { name email whatsApp company description partTime fullTime }';
const viewer = async (visitor: Visitor) => (await readOver(visitor, `{ viewer { kind ${prefill} } }`)).viewer;

const countEmployers = () => app.services.db.user.count({ where: { role: 'ROLE_EMPLOYER' } });
const visitor = () => new Visitor(app.url);
const signedIn = (user: { loginEmail: string | null }) => visitor().signIn(user.loginEmail ?? '', testPassword);

beforeEach(async () => {
  jobSeeker = await makeJobSeeker(app.services.db, catalog);
});

describe('restrictions', () => {
  it('the client key of a registered employer does not identify a guest', async () => {
    const employer = await makeEmployer(app.services.db);
    const boss = await signedIn(employer);
    const clientKey = 'a-key-of-a-registered-employer';
    await contact(boss, { clientKey, email: employer.email });
    const stranger = visitor();
    expect(await contact(stranger, { clientKey })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await viewer(stranger)).toMatchObject({ kind: 'ANONYMOUS' });
  });

  it('a client key makes one guest however often it is sent, and is invalid after an hour', async () => {
    const began = app.clock.now;
    await contact(visitor(), { clientKey: 'a-key-for-an-hour' });
    const before = await countEmployers();
    const send = () => create(visitor(), { clientKey: 'another-key-for-an-hour' });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(new Set(answers.map(({ employer }) => employer?.databaseId)).size).toBe(1);
    expect(await countEmployers()).toBe(before + 1);
    app.clock.now = new Date(began.getTime() + 3_600_001);
    const late = visitor();
    expect(await contact(late, { clientKey: 'a-key-for-an-hour' })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await create(late, { clientKey: 'another-key-for-an-hour' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'clientKey' }],
    });
    expect(await viewer(late)).toMatchObject({ kind: 'ANONYMOUS' });
    app.clock.now = began;
  });

  it('a guest remains the employer of their cookie, whatever client key they send', async () => {
    const [one, other] = [visitor(), visitor()];
    const first = await create(one, { clientKey: 'the-key-of-the-first' });
    const second = await create(other, { clientKey: 'the-key-of-the-second' });
    const again = await create(other, { clientKey: 'the-key-of-the-first' });
    expect(again.employer?.databaseId).toBe(second.employer?.databaseId);
    expect(again.employer?.databaseId).not.toBe(first.employer?.databaseId);
  });
});

describe('a guest', () => {
  it('contacts a job seeker as the same employer, and again within the hour in the same chat', async () => {
    const before = await countEmployers();
    const guest = visitor();
    const { employer } = await create(guest, { whatsApp: '+65 9123 4567', company: 'Cafe' });
    expect(employer).toMatchObject({ ...gus, whatsApp: '+6591234567', company: 'Cafe' });
    expect(await viewer(guest)).toMatchObject({ kind: 'GUEST' });
    const first = await contact(guest, { description: 'Two evenings', partTime: true });
    const second = await contact(guest);
    expect(first?.contactRequest?.employer.databaseId).toBe(employer?.databaseId);
    expect(second?.chat).toEqual(first?.chat);
    expect(await countEmployers()).toBe(before + 1);
  });

  it.each([
    ['the company', { name: ' ', company: 'Cafe Sol' }, 'Cafe Sol'],
    ['as much of the company as fits', { name: null, company: `${'x'.repeat(29)}🍕 and more` }, 'x'.repeat(29)],
    ["'Guest'", { name: undefined }, 'Guest'],
  ])('without a name is called by %s, and the name in the contact form stays empty', async (_case, input, name) => {
    const guest = visitor();
    expect(await create(guest, input)).toMatchObject({ employer: { name } });
    expect(await viewer(guest)).toMatchObject({ contactPrefill: { name: '' } });
    await contact(guest, input);
    const request = await app.services.db.contactRequest.findFirstOrThrow({ where: { jobSeekerId: jobSeeker.id } });
    expect(request).toMatchObject({ name });
    expect(await viewer(guest)).toMatchObject({ contactPrefill: { name: '' } });
  });

  it('keeps what a later call does not name, and clears what it names as empty', async () => {
    const guest = visitor();
    await create(guest, { whatsApp: '+6591234567', company: 'Cafe' });
    const call = async (body: object) => (await guest.post('/api/employers/no-login', body)).json();
    const left = { name: 'Gus', email: 'gus@visitors.test', whats_app: '+6591234567', company: 'Cafe' };
    expect(await call({ email: 'new@visitors.test' })).toMatchObject({ ...left, email: 'new@visitors.test' });
    expect(await call({ company: 'Bar' })).toMatchObject({ ...left, email: 'new@visitors.test', company: 'Bar' });
    expect(await call({ email: null, company: '' })).toMatchObject({ ...left, email: null, company: null });
    expect(await call({ whats_app: '' })).toMatchObject({ code: 400 });
    await guest.post('/api/contact_requests/employer-contact-candidate', { candidate: jobSeeker.id });
    expect(await viewer(guest)).toMatchObject({ contactPrefill: { name: 'Gus', whatsApp: '+6591234567' } });
  });

  it('can update their data, which the contact form then shows', async () => {
    const guest = visitor();
    const first = await create(guest);
    const second = await create(guest, { name: 'Augusta', email: '', whatsApp: '+6591234567' });
    expect(second.employer).toMatchObject({ databaseId: first.employer?.databaseId, name: 'Augusta', email: null });
    await contact(guest, { name: 'Augusta', email: 'a@visitors.test', description: 'Two evenings', fullTime: true });
    expect(await viewer(guest)).toEqual({
      kind: 'GUEST',
      contactPrefill: {
        name: 'Augusta',
        email: 'a@visitors.test',
        whatsApp: '+6591234567',
        company: null,
        description: 'Two evenings',
        partTime: true,
        fullTime: true,
      },
    });
  });

  it('is remembered for an hour after the last creation or contact', async () => {
    const began = app.clock.now;
    const halfAnHour = 1_800_000;
    const guest = visitor();
    await create(guest);
    app.clock.now = new Date(began.getTime() + halfAnHour);
    await contact(guest);
    app.clock.now = new Date(began.getTime() + 3 * halfAnHour - 1);
    expect(await viewer(guest)).toMatchObject({ kind: 'GUEST' });
    app.clock.now = new Date(began.getTime() + 3 * halfAnHour);
    expect(await viewer(guest)).toMatchObject({ kind: 'ANONYMOUS', contactPrefill: null });
    app.clock.now = began;
  });
});

describe('the contact form', () => {
  const open = (visitor: Visitor) =>
    readOver(
      visitor,
      `mutation { openContactForm { __typename
        ... on OpenContactFormPayload { employer { databaseId } prefill { name email description } } } }`,
    ).then(({ openContactForm }) => openContactForm);

  it('returns the data of a guest and remembers them for another hour, but not after they have expired', async () => {
    const began = app.clock.now;
    const moveTo = (minutes: number) => {
      app.clock.now = new Date(began.getTime() + minutes * 60_000);
    };
    const guest = visitor();
    const { employer } = await create(guest);
    moveTo(50);
    expect(await open(guest)).toMatchObject({
      employer: { databaseId: employer?.databaseId },
      prefill: { name: 'Gus', email: 'gus@visitors.test' },
    });
    moveTo(100);
    expect((await guest.fetch('/api/get-user-info-if-employer')).status).toBe(200);
    moveTo(150);
    expect(await viewer(guest)).toMatchObject({ kind: 'GUEST' });
    moveTo(161);
    expect(await open(guest)).toEqual({ __typename: 'SignInRequired' });
    app.clock.now = began;
  });

  it('is prefilled with the data of the account', async () => {
    const { db } = app.services;
    const employer = await makeEmployer(db, {
      name: 'Erin Tan of the very long family name of ours',
      company: 'Cafe Sol',
    });
    expect(await viewer(await signedIn(employer))).toMatchObject({
      contactPrefill: { name: employer.name.slice(0, 30), email: employer.email, company: 'Cafe Sol', partTime: false },
    });
  });
});
