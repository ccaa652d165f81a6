import { type IncomingMessage, request } from 'node:http';
import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';
import { exportPath } from '../../../server/domain/office/export/export.input.ts';
import { exportBatchSize } from '../../../server/domain/office/export/export.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { logIn } from '../../support/visiting.ts';

const app = testApp();
const catalog = testCatalog(app);

it('a file of many batches has each row once, and is not read on after its reader has gone, nor faster than it reads', async () => {
  const { db } = app.services;
  const admin = await logIn(app, await makeAdmin(db));
  const { id: employerId } = await makeEmployer(db);
  const offer = { employerId, cityId: catalog.cityId, jobId: catalog.jobId, maxRate: 12, state: 'DRAFT' } as const;
  const count = 12 * exportBatchSize;
  for (let made = 0; made < count; made += 2_000) {
    await db.jobOffer.createMany({
      data: Array.from({ length: Math.min(2_000, count - made) }, (_, index) => ({
        ...offer,
        description: 'x'.repeat(2_000),
        slug: `export-${made + index}`,
      })),
    });
  }
  const settled = async () => {
    let before = -1;
    await eventually(
      () => {
        const now = batches.mock.calls.length;
        const isStill = now > 0 && now === before;
        before = now;
        expect(isStill).toBe(true);
      },
      { interval: 700 },
    );
    return before;
  };
  const path = exportPath('job-offers', { employerId });
  const rows: { id: string }[] = parse(await (await admin.fetch(path)).text(), { bom: true, columns: true });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  const batches = vi.spyOn(db.jobOffer, 'findMany');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(path, app.url), { headers: { cookie: admin.cookieHeader } }, resolve)
      .on('error', reject)
      .end();
  });
  expect(response.headers['x-total-rows']).toBe(String(count));
  // Nothing is taken from the connection: the server fills its buffers and waits.
  response.pause();
  const taken = await settled();
  expect(taken).toBeLessThan(12);
  response.destroy();
  // A batch that was being read may end.
  expect(await settled()).toBeLessThanOrEqual(taken + 1);
  batches.mockRestore();
});
