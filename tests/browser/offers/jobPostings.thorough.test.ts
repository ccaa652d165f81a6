import { expect, it } from 'vitest';
import { demoCounts } from '../../../prisma/demo/generate.ts';
import { testDemo } from '../../support/demo.ts';

/** Google's published rules for JobPosting, over the pages of all offers of the demo. */

const server = testDemo();

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

async function postingOf(id: number): Promise<Record<string, unknown> | null> {
  // From many addresses, because the pages are limited for each of them.
  const headers = { 'x-forwarded-for': `203.0.113.${id % 200}` };
  const response = await fetch(`${server.url}/Job-Offer-public-${id}`, { headers });
  expect([200, 404]).toContain(response.status);
  const page = await response.text();
  const text = /<script type="application\/ld\+json">([^<]+?"JobPosting"[^<]+?)<\/script>/.exec(page)?.[1];
  return text === undefined ? null : JSON.parse(text);
}

it('every active offer has a complete JobPosting, and no other offer has one', async () => {
  const ids = Array.from({ length: demoCounts.jobOffers }, (_, at) => at + 1);
  const postings: Record<string, unknown>[] = [];
  while (ids.length > 0) {
    const found = await Promise.all(ids.splice(0, 20).map(postingOf));
    postings.push(...found.filter((posting) => posting !== null));
  }
  const { pagination } = await (await fetch(`${server.url}/api/job-offers?page_size=1`)).json();
  expect(postings).toHaveLength(pagination.totalCount);
  expect(postings.length).toBeGreaterThan(200);
  for (const posting of postings) {
    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: expect.stringMatching(/^[\p{L} -]{3,40}$/u),
      description: expect.stringMatching(/^<p>[\s\S]{200,}/),
      datePosted: expect.stringMatching(isoTime),
      validThrough: expect.stringMatching(isoTime),
      directApply: true,
      hiringOrganization: { '@type': 'Organization', name: expect.stringMatching(/\S/) },
      identifier: { '@type': 'PropertyValue', name: 'Hourhand', value: expect.any(Number) },
      jobLocation: {
        '@type': 'Place',
        address: { addressLocality: expect.stringMatching(/\S/), addressCountry: expect.stringMatching(/\S/) },
      },
      baseSalary: {
        currency: expect.stringMatching(/^[A-Z]{3}$/),
        value: { value: expect.any(Number), unitText: 'HOUR' },
      },
      totalJobOpenings: expect.any(Number),
    });
    const { validThrough, datePosted, employmentType, jobStartDate } = posting;
    expect(Date.parse(String(validThrough))).toBeGreaterThan(Date.now());
    expect(Date.parse(String(datePosted))).toBeLessThanOrEqual(Date.now());
    expect([['PART_TIME'], ['FULL_TIME'], ['PART_TIME', 'FULL_TIME']]).toContainEqual(employmentType);
    if (jobStartDate !== undefined) expect(jobStartDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  const companies = postings.filter(({ hiringOrganization }) => / /.test(String(Object(hiringOrganization).name)));
  expect(companies.length).toBeGreaterThan(50);
});
