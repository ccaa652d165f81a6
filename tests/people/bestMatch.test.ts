import { describe, expect, it } from 'vitest';
import { keepMatchScores } from '../../server/domain/people/jobSeeker/bestMatch.ts';
import { matchParts } from '../../server/domain/people/search/bestMatch.input.ts';
import type { Prisma, User } from '../../server/generated/prisma/client.ts';
import { makeJobSeeker, makeReference } from '../support/factories.ts';
import { testApp, testDb } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';

const app = testApp();
const db = testDb(app);

type Facts = Partial<Prisma.UserUncheckedCreateInput>;
const daysAgo = (days: number) => new Date(app.clock.now.getTime() - days * 86_400_000);

/** Of a person with nothing that counts, and no job, so that no rate is compared. */
const nothing: Facts = {
  ...{ jobId: null, lastSeenAt: null, title: null, description: '', jobAreas: null },
  ...{ nativeCountryId: null, languageId: null, experienceId: null },
};

async function scores(people: readonly Facts[]): Promise<number[]> {
  const place = await makeReference(db);
  const made: User[] = [];
  for (const facts of people) made.push(await makeJobSeeker(db, place, facts));
  await keepMatchScores(app.services);
  const found = await db.user.findMany({ where: { id: { in: made.map(({ id }) => id) } }, orderBy: { id: 'asc' } });
  return found.map(({ matchScore }) => matchScore);
}

describe('the points of the best match', () => {
  it('are 100 in all', () => {
    expect(Object.values(matchParts).reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it.each<[string, number, Facts | (() => Facts)]>([
    ['nothing', 0, {}],
    ['answers within an hour', 25, { replyTime: 'HOUR' }],
    ['answers within a few days', 5, { replyTime: 'FEW_DAYS' }],
    ['one review of five stars', 4, { ratingCount: 1, ratingStars: 5 }],
    ['45 of them', 23, { ratingCount: 45, ratingStars: 225 }],
    ['reviews of two stars', 0, { ratingCount: 4, ratingStars: 8 }],
    ['a verified phone', 8, () => ({ phoneVerifiedAt: daysAgo(400) })],
    [
      'a phone and an identity',
      15,
      () => ({ phoneVerifiedAt: daysAgo(400), identityCheckedAt: daysAgo(400), identityNote: 'Passport' }),
    ],
    ['here six days ago', 15, () => ({ lastSeenAt: daysAgo(6) })],
    ['here 29 days ago', 8, () => ({ lastSeenAt: daysAgo(29) })],
    ['here 31 days ago', 0, () => ({ lastSeenAt: daysAgo(31) })],
    [
      'a photo, a title and a description',
      3,
      { photoUri: '/media/photos/a.webp', title: 'Waiter', description: 'Six' },
    ],
    ['what others do not see', 0, { zipCode: '1', situationInCountry: 'Citizen', popularity: 90, loginEmail: null }],
  ])('for %s: %d', async (_what, points, facts) => {
    expect(await scores([{ ...nothing, ...(typeof facts === 'function' ? facts() : facts) }])).toEqual([points]);
  });

  it('for a rate near the median of the job and city', async () => {
    const { jobId: _none, ...employed } = nothing;
    const rates = [20, 22, 18, 25, 16, 26, 14, null];
    expect(await scores(rates.map((minRate) => ({ ...employed, minRate })))).toEqual([10, 10, 10, 5, 5, 0, 0, 0]);
  });

  it('are kept as they are while nobody sees the profile, and are no change of it', async () => {
    const place = await makeReference(db);
    const paused = await makeJobSeeker(db, place, { active: false });
    const shown = await makeJobSeeker(db, place, { replyTime: 'HOUR', updatedAt: daysAgo(3) });
    await keepMatchScores(app.services);
    expect((await db.user.findUniqueOrThrow({ where: { id: paused.id } })).matchScore).toBe(0);
    const kept = await db.user.findUniqueOrThrow({ where: { id: shown.id } });
    expect(kept.matchScore).toBeGreaterThan(25);
    expect(kept.updatedAt).toEqual(daysAgo(3));
  });
});

it('a list has the most points first, the newest person of equal ones, on every page', async () => {
  const place = await makeReference(db);
  for (const matchScore of [10, 70, 40, 70, 40, 0]) await makeJobSeeker(db, place, { matchScore });
  const { jobId } = place;
  const pageAfter = async (after: string | null) => {
    const { data } = await askAs(app, { kind: 'anonymous' }, pageOfMatches, { jobId, after });
    return (data as { jobSeekers: Page }).jobSeekers;
  };
  const found: number[] = [];
  for (let after: string | null = null; found.length < 6; ) {
    const { edges, pageInfo } = await pageAfter(after);
    expect(edges).toHaveLength(2);
    found.push(...edges.map(({ node }) => node.databaseId));
    after = pageInfo.endCursor;
  }
  const all = await db.user.findMany({ where: { jobId }, orderBy: [{ matchScore: 'desc' }, { id: 'desc' }] });
  expect(found).toEqual(all.map(({ id }) => id));
});

type Page = { edges: { node: { databaseId: number } }[]; pageInfo: { endCursor: string } };
const pageOfMatches = `query ($jobId: Int!, $after: String) {
  jobSeekers(first: 2, after: $after, filter: { jobId: $jobId }, sort: BEST_MATCH) {
    edges { node { databaseId } } pageInfo { endCursor }
  }
}`;
