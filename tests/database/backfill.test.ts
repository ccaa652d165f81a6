import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { backfills, runBackfills } from '../../server/database/backfill/run.sql.ts';
import { runSql } from '../support/contents.ts';
import { createTestDatabase } from '../support/database.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';

const app = testApp();
const catalog = testCatalog(app);
const db = testDb(app);
const run = () => runBackfills(app.inBackground);

beforeEach(() => db.backfill.updateMany({ data: { lastId: 0, upToId: null, rowsDone: 0, finishedAt: null } }));

it('are for the rows that were there before the migration: none in a new database', async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  expect(await runSql(url, 'SELECT name FROM backfill WHERE finished_at IS NULL')).toEqual([]);

  const last = (await makeJobSeeker(db, catalog)).id;
  const later = await makeJobSeeker(db, catalog);
  await db.backfill.updateMany({
    where: { name: { not: 'search-texts-of-people' } },
    data: { finishedAt: new Date() },
  });
  await db.backfill.update({ where: { name: 'search-texts-of-people' }, data: { upToId: last } });
  await db.$executeRaw`UPDATE "user" SET search_text = 'old'`;
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toContain(`hourhand_backfill_rows_left{backfill="search-texts-of-people"} ${last}\n`);
  await run();
  const old = await db.$queryRaw`SELECT id FROM "user" WHERE search_text = 'old'`;
  expect(old).toEqual([{ id: later.id }]);
});

it('all have a statement, and all statements belong to one', async () => {
  const rows = await db.backfill.findMany({ select: { name: true } });
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(backfills).toSorted());
});

describe('search texts', () => {
  it('are made anew as a change of the row makes them', async () => {
    const person = await makeJobSeeker(db, catalog, { name: 'Jürgen Weiß', description: 'Cooks well.' });
    const employer = await makeEmployer(db);
    const offer = await makeJobOffer(db, catalog, { employerId: employer.id });
    const texts = async () => [
      await db.$queryRaw`SELECT search_head, search_text, search_words FROM "user" WHERE id = ${person.id}`,
      await db.$queryRaw`SELECT search_text FROM job_offer WHERE id = ${offer.id}`,
    ];
    const before = await texts();
    await db.$executeRaw`UPDATE "user" SET search_head = 'old', search_text = 'old', search_words = '{}' WHERE id = ${person.id}`;
    await db.$executeRaw`UPDATE job_offer SET search_text = 'old' WHERE id = ${offer.id}`;
    expect(await texts()).not.toEqual(before);
    await run();
    expect(await texts()).toEqual(before);
    const finished = await db.backfill.findMany();
    for (const { finishedAt } of finished) expect(finishedAt).not.toBeNull();
    const worked = finished.filter(({ rowsDone }) => rowsDone > 0).map(({ name }) => name);
    const rebuilt = ['search-texts-of-job-offers', 'search-texts-of-people'];
    expect(worked.toSorted()).toEqual(['backstops-of-people', 'rate-currencies', ...rebuilt]);
  });
});

it('takes what a deletion had left, and counts below zero, from before the checks', async () => {
  const { id } = await makeEmployer(db, { popularity: 0 });
  await db.$executeRaw`ALTER TABLE "user" DROP CONSTRAINT user_deleted_check, DROP CONSTRAINT user_counts_check`;
  await db.$executeRaw`UPDATE "user" SET deleted_at = now(), popularity = -3 WHERE id = ${id}`;
  await db.$executeRaw`ALTER TABLE "user" ADD CONSTRAINT user_deleted_check CHECK (deleted_at IS NULL OR email IS NULL) NOT VALID`;
  await run();
  const mended = { popularity: 0, email: null, loginEmail: null, whatsApp: null };
  expect(await db.user.findUnique({ where: { id } })).toMatchObject(mended);
});

it('goes on behind the last batch, and several processes share the work', async () => {
  const model = await makeJobSeeker(db, catalog);
  await db.$executeRaw`INSERT INTO "user" (role, name, updated_at) SELECT 'ROLE_EMPLOYER', 'Erin ' || n, now() FROM generate_series(1, 250) n`;
  const people = await db.user.count();
  await db.$executeRaw`UPDATE "user" SET search_text = 'old'`;
  await db.backfill.update({ where: { name: 'search-texts-of-people' }, data: { lastId: model.id } });
  await Promise.all([run(), run(), run()]);
  await run();
  const old = await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM "user" WHERE search_text = 'old'`;
  expect(Number(old[0]?.count)).toBe(await db.user.count({ where: { id: { lte: model.id } } }));
  const { rowsDone } = await db.backfill.findUniqueOrThrow({ where: { name: 'search-texts-of-people' } });
  expect(rowsDone).toBe(people - Number(old[0]?.count));
});
