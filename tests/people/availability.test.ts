import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../server/domain/core/text/durations.ts';
import { searchJobSeekers } from '../../server/domain/people/search/search.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { planPage } from '../../server/graphql/keyset.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { mutateAs, mutationText, readAs } from '../support/graph.ts';
import { asJobSeeker } from '../support/profiles.ts';

/** Job seekers say when they are free, and searches find them by it. Who may is tested in tests/access. */

const app = testApp();
const here = testCatalog(app);
const friday = '2026-12-04';
const evening = [18, 19, 20, 21, 22, 23];
const fridayEvening = evening.map((hour) => 4 * 24 + hour);

const find = async (when: string) => {
  const ctx = { sql: app.services.sql, now: () => new Date() };
  const list = searchJobSeekers(ctx, { when, jobId: here.jobId }, 'SIGNUP_DATE');
  const rows = await list.read(['id'], planPage(list.order, { first: 100 }).slice);
  expect(await list.count()).toBe(rows.length);
  return rows.map(({ id }) => id);
};
const isFound = async ({ id }: User, when: string) => (await find(when)).includes(id);
const person = () => makeJobSeeker(app.services.db, here);
const say = (of: User, hours: number[], days: { day: string; hours: number[] }[] = []) =>
  mutateAs(app, asJobSeeker(of), 'saveAvailability', { hours, days });
const press = async (of: User, mutation: string) =>
  (await readAs(app, asJobSeeker(of), mutationText(mutation, '', '', false)))[mutation];
const read = async ({ id }: User) =>
  (
    await readAs(
      app,
      { kind: 'anonymous' },
      `{ jobSeeker(databaseId: ${id}) { freeHours freeWords isFreeTonight freeDays { day hours } freeConfirmedAt isFreeUnconfirmed } }`,
    )
  ).jobSeeker;

describe('a search for a time', () => {
  it('finds who is free for all of it', async () => {
    const maria = await person();
    expect(await isFound(maria, `${friday}T18:00/23:00`)).toBe(false);
    await say(maria, fridayEvening);
    for (const hours of ['18:00/00:00', '18:00/23:00', '19:30/22:15']) {
      expect(await isFound(maria, `${friday}T${hours}`), hours).toBe(true);
    }
    for (const hours of ['17:00/23:00', '18:00/00:30', '22:00/02:00']) {
      expect(await isFound(maria, `${friday}T${hours}`), hours).toBe(false);
    }
    expect(await isFound(maria, '2026-12-05T18:00/23:00')).toBe(false);
  });

  it('knows the days that differ', async () => {
    const maria = await person();
    await say(maria, fridayEvening, [
      { day: friday, hours: [] },
      { day: '2026-12-09', hours: evening },
    ]);
    expect(await isFound(maria, `${friday}T18:00/23:00`)).toBe(false);
    expect(await isFound(maria, '2026-12-11T18:00/23:00')).toBe(true);
    expect(await isFound(maria, '2026-12-09T18:00/23:00')).toBe(true);
    // New hours replace the old ones.
    await say(maria, []);
    expect(await isFound(maria, '2026-12-09T18:00/23:00')).toBe(false);
  });

  it('finds who is free in each hour, whatever they have said', async () => {
    const maria = await person();
    const hours = fc.subarray(
      Array.from({ length: 168 }, (_, hour) => hour),
      { minLength: 150 },
    );
    const days = fc.uniqueArray(
      fc.record({
        day: fc.constantFrom('2026-12-27', '2026-12-31', '2027-01-01', '2027-01-02'),
        hours: fc.subarray(
          Array.from({ length: 24 }, (_, hour) => hour),
          { minLength: 20 },
        ),
      }),
      { selector: ({ day }) => day },
    );
    const work = fc.record({
      on: fc.constantFrom('2026-12-27', '2026-12-31', '2027-01-01'),
      from: fc.integer({ min: 0, max: 23 }),
      length: fc.integer({ min: 1, max: 24 }),
    });
    let free = 0;
    await fc.assert(
      fc.asyncProperty(hours, days, work, async (week, others, { on, from, length }) => {
        await say(maria, week, others);
        const expected = Array.from({ length }, (_, at) => new Date(Date.parse(on) + (from + at) * hourMs)).every(
          (moment) => {
            const other = others.find(({ day }) => moment.toISOString().startsWith(day));
            const hour = moment.getUTCHours();
            return other ? other.hours.includes(hour) : week.includes(((moment.getUTCDay() + 6) % 7) * 24 + hour);
          },
        );
        free += Number(expected);
        const time = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
        expect(await isFound(maria, `${on}T${time(from)}/${time(from + length)}`)).toBe(expected);
      }),
      { numRuns: 40 },
    );
    expect(free).toBeGreaterThan(5);
    expect(free).toBeLessThan(40);
  });

  it('of another form is refused', async () => {
    await expect(find('tonight')).rejects.toThrow('such as 2026-12-04T18:00/23:00');
  });
});

describe('tonight', () => {
  it('begins now and ends at 4:00 in the city, beside what was said before', async () => {
    const maria = await person();
    await app.services.db.city.update({ where: { id: here.cityId }, data: { timeZone: 'Asia/Singapore' } });
    await app.services.reference.refresh();
    // A Thursday, 17:20 in Singapore.
    app.clock.now = new Date('2026-12-03T09:20:00Z');
    await say(maria, [...fridayEvening, 3 * 24 + 9]);
    expect((await read(maria)).isFreeTonight).toBe(false);
    expect((await press(maria, 'workTonight')).__typename).toBe('WorkTonightPayload');
    expect((await read(maria)).isFreeTonight).toBe(true);
    expect((await read(maria)).freeDays).toEqual([
      { day: '2026-12-03', hours: [9, 17, ...evening] },
      { day: friday, hours: [0, 1, 2, 3, ...evening] },
    ]);
    expect(await isFound(maria, '2026-12-03T18:00/02:00')).toBe(true);
    expect(await isFound(maria, '2026-12-10T18:00/02:00')).toBe(false);
    // 1:10 of the same night: what is left of it.
    app.clock.now = new Date('2026-12-03T17:10:00Z');
    await press(maria, 'workTonight');
    expect(await read(maria)).toMatchObject({ isFreeTonight: true, freeDays: { length: 2 } });
    // The next one has not been said.
    app.clock.now = new Date('2026-12-03T20:10:00Z');
    expect((await read(maria)).isFreeTonight).toBe(false);
  });

  it('needs a city', async () => {
    const maria = await makeJobSeeker(app.services.db, here, { cityId: null });
    expect(await press(maria, 'workTonight')).toMatchObject({
      __typename: 'Conflict',
      message: 'Please choose your city in your profile first.',
    });
  });
});

it('what was said long ago is marked until one press says that it holds', async () => {
  const maria = await person();
  expect(await read(maria)).toMatchObject({ freeWords: null, freeConfirmedAt: null, isFreeUnconfirmed: false });
  app.clock.now = new Date('2026-12-03T09:00:00Z');
  await say(maria, fridayEvening);
  expect(await read(maria)).toMatchObject({ freeWords: 'Evenings Fri', isFreeUnconfirmed: false });
  app.clock.now = new Date(app.clock.now.getTime() + 31 * dayMs);
  expect(await read(maria)).toMatchObject({ isFreeUnconfirmed: true });
  await press(maria, 'confirmAvailability');
  expect(await read(maria)).toMatchObject({ freeWords: 'Evenings Fri', isFreeUnconfirmed: false });
});
