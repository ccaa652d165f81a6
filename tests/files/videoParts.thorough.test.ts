import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { budgets } from '../../server/domain/core/limits/budgets.ts';
import { removeResumableUploads } from '../../server/domain/files/stored/removal.ts';
import { testUploadFixtures } from './support.ts';
import { begun, idOf, offsetOf, send } from './videoUploads.ts';

// As slow as the product permits, in a shorter period: 200 bytes a second.
const fixtures = testUploadFixtures({ BUDGET_FACTOR: '1' }, { bodyPace: { bytes: 400, milliseconds: 2_000 } });

/** A body whose chunks are pulled one by one; `next` gives null at its end. */
const bodyOf = (next: () => Promise<number | null>) =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const length = await next();
      if (length === null) controller.close();
      else controller.enqueue(new Uint8Array(length).fill(7));
    },
  });

it('a video that comes at the speed of a weak phone connection is taken, however long it takes', async () => {
  const { jobSeeker } = fixtures.who;
  const address = await begun(jobSeeker, 64_000);
  let sent = 0;
  const body = bodyOf(async () => {
    if (sent === 64_000) return null;
    await delay(100);
    sent += 1_000;
    return 1_000;
  });
  expect((await send(jobSeeker, address, 0, body)).status).toBe(204);
  expect(await offsetOf(jobSeeker, address)).toBe(64_000);
});

it('a video whose bytes stay away is refused, and continues from what has arrived', async () => {
  const { jobSeeker } = fixtures.who;
  const address = await begun(jobSeeker, 6_000);
  let end: (value: null) => void = () => undefined;
  const stopped = new Promise<null>((resolve) => {
    end = resolve;
  });
  let sent = 0;
  const body = bodyOf(async () => {
    if (sent === 5_000) return stopped;
    sent += 1_000;
    return 1_000;
  });
  const status = await send(jobSeeker, address, 0, body).then(
    (answer) => answer.status,
    // The connection is closed with the answer.
    () => 408,
  );
  end(null);
  expect(status).toBe(408);
  await expect.poll(() => offsetOf(jobSeeker, address)).toBe(5_000);
  expect((await send(jobSeeker, address, 5_000, new Uint8Array(1_000))).status).toBe(204);
});

it('parts that are read in vain are limited like refused files', async () => {
  const { jobSeeker } = fixtures.who;
  const { db } = fixtures.app.services;
  await removeResumableUploads(fixtures.app.services, {});
  const allowed = budgets.refusedUploads.limits[0]?.newAccount ?? 0;
  const address = await begun(jobSeeker, 10);
  const where = { id: idOf(address) };
  // Another process takes the same bytes while they are arriving here.
  await db.$executeRawUnsafe(`CREATE FUNCTION overtake() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN UPDATE resumable_upload SET received = 5 WHERE id = NEW.upload_id; RETURN NEW; END $$`);
  await db.$executeRawUnsafe(
    'CREATE TRIGGER overtake AFTER INSERT ON resumable_upload_part FOR EACH ROW EXECUTE FUNCTION overtake()',
  );
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= allowed; attempt += 1) {
    await db.resumableUpload.update({ where, data: { received: 0 } });
    statuses.push((await send(jobSeeker, address, 0, new Uint8Array(5))).status);
  }
  expect(statuses).toEqual([...Array<number>(allowed).fill(409), 429]);
});
