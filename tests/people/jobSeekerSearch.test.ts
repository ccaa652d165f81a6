import { expect, it } from 'vitest';
import { makeJobSeeker, makeReference } from '../support/factories.ts';
import { fixture, testApp, testCatalog } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';

const app = testApp();
const catalog = testCatalog(app);
const elsewhere = testCatalog(app);
const slugs = fixture(() => {
  const { jobs, cities } = app.services.reference;
  return { job: jobs.get(catalog.jobId)?.slug ?? '', city: cities.get(catalog.cityId)?.slug ?? '' };
});

const idsOf = (people?: { edges: { node: { databaseId: number } }[] }) =>
  people?.edges.map(({ node }) => node.databaseId);

const read = (query: string, variables = {}) => readAs(app, { kind: 'anonymous' }, query, variables);
const listing = async (...readings: { job: string; city?: string }[]) => {
  const query = `query ($readings: [JobListingReading!]!) { jobListing(readings: $readings) {
    job { databaseId } city { databaseId } jobSeekers(first: 10) { edges { node { databaseId } } } } }`;
  return (await read(query, { readings })).jobListing;
};

it('lists all jobs, everywhere or in one city', async () => {
  const here = await makeJobSeeker(app.services.db, catalog);
  const another = await makeJobSeeker(app.services.db, { ...catalog, jobId: elsewhere.jobId });
  const paused = await makeJobSeeker(app.services.db, catalog, { active: false });

  const inCity = await listing({ job: 'all', city: slugs.city });
  expect(inCity).toMatchObject({ job: null, city: { databaseId: catalog.cityId } });
  expect(idsOf(inCity?.jobSeekers)).toEqual(expect.arrayContaining([here.id, another.id]));
  expect(idsOf(inCity?.jobSeekers)).not.toContain(paused.id);

  expect(await listing({ job: 'all' })).toMatchObject({ job: null, city: null });
});

it('uses the first reading with known slugs, a job before all jobs, and returns null for unknown slugs', async () => {
  const known = await listing({ job: 'all' }, { job: slugs.job, city: slugs.city });
  expect(known).toMatchObject({ job: { databaseId: catalog.jobId }, city: { databaseId: catalog.cityId } });
  expect(await listing({ job: slugs.job, city: 'nowhere' })).toBeNull();
  expect(await listing({ job: 'all', city: 'nowhere' })).toBeNull();
});

it('finds similar job seekers in the same job and city, without oneself and paused ones', async () => {
  const place = { ...catalog, jobId: elsewhere.jobId, cityId: elsewhere.cityId };
  const { db } = app.services;
  const one = await makeJobSeeker(db, place);
  const similar = await makeJobSeeker(db, place);
  await makeJobSeeker(db, place, { active: false });
  await makeJobSeeker(db, { ...place, cityId: catalog.cityId });
  const query = `{ jobSeeker(databaseId: ${one.id}) {
    similarJobSeekers(first: 6) { totalCount edges { node { databaseId } } } } }`;
  expect(await read(query)).toEqual({
    jobSeeker: { similarJobSeekers: { totalCount: 1, edges: [{ node: { databaseId: similar.id } }] } },
  });
});

it('counts the job seekers of popular cities and of their jobs, the largest number first', async () => {
  const { db, reference } = app.services;
  const [here, other] = [await makeReference(db), await makeReference(db)];
  await reference.refresh();
  for (let number = 0; number < 30; number += 1) await makeJobSeeker(db, here);
  for (let number = 0; number < 2; number += 1) await makeJobSeeker(db, { ...here, jobId: other.jobId });
  await makeJobSeeker(db, { ...here, jobId: other.jobId }, { active: false });
  // Counts are cached for a minute.
  app.clock.now = new Date(app.clock.now.getTime() + 61_000);
  const { popularCities } = await read(
    '{ popularCities(first: 100) { jobSeekerCount city { databaseId } jobs { jobSeekerCount job { databaseId } } } }',
  );
  expect(popularCities[0]).toEqual({
    jobSeekerCount: 32,
    city: { databaseId: here.cityId },
    jobs: [
      { jobSeekerCount: 30, job: { databaseId: here.jobId } },
      { jobSeekerCount: 2, job: { databaseId: other.jobId } },
    ],
  });
  expect(JSON.stringify(popularCities)).not.toContain(`"city":{"databaseId":${other.cityId}}`);
});
