import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { deleteMyAccount } from '../../server/domain/lifecycle/deletion/deletion.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { inState, makeEmployer, makeJobOffer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { fixture, testApp, testCatalog } from '../support/fixtures.ts';
import { contextFor, mutateAs, readAs } from '../support/graph.ts';
import { asEmployer } from '../support/sandbox.ts';

/** Job seekers save offers. Who may is tested in tests/access. */

const app = testApp();
const here = testCatalog(app);
const erin = fixture(() => makeEmployer(app.services.db));

const as = ({ id }: User): Viewer => ({ kind: 'jobSeeker', id, sessionId: 1 });
const jobSeeker = () => makeJobSeeker(app.services.db, here);
const offer = (active = true) =>
  makeJobOffer(app.services.db, here, { employerId: erin.id, ...inState(active ? 'ACTIVE' : 'FILLED') });

const change = (mutation: 'addSavedJobOffer' | 'removeSavedJobOffer', viewer: Viewer, offerId: number) =>
  mutateAs(app, viewer, mutation, { jobOffer: encodeGlobalId('JobOffer', offerId) }, 'jobOffer { viewerHasSaved }');
const add = (viewer: Viewer, offerId: number) => change('addSavedJobOffer', viewer, offerId);
const remove = (viewer: Viewer, offerId: number) => change('removeSavedJobOffer', viewer, offerId);

const listQuery = `{ viewer { savedJobOffers {
  totalCount pageInfo { hasNextPage endCursor } edges { node { jobOfferId jobOffer { databaseId } } } } } }`;
const list = async (viewer: Viewer) => (await readAs(app, viewer, listQuery)).viewer.savedJobOffers;
const idsIn = (page: { edges: { node: { jobOffer: { databaseId: number } | null } }[] }) =>
  page.edges.map(({ node }) => node.jobOffer?.databaseId ?? null);

describe('nothing of saved offers is shown', () => {
  it('of a closed offer but that it is no longer there', async () => {
    const [maria, { id }] = [await jobSeeker(), await offer()];
    await add(as(maria), id);
    await app.services.db.jobOffer.update({ where: { id }, data: inState('FILLED') });
    const page = await list(as(maria));
    expect(page.edges).toEqual([{ node: { jobOfferId: encodeGlobalId('JobOffer', id), jobOffer: null } }]);
    expect(await remove(as(maria), id)).toEqual({ __typename: 'RemoveSavedJobOfferPayload', jobOffer: null });
    expect((await list(as(maria))).totalCount).toBe(0);
  });

  it('of other job seekers', async () => {
    const [maria, other, { id }] = [await jobSeeker(), await jobSeeker(), await offer()];
    await add(as(maria), id);
    await remove(as(other), id);
    expect(idsIn(await list(as(maria)))).toEqual([id]);
    expect(idsIn(await list(as(other)))).toEqual([]);
    expect(await readAs(app, as(other), `{ jobOffer(databaseId: ${id}) { viewerHasSaved } }`)).toEqual({
      jobOffer: { viewerHasSaved: false },
    });
  });
});

describe('a job seeker', () => {
  it('saves and removes an offer; repeating it changes nothing', async () => {
    const [maria, { id }] = [await jobSeeker(), await offer()];
    const saved = { __typename: 'AddSavedJobOfferPayload', jobOffer: { viewerHasSaved: true } };
    expect(await Promise.all(Array.from({ length: 5 }, () => add(as(maria), id)))).toEqual(Array(5).fill(saved));
    expect((await list(as(maria))).totalCount).toBe(1);
    const removed = { __typename: 'RemoveSavedJobOfferPayload', jobOffer: { viewerHasSaved: false } };
    for (const _time of [1, 2]) expect(await remove(as(maria), id)).toEqual(removed);
    expect((await list(as(maria))).totalCount).toBe(0);
  });

  it('keeps the time of the first saving', async () => {
    const [maria, first, second] = [await jobSeeker(), await offer(), await offer()];
    for (const { id } of [first, second, first]) {
      app.clock.now = new Date(app.clock.now.getTime() + 60_000);
      await add(as(maria), id);
    }
    expect(idsIn(await list(as(maria)))).toEqual([second.id, first.id]);
  });

  it('leaves no saved offer and no alert when the account is deleted, and saves none after that', async () => {
    const { db } = app.services;
    const [maria, { id }] = [await jobSeeker(), await offer()];
    await add(as(maria), id);
    await mutateAs(app, as(maria), 'saveOfferAlert', { frequency: 'DAILY' });
    expect(await db.offerAlert.count({ where: { userId: maria.id } })).toBe(1);
    await deleteMyAccount(contextFor(app, as(maria)), { password: testPassword });
    expect(await add(as(maria), id)).toMatchObject({ __typename: 'SignInRequired' });
    const late = await mutateAs(app, as(maria), 'saveOfferAlert', { frequency: 'DAILY' });
    expect(late).toMatchObject({ __typename: 'SignInRequired' });
    expect(await db.savedJobOffer.count({ where: { jobSeekerId: maria.id } })).toBe(0);
    expect(await db.offerAlert.count({ where: { userId: maria.id } })).toBe(0);
  });
});

it('an offer that is deleted is gone from the lists', async () => {
  const [maria, { id }] = [await jobSeeker(), await offer()];
  await add(as(maria), id);
  await mutateAs(app, asEmployer(erin), 'deleteJobOffer', { id: encodeGlobalId('JobOffer', id) });
  expect((await list(as(maria))).totalCount).toBe(0);
  expect(await add(as(maria), id)).toMatchObject({ __typename: 'NotFound' });
});
