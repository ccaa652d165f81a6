import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { makeAdmin, makeEmployer, makeReference } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';

/**
 * Lists remain consistent while they are read page by page: whatever is added, removed or changed in between, each
 * unchanged row is returned once.
 */

/** The values that rows are sorted by: few distinct ones, so that many rows are equal and some have none. */
type Values = { createdAt: Date; rank: number; number: number | null; time: Date | null };

type Row = { id: number };

/** Rows that a list shows and how they change. */
type Table = {
  add: (values: Values) => Promise<Row>;
  change: (id: number, values: Values) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
};

type ListOf = { table: Table; filter: string };

const app = testApp();
const catalog = testCatalog(app);
const others = [testCatalog(app), testCatalog(app)];
let admin: Viewer;
let experienceIds: number[];
let nextEmployerId: () => Promise<number>;

beforeAll(async () => {
  const { db } = app.services;
  experienceIds = [catalog, ...others].map(({ experienceId }) => experienceId);
  admin = { kind: 'admin', id: (await makeAdmin(db)).id, sessionId: 1 };
  nextEmployerId = async () => (await makeEmployer(db)).id;
});

const names = ['Ulla', 'Ulla Berg', 'Anna Ulla', 'Nobody'];

/** Users of one role, selected in the list by their own job or city. */
async function people(role: 'ROLE_CANDIDATE' | 'ROLE_EMPLOYER'): Promise<ListOf> {
  const { db } = app.services;
  const { jobId, cityId } = await makeReference(db);
  const columns = ({ createdAt, rank, number, time }: Values) => ({
    createdAt,
    name: names[rank % names.length] ?? '',
    title: 'Ulla',
    popularity: rank,
    minRate: number,
    experienceId: number === null ? null : (experienceIds[number % experienceIds.length] ?? null),
    lastMessageAt: time,
  });
  const active = role === 'ROLE_CANDIDATE';
  return {
    filter: active ? `jobId: ${jobId}` : `cityId: ${cityId}`,
    table: {
      add: (values) => db.user.create({ data: { role, jobId, cityId, active, ...columns(values) } }),
      change: (id, values) => db.user.update({ where: { id }, data: columns(values) }),
      remove: (id) => db.user.update({ where: { id }, data: { active: false, deletedAt: app.clock.now } }),
    },
  };
}

async function jobOffers(): Promise<ListOf> {
  const { db } = app.services;
  const { jobId, cityId } = await makeReference(db);
  const employerId = await nextEmployerId();
  let slug = 0;
  return {
    filter: `jobId: ${jobId}`,
    table: {
      add: ({ createdAt }) => {
        slug += 1;
        const place = { employerId, cityId, jobId, slug: `${jobId}-${slug}` };
        return db.jobOffer.create({ data: { ...place, maxRate: 10, description: 'Work', createdAt } });
      },
      change: (id, { createdAt }) => db.jobOffer.update({ where: { id }, data: { createdAt } }),
      remove: (id) => db.jobOffer.delete({ where: { id } }),
    },
  };
}

async function contactRequests(): Promise<ListOf> {
  const { db } = app.services;
  const employerId = await nextEmployerId();
  const { id: jobSeekerId } = await db.user.create({ data: { role: 'ROLE_CANDIDATE', name: 'Ulla' } });
  const hashes = { employerHash: `e${jobSeekerId}`, jobSeekerHash: `j${jobSeekerId}` };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', employerId, jobSeekerId, ...hashes } });
  const sent = { employerId, jobSeekerId, chatId: chat.id, name: 'Erin', email: 'e@example.test' };
  const columns = ({ createdAt, time }: Values) => ({
    createdAt,
    activatedAt: createdAt,
    lastMessageAt: time ?? app.clock.now,
  });
  return {
    filter: `employerId: ${employerId}`,
    table: {
      add: (values) => db.contactRequest.create({ data: { ...sent, ...columns(values) } }),
      change: (id, values) => db.contactRequest.update({ where: { id }, data: columns(values) }),
      remove: (id) => db.contactRequest.delete({ where: { id } }),
    },
  };
}

const jobSeekers = () => people('ROLE_CANDIDATE');
const employers = () => people('ROLE_EMPLOYER');

