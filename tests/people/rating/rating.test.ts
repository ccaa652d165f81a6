import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { banUser, liftBan } from '../../../server/domain/lifecycle/ban/ban.ts';
import { hideRating, rateJobSeeker, removeRating, replyToRating } from '../../../server/domain/people/rating/rating.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp, testCatalog } from '../../support/fixtures.ts';
import { contextFor, readAs } from '../../support/graph.ts';
import { asJobSeeker } from '../../support/profiles.ts';
import { asAdmin, asEmployer } from '../../support/sandbox.ts';
import { makeContactChat } from '../contactChat.ts';

/** Reviews of job seekers: who can write one, and what counts. Who may see and change which: also tests/nouns/trust.ts. */

const app = testApp();
const catalog = testCatalog(app);
let boss: User;
let maria: User;

const clara = fixture(() => makeAdmin(app.services.db));
beforeEach(async () => {
  const { db } = app.services;
  [boss, maria] = [await makeEmployer(db, { name: 'Otto Blue' }), await makeJobSeeker(db, catalog)];
});

function chat(employer: User, jobSeeker: User, writers: User[]) {
  const messages = { create: writers.map(({ id }) => ({ userId: id, text: 'Hello' })) };
  return makeContactChat(app.services.db, employer, jobSeeker, { messages });
}
const as = (viewer: Viewer) => contextFor(app, viewer);
const rate = (by: User = boss, stars = 5, text: string | null = null) =>
  rateJobSeeker(as(asEmployer(by)), maria.id, { stars, text });
async function rated(by: User = boss, stars = 5): Promise<number> {
  await chat(by, maria, [by, maria]);
  return rate(by, stars);
}

async function shown(): Promise<{ ratingCount: number; averageStars: number | null; texts: (string | null)[] }> {
  const query = `query ($id: Int!) { jobSeeker(databaseId: $id) {
    ratingCount averageStars ratings { totalCount edges { node { text } } } } }`;
  const { ratings, ...counts } = (await readAs(app, { kind: 'anonymous' }, query, { id: maria.id })).jobSeeker;
  expect(ratings.totalCount).toBe(ratings.edges.length);
  return { ...counts, texts: ratings.edges.map(({ node }: { node: { text: string | null } }) => node.text) };
}
const nothing = { ratingCount: 0, averageStars: null, texts: [] };

describe('a review cannot be bought', () => {
  it.each([
    ['without a chat', () => Promise.resolve()],
    ['when only the employer has written', () => chat(boss, maria, [boss])],
    ['when only the job seeker has written', () => chat(boss, maria, [maria])],
    ['when an admin has written for one of them', () => chat(boss, maria, [boss, clara])],
    [
      'after a chat with another job seeker',
      async () => {
        const other = await makeJobSeeker(app.services.db, catalog);
        await chat(boss, other, [boss, other]);
      },
    ],
  ])('%s', async (_, prepare) => {
    await prepare();
    await expect(rate()).rejects.toThrow('after a chat in which both of you have written');
    expect(await shown()).toEqual(nothing);
  });

  it('twice, even at once', async () => {
    await chat(boss, maria, [boss, maria]);
    await Promise.all([rate(boss, 5), rate(boss, 4)]);
    await rate(boss, 3, 'Came late.');
    expect(await shown()).toEqual({ ratingCount: 1, averageStars: 3, texts: ['Came late.'] });
  });

  it('by a banned employer, whose earlier one does not count', async () => {
    await rated(boss, 5);
    const other = await makeEmployer(app.services.db);
    await rated(other, 2);
    await banUser(as(asAdmin(clara)), { id: boss.id, role: 'ROLE_EMPLOYER' }, { reason: 'Sells reviews.' });
    expect(await shown()).toMatchObject({ ratingCount: 1, averageStars: 2 });
    await expect(rate()).rejects.toThrow();
    await liftBan(as(asAdmin(clara)), { id: boss.id, role: 'ROLE_EMPLOYER' });
    expect(await shown()).toMatchObject({ ratingCount: 2, averageStars: 3.5 });
  });
});

it('names the field that is wrong', async () => {
  await chat(boss, maria, [boss, maria]);
  for (const [field, input] of [
    ['stars', { stars: 0 }],
    ['stars', { stars: 6 }],
    ['stars', { stars: 4.5 }],
    ['text', { stars: 5, text: 'long '.repeat(201) }],
    ['text', { stars: 5, text: 'Call me at +65 8123 4567' }],
  ] as const)
    await expect(rateJobSeeker(as(asEmployer(boss)), maria.id, input)).rejects.toMatchObject({ fields: [{ field }] });
});

it('a reply is public, comes once, and fixes the review', async () => {
  const id = await rated();
  const answer = (reply: string) => replyToRating(as(asJobSeeker(maria)), id, { reply });
  const fields = [{ field: 'reply', message: 'Please write a reply.' }];
  await expect(answer(' ')).rejects.toMatchObject({ fields });
  const ends = await Promise.allSettled(['Thank you!', 'Many thanks!'].map(answer));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(rate(boss, 1)).rejects.toThrow('has replied');
  expect(await shown()).toMatchObject({ averageStars: 5 });
});

it('a review that is removed does not count, and others cannot remove it', async () => {
  const id = await rated();
  await removeRating(as(asEmployer(await makeEmployer(app.services.db))), id);
  expect(await shown()).toMatchObject({ ratingCount: 1 });
  await removeRating(as(asEmployer(boss)), id);
  await removeRating(as(asEmployer(boss)), id);
  expect(await shown()).toEqual(nothing);
});

it('a hidden review does not count until it is shown again, and the log says who did it', async () => {
  const id = await rated();
  await hideRating(as(asAdmin(clara)), id, true);
  expect(await shown()).toEqual(nothing);
  const query = 'query ($id: Int!) { jobSeeker(databaseId: $id) { ratings { totalCount } } }';
  for (const [viewer, totalCount] of [
    [asAdmin(clara), 1],
    [asEmployer(boss), 1],
    [asJobSeeker(maria), 1],
    [asEmployer(await makeEmployer(app.services.db)), 0],
  ] as const) {
    expect(await readAs(app, viewer, query, { id: maria.id })).toEqual({ jobSeeker: { ratings: { totalCount } } });
  }
  await hideRating(as(asAdmin(clara)), id, false);
  expect(await shown()).toMatchObject({ ratingCount: 1 });
  const entries = await app.services.db.auditEntry.findMany({ where: { recordId: maria.id }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action, adminName }) => [action, adminName])).toEqual([
    ['rating.hide', clara.name],
    ['rating.show', clara.name],
  ]);
});

it('ratings at the same time are all counted', async () => {
  const employers = await Promise.all([1, 2, 3, 4].map(() => makeEmployer(app.services.db)));
  for (const employer of employers) await chat(employer, maria, [employer, maria]);
  await Promise.all(employers.map((employer, index) => rate(employer, index + 1)));
  expect(await shown()).toMatchObject({ ratingCount: 4, averageStars: 2.5 });
});
