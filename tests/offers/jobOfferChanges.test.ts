import { describe, expect, it } from 'vitest';
import type { JobOfferInput } from '../../server/domain/offers/jobOffer/columns.ts';
import { saveJobOffer } from '../../server/domain/offers/jobOffer/jobOffer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import {
  erasedAt,
  inState,
  makeAdmin,
  makeEmployer,
  makeGuest,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  makeUpload,
} from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { contextFor, mutateAs } from '../support/graph.ts';
import { untilWaiting } from '../support/lockWaits.ts';
import { asAdmin, asEmployer } from '../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const erin = fixture(() => makeEmployer(db));
const otto = fixture(() => makeEmployer(db));
const ada = fixture(() => makeAdmin(db));
type Name = 'employer' | 'otherEmployer' | 'admin';
const of = (name: Name) => (name === 'admin' ? asAdmin(ada) : asEmployer(name === 'employer' ? erin : otto));

const city = (id = catalog.cityId) => encodeGlobalId('City', id);
const job = (id = catalog.jobId) => encodeGlobalId('Job', id);
const employer = ({ id }: { id: number }) => encodeGlobalId('Employer', id);
const offer = ({ id }: { id: number }) => encodeGlobalId('JobOffer', id);
const input = (more: Record<string, unknown> = {}) => ({
  city: city(),
  job: job(),
  maxRate: 12,
  description: 'Evenings in a friendly team',
  ...more,
});

const columns =
  'id databaseId slug description maxRate photoUri active createdAt job { databaseId } city { databaseId } employer { databaseId }';
const save = (name: Name, value: object) => mutateAs(app, of(name), 'saveJobOffer', value, `jobOffer { ${columns} }`);
const remove = (id: string) => mutateAs(app, of('employer'), 'deleteJobOffer', { id }, 'deletedId');
const made = async (name: Name, value: object) => {
  const { jobOffer, ...rest } = await save(name, value);
  if (!jobOffer) throw new Error(JSON.stringify(rest));
  return jobOffer;
};
const stored = (id: number) => db.jobOffer.findUnique({ where: { id } });
const make = (data: Parameters<typeof makeJobOffer>[2]) => makeJobOffer(db, catalog, data);
const wrong = (field: string, message: string) => ({ __typename: 'InvalidInput', fields: [{ field, message }] });

it('permissions an employer cannot create an offer for another employer, or transfer one', async () => {
  const there = await make({ employerId: erin.id });
  const before = await db.jobOffer.count();
  for (const id of [undefined, offer(there)])
    expect((await save('employer', input({ id, employer: employer(otto) }))).__typename).toBe('Forbidden');
  expect(await db.jobOffer.count()).toBe(before);
  expect(await stored(there.id)).toEqual(there);
});

describe('refused at its field', () => {
  it('a wrong value, and contact data in the description', async () => {
    const before = await db.jobOffer.count();
    const noContact = 'Please do not add contact information or website links. Remove the';
    for (const [field, value, message] of [
      ['city', job(), 'Please provide a city.'],
      ['job', job(2_000_000_000), 'Please provide a job.'],
      ['maxRate', 11, 'Please provide an hourly rate.'],
      ['maxRate', -1, 'Please provide an hourly rate.'],
      ['description', '  \n ', 'Please provide a description.'],
      ['description', 'x'.repeat(10_001), 'Please use at most 10000 characters.'],
      ['description', '## Call **9123** **4567**, room 1204', `${noContact} phone number “9123** **4567”.`],
      ['description', '[menu](https://cafe.example/menu)', `${noContact} link “https://cafe.example/menu”.`],
    ] as const)
      expect(await save('employer', input({ [field]: value }))).toMatchObject(wrong(field, message));
    expect(await db.jobOffer.count()).toBe(before);
  });

  it('an employer that the admin omits, that is not an employer, or that is deleted', async () => {
    const left = await makeEmployer(db, erasedAt(app.clock.now));
    const jobSeeker = await makeJobSeeker(db, catalog);
    const answer = wrong('employer', 'Please provide an employer.');
    for (const one of [undefined, employer(jobSeeker), encodeGlobalId('JobSeeker', jobSeeker.id), employer(left)])
      expect(await save('admin', input({ employer: one })), one).toMatchObject(answer);
  });
});

