import { beforeAll, expect, it } from 'vitest';
import { makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';

const app = testApp();
const catalog = testCatalog(app);
const ids: Record<string, number> = {};

beforeAll(async () => {
  const { db, reference } = app.services;
  const far = await db.country.create({
    data: { name: 'Far away', currencyCode: 'EUR', currencySymbol: '€', currencyName: 'Euro' },
  });
  const city = async (name: string, countryId: number) =>
    (await db.city.create({ data: { name, slug: name.toLowerCase(), countryId, recommendedPrices: [10, 12] } })).id;
  ids.near = await city('Near', catalog.countryId);
  ids.far = await city('Far', far.id);
  ids.empty = await city('Empty', catalog.countryId);
  ids.cook = (await db.job.create({ data: { name: 'Cook', plural: 'Cooks', slug: 'cook' } })).id;
  await reference.refresh();
  const make = async (count: number, data: object) => {
    for (let number = 0; number < count; number += 1) await makeJobSeeker(db, catalog, { active: true, ...data });
  };
  const { cityId, jobId } = catalog;
  await make(3, { jobId, cityId: ids.far, sexId: null, experienceId: null });
  await make(2, { jobId, cityId: ids.near, sexId: null, experienceId: null });
  await make(1, { jobId: ids.cook, cityId, sexId: null, experienceId: null });
  await make(1, { jobId, cityId, sexId: catalog.sexId, experienceId: null });
  await make(1, { jobId: ids.cook, cityId: ids.near, active: false });
});

async function alternatives(search: Record<string, unknown>): Promise<[string, string, string, string, number][]> {
  const query = `query ($jobId: Int, $cityId: Int, $sexId: Int, $experienceId: Int) {
    searchAlternatives(jobId: $jobId, cityId: $cityId, sexId: $sexId, experienceId: $experienceId) {
      job { name } city { name } sex { databaseId } experience { databaseId } jobSeekerCount } }`;
  type Named = { name: string } | null;
  type Found = Record<'job' | 'city', Named> & Record<'sex' | 'experience', object | null> & { jobSeekerCount: number };
  const found: Found[] = (await readAs(app, { kind: 'anonymous' }, query, search)).searchAlternatives;
  return found.map(({ job, city, sex, experience, jobSeekerCount }) => [
    job?.name ?? 'all',
    city?.name ?? 'all',
    sex ? 'a sex' : 'any',
    experience ? 'an experience' : 'any',
    jobSeekerCount,
  ]);
}

it('drops the filters, goes to other cities, those of the country first, and to other jobs of the city', async () => {
  const { jobId, cityId } = catalog;
  const [job, city] = await Promise.all([
    app.services.db.job.findUniqueOrThrow({ where: { id: jobId } }),
    app.services.db.city.findUniqueOrThrow({ where: { id: cityId } }),
  ]);
  expect(await alternatives({ jobId, cityId, sexId: catalog.sexId, experienceId: catalog.experienceId })).toEqual([
    [job.name, city.name, 'a sex', 'any', 1],
    [job.name, city.name, 'any', 'any', 1],
    [job.name, 'Near', 'any', 'any', 2],
    [job.name, 'Far', 'any', 'any', 3],
    ['Cook', city.name, 'any', 'any', 1],
  ]);
});

it('leaves out what has no results, and paused job seekers', async () => {
  expect(await alternatives({ jobId: ids.cook, cityId: ids.near })).toEqual([
    ['Cook', expect.any(String), 'any', 'any', 1],
    [expect.any(String), 'Near', 'any', 'any', 2],
  ]);
  expect(await alternatives({ cityId: ids.empty })).toEqual([]);
});

it('counts the search without each of its filters, the most people first, and says from which rate on there are some', async () => {
  const { jobId } = catalog;
  const { db } = app.services;
  const wanted = { cityId: ids.empty, jobId, partTime: true, fullTime: false };
  for (const minRate of [11, 12]) await makeJobSeeker(db, catalog, { ...wanted, minRate, rateCurrency: 'SGD' });
  await makeJobSeeker(db, catalog, { ...wanted, partTime: false, fullTime: true, minRate: 5 });
  const query = `query ($filter: JobSeekerFilter) {
    searchAlternatives(filter: $filter) { job { databaseId } city { databaseId } without lowestRate jobSeekerCount } }`;
  const filter = { jobId, cityId: ids.empty, maxRate: 10, partTime: true, hasVideo: false, q: null };
  const { searchAlternatives } = await readAs(app, { kind: 'anonymous' }, query, { filter });
  const here = { job: { databaseId: jobId }, city: { databaseId: ids.empty } };
  expect(searchAlternatives.slice(0, 3)).toEqual([
    { ...here, without: 'maxRate', lowestRate: 11, jobSeekerCount: 2 },
    { ...here, without: 'partTime', lowestRate: null, jobSeekerCount: 1 },
    { ...here, without: null, lowestRate: null, jobSeekerCount: 3 },
  ]);
});
