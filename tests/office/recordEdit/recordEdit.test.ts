import type { Client } from 'graphql-ws/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { officeRecords, officeTypes, typenameOf } from '../../../server/domain/core/catalog/officeRecords.input.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { samples, sampleTypes } from '../../nouns/samples.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { mutateAs, readAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { type Listener, listen, openSocket } from '../../support/socket.ts';
import { logIn } from '../../support/visiting.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let bea: User;
let carl: User;
const sockets: Client[] = [];

beforeAll(async () => {
  const named = async (name: string) => db.user.update({ where: { id: (await makeAdmin(db)).id }, data: { name } });
  [bea, carl] = [await named('Bea Brandt'), await named('Carl Conrad')];
});
afterEach(() => Promise.all(sockets.splice(0).map((socket) => socket.dispose())));

const send = (viewer: Viewer, mutation: string, input: object) =>
  mutateAs(app, viewer, mutation, input, '', '... on Outdated { changedBy changedAt }');

const versions = [...officeTypes.map(typenameOf), 'JobOffer', 'ContactRequest', 'Employer']
  .map((typename) => `... on ${typename} { version }`)
  .join(' ');

const versionOf = async (viewer: Viewer, id: string): Promise<string | null> =>
  (await readAs(app, viewer, `query ($id: ID!) { node(id: $id) { ${versions} } }`, { id })).node.version;

/** A record of each kind, and how a form saves it with this text. */
type Edited = { id: string; field?: string; mutation: string; input: (text: string) => Record<string, unknown> };

const kinds: Record<string, () => Promise<Edited>> = {
  ...Object.fromEntries(
    sampleTypes.map((type) => [
      officeRecords[type].noun,
      async () => ({
        id: encodeGlobalId(typenameOf(type), (await samples[type].make(db, catalog)).id),
        mutation: `save${typenameOf(type)}`,
        input: (text: string) => samples[type].input(`${officeRecords[type].noun} ${text}`, catalog),
      }),
    ]),
  ),
  price: async () => {
    const data = { currency: 'SGD', recurringMode: 'YEARLY' } as const;
    const { id } = await db.pricingOption.findUniqueOrThrow({ where: { currency_recurringMode: data } });
    return {
      id: encodeGlobalId('PricingOption', id),
      mutation: 'savePricingOption',
      input: (text) => ({ ...data, amount: 1000 + 100 * text.length }),
    };
  },
  employer: async () => {
    const { id } = await makeEmployer(db);
    const saving = { field: 'employer', mutation: 'saveEmployer' };
    return { ...saving, id: encodeGlobalId('Employer', id), input: (text) => ({ company: `Cafe ${text}` }) };
  },
  offer: async () => {
    const employer = await makeEmployer(db);
    const { id } = await makeJobOffer(db, catalog, { employerId: employer.id });
    return {
      id: encodeGlobalId('JobOffer', id),
      mutation: 'saveJobOffer',
      input: (description) => ({
        employer: encodeGlobalId('Employer', employer.id),
        city: encodeGlobalId('City', catalog.cityId),
        job: encodeGlobalId('Job', catalog.jobId),
        maxRate: 12,
        description: `${description}. ${'We need help in the evening. '.repeat(20)}`,
        partTime: true,
      }),
    };
  },
};

it.each(Object.entries(kinds))('%s is saved with its version, and the next save needs the new one', async (_, make) => {
  const { id, mutation, field = 'id', input } = await make();
  const save = (user: User, text: string, version: string | null) =>
    send(asAdmin(user), mutation, { [field]: id, version, ...input(text) });
  const began = await versionOf(asAdmin(bea), id);
  expect(began).toMatch(/^[\w-]{22}$/);
  expect((await save(bea, 'one', began)).__typename).toMatch(/Payload$/);
  expect(await versionOf(asAdmin(bea), id)).not.toBe(began);
  expect(await save(carl, 'three', began)).toEqual({
    __typename: 'Outdated',
    message: 'Bea Brandt changed this record in the meantime. Your changes are not saved yet.',
    changedBy: 'Bea Brandt',
    changedAt: app.clock.now.toISOString(),
  });
  expect((await save(carl, 'three', await versionOf(asAdmin(carl), id))).__typename).toMatch(/Payload$/);
});

