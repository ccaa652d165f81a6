import { expect, it } from 'vitest';
import { makeJobSeeker, makeReference } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';

const app = testApp();

it('a profile links to the listing of its job and city, even without similar job seekers', async () => {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const { id } = await makeJobSeeker(db, catalog);
  const page = await (await fetch(`${app.url}/Hire-Maria-in-City-Job-Friendly-waiter-${id}`)).text();
  const job = reference.jobs.get(catalog.jobId);
  const city = reference.cities.get(catalog.cityId);
  expect(page).not.toContain('Similar job seekers');
  expect(page.replaceAll('<!-- -->', '')).toContain(`Find more ${job?.plural} in ${city?.name}`);
  expect(page).toContain(`href="/${job?.slug}-job-${city?.name.toLowerCase().replaceAll(' ', '%20')}"`);
});
