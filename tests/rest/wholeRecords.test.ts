import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentedCall } from '../../server/rest/table.ts';
import { type Actor, type Fixtures, testFixtures } from '../access/fixtures.ts';
import * as make from '../nouns/make.ts';
import { makeSupportMessage } from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';
import { send } from './call.ts';
import { visitorsOf } from './visitors.ts';

/**
 * Clients send back whole records as they have read them (docs/product/rest-calls.md, 'Answers'). Unchanged values must
 * remain.
 */

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));
beforeAll(async () => {
  const { db } = fixtures.app.services;
  const { jobSeeker, employer, admin } = fixtures.people;
  await makeSupportMessage(db, jobSeeker, jobSeeker, fixtures.app.clock.now);
  await makeSupportMessage(db, employer, admin, fixtures.app.clock.now);
  await db.country.update({
    where: { id: fixtures.catalog.countryId },
    data: { situationList: ['Citizen', 'Work permit'] },
  });
  await db.emailMessage.create({ data: { userId: jobSeeker.id, senderId: admin.id, message: 'Hello' } });
  await db.user.update({
    where: { id: jobSeeker.id },
    data: { answer1: 'Fast', answer2: 'Kind', answer3: 'Evenings', answer4: 'A café', partTime: true },
  });
  await fixtures.app.services.reference.refresh();
});

type Reading = Extract<DocumentedCall, `GET ${string}`>;
type Writing = Extract<DocumentedCall, `PUT ${string}`>;

type Make = (here: Fixtures) => { id: number } | Promise<{ id: number }>;
const records: [what: string, who: Actor, made: Make, read: Reading, write: Writing][] = [
  ['a job', 'admin', ({ catalog }) => ({ id: catalog.jobId }), 'GET /api/jobs/{id}', 'PUT /api/jobs/{id}'],
  ['a city', 'admin', ({ catalog }) => ({ id: catalog.cityId }), 'GET /api/cities/{id}', 'PUT /api/cities/{id}'],
  ['a status', 'admin', make.status, 'GET /api/contact-request-status/{id}', 'PUT /api/contact-request-status/{id}'],
  ['an offer', 'admin', make.jobOffer, 'GET /api/job-offers/{id}', 'PUT /api/job-offers/{id}'],
  ['a closed offer', 'admin', make.closedOffer, 'GET /api/job-offers/{id}', 'PUT /api/job-offers/{id}'],
  ['their own offer', 'employer', make.jobOffer, 'GET /api/job-offers/{id}', 'PUT /api/my-job-offers/{id}'],
  ['their own profile', 'jobSeeker', make.actor('jobSeeker'), 'GET /api/user/{id}', 'PUT /api/candidates/{id}'],
  ["someone's profile", 'admin', make.actor('jobSeeker'), 'GET /api/user/{id}', 'PUT /api/candidates/{id}'],
  [
    'their public profile',
    'jobSeeker',
    make.actor('jobSeeker'),
    'GET /api/user/{id}/public',
    'PUT /api/candidates/{id}',
  ],
  ['an employer', 'admin', make.employer, 'GET /api/user/{id}', 'PUT /api/employers/{id}'],
  ['a guest', 'admin', make.actor('guest'), 'GET /api/user/{id}', 'PUT /api/employers/{id}'],
  ['their own record', 'employer', make.actor('employer'), 'GET /api/user/{id}', 'PUT /api/employers/{id}'],
  ['a paused profile', 'admin', make.pausedJobSeeker, 'GET /api/user/{id}', 'PUT /api/candidates/{id}'],
];

/** The time of the last change is ignored, because every save updates it. */
const content = (body: unknown): unknown => ({ ...Object(body), updated_at: undefined });

describe('a record that is read and sent back', () => {
  it.each(records)('(%s) is unchanged, for %s', async (_what, who, made, read, write) => {
    const path = { id: (await made(fixtures)).id };
    const before = await send(visitors[who], read, { path });
    expect(before.status).toBe(200);
    const body = { ...Object(before.body), something: 'else', nested: { unknown: [1, null, { deep: true }] } };
    const saved = await send(visitors[who], write, { path, body });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const after = await send(visitors[who], read, { path });
    expect(content(after.body)).toEqual(content(before.body));
    for (const [key, value] of Object.entries(Object(content(saved.body))))
      expect({ [key]: value }).toEqual({ [key]: Object(content(before.body))[key] });
  });

  it('keeps its values if empty ones are sent', async () => {
    const path = { id: fixtures.people.jobSeeker.id };
    const before = await send(visitors.jobSeeker, 'GET /api/user/{id}', { path });
    const empty = Object.fromEntries(
      Object.entries(Object(before.body)).map(([key, value]) => [
        key,
        typeof value === 'string' ? '' : typeof value === 'object' && value !== null ? { id: 0 } : null,
      ]),
    );
    const saved = await send(visitors.jobSeeker, 'PUT /api/candidates/{id}', { path, body: empty });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const after = await send(visitors.jobSeeker, 'GET /api/user/{id}', { path });
    expect(content(after.body)).toEqual(content(before.body));
  });
});
