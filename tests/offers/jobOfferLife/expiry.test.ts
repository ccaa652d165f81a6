import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { expireJobOffers } from '../../../server/domain/offers/life/life.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { inState, makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { testApp, testCatalog, testDatabase } from '../../support/fixtures.ts';

/** Offers end by themselves. */

const database = testDatabase();
const app = testApp(() => ({ databaseUrl: database.url }));
const here = testCatalog(app);
let erin: User;
beforeAll(async () => {
  erin = await makeEmployer(app.services.db);
});

const ago = (milliseconds: number) => new Date(app.clock.now.getTime() - milliseconds);
const make = (state: 'DRAFT' | 'ACTIVE' | 'FILLED' | 'EXPIRED', expiresAt: Date | null) =>
  makeJobOffer(app.services.db, here, { employerId: erin.id, ...inState(state), expiresAt });
const stateOf = async ({ id }: { id: number }) =>
  (await app.services.db.jobOffer.findUniqueOrThrow({ where: { id } })).state;
const activeOffers = async () =>
  (await app.services.db.user.findUniqueOrThrow({ where: { id: erin.id } })).activeOffers;

it('an active offer expires at its time, and no other one does', async () => {
  const before = await activeOffers();
  const due = await make('ACTIVE', app.clock.now);
  const later = await make('ACTIVE', ago(-1000));
  const filled = await make('FILLED', ago(1000));
  const draft = await make('DRAFT', null);
  await expireJobOffers(app.services);
  expect(await Promise.all([due, later, filled, draft].map(stateOf))).toEqual(['EXPIRED', 'ACTIVE', 'FILLED', 'DRAFT']);
  expect(await activeOffers()).toBe(before + 1);
});

it('several batches expire, also in two processes at once', async () => {
  const before = await activeOffers();
  await app.services.db.jobOffer.createMany({
    data: Array.from({ length: 250 }, (_, at) => ({
      employerId: erin.id,
      cityId: here.cityId,
      jobId: here.jobId,
      maxRate: 12,
      description: 'Evenings',
      slug: `many-${at}`,
      ...inState('ACTIVE'),
      expiresAt: ago(at),
    })),
  });
  expect(await activeOffers()).toBe(before + 250);
  await Promise.all([expireJobOffers(app.services), expireJobOffers(app.services)]);
  expect(await app.services.db.jobOffer.count({ where: { slug: { startsWith: 'many-' }, state: 'EXPIRED' } })).toBe(
    250,
  );
  expect(await activeOffers()).toBe(before);
});

it('an offer that is renewed at the same time stays active', async () => {
  const { id } = await make('ACTIVE', ago(1000));
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('BEGIN');
  await other.query('SELECT id FROM "user" WHERE id = $1 FOR NO KEY UPDATE', [erin.id]);
  const expiring = expireJobOffers(app.services);
  await expect
    .poll(async () => (await other.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount, { timeout: 20_000 })
    .toBeGreaterThan(0);
  await other.query('UPDATE job_offer SET expires_at = $2 WHERE id = $1', [id, ago(-86_400_000)]);
  await other.query('COMMIT');
  await other.end();
  await expiring;
  expect(await stateOf({ id })).toBe('ACTIVE');
});