/** Lists of each kind of order: by one column or several, with and without values, and by best match. */
const lists: [field: string, sorts: string[], make: () => Promise<ListOf>, filter?: string][] = [
  ['jobSeekers', ['SIGNUP_DATE', 'POPULARITY', 'HOURLY_RATE'], jobSeekers],
  ['adminJobSeekers', ['NEWEST', 'LOWEST_PRICE', 'EXPERIENCE', 'LAST_MESSAGE'], jobSeekers],
  ['adminJobSeekers', ['NEWEST', 'null'], jobSeekers, 'q: "ulla"'],
  ['employers', ['NEWEST', 'OLDEST', 'LATEST_MESSAGE'], employers],
  ['employers', ['null'], employers, 'q: "ulla"'],
  ['jobOffers', ['NEWEST'], jobOffers],
  ['adminJobOffers', ['NEWEST'], jobOffers],
  ['contactRequests', ['REQUEST_DATE', 'LATEST_MESSAGE'], contactRequests],
];

const orders = lists.flatMap(([field, sorts, make, searched = '']) =>
  sorts.flatMap((sort) =>
    [false, true].map((reverse) => ({
      title: [field, searched, `by ${sort === 'null' ? 'best match' : sort}`, reverse ? 'reversed' : ''].join(' '),
      field,
      order: `sort: ${sort}, reverse: ${reverse}`,
      make,
      searched,
    })),
  ),
);

const time = fc.constantFrom(1, 2, 3).map((day) => new Date(Date.UTC(2026, 0, day)));
const values: fc.Arbitrary<Values> = fc.record({
  createdAt: time,
  rank: fc.nat({ max: 3 }),
  number: fc.option(fc.integer({ min: 1, max: 3 })),
  time: fc.option(time),
});
const change = fc.record({ kind: fc.constantFrom('add', 'change', 'remove'), at: fc.nat(), values });

type Page = {
  edges: { node: { databaseId: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
};

it.each(orders)('$title', async ({ field, order, make, searched }) => {
  const read = async (filter: string, page: string): Promise<Page> => {
    const filters = [filter, searched].filter(Boolean).join(', ');
    const args = [page, order, filters && `filter: { ${filters} }`].filter(Boolean).join(', ');
    const { data, errors } = await askAs(
      app,
      admin,
      `{ ${field}(${args}) {
        edges { node { databaseId } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      } }`,
    );
    expect(errors).toBeUndefined();
    return data?.[field] as Page;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(values, { minLength: 4, maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 6 }),
      async (rows, size, forward, changes) => {
        const { table, filter } = await make();
        const present: number[] = [];
        for (const row of rows) present.push((await table.add(row)).id);
        const atFirst = (await read(filter, 'first: 100')).edges.map(({ node }) => node.databaseId);
        const touched = new Set<number>();

        let given: number[] = [];
        let cursor: string | null = null;
        for (let more = true, turn = 0; more && turn < 60; turn += 1) {
          const bound: string = cursor === null ? '' : `, ${forward ? 'after' : 'before'}: ${JSON.stringify(cursor)}`;
          const { edges, pageInfo }: Page = await read(filter, `${forward ? 'first' : 'last'}: ${size}${bound}`);
          const page = edges.map(({ node }) => node.databaseId);
          given = forward ? [...given, ...page] : [...page, ...given];
          more = forward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage;
          cursor = (forward ? pageInfo.endCursor : pageInfo.startCursor) ?? cursor;
          for (const { kind, at, values } of changes[turn] ?? []) {
            const id = present[at % present.length];
            if (kind === 'add' || id === undefined) present.push((await table.add(values)).id);
            else if (kind === 'change') await table.change(id, values);
            else {
              await table.remove(id);
              present.splice(present.indexOf(id), 1);
            }
            if (kind !== 'add' && id !== undefined) touched.add(id);
          }
        }

        const stayed = (ids: number[]) => ids.filter((id) => !touched.has(id));
        // Rows added in between may be returned or missed, but no row is returned twice.
        expect(new Set(stayed(given)).size).toBe(stayed(given).length);
        expect(stayed(given).filter((id) => atFirst.includes(id))).toEqual(stayed(atFirst));
      },
    ),
    { numRuns: 8 },
  );
});
