import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageOfRecordsIn } from '../../server/rest/cursors.ts';
import type { Row } from '../../server/rest/row.ts';
import type { DocumentedCall } from '../../server/rest/table.ts';
import { table } from '../../server/rest/table.ts';
import { testFixtures } from '../access/fixtures.ts';
import { nouns } from '../nouns/nouns.ts';
import { samples, sampleTypes } from '../nouns/samples.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeReference } from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';
import { send } from './call.ts';

/** Pages by cursor and by time of change (docs/product/rest-calls.md, 'Cursors and changes'). */

const fixtures = testFixtures();
const catalog = fixture(async () => {
  const { db, reference } = fixtures.app.services;
  const made = await makeReference(db);
  await reference.refresh();
  return made;
});
let admin: Visitor;
let employer: Visitor;
beforeAll(async () => {
  for (const { makeSpare } of nouns) await makeSpare?.(fixtures);
  const { db } = fixtures.app.services;
  for (const type of sampleTypes) await samples[type].make(db, catalog);
  const boss = await makeEmployer(db);
  for (let count = 0; count < 5; count += 1) await makeJobOffer(db, catalog, { employerId: boss.id });
  // Everything that is made so far is listed as a change.
  fixtures.app.clock.now = new Date(Date.now() + 120_000);
  admin = await new Visitor(fixtures.app.url).signIn(await makeAdmin(db));
  employer = await new Visitor(fixtures.app.url).signIn(boss);
});

const isList = (entry: [string, Row]): entry is [DocumentedCall, Row] =>
  entry[1].documents.some((one) => pageOfRecordsIn(one) !== undefined);
const lists = Object.entries<Row>(table)
  .filter(isList)
  .map(([call, row]) => ({ call, row, who: () => (call === 'GET /api/my-job-offers' ? employer : admin) }));
const takesChanges = ({ row }: { row: Row }) =>
  JSON.stringify(z.toJSONSchema(row.input, { io: 'input', unrepresentable: 'any' })).includes('updated_since');

const record = z.looseObject({ id: z.int(), updated_at: z.string().optional() });
const numbered = z.object({ data: z.array(record), pagination: z.object({ totalCount: z.int() }) });
const byCursor = z.strictObject({
  data: z.array(record),
  next_cursor: z.string().nullable(),
  updated_until: z.iso.datetime().optional(),
});

