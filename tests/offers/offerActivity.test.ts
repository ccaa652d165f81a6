import { expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { inState, makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { as } from '../support/introductions.ts';

const app = testApp();
const here = testCatalog(app);

const jobSeekerViewer = async () => as('jobSeeker', await makeJobSeeker(app.services.db, here));
const send = (viewer: Viewer, mutation: string, offerId: number) =>
  mutateAs(app, viewer, mutation, { jobOffer: encodeGlobalId('JobOffer', offerId) });

it('counts each viewer of an offer once a day, and applications', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const owner = as('employer', employer);
  const make = (data: object = {}) => makeJobOffer(db, here, { employerId: employer.id, ...data });
  const [first, second, closed] = [await make(), await make(), await make(inState('FILLED'))];
  const [maria, nina] = [await jobSeekerViewer(), await jobSeekerViewer()];
  const began = app.clock.now;
  for (const viewer of [maria, maria, owner, as('admin', await makeAdmin(db))])
    await send(viewer, 'countJobOfferView', first.id);
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
  const activity = `query ($id: ID!) { node(id: $id) { ... on Employer {
    offerActivity(days: 3) { day views applications } } } }`;
  expect(await readAs(app, owner, activity, { id: encodeGlobalId('Employer', employer.id) })).toEqual({
    node: { offerActivity: expected },
  });

  app.clock.now = new Date(began.getTime() + 91 * 86_400_000);
  await removeOver(app.services, 'activity');
  expect(await db.jobOfferDay.count({ where: { jobOfferId: first.id } })).toBe(1);
  app.clock.now = began;
});
