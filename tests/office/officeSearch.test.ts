import { beforeAll, describe, expect, it } from 'vitest';
import { erasedAt, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testAdmin, testApp, testCatalog } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';
import { statementsOf } from '../support/statements.ts';

const app = testApp();
const catalog = testCatalog(app);
const admin = testAdmin(app);
let ids: { mei: number; gone: number; boss: number; guest: number; offer: number; request: number };

beforeAll(async () => {
  const { db } = app.services;
  const mei = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
  const gone = await makeJobSeeker(db, catalog, { name: 'Mei Gone', ...erasedAt(app.clock.now) });
  const boss = await makeEmployer(db, { name: 'Boris Boss', company: 'Zebra Café', whatsApp: '+6591112222' });
  const guest = await makeEmployer(db, { name: 'Gus Guest', loginEmail: null, email: 'gus@visitors.test' });
  const offer = await makeJobOffer(db, catalog, { employerId: boss.id });
  const sides = { employerId: boss.id, jobSeekerId: mei.id };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...sides, employerHash: 'e', jobSeekerHash: 'j' } });
  const contact = { name: 'Boris', email: 'boris@example.test', partTime: true, activatedAt: app.clock.now };
  const request = await db.contactRequest.create({ data: { ...sides, chatId: chat.id, ...contact } });
  ids = { mei: mei.id, gone: gone.id, boss: boss.id, guest: guest.id, offer: offer.id, request: request.id };
});

type Found = Record<'jobSeekers' | 'employers' | 'jobOffers' | 'contactRequests', { databaseId: number }[]>;

const query = `query ($q: String!, $first: Int! = 5) { officeSearch(q: $q, first: $first) {
  jobSeekers { databaseId name email } employers { databaseId name company email }
  jobOffers { databaseId job { name } city { name } } contactRequests { databaseId employerName jobSeekerName } } }`;

async function find(q: string): Promise<Record<keyof Found, number[]>> {
  const found: Found = (await readAs(app, admin, query, { q })).officeSearch;
  const idsOf = (kind: keyof Found) => found[kind].map(({ databaseId }) => databaseId);
  const [jobSeekers, employers] = [idsOf('jobSeekers'), idsOf('employers')];
  return { jobSeekers, employers, jobOffers: idsOf('jobOffers'), contactRequests: idsOf('contactRequests') };
}

const nothing = { jobSeekers: [], employers: [], jobOffers: [], contactRequests: [] };

describe('what is found', () => {
  it.each(['0065 91112222', '＋６５ ９１１１ ２２２２'])('by the phone number, as %s', async (q) => {
    expect(await find(q)).toEqual({ ...nothing, employers: [ids.boss], contactRequests: [ids.request] });
  });

  it('people by the beginnings of their names, in any order, with the requests between them', async () => {
    expect(await find('tan me')).toEqual({ ...nothing, jobSeekers: [ids.mei], contactRequests: [ids.request] });
    expect(await find('MÉI')).toMatchObject({ jobSeekers: [ids.mei] });
    expect(await find('an')).toMatchObject({ jobSeekers: [] });
  });

  it('people by email and company, guests included', async () => {
    expect(await find('gus@visitors.test')).toMatchObject({ employers: [ids.guest] });
    expect(await find('zebra cafe')).toMatchObject({ employers: [ids.boss], contactRequests: [ids.request] });
  });

  it('offers by their employer', async () => {
    expect(await find('boris')).toMatchObject({ jobOffers: [ids.offer] });
  });

  it('all by their integer ids', async () => {
    expect((await find(`#${ids.mei}`)).jobSeekers).toContain(ids.mei);
    expect((await find(` ${ids.boss} `)).employers).toContain(ids.boss);
    expect((await find(`#${ids.offer}`)).jobOffers).toContain(ids.offer);
    expect((await find(`#${ids.request}`)).contactRequests).toContain(ids.request);
  });

  it('nobody who was deleted', async () => {
    expect(await find(`#${ids.gone}`)).toMatchObject({ jobSeekers: [] });
    expect((await find('mei')).jobSeekers).not.toContain(ids.gone);
  });

  it('nothing by what is no name', async () => {
    for (const q of ['', 'm', '%', '#', '#99999999999', "'", '\\']) expect(await find(q), q).toEqual(nothing);
  });
});

it('is one statement for each kind, and one for the people of requests', async () => {
  expect(await statementsOf(() => find('boris'))).toHaveLength(5);
  expect(await statementsOf(() => find('#2000000000'))).toHaveLength(4);
});