describe('a picture', () => {
  const uriOf = ({ id }: { id: string }) => `/media/offers/${id}.webp`;
  const refused = wrong('photoUri', 'Please upload the picture first.');

  it('of another user, of another kind or from elsewhere is refused', async () => {
    for (const photoUri of [
      uriOf(await makeUpload(db, otto.id, 'OFFER_IMAGE')),
      uriOf(await makeUpload(db, erin.id, 'PHOTO')),
      `https://elsewhere.test${uriOf(await makeUpload(db, erin.id, 'OFFER_IMAGE'))}`,
      uriOf({ id: 'f'.repeat(32) }),
    ])
      expect(await save('employer', input({ photoUri })), photoUri).toMatchObject(refused);
  });

  it('that the employer uploaded is saved, kept if it is omitted, and removed with null', async () => {
    const upload = await makeUpload(db, erin.id, 'OFFER_IMAGE');
    const photoUri = uriOf(upload);
    const { id } = await made('employer', input({ photoUri }));
    expect(await made('employer', input({ id }))).toMatchObject({ photoUri });
    expect(await made('employer', input({ id, photoUri }))).toMatchObject({ photoUri });
    expect(await made('employer', input({ id, photoUri: null }))).toMatchObject({ photoUri: null });
  });

  it("may be the admin's or the employer's if an admin saves", async () => {
    const there = await make({ employerId: erin.id });
    for (const owner of [ada.id, erin.id]) {
      const photoUri = uriOf(await makeUpload(db, owner, 'OFFER_IMAGE'));
      expect(await made('admin', input({ id: offer(there), photoUri }))).toMatchObject({ photoUri });
      // The employer saves the form unchanged.
      expect(await made('employer', input({ id: offer(there), photoUri }))).toMatchObject({ photoUri });
    }
    const photoUri = uriOf(await makeUpload(db, otto.id, 'OFFER_IMAGE'));
    expect(await save('admin', input({ id: offer(there), photoUri }))).toMatchObject(refused);
  });
});

describe('an offer', () => {
  it('is created by an employer as their own, active, with a unique slug', async () => {
    const { reference } = app.services;
    const jobOffer = await made('employer', input({ description: ' Nights\n\n- fun ' }));
    expect(jobOffer).toMatchObject({
      description: 'Nights\n\n- fun',
      maxRate: 12,
      photoUri: null,
      active: true,
      createdAt: app.clock.now.toISOString(),
      job: { databaseId: catalog.jobId },
      city: { databaseId: catalog.cityId },
      employer: { databaseId: erin.id },
      slug: `${reference.jobs.get(catalog.jobId)?.slug}-${reference.cities.get(catalog.cityId)?.slug}-${jobOffer.databaseId}`,
    });
    const another = await made('employer', input({ employer: employer(erin), active: false }));
    expect(another).toMatchObject({ active: false, employer: { databaseId: erin.id } });
    expect(another.slug).not.toBe(jobOffer.slug);
  });

  it('can be changed, closed and reopened by its employer, and keeps its slug, employer and date', async () => {
    const { reference } = app.services;
    const elsewhere = await makeReference(db);
    await reference.refresh();
    const before = await made('employer', input());
    const { id, slug, createdAt } = before;
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    const change = { id, city: city(elsewhere.cityId), job: job(elsewhere.jobId), maxRate: 14, description: 'Days' };
    expect(await made('employer', input({ ...change, active: false }))).toEqual({
      ...before,
      city: { databaseId: elsewhere.cityId },
      job: { databaseId: elsewhere.jobId },
      maxRate: 14,
      description: 'Days',
      active: false,
    });
    expect(await made('employer', input(change))).toMatchObject({ active: false, slug, createdAt });
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    expect(await made('employer', input({ ...change, active: true }))).toMatchObject({ active: true });
    const row = await stored(before.databaseId);
    expect(row?.updatedAt).toEqual(app.clock.now);
  });

  it('may keep contact data that is stored already, but not add any', async () => {
    const { id, databaseId } = await made('employer', input());
    const description = 'Evenings. Call 9123 4567.';
    await db.jobOffer.update({ where: { id: databaseId }, data: { description } });
    expect(await made('employer', input({ id, description, maxRate: 14 }))).toMatchObject({ description, maxRate: 14 });
    for (const name of ['employer', 'admin'] as const) {
      const change = { ...input({ id, description: `${description} Soon.` }), employer: employer(erin) };
      expect(await save(name, change)).toMatchObject({ __typename: 'InvalidInput' });
    }
    expect(await stored(databaseId)).toMatchObject({ description });
  });

  it('can be created and changed by an admin for an employer or a guest', async () => {
    const { id } = await made('admin', input({ employer: employer(await makeGuest(db)) }));
    const moved = await made('admin', input({ id, employer: employer(otto), maxRate: 10 }));
    expect(moved).toMatchObject({ id, maxRate: 10, employer: { databaseId: otto.id } });
    expect(await made('admin', input({ id }))).toMatchObject({ employer: { databaseId: otto.id } });
    expect(await made('otherEmployer', input({ id }))).toMatchObject({ id });
  });

  it('may keep its rate when the prices of its city change, but not change to another old one', async () => {
    const { reference } = app.services;
    const place = await makeReference(db);
    await reference.refresh();
    const there = { city: city(place.cityId), job: job(place.jobId) };
    const { id } = await made('employer', input({ ...there, maxRate: 12 }));
    await db.city.update({ where: { id: place.cityId }, data: { recommendedPrices: [20, 30] } });
    await reference.refresh();
    expect(await made('employer', input({ id, ...there, maxRate: 12, description: 'New' }))).toMatchObject({
      maxRate: 12,
      description: 'New',
    });
    const refused = wrong('maxRate', 'Please provide an hourly rate.');
    expect(await save('employer', input({ id, ...there, maxRate: 14 }))).toMatchObject(refused);
    expect(await save('employer', input({ ...there, maxRate: 12 }))).toMatchObject(refused);
    const other = await makeReference(db);
    await db.city.update({ where: { id: other.cityId }, data: { recommendedPrices: [40] } });
    await reference.refresh();
    const inOther = { id, ...there, city: city(other.cityId), maxRate: 12 };
    expect(await save('employer', input(inOther))).toMatchObject(refused);
    expect(await made('employer', input({ id, ...there, maxRate: 30 }))).toMatchObject({ maxRate: 30 });
  });

  it('can be deleted once', async () => {
    const there = await make({ employerId: erin.id });
    const id = offer(there);
    expect(await remove(id)).toEqual({ __typename: 'DeleteJobOfferPayload', deletedId: id });
    expect(await stored(there.id)).toBeNull();
    expect(await remove(id)).toMatchObject({ __typename: 'NotFound' });
    expect(await save('employer', input({ id }))).toMatchObject({ __typename: 'NotFound' });
  });
});

