import { expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { inState, makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';

const app = testApp();
const here = testCatalog(app);

const signedIn = <Kind extends 'jobSeeker' | 'employer' | 'admin'>(kind: Kind, { id }: { id: number }) => ({
  kind,
  id,
  sessionId: 1,
});
async function jobSeekerViewer(): Promise<Viewer> {
  return signedIn('jobSeeker', await makeJobSeeker(app.services.db, here));
}
const send = (viewer: Viewer, mutation: string, offerId: number) =>
  askAs(app, viewer, `mutation ($id: ID!) { ${mutation}(input: { jobOffer: $id }) { __typename } }`, {
    id: encodeGlobalId('JobOffer', offerId),
  });
async function activity(viewer: Viewer, employerId: number, days = 3) {
  const { data } = await askAs(
    app,
    viewer,
    `query ($id: ID!, $days: Int!) {
      node(id: $id) { ... on Employer { offerActivity(days: $days) { day views applications } } }
    }`,
    { id: encodeGlobalId('Employer', employerId), days },
  );
  return data;
}

it('counts each viewer of an offer once a day, and applications', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const owner = signedIn('employer', employer);
  const [first, second] = [
    await makeJobOffer(db, here, { employerId: employer.id }),
    await makeJobOffer(db, here, { employerId: employer.id }),
  ];
  const closed = await makeJobOffer(db, here, { employerId: employer.id, ...inState('FILLED') });
  const [maria, nina] = [await jobSeekerViewer(), await jobSeekerViewer()];
  const began = app.clock.now;
  for (const viewer of [maria, maria, owner, signedIn('admin', await makeAdmin(db))]) {
    await send(viewer, 'countJobOfferView', first.id);
  }
  await send(maria, 'countJobOfferView', closed.id);
  app.clock.now = new Date(began.getTime() + 86_400_000);
  for (const offer of [first, second])
    for (const viewer of [maria, nina]) await send(viewer, 'countJobOfferView', offer.id);
  await send(nina, 'applyToJobOffer', second.id);
  const expected = [
    { day: '2026-05-31', views: 0, applications: 0 },
    { day: '2026-06-01', views: 1, applications: 0 },
    { day: '2026-06-02', views: 4, applications: 1 },
  ];
  expect(await activity(owner, employer.id)).toEqual({ node: { offerActivity: expected } });

  app.clock.now = new Date(began.getTime() + 91 * 86_400_000);
  await removeOver(app.services, 'activity');
  expect(await db.jobOfferDay.count({ where: { jobOfferId: first.id } })).toBe(1);
  app.clock.now = began;
});
