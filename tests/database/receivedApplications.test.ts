import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDatabase, testPool } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { rowsRead, statementsWhile } from '../support/plans.ts';

/** An employer's list of applications reads their own, however many the others have. */

const offers = 20;
const people = 30;
const employers = 6;
const database = testDatabase();
const app = testApp(() => ({ databaseUrl: database.url }));
const here = testCatalog(app);
const pool = testPool(() => database.url);
let viewer: Viewer;

beforeAll(async () => {
  const { db } = app.services;
  const seekers = [];
  for (let person = 0; person < people; person += 1) seekers.push((await makeJobSeeker(db, here)).id);
  for (let number = 0; number < employers; number += 1) {
    const { id: employerId } = await makeEmployer(db);
    viewer ??= { kind: 'employer', id: employerId, sessionId: 1 };
    await db.chat.createMany({
      data: seekers.map((jobSeekerId) => ({
        kind: 'CONTACT' as const,
        employerId,
        jobSeekerId,
        employerHash: `e${employerId}-${jobSeekerId}`,
        jobSeekerHash: `j${employerId}-${jobSeekerId}`,
      })),
    });
    for (let offer = 0; offer < offers; offer += 1) await makeJobOffer(db, here, { employerId });
  }
  await pool.query(`
    INSERT INTO job_application (job_offer_id, job_seeker_id, chat_id, created_at)
      SELECT o.id, c.job_seeker_id, c.id, now() - (o.id + c.id) * interval '1 minute'
      FROM job_offer o JOIN chat c ON c.employer_id = o.employer_id;
    ANALYZE;`);
}, 60_000);

it.each(['', 'state: NEW,'])('viewer.receivedApplications(%s)', async (filter) => {
  const query = `{ viewer { receivedApplications(${filter} first: 20) { edges { node { id } } } } }`;
  const { result, statements } = await statementsWhile(() => askAs(app, viewer, query));
  expect(result.errors).toBeUndefined();
  const [statement, ...others] = statements.filter(({ text }) => text.includes('"job_application"'));
  if (!statement) throw new Error('Nothing was read.');
  expect(others).toEqual([]);
  const read = await rowsRead(pool, 'job_application', statement);
  expect(read).toBeGreaterThanOrEqual(20);
  // Of 3,600 applications.
  expect(read).toBeLessThanOrEqual(offers * people);
});
