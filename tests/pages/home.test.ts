import { expect, it } from 'vitest';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** The first pages of visitors: what admins have added, and the searches without JavaScript. */

const app = testApp();
testCatalog(app);

const textOf = async (path: string) => (await fetch(app.url + path)).text();

it.each(['/', '/find-work'])('%s shows clients and testimonials only if admins have added some', async (path) => {
  const { db } = app.services;
  await db.endorsement.deleteMany();
  const empty = await textOf(path);
  expect(empty).not.toContain('What our users say');
  expect(empty).not.toContain('Companies that hire by the hour');
  await db.endorsement.create({
    data: { kind: 'TESTIMONIAL', name: 'Grace Lim', subTitle: 'Baker', text: 'On time.' },
  });
  const quoted = await textOf(path);
  expect(quoted).toContain('What our users say');
  expect(quoted).toContain('On time.');
  expect(quoted).not.toContain('Companies that hire by the hour');
});

it('the search for work leads to the offers, without JavaScript too', async () => {
  const [job, city] = await Promise.all([
    app.services.db.job.findFirstOrThrow(),
    app.services.db.city.findFirstOrThrow(),
  ]);
  const locationOf = async (query: string) =>
    (await fetch(`${app.url}/find-work?${query}`, { redirect: 'manual' })).headers.get('location');
  expect(await locationOf(`job=${job.slug}&city=0`)).toBe(`/${job.slug}-offers-all`);
  expect(await locationOf(`job=${job.slug}&city=${city.slug}`)).toBe(`/${job.slug}-offers-${city.slug}`);
});
