import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeAdmin } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { askAs, readAs } from '../support/graph.ts';

/** Pages and single records of the reference tables, which the back office and the REST layer read. */

/** Sorted by name, which is also the newest first and the order of the admins. */
const names = ['Aarhus', 'Berne', 'Cork', "D'Iberville", 'Essen'];

const app = testApp();
let admin: Viewer;
const visitor: Viewer = { kind: 'anonymous' };

beforeAll(async () => {
  const { db, reference } = app.services;
  admin = { kind: 'admin', id: (await makeAdmin(db)).id, sessionId: 1 };
  const currency = { currencyCode: 'SGD', currencySymbol: 'S$', currencyName: 'Singapore dollar' };
  for (const [at, name] of names.toReversed().entries()) {
    const { id } = await db.country.create({ data: { ...currency, name } });
    await db.city.create({ data: { name, slug: `city-${at}`, countryId: id, recommendedPrices: [10] } });
    await db.job.create({ data: { name, plural: `${name}s`, slug: `job-${at}` } });
    const place = { position: names.length - at, createdAt: new Date(Date.UTC(2026, 0, 1 + at)) };
    await db.career.create({ data: { title: name, subTitle: 'Full time', description: 'Works', ...place } });
  }
  await reference.refresh();
});

async function page(viewer: Viewer, field: string, column: string, args: Record<string, unknown>) {
  const query = `query ($after: String, $reverse: Boolean!) { ${field}(first: 2, after: $after, reverse: $reverse) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { text: ${column} } } } }`;
  const list = (await readAs(app, viewer, query, args))[field];
  return { ...list, texts: list.edges.map(({ node }: { node: { text: string } }) => node.text) };
}

const lists = [
  ['jobsConnection', 'name'],
  ['careers', 'title'],
] as const;

describe.each(lists)('%s', (field, column) => {
  it.each([false, true])('can be read to its end, reverse: %s', async (reverse) => {
    const texts: string[] = [];
    let after: string | null = null;
    for (let number = 1; number <= 3; number += 1) {
      const next: Awaited<ReturnType<typeof page>> = await page(admin, field, column, { after, reverse });
      expect(next.totalCount).toBe(5);
      expect(next.pageInfo.hasNextPage).toBe(number < 3);
      texts.push(...next.texts);
      after = next.pageInfo.endCursor;
    }
    expect(texts).toEqual(reverse ? names.toReversed() : names);
  });
});

it.each(['job', 'city'])('a %s is found by its slug or its id, and exactly one of them is required', async (field) => {
  const { reference } = app.services;
  const [record] = field === 'job' ? reference.jobs.all : reference.cities.all;
  const ask = async (args: string) => askAs(app, visitor, `{ ${field}${args} { databaseId slug } }`);
  const found = { [field]: { databaseId: record?.id, slug: record?.slug } };
  expect((await ask(`(slug: "${record?.slug}")`)).data).toEqual(found);
  expect((await ask(`(databaseId: ${record?.id})`)).data).toEqual(found);
  for (const args of ['(slug: "nothing")', '(databaseId: 2000000000)', '(databaseId: -1)']) {
    expect((await ask(args)).data, args).toEqual({ [field]: null });
  }
  for (const args of ['', '(slug: null)', '(slug: "a", databaseId: 1)']) {
    expect(
      (await ask(args)).errors?.map(({ extensions }) => extensions.code),
      args,
    ).toEqual(['InvalidInput']);
  }
});
