import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldContactRequests } from '../../server/domain/jobSeeker/popularity.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { Visitor } from '../support/browserless.ts';
import { makeAdmin, makeJobSeeker, makeReference, type Surroundings, testPassword } from '../support/factories.ts';

let app: TestApp;
let around: Surroundings;

beforeAll(async () => {
  app = await startTestApp();
  around = await makeReference(app.services.db);
  await app.services.reference.refresh();
});
afterAll(() => app.stop());

const view = (visitor: Visitor, id: number) =>
  visitor.graphql('mutation ($id: ID!) { countProfileView(input: { jobSeeker: $id }) { __typename } }', {
    id: encodeGlobalId('JobSeeker', id),
  });
const contact = (visitor: Visitor, id: number) =>
  visitor.graphql(
    `mutation ($id: ID!) {
      contactJobSeeker(input: { jobSeeker: $id, name: "Gus", email: "g@example.test" }) { __typename }
    }`,
    { id: encodeGlobalId('JobSeeker', id) },
  );
const popularityOf = async (id: number) =>
  (await app.services.db.user.findUniqueOrThrow({ where: { id }, select: { popularity: true } })).popularity;

describe('the popularity of a job seeker', () => {
  it('is not raised by themselves, by admins, or while they are paused', async () => {
    const { db } = app.services;
    const jobSeeker = await makeJobSeeker(db, around);
    const self = await new Visitor(app.url).signIn(jobSeeker.loginEmail ?? '', testPassword);
    const admin = await new Visitor(app.url).signIn((await makeAdmin(db)).loginEmail ?? '', testPassword);
    await view(self, jobSeeker.id);
    await view(admin, jobSeeker.id);
    expect(await popularityOf(jobSeeker.id)).toBe(0);
    const paused = await makeJobSeeker(db, around, { active: false });
    await view(new Visitor(app.url), paused.id);
    expect(await popularityOf(paused.id)).toBe(0);
  });

  it('counts a look once and a contact request ten times', async () => {
    const { id } = await makeJobSeeker(app.services.db, around);
    await Promise.all(Array.from({ length: 5 }, () => view(new Visitor(app.url), id)));
    expect(await popularityOf(id)).toBe(5);
    await contact(new Visitor(app.url), id);
    expect(await popularityOf(id)).toBe(15);
  });

  it('forgets contact requests after 90 days, once, and keeps the looks', async () => {
    const { id } = await makeJobSeeker(app.services.db, around);
    const began = app.clock.now.getTime();
    const day = 86_400_000;
    await view(new Visitor(app.url), id);
    await contact(new Visitor(app.url), id);
    await contact(new Visitor(app.url), id);
    app.clock.now = new Date(began + 89 * day);
    await forgetOldContactRequests(app.services);
    expect(await popularityOf(id)).toBe(21);
    await contact(new Visitor(app.url), id);
    app.clock.now = new Date(began + 91 * day);
    await Promise.all([forgetOldContactRequests(app.services), forgetOldContactRequests(app.services)]);
    expect(await popularityOf(id)).toBe(11);
    await forgetOldContactRequests(app.services);
    expect(await popularityOf(id)).toBe(11);
  });
});
