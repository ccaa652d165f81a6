import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { countMarketplaceDays } from '../../server/domain/office/overview/overview.ts';
import { jobSeekerId, results, start } from '../office/bulkAction/fixtures.ts';
import { makeAdmin, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { asAdmin } from '../support/sandbox.ts';

const app = testApp({ environment: { DATABASE_TIMEOUT: '1' }, log: pino({ level: 'silent' }) });
const catalog = testCatalog(app);
let admin: Viewer;
let adminId: number;
let rows: { ids: string[] };
beforeAll(async () => {
  const { db, sql: database } = app.services;
  const user = await makeAdmin(db);
  adminId = user.id;
  admin = asAdmin(user);
  rows = { ids: [jobSeekerId(await makeJobSeeker(db, catalog))] };
  await sql`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(1.5); RETURN NULL; END $$`.execute(database);
  for (const table of ['bulk_action_item', 'marketplace_day', 'saved_filter'])
    await sql`CREATE TRIGGER slow AFTER INSERT ON ${sql.table(table)} EXECUTE FUNCTION slow()`.execute(database);
});

describe('an insert that takes 1.5 seconds where a statement may take one', () => {
  it('of an answer to a request is given up', async () => {
    const filter = app.services.db.savedFilter.create({
      data: { list: 'JOB_SEEKERS', name: 'Mine', query: '', adminId },
    });
    await expect(filter).rejects.toThrow('statement timeout');
  });

  it('of the rows of a bulk action is waited for', async () => {
    const id = await start(app, admin, { kind: 'JOB_SEEKER_PAUSE', rows, expected: 1 });
    expect(await results(app, id)).not.toEqual({});
  });

  it('of an hourly task is waited for', async () => {
    await expect(countMarketplaceDays(app.services)).rejects.toThrow('statement timeout');
    await countMarketplaceDays(app.inBackground);
  });
});
