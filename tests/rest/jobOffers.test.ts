import { expect, it } from 'vitest';
import { DocumentedVisitor } from '../support/documented.ts';
import { inState, makeEmployer, makeJobOffer, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { statementsOf } from '../support/statements.ts';

/** The documented calls of job offers. */

const app = testApp();
const catalog = testCatalog(app);

const get = async (path: string) => (await new DocumentedVisitor(app.url).fetch(path)).json();

it('an offer has the first name of its employer, and the ids of their active offers', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Erin Tan' });
  const old = await makeJobOffer(db, catalog, { employerId: employer.id, createdAt: new Date('2026-01-01') });
  const recent = await makeJobOffer(db, catalog, { employerId: employer.id, createdAt: new Date('2026-02-01') });
  const closed = await makeJobOffer(db, catalog, { employerId: employer.id, ...inState('FILLED') });
  expect(await get(`/api/job-offers/${old.id}`)).toMatchObject({
    id: old.id,
    employer: { id: employer.id, name: 'Erin', job_offers: [{ id: recent.id }, { id: old.id }] },
    max_rate: 12,
    photo_uri: null,
  });
  expect(await get(`/api/job-offers/${closed.id}`)).toMatchObject({ code: 404 });
});

it('a list takes the same number of SQL statements for twelve offers as for two, with employers and their offers', async () => {
  const { db } = app.services;
  for (let at = 0; at < 12; at += 1) {
    await makeJobOffer(db, catalog, { employerId: (await makeEmployer(db)).id });
  }
  const statements = async (size: number) =>
    statementsOf(async () => {
      const { data } = await get(`/api/job-offers?page=1&page_size=${size}&filters[job_id]=${catalog.jobId}`);
      expect(data).toHaveLength(size);
    });
  const few = await statements(2);
  expect(few.length).toBeGreaterThan(1);
  expect(await statements(12)).toHaveLength(few.length);
});

it('an employer can create, change, list and delete their own offers', async () => {
  const employer = await makeEmployer(app.services.db);
  const visitor = await new DocumentedVisitor(app.url).signIn(employer.loginEmail ?? '', testPassword);
  const send = (method: string, path: string, body?: unknown) =>
    visitor.fetch(path, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const offer = { description: 'Evenings', city: { id: catalog.cityId }, job: { id: catalog.jobId }, max_rate: 12 };
  const made = await send('POST', '/api/my-job-offers', { ...offer, photo_uri: '' });
  expect(made.status).toBe(201);
  const whole = await made.json();
  expect(whole).toMatchObject({ description: 'Evenings', max_rate: 12, active: true, employer: { id: employer.id } });
  const changed = await send('PUT', `/api/my-job-offers/${whole.id}`, { ...whole, max_rate: 14 });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ id: whole.id, slug: whole.slug, max_rate: 14 });
  expect(await (await send('GET', '/api/my-job-offers?page=1&page_size=20')).json()).toMatchObject({
    data: [{ id: whole.id }],
    pagination: { current: 1, last: 1, totalCount: 1 },
  });
  const wrong = await send('PUT', `/api/my-job-offers/${whole.id}`, { ...whole, max_rate: 11 });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    children: { max_rate: { errors: ['Please choose one of the hourly rates for the city.'] } },
  });
  const reachable = await send('PUT', `/api/my-job-offers/${whole.id}`, { ...whole, description: 'Call 9123 4567' });
  expect(reachable.status).toBe(400);
  expect(await reachable.json()).toMatchObject({
    children: {
      description: {
        errors: ['Please do not add contact information or website links. Remove the phone number “9123 4567”.'],
      },
    },
  });
  expect((await send('DELETE', `/api/my-job-offers/${whole.id}`)).status).toBe(204);
  expect((await send('DELETE', `/api/my-job-offers/${whole.id}`)).status).toBe(404);
});
