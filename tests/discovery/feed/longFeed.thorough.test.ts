import { text as textOf } from 'node:stream/consumers';
import { beforeAll, expect, it, vi } from 'vitest';
import { feedBatchSize } from '../../../server/rest/feed/feed.ts';
import { inState, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { json, opened, parsed, xml } from './read.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const addressOf = (path: string) => new URL(`${path}?job_id=${catalog.jobId}`, app.url);
const batches = 12;
beforeAll(async () => {
  const { id: employerId } = await makeEmployer(db);
  const description = 'x'.repeat(5_000);
  for (let batch = 0; batch < batches; batch += 1) {
    await db.jobOffer.createMany({
      data: Array.from({ length: feedBatchSize }, (_, index) => ({
        employerId,
        cityId: catalog.cityId,
        jobId: catalog.jobId,
        maxRate: 12,
        description,
        slug: `feed-${batch}-${index}`,
        ...inState('ACTIVE'),
        // Many have the same time.
        createdAt: new Date(Date.UTC(2026, 4, 1 + (index % 7))),
      })),
    });
  }
});

it('has each offer once, in the order of the list', async () => {
  const { offers }: { offers: { id: number }[] } = await (await fetch(addressOf(json))).json();
  const ids = offers.map(({ id }) => id);
  const rows = await db.jobOffer.findMany({
    where: { jobId: catalog.jobId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  expect(ids).toEqual(rows.map(({ id }) => id));
  expect(ids).toHaveLength(batches * feedBatchSize);
  const { children } = parsed(await (await fetch(addressOf(xml))).text());
  const numbers = children.flatMap((job) => job.children.filter(({ name }) => name === 'referencenumber'));
  expect(numbers.map(({ text }) => Number(text))).toEqual(ids);
});

it('that breaks off is not taken for the whole', async () => {
  const find = db.jobOffer.findMany;
  let reads = 0;
  const failing = vi.spyOn(db.jobOffer, 'findMany').mockImplementation(((...args: Parameters<typeof find>) => {
    reads += 1;
    if (reads > 2) throw new Error('The connection is lost.');
    return find(...args);
  }) as typeof find);
  const response = await opened(addressOf(json));
  expect(response.statusCode).toBe(200);
  await expect(textOf(response)).rejects.toThrow('aborted');
  failing.mockRestore();
});