describe('a double click', () => {
  it('creates one offer, sequentially or concurrently', async () => {
    const clientKey = 'one-click-of-erin';
    const first = await made('employer', input({ clientKey }));
    expect(await made('employer', input({ clientKey, description: 'Again' }))).toEqual(first);
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () => made('employer', input({ clientKey: 'many-clicks-at-once' }))),
    );
    expect(new Set(atOnce.map(({ id }) => id)).size).toBe(1);
    expect(await db.jobOffer.count({ where: { clientKey: 'many-clicks-at-once' } })).toBe(1);
  });
});

it('a deleted employer cannot have an active offer, even when both happen concurrently', async () => {
  const left = await makeEmployer(db);
  const there: JobOfferInput = { city: catalog.cityId, job: catalog.jobId, maxRate: 12, description: 'Days' };
  await db.user.update({ where: { id: left.id }, data: erasedAt(app.clock.now) });
  const saved = saveJobOffer(contextFor(app, asEmployer(left)), null, there);
  await expect(saved).rejects.toMatchObject({ name: 'SignInRequired' });
  await expect(make({ employerId: left.id })).rejects.toMatchObject({ code: 'P2003' });
  const closed = await make({ employerId: left.id, ...inState('FILLED') });
  const reopened = db.jobOffer.update({ where: { id: closed.id }, data: inState('ACTIVE') });
  await expect(reopened).rejects.toMatchObject({ code: 'P2003' });
});

it('changing an offer locks its employer first, which prevents a deadlock with a change of name', async () => {
  const there = await make({ employerId: erin.id });
  const begun = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${erin.id} FOR NO KEY UPDATE`;
    const answer = save('employer', input({ id: offer(there), active: false }));
    await untilWaiting(app.services);
    await tx.$queryRaw`SELECT id FROM job_offer WHERE id = ${there.id} FOR UPDATE NOWAIT`;
    return { answer };
  });
  expect(await begun.answer).toMatchObject({ __typename: expect.stringContaining('Payload') });
});

it('a record that another process has just deleted is refused at its field', async () => {
  const { reference } = app.services;
  const place = await makeReference(db);
  await reference.refresh();
  await db.job.delete({ where: { id: place.jobId } });
  const there: JobOfferInput = { city: place.cityId, job: place.jobId, maxRate: 12, description: 'Days' };
  await expect(saveJobOffer(contextFor(app, of('employer')), null, there)).rejects.toMatchObject({
    fields: [{ field: 'job', message: 'Please provide a job.' }],
  });
});
