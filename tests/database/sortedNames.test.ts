import { beforeAll, expect, it } from 'vitest';
import { compareNames } from '../../server/domain/core/text/cleanText.ts';
import { Visitor } from '../support/browserless.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';

const app = testApp();
const catalog = testCatalog(app);

/** In order. By code points, capital letters come first, then small ones, then all letters with accents and other scripts. */
const sorted = [
  ...['3 de Mayo', 'Aarhus', 'Åbo', 'Antwerp', 'Ávila', 'Çanakkale', 'copenhagen', 'Córdoba', 'Częstochowa', 'Dublin'],
  ...['Łódź', 'Lyon', 'Malmö', 'Ørsta', 'Oslo', 'Saint-Denis', 'São Paulo', 'Sydney', 'Zürich', 'Αθήνα', 'Москва'],
  ...['חיפה', 'القاهرة', 'โคราช', '大阪'],
];

beforeAll(async () => {
  const { db, reference } = app.services;
  const shuffled = [...sorted].sort((one, other) => hash(one) - hash(other));
  for (const [index, name] of shuffled.entries()) {
    await db.city.create({ data: { name, slug: `c${index}`, countryId: catalog.countryId, recommendedPrices: [10] } });
    await db.job.create({ data: { name, plural: name, slug: `j${index}` } });
    const currency = { currencyCode: 'SGD', currencySymbol: '$', currencyName: 'Singapore dollar' };
    await db.country.create({ data: { name, ...currency } });
    await db.language.create({ data: { name } });
  }
  await reference.refresh();
});

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const known = new Set(sorted);
const ours = (names: readonly string[]) => names.filter((name) => known.has(name));

it('are sorted in choices', () => {
  const { cities, countries, jobs, languages } = app.services.reference;
  for (const { all } of [cities, countries, jobs, languages]) expect(ours(all.map(({ name }) => name))).toEqual(sorted);
});

it('are sorted in REST, page by page', async () => {
  const visitor = new Visitor(app.url);
  const found: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await visitor.fetch(`/api/cities?page=${page}&page_size=4`);
    const body: { data: { name: string }[]; pagination: { last: number } } = await answer.json();
    found.push(...body.data.map(({ name }) => name));
    last = body.pagination.last;
  }
  expect(ours(found)).toEqual(sorted);
  expect(new Set(found).size).toBe(found.length);
});

it.each([false, true])('are sorted by cursors, with reverse: %s', async (reverse) => {
  const found: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const query = `query ($after: String, $reverse: Boolean!) { list: citiesConnection(first: 3, after: $after, reverse: $reverse) {
      edges { node { name } } pageInfo { hasNextPage endCursor } } }`;
    const { data } = await askAs(app, { kind: 'anonymous' }, query, { after, reverse });
    const { edges, pageInfo } = JSON.parse(JSON.stringify(data)).list;
    found.push(...edges.map(({ node }: { node: { name: string } }) => node.name));
    after = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(ours(found)).toEqual(reverse ? sorted.toReversed() : sorted);
  expect(new Set(found).size).toBe(found.length);
});

it('lists that are sorted outside of the database have the same order', () => {
  expect([...sorted].reverse().sort(compareNames)).toEqual(sorted);
});

it('every column that a list is sorted by as text has the collation', async () => {
  const columns = await app.services.db.$queryRaw<{ table: string; collation: string | null }[]>`
    SELECT table_name AS table, collation_name AS collation FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'name' AND table_name IN
      ('job', 'city', 'country', 'language', 'sex', 'experience', 'email_template', 'saved_filter') ORDER BY 1`;
  expect(columns.map(({ collation }) => collation)).toEqual(Array(8).fill('und-x-icu'));
});