const answered = async (visitor: Visitor, call: DocumentedCall, query: string) => {
  const { status, body } = await send(visitor, call, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

async function pass(visitor: Visitor, call: DocumentedCall, query: string, size = 2) {
  const found: z.output<typeof record>[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const text: string = `${query}&page_size=${size}&cursor=${encodeURIComponent(cursor)}`;
    const page = byCursor.parse(await answered(visitor, call, text));
    expect(page.data.length).toBeLessThanOrEqual(size);
    found.push(...page.data);
    cursor = page.next_cursor;
  }
  return found;
}

const refusedField = async (visitor: Visitor, call: DocumentedCall, query: string) => {
  const { status, body } = await send(visitor, call, { query });
  return [status, ...Object.keys(z.object({ children: z.record(z.string(), z.unknown()) }).parse(body).children)];
};

describe.each(lists)('$call', ({ call, who }) => {
  it('has by cursor what it has by number', async () => {
    const { data, pagination } = numbered.parse(await answered(who(), call, 'page_size=1000'));
    expect(data.length).toBeGreaterThan(1);
    expect(pagination.totalCount).toBe(data.length);
    expect(await pass(who(), call, 'filters[x]=1', Math.ceil(data.length / 3))).toEqual(data);
  });
});

describe.each(lists.filter(takesChanges))('$call', ({ call, who }) => {
  it('has the changes since a time, the earliest first', async () => {
    const { data } = numbered.parse(await answered(who(), call, 'page_size=1000'));
    const changed = await pass(who(), call, 'updated_since=2000-01-01T00:00:00Z', Math.ceil(data.length / 3));
    expect(changed.map(({ id }) => id).sort()).toEqual(data.map(({ id }) => id).sort());
    const times = changed.flatMap(({ updated_at }) => updated_at ?? []);
    expect(times).toEqual(times.toSorted());
    const page = numbered.parse(await answered(who(), call, 'updated_since=2000-01-01T00:00:00Z&page_size=1000'));
    expect(page).toEqual({ data: changed, pagination: expect.objectContaining({ totalCount: data.length }) });
    expect(await pass(who(), call, 'updated_since=2200-01-01T00:00:00%2B08:00')).toEqual([]);
  });
});

it('all lists take cursors, and all but the countries tell changes', () => {
  expect(lists.filter((list) => !takesChanges(list)).map(({ call }) => call)).toEqual(['GET /api/countries']);
  expect(lists.length).toBeGreaterThan(8);
});

describe('a cursor', () => {
  const call = 'GET /api/job-offers' as const;
  const firstCursor = async (query: string) => {
    const { next_cursor } = byCursor.parse(await answered(admin, call, `${query}&cursor=&page_size=1`));
    return encodeURIComponent(next_cursor ?? '');
  };

  it.each([
    ['with another filter', `filters[city_id]={city}&cursor={cursor}`, 'cursor'],
    ['with another order', 'filters[orderByCreatedAt]=ASC&cursor={cursor}', 'cursor'],
    ['with changes', 'updated_since=2026-01-01T00:00:00Z&cursor={cursor}', 'cursor'],
    ['of no list', 'cursor=x', 'cursor'],
    ['with the number of a page', 'page=2&cursor={cursor}', 'page'],
  ])('%s is refused', async (_what, query, field) => {
    const filled = query.replace('{cursor}', await firstCursor('')).replace('{city}', String(catalog.cityId));
    expect(await refusedField(admin, call, filled)).toEqual([400, field]);
  });

  it('of another list, or that was made up behind the mark of its list, is refused', async () => {
    const cursor = await firstCursor('');
    expect(await refusedField(admin, 'GET /api/candidates', `cursor=${cursor}`)).toEqual([400, 'cursor']);
    expect(await refusedField(admin, call, `cursor=${cursor.slice(0, 9)}WzFd`)).toEqual([400, 'cursor']);
  });

  it('goes with another size of the page', async () => {
    const cursor = await firstCursor('');
    const page = byCursor.parse(await answered(admin, call, `cursor=${cursor}&page_size=1000`));
    const { data } = numbered.parse(await answered(admin, call, 'page_size=1000'));
    expect(page).toEqual({ data: data.slice(1), next_cursor: null });
  });
});

describe('changes', () => {
  it.each(['2026-06-01', 'x', '2026-06-01T12:00:00 08:00', ''])('since %j are refused', async (time) => {
    const query = `updated_since=${encodeURIComponent(time)}`;
    expect(await refusedField(admin, 'GET /api/job-offers', query)).toEqual([400, 'updated_since']);
  });

  it.each([
    'GET /api/candidates',
    'GET /api/candidates/minimal',
    'GET /api/employers',
    'GET /api/contact_requests',
  ] as const)('of %s are for admins', async (call) => {
    const query = 'updated_since=2026-06-01T12:00:00Z&cursor=';
    expect((await send(new Visitor(fixtures.app.url), call, { query })).status).toBe(401);
    expect((await send(employer, call, { query })).status).toBe(403);
  });

  it('of people found by a free text come in their order', async () => {
    const query = 'filters[q]=maria&updated_since=2000-01-01T00:00:00Z';
    const found = await pass(admin, 'GET /api/candidates', query);
    const times = found.flatMap(({ updated_at }) => updated_at ?? []);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted());
  });

  it('are listed a minute after they were made', async () => {
    const boss = await makeEmployer(fixtures.app.services.db);
    const offer = await makeJobOffer(fixtures.app.services.db, catalog, { employerId: boss.id });
    const query = `updated_since=${offer.updatedAt.toISOString()}`;
    const listed = async (after: number) => {
      fixtures.app.clock.now = new Date(offer.updatedAt.getTime() + after);
      return (await pass(admin, 'GET /api/job-offers', query)).map(({ id }) => id);
    };
    expect(await listed(59_999)).toEqual([]);
    expect(await listed(60_000)).toEqual([offer.id]);
  });
});
