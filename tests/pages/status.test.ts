import { expect, it } from 'vitest';
import { inState, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** The status of pages without a record, which search engines and caches depend on. */

const app = testApp();
const catalog = testCatalog(app);

const statusOf = async (path: string) => (await fetch(app.url + path, { redirect: 'manual' })).status;

it('a deleted job seeker is 410, a paused or unknown one is 404', async () => {
  const { db } = app.services;
  const deleted = await makeJobSeeker(db, catalog, { deletedAt: new Date(), active: false });
  const paused = await makeJobSeeker(db, catalog, { active: false });
  expect(await statusOf(`/Hire-Maria-${deleted.id}`)).toBe(410);
  expect(await statusOf(`/Hire-Maria-${paused.id}`)).toBe(404);
  expect(await statusOf('/Hire-Maria-2000000000')).toBe(404);
  // Users of other roles have no such page.
  const employer = await makeEmployer(db, { deletedAt: new Date() });
  expect(await statusOf(`/Hire-Maria-${employer.id}`)).toBe(404);
});

it('a deleted offer is 410, a closed or unknown one is 404', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const closed = await makeJobOffer(db, catalog, { employerId: employer.id, ...inState('FILLED') });
  const last = await makeJobOffer(db, catalog, { employerId: employer.id, slug: 'last' });
  await db.jobOffer.delete({ where: { id: last.id } });
  for (const path of ['Job-Offer-public', 'Display-job-offer']) {
    expect(await statusOf(`/${path}-${last.id}`)).toBe(410);
    expect(await statusOf(`/${path}-${closed.id}`)).toBe(404);
    expect(await statusOf(`/${path}-${last.id + 1}`)).toBe(404);
  }
});

it('a city whose name looks like a file name has its pages', async () => {
  const { db, reference } = app.services;
  const [job, country] = await Promise.all([db.job.findFirstOrThrow(), db.country.findFirstOrThrow()]);
  for (const name of ['St.Gallen', 'Washington D.C']) {
    const slug = name.toLowerCase().replace(/\W+/g, '-');
    const city = await db.city.create({ data: { name, slug, countryId: country.id, recommendedPrices: [10] } });
    await makeJobSeeker(db, catalog, { cityId: city.id });
  }
  await reference.refresh();
  expect(await statusOf(`/${job.slug}-job-st.gallen`)).toBe(200);
  expect(await statusOf(`/${job.slug}-job-washington%20d.c`)).toBe(200);
  expect(await statusOf('/no-such-file.js')).toBe(404);
});

it('an invalid page cursor is not a server error', async () => {
  expect(await statusOf('/careers')).toBe(200);
  expect(await statusOf('/careers?after=nothing')).toBe(404);
  expect(await statusOf('/all-job?after=nothing')).toBe(302);
  expect(await statusOf('/all-offers-all?after=nothing')).toBe(302);
});
