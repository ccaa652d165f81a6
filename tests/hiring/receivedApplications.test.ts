import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { fixture, testApp, testCatalog } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';

const app = testApp();
const db = fixture(() => app.services.db);
const here = testCatalog(app);
let erin: User;
let otto: User;
let waiters: number;
let cooks: number;
let foreign: number;

const as = ({ id }: User): Viewer => ({ kind: 'employer', id, sessionId: 1 });

/** Somebody with this name applies, each a second after the one before. */
let seconds = 0;
async function applied(name: string, jobOfferId: number, data: { state?: 'NEW' | 'HIRED'; bannedAt?: Date } = {}) {
  const offer = await db.jobOffer.findUniqueOrThrow({ where: { id: jobOfferId } });
  const jobSeeker = await makeJobSeeker(db, here, { name });
  const pair = { employerId: offer.employerId, jobSeekerId: jobSeeker.id };
  const chat = await db.chat.create({
    data: { kind: 'CONTACT', open: true, ...pair, employerHash: `e${jobSeeker.id}`, jobSeekerHash: `j${jobSeeker.id}` },
  });
  seconds += 1;
  await db.jobApplication.create({
    data: {
      jobOfferId,
      jobSeekerId: jobSeeker.id,
      chatId: chat.id,
      state: data.state ?? 'NEW',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)),
    },
  });
  if (data.bannedAt)
    await db.user.update({ where: { id: jobSeeker.id }, data: { active: false, bannedAt: data.bannedAt } });
}

beforeAll(async () => {
  erin = await makeEmployer(db, { name: 'Erin Tan' });
  otto = await makeEmployer(db, { name: 'Otto Other' });
  waiters = (await makeJobOffer(db, here, { employerId: erin.id })).id;
  cooks = (await makeJobOffer(db, here, { employerId: erin.id })).id;
  foreign = (await makeJobOffer(db, here, { employerId: otto.id })).id;
  await applied('Ada Waiter', waiters);
  await applied('Otto Applicant', foreign);
  await applied('Ben Cook', cooks, { state: 'HIRED' });
  await applied('Bad Person', waiters, { bannedAt: new Date() });
  await applied('Cleo Waiter', waiters);
});

const query = `query ($offer: Int, $state: JobApplicationState, $first: Int, $after: String) {
  viewer { receivedApplications(jobOfferId: $offer, state: $state, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { jobSeekerName jobOffer { databaseId } } }
  } }
}`;
async function listed(viewer: Viewer, variables: Record<string, unknown> = {}): Promise<Page> {
  return (await readAs(app, viewer, query, variables)).viewer.receivedApplications;
}
type Page = {
  totalCount: number;
  pageInfo: { endCursor: string | null };
  edges: { node: { jobSeekerName: string; jobOffer: { databaseId: number } } }[];
};
const names = ({ edges }: Page) => edges.map(({ node }) => node.jobSeekerName.split(' ')[0]);

it("the list is of nobody but the employer without another employer's applicants, even if their offer is asked for", async () => {
  expect(names(await listed(as(otto)))).toEqual(['Otto']);
  expect(await listed(as(erin), { offer: foreign })).toMatchObject({ totalCount: 0, edges: [] });
  expect(await listed(as(otto), { offer: waiters })).toMatchObject({ totalCount: 0, edges: [] });
});

describe('the list of an employer', () => {
  it.each([
    [
      'has the applicants of all offers, newest first, without those who are banned',
      () => ({}),
      ['Cleo', 'Ben', 'Ada'],
    ],
    ['has those of one offer', () => ({ offer: waiters }), ['Cleo', 'Ada']],
    ['has those of one state', () => ({ state: 'HIRED' }), ['Ben']],
    ['has those of both', () => ({ offer: waiters, state: 'HIRED' }), []],
  ])('%s', async (_what, filter, expected) => {
    const page = await listed(as(erin), filter());
    expect([names(page), page.totalCount]).toEqual([expected, expected.length]);
  });

  it('goes on where a page has ended, although others have applied meanwhile', async () => {
    const first = await listed(as(erin), { first: 2 });
    expect(names(first)).toEqual(['Cleo', 'Ben']);
    await applied('Dora Late', cooks);
    expect(names(await listed(as(erin), { first: 2, after: first.pageInfo.endCursor }))).toEqual(['Ada']);
    expect(names(await listed(as(erin), { first: 1 }))).toEqual(['Dora']);
  });
});
