import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { pauseMyProfile } from '../../server/domain/people/jobSeeker/activation.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { contextFor, mutateAs, readAs } from '../support/graph.ts';
import { asJobSeeker } from '../support/profiles.ts';
import { asEmployer } from '../support/sandbox.ts';

/** Employers keep a shortlist with private notes, and compare job seekers. Who may is tested in tests/access. */

const app = testApp();
const here = testCatalog(app);

const employer = async () => asEmployer(await makeEmployer(app.services.db));
const jobSeeker = (data: Parameters<typeof makeJobSeeker>[2] = {}) => makeJobSeeker(app.services.db, here, data);

const change = (mutation: string, viewer: Viewer, input: object) => mutateAs(app, viewer, mutation, input);
const globalId = ({ id }: User) => encodeGlobalId('JobSeeker', id);
const add = (viewer: Viewer, person: User, note?: string) =>
  change('addToShortlist', viewer, { jobSeeker: globalId(person), note });
const remove = (viewer: Viewer, person: User) => change('removeFromShortlist', viewer, { jobSeeker: globalId(person) });
const write = (viewer: Viewer, person: User, note: string) =>
  change('saveShortlistNote', viewer, { jobSeeker: globalId(person), note });

const listQuery = `query ($first: Int, $page: Int) {
  viewer { shortlist(first: $first, page: $page) {
    totalCount pageCursors { last { page } } edges { node { note jobSeekerId jobSeeker { databaseId viewerHasShortlisted } } } } } }`;
type Entry = { note: string; jobSeekerId: string; jobSeeker: { databaseId: number } | null };
const list = async (viewer: Viewer, page: { first?: number; page?: number } = {}): Promise<Entry[]> =>
  (await readAs(app, viewer, listQuery, page)).viewer.shortlist.edges.map(({ node }: { node: Entry }) => node);
it('nothing of a paused job seeker is shown but the note', async () => {
  const [erin, maria] = [await employer(), await jobSeeker()];
  await add(erin, maria, 'Evenings');
  await pauseMyProfile(contextFor(app, asJobSeeker(maria)));
  expect(await list(erin)).toEqual([{ note: 'Evenings', jobSeekerId: globalId(maria), jobSeeker: null }]);
  expect((await write(erin, maria, 'Mornings')).__typename).toBe('SaveShortlistNotePayload');
  expect(await list(erin)).toMatchObject([{ note: 'Mornings' }]);
  expect((await remove(erin, maria)).__typename).toBe('RemoveFromShortlistPayload');
  // Who is not public cannot be put on a list.
  expect((await add(erin, maria)).__typename).toBe('NotFound');
});

describe('a shortlist', () => {
  it('has each job seeker once, newest first, on numbered pages', async () => {
    const erin = await employer();
    const people = [await jobSeeker(), await jobSeeker(), await jobSeeker()];
    for (const person of people) {
      await add(erin, person);
      app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    }
    await Promise.all(people.map((person) => add(erin, person)));
    const shown = await list(erin);
    expect(shown.map((entry) => entry.jobSeeker?.databaseId)).toEqual(people.map(({ id }) => id).toReversed());
    expect(await list(erin, { first: 2, page: 2 })).toEqual(shown.slice(2));
  });

  it('keeps a note that is there when the job seeker is added again, and takes it back when a removal is undone', async () => {
    const [erin, maria] = [await employer(), await jobSeeker()];
    await add(erin, maria);
    await write(erin, maria, '  Speaks French  ');
    await add(erin, maria, 'Another');
    expect(await list(erin)).toMatchObject([{ note: 'Speaks French' }]);
    await remove(erin, maria);
    expect(await list(erin)).toEqual([]);
    expect((await remove(erin, maria)).__typename).toBe('RemoveFromShortlistPayload');
    await add(erin, maria, 'Speaks French');
    expect(await list(erin)).toMatchObject([{ note: 'Speaks French' }]);
  });

  it('takes notes of 500 characters, and none about others than those on it', async () => {
    const [erin, maria] = [await employer(), await jobSeeker()];
    expect((await write(erin, maria, 'Hello')).__typename).toBe('NotFound');
    await add(erin, maria);
    expect((await write(erin, maria, 'a'.repeat(500))).__typename).toBe('SaveShortlistNotePayload');
    const message = 'The note can only have maximum of 500 characters.';
    const refused = { __typename: 'InvalidInput', fields: [{ field: 'note', message }] };
    expect(await write(erin, maria, 'a'.repeat(501))).toMatchObject(refused);
    expect(await add(erin, await jobSeeker(), 'a'.repeat(501))).toMatchObject(refused);
  });
});

it('compares up to four public job seekers, in the order of the address', async () => {
  const erin = await employer();
  const second = await jobSeeker();
  const people = [await jobSeeker(), second, await jobSeeker(), await jobSeeker(), await jobSeeker()];
  await add(erin, second, 'Second');
  const compare = async (ids: number[]) => {
    const source = `query ($ids: [Int!]!) { viewer { comparedJobSeekers(databaseIds: $ids) {
      databaseId viewerShortlistEntry { note } } } }`;
    return (await readAs(app, erin, source, { ids })).viewer.comparedJobSeekers;
  };
  const ids = people.map(({ id }) => id).toReversed();
  const found = await compare([ids[0] ?? 0, ...ids]);
  expect(found.map((one: { databaseId: number }) => one.databaseId)).toEqual(ids.slice(0, 4));
  expect(found[3].viewerShortlistEntry).toEqual({ note: 'Second' });
  const paused = await jobSeeker({ active: false });
  expect(await compare([paused.id, 2_000_000_000])).toEqual([]);
});
