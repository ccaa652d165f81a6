import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import { allJobsSlug, undisclosedGender } from '../../server/domain/people/search/search.input.ts';
import { Visitor } from '../support/browserless.ts';
import { testApp } from '../support/fixtures.ts';

const app = testApp();
beforeAll(async () => {
  await app.services.db.sex.createMany({ data: [{ name: 'Female' }, { name: undisclosedGender }] });
  await app.services.reference.refresh();
});

it('no search is filtered by a gender that people do not say', async () => {
  const page = await (await new Visitor(app.url).fetch(paths.jobSeekers.to({ job: allJobsSlug }))).text();
  expect(page).toMatch(/<option[^>]*>Female</);
  expect(page).not.toMatch(new RegExp(`<option[^>]*>${undisclosedGender}<`));
});
