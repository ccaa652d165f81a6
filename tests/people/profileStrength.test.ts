import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { type Catalog, inState, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { asJobSeeker, makeProfileFixtures, profileSteps } from '../support/profiles.ts';

/** How complete a profile is, how often it was viewed and asked for, and the offers that fit it. */

const app = testApp();
let catalog: Catalog;

beforeAll(async () => {
  ({ catalog } = await makeProfileFixtures(app.services));
});

const { newcomer, upTo } = profileSteps(() => ({ app, catalog }));
const employerViewer = async (): Promise<Viewer> => ({
  kind: 'employer',
  id: (await makeEmployer(app.services.db)).id,
  sessionId: 1,
});

async function read<Data>(viewer: Viewer, id: number, fields: string): Promise<Data> {
  const { data, errors } = await askAs(app, viewer, `query ($id: Int!) { jobSeeker(databaseId: $id) { ${fields} } }`, {
    id,
  });
  expect(errors).toBeUndefined();
  return data?.jobSeeker as Data;
}

describe('strength', () => {
  const strength = (id: number) => read(asJobSeeker({ id }), id, 'strength { percent missing }');

  it('grows with each step of the wizard, the photo and the video', async () => {
    const { id } = await newcomer();
    expect(await strength(id)).toEqual({
      strength: {
        percent: 0,
        missing: ['GENERAL', 'LOCATION', 'JOB', 'ABOUT', 'AVAILABILITY', 'PICTURE', 'VIDEO'],
      },
    });
    const user = await upTo(5);
    expect(await strength(user.id)).toEqual({ strength: { percent: 75, missing: ['PICTURE', 'VIDEO'] } });
    const files = { photoUri: '/media/photos/nina.webp', videoUri: '/media/videos/nina.webm' };
    await app.services.db.user.update({ where: { id: user.id }, data: files });
    expect(await strength(user.id)).toEqual({ strength: { percent: 100, missing: [] } });
  });
});

describe('activity', () => {
  it('counts views and requests of the latest days', async () => {
    const { id } = await makeJobSeeker(app.services.db, catalog);
    const began = app.clock.now;
    const view = (viewer: Viewer) =>
      askAs(app, viewer, 'mutation ($id: ID!) { countProfileView(input: { jobSeeker: $id }) { __typename } }', {
        id: encodeGlobalId('JobSeeker', id),
      });
    const [one, other] = [await employerViewer(), await employerViewer()];
    await view(one);
    await view(one);
    await view(asJobSeeker({ id }));
    app.clock.now = new Date(began.getTime() + 86_400_000);
    await view(one);
    await view(other);
    await askAs(app, one, 'mutation ($id: ID!) { contactJobSeeker(input: { jobSeeker: $id }) { __typename } }', {
      id: encodeGlobalId('JobSeeker', id),
    });
    expect(await read(asJobSeeker({ id }), id, 'activity(days: 3) { day views contactRequests }')).toEqual({
      activity: [
        { day: '2026-05-31', views: 0, contactRequests: 0 },
        { day: '2026-06-01', views: 1, contactRequests: 0 },
        { day: '2026-06-02', views: 2, contactRequests: 1 },
      ],
    });
    app.clock.now = new Date(began.getTime() + 91 * 86_400_000);
    await removeOver(app.services, 'activity');
    expect(await app.services.db.profileDay.count({ where: { jobSeekerId: id } })).toBe(1);
    app.clock.now = began;
  });
});

describe('fitting offers', () => {
  it('are the active ones of the job in the city, newest first', async () => {
    const { db } = app.services;
    const jobSeeker = await makeJobSeeker(db, catalog);
    const { id: employerId } = await makeEmployer(db);
    const offer = (data: object) => makeJobOffer(db, catalog, { employerId, ...data });
    const older = await offer({ createdAt: new Date('2026-01-01') });
    const newer = await offer({ createdAt: new Date('2026-02-01') });
    await offer(inState('FILLED'));
    const elsewhere = await db.city.create({
      data: { name: 'Elsewhere', slug: 'elsewhere', countryId: catalog.countryId, recommendedPrices: [10] },
    });
    await offer({ cityId: elsewhere.id });
    const fields = 'fittingJobOffers(first: 10) { edges { node { databaseId } } }';
    const edges = [newer, older].map(({ id }) => ({ node: { databaseId: id } }));
    expect(await read(asJobSeeker(jobSeeker), jobSeeker.id, fields)).toEqual({ fittingJobOffers: { edges } });
    const empty = await newcomer();
    expect(await read(asJobSeeker(empty), empty.id, fields)).toEqual({ fittingJobOffers: { edges: [] } });
  });
});
