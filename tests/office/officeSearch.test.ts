import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { statementsOf } from '../support/statements.ts';

/** The search of the back office: who is found by what, and what it costs. */

const app = testApp();
const catalog = testCatalog(app);
let admin: Viewer;
let ids: { mei: number; gone: number; boss: number; guest: number; offer: number; request: number };

beforeAll(async () => {
  const { db } = app.services;
  admin = { kind: 'admin', id: (await makeAdmin(db)).id, sessionId: 1 };
  const mei = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
  const gone = await makeJobSeeker(db, catalog, { name: 'Mei Gone', deletedAt: app.clock.now });
  const boss = await makeEmployer(db, { name: 'Boris Boss', company: 'Zebra Café', whatsApp: '+6591112222' });
  const guest = await makeEmployer(db, { name: 'Gus Guest', loginEmail: null, email: 'gus@visitors.test' });
  const offer = await makeJobOffer(db, catalog, { employerId: boss.id });
  const sides = { employerId: boss.id, jobSeekerId: mei.id };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...sides, employerHash: 'e', jobSeekerHash: 'j' } });
  const request = await db.contactRequest.create({
    data: {
      ...sides,
      chatId: chat.id,
      name: 'Boris',
      email: 'boris@example.test',
      partTime: true,
      fullTime: false,
      activatedAt: app.clock.now,
    },
  });
  ids = { mei: mei.id, gone: gone.id, boss: boss.id, guest: guest.id, offer: offer.id, request: request.id };
});

type Found = Record<'jobSeekers' | 'employers' | 'jobOffers' | 'contactRequests', { databaseId: number }[]>;

const query = `query ($q: String!, $first: Int! = 5) { officeSearch(q: $q, first: $first) {
  jobSeekers { databaseId name email } employers { databaseId name company email }
  jobOffers { databaseId job { name } city { name } } contactRequests { databaseId employerName jobSeekerName } } }`;

async function find(q: string): Promise<Record<keyof Found, number[]>> {
  const { data, errors } = await askAs(app, admin, query, { q });
  if (errors) throw new Error(JSON.stringify(errors));
  const found: Found = JSON.parse(JSON.stringify(data)).officeSearch;
  const idsOf = (kind: keyof Found) => found[kind].map(({ databaseId }) => databaseId);
  return {
    jobSeekers: idsOf('jobSeekers'),
    employers: idsOf('employers'),
    jobOffers: idsOf('jobOffers'),
    contactRequests: idsOf('contactRequests'),
  };
}

const nothing = { jobSeekers: [], employers: [], jobOffers: [], contactRequests: [] };

describe('what is found', () => {
  it.each(['+65 9111 2222', '9111-2222', '0065 91112222', '＋６５ ９１１１ ２２２２'])(
    'by the phone number, as %s',
    async (q) => {
      expect(await find(q)).toEqual({
        jobSeekers: [],
        employers: [ids.boss],
        jobOffers: [],
        contactRequests: [ids.request],
      });
    },
  );

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

  it.each(['mei', 'boss', 'offer', 'request'] as const)('%s by the integer id', async (who) => {
    const kind = ({ mei: 'jobSeekers', boss: 'employers', offer: 'jobOffers', request: 'contactRequests' } as const)[
      who
    ];
    for (const q of [`#${ids[who]}`, ` ${ids[who]} `]) expect((await find(q))[kind]).toContain(ids[who]);
  });

  it('nobody who was deleted', async () => {
    expect(await find(`#${ids.gone}`)).toMatchObject({ jobSeekers: [] });
    expect((await find('mei')).jobSeekers).not.toContain(ids.gone);
  });

  it.each(['', ' ', 'm', '%', '#', '#99999999999', '2147483648', "'", '\\'])('nothing by "%s"', async (q) => {
    expect(await find(q)).toEqual(nothing);
  });
});

it('refuses a text that is too long and a page that is too large', async () => {
  const code = async (variables: Record<string, unknown>) => {
    const { errors } = await askAs(app, admin, query, variables);
    return errors?.[0]?.extensions?.code ?? null;
  };
  expect(await code({ q: 'a'.repeat(101) })).toBe('InvalidInput');
  expect(await code({ q: 'mei', first: 11 })).toBe('InvalidInput');
  expect(await code({ q: 'mei', first: 0 })).toBe('InvalidInput');
});

it('is one statement for each kind, and one for the people of requests', async () => {
  expect(await statementsOf(() => find('boris'))).toHaveLength(5);
  expect(await statementsOf(() => find('#2000000000'))).toHaveLength(4);
});
