import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { guestEnd } from '../../server/domain/people/employer/guest.ts';
import type { JobOffer, User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import {
  type Catalog,
  inState,
  makeAdmin,
  makeEmployer,
  makeGuest,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
} from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { askAs, readAs } from '../support/graph.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let erin: User;
let guest: User;
const viewers: Record<string, Viewer> = {};
const of = (name: string): Viewer => viewers[name] ?? { kind: 'anonymous' };

/** Each test has its own job and city, so that lists contain only its records. */
let here: Catalog;
beforeEach(async () => {
  here = await makeReference(db);
  await app.services.reference.refresh();
});

beforeAll(async () => {
  erin = await makeEmployer(db, { name: 'Erin Tan' });
  guest = await makeGuest(db);
  const signedIn = <Kind extends string>(kind: Kind, { id }: User) => ({ kind, id, sessionId: 1 });
  viewers.guest = { kind: 'guest', id: guest.id, until: guestEnd(app.clock.now) };
  viewers.jobSeeker = signedIn('jobSeeker', await makeJobSeeker(db, catalog));
  viewers.employer = signedIn('employer', erin);
  viewers.otherEmployer = signedIn('employer', await makeEmployer(db));
  viewers.admin = signedIn('admin', await makeAdmin(db));
});

const make = (data: Partial<JobOffer> = {}, catalog: Pick<Catalog, 'cityId' | 'jobId'> = here) =>
  makeJobOffer(db, catalog, { employerId: erin.id, ...data });

type Offers = { totalCount: number; edges: { node: { databaseId: number } }[] };
const idsIn = ({ edges }: Offers): number[] => edges.map(({ node }) => node.databaseId);

async function listAs(name: string, field: string, parent?: string): Promise<number[]> {
  const selection = `list: ${field} { totalCount edges { node { databaseId } } }`;
  const source = parent ? `{ parent: ${parent} { ${selection} } }` : `{ ${selection} }`;
  const data = await readAs(app, of(name), source);
  const list: Offers = parent ? data.parent.list : data.list;
  expect(list.totalCount).toBe(list.edges.length);
  return idsIn(list);
}
const read = (name: string, source: string, variables = {}) => readAs(app, of(name), source, variables);

describe('an offer that is not active', () => {
  it.each(['anonymous', 'employer'])('is in no public list for %s', async (name) => {
    const active = await make();
    await make(inState('FILLED'));
    const filter = `filter: { jobId: ${here.jobId} }`;
    expect(await listAs(name, `jobOffers(${filter})`)).toEqual([active.id]);
    const similar = await make(inState('FILLED'));
    expect(await listAs('admin', 'similarJobOffers', `jobOffer(databaseId: ${similar.id})`)).toEqual([active.id]);
    const slug = app.services.reference.jobs.get(here.jobId)?.slug;
    expect(await listAs(name, 'jobOffers', `jobOfferListing(readings: [{ job: "${slug}" }])`)).toEqual([active.id]);
  });

  it('is not counted, after any change', async () => {
    const employer = await makeEmployer(db);
    const fields = 'activeJobOfferCount jobOffers { totalCount edges { node { active } } }';
    const count = async () => {
      const query = `{ node(id: "${encodeGlobalId('Employer', employer.id)}") { ... on Employer { ${fields} } } }`;
      return (await read('anonymous', query)).node;
    };
    const counted = (offers: number) => ({
      activeJobOfferCount: offers,
      jobOffers: { totalCount: offers, edges: Array.from({ length: offers }, () => ({ node: { active: true } })) },
    });
    const first = await make({ employerId: employer.id });
    const second = await make({ employerId: employer.id, ...inState('FILLED') });
    expect(await count()).toEqual(counted(1));
    await db.jobOffer.update({ where: { id: second.id }, data: inState('ACTIVE') });
    expect(await count()).toEqual(counted(2));
    await db.jobOffer.update({ where: { id: first.id }, data: inState('FILLED') });
    await db.jobOffer.update({ where: { id: first.id }, data: { description: 'Nights' } });
    expect(await count()).toEqual(counted(1));
    await db.jobOffer.update({ where: { id: second.id }, data: { employerId: erin.id } });
    expect(await count()).toEqual(counted(0));
    await db.jobOffer.update({ where: { id: second.id }, data: { employerId: employer.id } });
    await db.jobOffer.delete({ where: { id: second.id } });
    await db.jobOffer.delete({ where: { id: first.id } });
    expect(await count()).toEqual(counted(0));
  });
});

it("an employer's own list contains only their own offers, active or not, newest first", async () => {
  const employer = await makeEmployer(db);
  viewers.newcomer = { kind: 'employer', id: employer.id, sessionId: 1 };
  const old = await make({ employerId: employer.id, createdAt: new Date('2026-01-01') });
  const recent = await make({ employerId: employer.id, createdAt: new Date('2026-02-01'), ...inState('FILLED') });
  await make();
  expect(await listAs('newcomer', 'myJobOffers')).toEqual([recent.id, old.id]);
  expect(await listAs('newcomer', 'myJobOffers(sort: NEWEST, reverse: true)')).toEqual([old.id, recent.id]);
});

describe("the back office's list", () => {
  it('contains all offers, and filters by each field', async () => {
    const elsewhere = await makeReference(db);
    const active = await make();
    const closed = await make(inState('FILLED'));
    const away = await make({}, { jobId: here.jobId, cityId: elsewhere.cityId });
    const another = await make({ employerId: guest.id }, { jobId: elsewhere.jobId, cityId: here.cityId });
    const list = async (filter: string) => (await listAs('admin', `adminJobOffers(filter: { ${filter} })`)).toSorted();
    expect(await list(`jobId: ${here.jobId}`)).toEqual([active.id, closed.id, away.id]);
    expect(await list(`cityId: ${here.cityId}`)).toEqual([active.id, closed.id, another.id]);
    expect(await list(`cityId: ${here.cityId}, employerId: ${erin.id}`)).toEqual([active.id, closed.id]);
    expect(await list(`jobId: ${here.jobId}, active: false`)).toEqual([closed.id]);
    expect(await list(`jobId: ${here.jobId}, active: true`)).toEqual([active.id, away.id]);
    const draft = await make(inState('DRAFT'));
    expect(await list(`jobId: ${here.jobId}, state: DRAFT`)).toEqual([draft.id]);
    expect(await list(`jobId: ${here.jobId}, state: FILLED`)).toEqual([closed.id]);
    expect(await list(`employerId: ${guest.id}, jobId: null`)).toEqual([another.id]);
  });

  it('matches all words in the employer, the company, the job, the city and the description', async () => {
    const employer = await makeEmployer(db, { name: 'Zoë Quartz', company: 'Brasserie Lumière' });
    const words = { slug: 'sommelier-lyon-77', description: 'Weinkarte 100% frei' };
    const found = await make({ employerId: employer.id, ...words });
    const other = await make({ description: 'Weinkarte' });
    const list = (q: string) => listAs('admin', `adminJobOffers(filter: { jobId: ${here.jobId}, q: "${q}" })`);
    for (const q of ['zoe', 'QUARTZ', 'lumiere', 'sommelier', 'lyon', 'wein zoe', '100%', ''])
      expect(await list(q), q).toContain(found.id);
    expect(await list('weinkarte')).toEqual([other.id, found.id]);
    for (const q of ['zoe gone', '100_', 'ei']) expect(await list(q), q).toEqual([]);
    await db.user.update({ where: { id: employer.id }, data: { name: 'Deleted user', company: null } });
    expect(await list('zoe')).toEqual([]);
    expect(await list('deleted')).toEqual([found.id]);
    await db.jobOffer.update({ where: { id: found.id }, data: { employerId: erin.id } });
    expect(await list('deleted')).toEqual([]);
    const { errors } = await askAs(
      app,
      of('admin'),
      `{ adminJobOffers(filter: { q: "${'x'.repeat(101)}" }) { totalCount } }`,
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['InvalidInput']);
  });
});

describe('an employer', () => {
  const query = (id: number) => `{ jobOffer(databaseId: ${id}) { employerName employer { name } viewerCanEdit } }`;

  it('is shown by first name to others, and by full name to themselves and admins', async () => {
    const { id } = await make();
    for (const [name, shown, viewerCanEdit] of [
      ['anonymous', 'Erin', false],
      ['otherEmployer', 'Erin', false],
      ['employer', 'Erin Tan', true],
      ['admin', 'Erin Tan', true],
    ] as const)
      expect(await read(name, query(id))).toEqual({
        jobOffer: { employerName: shown, employer: { name: shown }, viewerCanEdit },
      });
  });

  it('without a login has a first name and no public record', async () => {
    const { id } = await make({ employerId: guest.id });
    const seen = async (name: string) => (await read(name, query(id))).jobOffer;
    expect(await seen('anonymous')).toEqual({
      employerName: guest.name.split(' ')[0],
      employer: null,
      viewerCanEdit: false,
    });
    expect(await seen('guest')).toMatchObject({ viewerCanEdit: false });
    expect(await seen('admin')).toMatchObject({ employer: { name: guest.name } });
  });
});

describe('the search', () => {
  it('filters by job, city and employer, newest first', async () => {
    const elsewhere = await makeReference(db);
    const old = await make({ createdAt: new Date('2026-01-01') });
    const recent = await make({ createdAt: new Date('2026-02-01'), employerId: guest.id });
    const away = await make({ createdAt: new Date('2026-01-15') }, { jobId: here.jobId, cityId: elsewhere.cityId });
    const list = (filter: string, rest = '') => listAs('anonymous', `jobOffers(filter: { ${filter} }, ${rest})`);
    expect(await list(`jobId: ${here.jobId}`)).toEqual([recent.id, away.id, old.id]);
    expect(await list(`jobId: ${here.jobId}`, 'sort: NEWEST, reverse: true')).toEqual([old.id, away.id, recent.id]);
    expect(await list(`jobId: ${here.jobId}, cityId: ${here.cityId}`)).toEqual([recent.id, old.id]);
    expect(await list(`cityId: ${here.cityId}, employerId: ${guest.id}`)).toEqual([recent.id]);
    expect(await list('jobId: 2000000000')).toEqual([]);
  });

  it('uses the first reading of an address with known slugs, and lists everything for "all"', async () => {
    const { reference } = app.services;
    const job = reference.jobs.get(here.jobId)?.slug ?? '';
    const city = reference.cities.get(here.cityId);
    const listing = async (...readings: { job: string; city?: string }[]) => {
      const source = `query ($readings: [JobListingReading!]!) {
        jobOfferListing(readings: $readings) { job { databaseId } city { databaseId } } }`;
      return (await read('anonymous', source, { readings })).jobOfferListing;
    };
    const both = { job: { databaseId: here.jobId }, city: { databaseId: here.cityId } };
    const slug = city?.slug ?? '';
    expect(await listing({ job, city: slug })).toEqual(both);
    expect(await listing({ job, city: city?.name.toLowerCase() ?? '' })).toEqual(both);
    expect(await listing({ job: `${job}-offers-x`, city: slug }, { job, city: slug })).toEqual(both);
    expect(await listing({ job, city: 'all' })).toEqual({ ...both, city: null });
    expect(await listing({ job: 'all', city: slug })).toEqual({ ...both, job: null });
    expect(await listing({ job: 'all', city: 'all' })).toEqual({ job: null, city: null });
    expect(await listing({ job, city: 'nowhere' })).toBeNull();
    expect(await listing({ job: 'nothing', city: slug })).toBeNull();
  });
});

describe('one offer', () => {
  it('has its description as safe HTML, too', async () => {
    const { id } = await make({ description: '# Pay\n[Menu](https://example.com) <b>&</b>' });
    const fields = 'descriptionHtml posting: descriptionHtml(use: JOB_POSTING)';
    expect((await read('anonymous', `{ jobOffer(databaseId: ${id}) { ${fields} } }`)).jobOffer).toEqual({
      descriptionHtml:
        '<h3>Pay</h3><p><a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow ugc">Menu</a>' +
        ' &lt;b&gt;&amp;&lt;/b&gt;</p>',
      posting: '<p><strong>Pay</strong></p><p>Menu &lt;b&gt;&amp;&lt;/b&gt;</p>',
    });
  });

  it("has the number and the list of its employer's active offers", async () => {
    const employer = await makeEmployer(db);
    const old = await make({ employerId: employer.id, createdAt: new Date('2026-01-01') });
    const recent = await make({ employerId: employer.id, createdAt: new Date('2026-02-01') });
    await make({ employerId: employer.id, ...inState('FILLED') });
    const fields = 'employerOfferCount employer { activeJobOfferDatabaseIds }';
    expect((await read('anonymous', `{ jobOffer(databaseId: ${old.id}) { ${fields} } }`)).jobOffer).toMatchObject({
      employerOfferCount: 2,
      employer: { activeJobOfferDatabaseIds: [recent.id, old.id] },
    });
    const node = `node(id: "${encodeGlobalId('Employer', employer.id)}")`;
    const offers = `{ ${node} { ... on Employer { jobOffers { totalCount edges { node { databaseId } } } } } }`;
    expect(idsIn((await read('anonymous', offers)).node.jobOffers)).toEqual([recent.id, old.id]);
  });

  it('has three similar offers by default, the newest first, without itself', async () => {
    const elsewhere = await makeReference(db);
    const made = [];
    for (let day = 1; day <= 5; day += 1) made.push(await make({ createdAt: new Date(2026, 0, day) }));
    const [first, second, third, fourth, fifth] = made.map(({ id }) => id);
    await make({}, { jobId: here.jobId, cityId: elsewhere.cityId });
    await make({}, { jobId: elsewhere.jobId, cityId: here.cityId });
    const similar = async (args: string) => {
      const source = `{ jobOffer(databaseId: ${fifth}) { list: similarJobOffers${args} { edges { node { databaseId } } } } }`;
      return idsIn((await read('anonymous', source)).jobOffer.list);
    };
    expect(await similar('')).toEqual([fourth, third, second]);
    expect(await similar('(first: 4)')).toEqual([fourth, third, second, first]);
    expect(await similar('(last: 1)')).toEqual([first]);
  });
});
