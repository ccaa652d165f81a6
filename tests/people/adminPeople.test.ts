import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import {
  erasedAt,
  makeAdmin,
  makeEmployer,
  makeGuest,
  makeJobSeeker,
  makeSupportMessage,
} from '../support/factories.ts';
import { fixture, testAdmin, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';

/** The back office's lists of people. tests/access covers who may see them. */

const app = testApp();
const db = testDb(app);
const here = testCatalog(app);
const there = testCatalog(app);
const admin = testAdmin(app);
const otherAdmin = fixture(() => makeAdmin(db));

const idsOf = async (list: 'adminJobSeekers' | 'employers', args: Record<string, unknown>): Promise<number[]> => {
  const kind = list === 'employers' ? 'Employer' : 'AdminJobSeeker';
  const query = `query ($filter: ${kind}Filter, $sort: ${kind}Sort, $reverse: Boolean! = false) {
    list: ${list}(first: 100, filter: $filter, sort: $sort, reverse: $reverse) {
      totalCount edges { node { databaseId } } } }`;
  const { totalCount, edges } = (await readAs(app, admin, query, args)).list;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
};

const ids = (...people: User[]) => people.map(({ id }) => id);
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

describe('job seekers', () => {
  let people: Record<'early' | 'middle' | 'late', User>;
  const named = (names: readonly (keyof typeof people)[]) => ids(...names.map((name) => people[name]));

  beforeAll(async () => {
    const unfinished = { active: false, profileUpdated: false };
    const elsewhere = { experienceId: there.experienceId, jobId: there.jobId };
    people = {
      early: await makeJobSeeker(db, here, { createdAt: at(1), minRate: 12, photoUri: '/a.webp' }),
      middle: await makeJobSeeker(db, there, { createdAt: at(2), minRate: null, experienceId: null, ...unfinished }),
      late: await makeJobSeeker(db, here, { createdAt: at(3), minRate: 10, ...elsewhere }),
    };
    await makeJobSeeker(db, here, { ...erasedAt(at(4)), active: false });
  });

  it.each([
    [{ active: true }, ['late', 'early']],
    [{ active: false }, ['middle']],
    [{ updated: true }, ['late', 'early']],
    [{ updated: false }, ['middle']],
    [{ hasPhoto: true }, ['early']],
    [{ hasPhoto: false }, ['late', 'middle']],
  ] as const)('filtered by %j', async (filter, expected) => {
    expect(await idsOf('adminJobSeekers', { filter })).toEqual(named(expected));
  });

  it('filtered by city, job and experience', async () => {
    const { early, middle, late } = people;
    expect(await idsOf('adminJobSeekers', { filter: { cityId: here.cityId } })).toEqual(ids(late, early));
    expect(await idsOf('adminJobSeekers', { filter: { jobId: there.jobId } })).toEqual(ids(late, middle));
    expect(await idsOf('adminJobSeekers', { filter: { experienceId: here.experienceId } })).toEqual(ids(early));
    const all = { cityId: here.cityId, jobId: there.jobId, experienceId: there.experienceId, active: true };
    expect(await idsOf('adminJobSeekers', { filter: all })).toEqual(ids(late));
  });

  it.each([
    ['NEWEST', ['late', 'middle', 'early'], ['early', 'middle', 'late']],
    ['LOWEST_PRICE', ['late', 'early', 'middle'], ['early', 'late', 'middle']],
    ['EXPERIENCE', ['late', 'early', 'middle'], ['early', 'late', 'middle']],
  ] as const)('sorted by %s and reversed, with those without a value last', async (sort, expected, reversed) => {
    expect(await idsOf('adminJobSeekers', { sort })).toEqual(named(expected));
    expect(await idsOf('adminJobSeekers', { sort, reverse: true })).toEqual(named(reversed));
  });

  it('filtered by support messages that the viewing admin has not read, and sorted by the last message', async () => {
    const { early, middle, late } = people;
    await makeSupportMessage(db, early, early, at(10));
    const { place } = await makeSupportMessage(db, middle, middle, at(11));
    const readBy = ({ id: userId }: { id: number }) =>
      db.chatParticipant.create({ data: { ...place, userId, readMessageId: place.lastMessageId } });
    // Another admin has read it; the viewing admin has not.
    await readBy(otherAdmin);
    expect(await idsOf('adminJobSeekers', { filter: { unread: true } })).toEqual(ids(middle, early));
    expect(await idsOf('adminJobSeekers', { filter: { unread: false } })).toEqual(ids(late));
    expect(await idsOf('adminJobSeekers', { sort: 'LAST_MESSAGE' })).toEqual(ids(middle, early, late));
    expect(await idsOf('adminJobSeekers', { sort: 'LAST_MESSAGE', reverse: true })).toEqual(ids(early, middle, late));

    await readBy(admin);
    expect(await idsOf('adminJobSeekers', { filter: { unread: true } })).toEqual(ids(early));
    await makeSupportMessage(db, middle, middle, at(12));
    expect(await idsOf('adminJobSeekers', { filter: { unread: true } })).toEqual(ids(middle, early));
  });
});

describe('employers', () => {
  it('are registered employers and guests, but not deleted ones', async () => {
    const first = await makeEmployer(db, { createdAt: at(1), cityId: here.cityId });
    const guest = await makeGuest(db);
    const last = await makeEmployer(db, { createdAt: new Date('2030-01-01'), cityId: there.cityId });
    await makeEmployer(db, erasedAt(at(2)));
    expect(await idsOf('employers', {})).toEqual(ids(last, guest, first));
    expect(await idsOf('employers', { sort: 'OLDEST' })).toEqual(ids(first, guest, last));
    expect(await idsOf('employers', { sort: 'OLDEST', reverse: true })).toEqual(ids(last, guest, first));
    expect(await idsOf('employers', { filter: { cityId: here.cityId } })).toEqual(ids(first));

    await makeSupportMessage(db, guest, guest, at(20));
    await makeSupportMessage(db, first, otherAdmin, at(21));
    expect(await idsOf('employers', { sort: 'LATEST_MESSAGE' })).toEqual(ids(guest, last, first));
    // A message from another admin is unread for this one, too.
    expect(await idsOf('employers', { filter: { unread: true } })).toEqual(ids(guest, first));
    expect(await idsOf('employers', { filter: { unread: false } })).toEqual(ids(last));
    expect(await idsOf('employers', { filter: { q: first.company } })).toEqual(ids(first));
  });
});
