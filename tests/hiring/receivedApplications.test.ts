import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { makeContactChat } from '../people/contactChat.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { fixture, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';
import { asEmployer } from '../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
const here = testCatalog(app);
const erin = fixture(() => makeEmployer(db, { name: 'Erin Tan' }));
const otto = fixture(() => makeEmployer(db, { name: 'Otto Other' }));
let waiters: number;
let cooks: number;
let foreign: number;

/** Somebody with this name applies, each a second after the one before. */
let seconds = 0;
async function applied(name: string, jobOfferId: number, data: { state?: 'NEW' | 'HIRED'; bannedAt?: Date } = {}) {
  const offer = await db.jobOffer.findUniqueOrThrow({ where: { id: jobOfferId } });
  const jobSeeker = await makeJobSeeker(db, here, { name });
  const chat = await makeContactChat(db, { id: offer.employerId }, jobSeeker);
  seconds += 1;
  const said = { state: data.state ?? 'NEW', createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)) };
  await db.jobApplication.create({ data: { jobOfferId, jobSeekerId: jobSeeker.id, chatId: chat.id, ...said } });
  if (data.bannedAt)
    await db.user.update({ where: { id: jobSeeker.id }, data: { active: false, bannedAt: data.bannedAt } });
}

beforeAll(async () => {
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
    totalCount pageInfo { endCursor hasNextPage } edges { node { jobSeekerName jobOffer { databaseId } } } } } }`;
const listed = async (employer: User, variables: Record<string, unknown> = {}) =>
  (await readAs(app, asEmployer(employer), query, variables)).viewer.receivedApplications;
const names = ({ edges }: { edges: { node: { jobSeekerName: string } }[] }) =>
  edges.map(({ node }) => node.jobSeekerName.split(' ')[0]);

it("the list is of nobody but the employer without another employer's applicants, even if their offer is asked for", async () => {
  expect(names(await listed(otto))).toEqual(['Otto']);
  expect(await listed(erin, { offer: foreign })).toMatchObject({ totalCount: 0, edges: [] });
  expect(await listed(otto, { offer: waiters })).toMatchObject({ totalCount: 0, edges: [] });
});

describe('the list of an employer', () => {
  it.each([
    ['has those of all offers, newest first, without those who are banned', () => ({}), ['Cleo', 'Ben', 'Ada']],
    ['has those of one offer', () => ({ offer: waiters }), ['Cleo', 'Ada']],
    ['has those of one state', () => ({ state: 'HIRED' }), ['Ben']],
    ['has those of both', () => ({ offer: waiters, state: 'HIRED' }), []],
  ])('%s', async (_what, filter, expected) => {
    const page = await listed(erin, filter());
    expect([names(page), page.totalCount]).toEqual([expected, expected.length]);
  });

  it('goes on where a page has ended, although others have applied meanwhile', async () => {
    const first = await listed(erin, { first: 2 });
    expect(names(first)).toEqual(['Cleo', 'Ben']);
    await applied('Dora Late', cooks);
    expect(names(await listed(erin, { first: 2, after: first.pageInfo.endCursor }))).toEqual(['Ada']);
    expect(names(await listed(erin, { first: 1 }))).toEqual(['Dora']);
  });
});