it('a record is saved by one of two at the same time, and keeps its version when a save changes nothing', async () => {
  const { id, mutation, input } = await (kinds.offer ?? expect.fail())();
  const save = (user: User, text: string, version: string | null) =>
    send(asAdmin(user), mutation, { id, version, ...input(text) });
  const began = await versionOf(asAdmin(bea), id);
  const both = await Promise.all([save(bea, 'eleven', began), save(carl, 'thirteen', began)]);
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['Outdated', 'SaveJobOfferPayload']);
  await save(bea, 'same', null);
  const once = await versionOf(asAdmin(bea), id);
  await save(carl, 'same', null);
  expect(await versionOf(asAdmin(bea), id)).toBe(once);
  expect(once).not.toBe(began);
});

it('a profile that its job seeker has saved is not overwritten by an admin', async () => {
  const mei = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
  const began = mei.profileVersion;
  const jobSeeker = encodeGlobalId('JobSeeker', mei.id);
  const own: Viewer = { kind: 'jobSeeker', id: mei.id, sessionId: 1 };
  expect((await send(own, 'saveProfile', { title: 'Cook with a smile' })).__typename).toBe('SaveProfilePayload');
  expect(await send(asAdmin(bea), 'saveProfile', { jobSeeker, version: began, title: 'Cook' })).toMatchObject({
    __typename: 'Outdated',
    changedBy: 'Mei Tan',
  });
  // The job seeker is not told who it was.
  await send(asAdmin(bea), 'saveProfile', { jobSeeker, title: 'A chef of all' });
  expect(await send(own, 'saveProfile', { version: began, title: 'Cook again' })).toMatchObject({
    __typename: 'Conflict',
    message: expect.not.stringContaining('Bea'),
  });
});

type Activity = {
  openRecord: {
    version: string | null;
    lastEdit: { name: string; isViewer: boolean } | null;
    otherAdmins: { name: string }[];
  };
};

async function open(user: User, id: number): Promise<Listener<Activity>> {
  const socket = openSocket(app, await logIn(app, user));
  sockets.push(socket);
  return listen<Activity>(
    socket,
    `subscription ($id: Int!) { openRecord(recordType: EMAIL_TEMPLATE, recordId: $id) {
      version lastEdit { name isViewer } otherAdmins { name } } }`,
    { id },
  );
}

describe('an open record', () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = await db.emailTemplate.create({ data: { name: 'Open', text: 'Hello.' } }));
  });
  const names = ({ openRecord }: Activity) => openRecord.otherAdmins.map(({ name }) => name);

  it('shows its admins to each other while they have it open', async () => {
    const one = await open(bea, id);
    expect(names(await one.next())).toEqual([]);
    const other = await open(carl, id);
    expect(names(await other.next())).toEqual([]);
    expect(names(await one.next())).toEqual(['Carl Conrad']);
    expect(names(await other.next())).toEqual(['Bea Brandt']);
    other.close();
    expect(names(await one.next())).toEqual([]);
  });

  it('forgets an admin whose connection is lost', async () => {
    const one = await open(bea, id);
    await one.next();
    const other = await open(carl, id);
    await other.next();
    expect(names(await one.next())).toEqual(['Carl Conrad']);
    sockets.at(-1)?.terminate();
    expect(names(await one.next())).toEqual([]);
  });

  it('tells of a change, who made it, and of its end', async () => {
    const one = await open(bea, id);
    const { version } = (await one.next()).openRecord;
    const template = encodeGlobalId('EmailTemplate', id);
    await send(asAdmin(carl), 'saveEmailTemplate', { id: template, name: 'Open', text: 'Bye.' });
    const changed = (await one.next()).openRecord;
    expect(changed).toMatchObject({ lastEdit: { name: 'Carl Conrad', isViewer: false } });
    expect(changed.version).not.toBe(version);
    await send(asAdmin(bea), 'deleteEmailTemplate', { id: template });
    expect((await one.next()).openRecord).toEqual({ version: null, lastEdit: null, otherAdmins: [] });
    expect(await db.recordEdit.count({ where: { recordType: 'EMAIL_TEMPLATE', recordId: id } })).toBe(0);
  });
});
