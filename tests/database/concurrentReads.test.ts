import { beforeAll, expect, it } from 'vitest';
import { makeEmployer, makeJobOffer } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** Prisma reads rows that are asked for at the same time together, and each row with its relations. */

const app = testApp();
const catalog = testCatalog(app);
let ids: number[];

beforeAll(async () => {
  const { db } = app.services;
  ids = [];
  for (let count = 0; count < 12; count += 1) {
    const { id: employerId } = await makeEmployer(db, { name: `Employer ${count}` });
    ids.push((await makeJobOffer(db, catalog, { employerId })).id);
  }
});

it('has for each row its own relations, in the order of the requests', async () => {
  const read = (id: number) =>
    app.services.db.jobOffer.findUnique({
      where: { id },
      select: { id: true, employer: { select: { name: true, jobOffers: { select: { id: true } } } } },
    });
  const expected = ids.map((id, index) => ({ id, employer: { name: `Employer ${index}`, jobOffers: [{ id }] } }));
  expect(await Promise.all(ids.map(read))).toEqual(expected);
  expect(await Promise.all([...ids].reverse().map(read))).toEqual([...expected].reverse());
  expect(await read(0)).toBeNull();
});
