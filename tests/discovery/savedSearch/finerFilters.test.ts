import { beforeEach, describe, expect, it } from 'vitest';
import { searchName } from '../../../server/domain/discovery/savedSearch/name.ts';
import type { Prisma } from '../../../server/generated/prisma/client.ts';
import { type Catalog, makeEmployer } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { mailsTo } from '../../support/outbox.ts';
import { makePlace } from '../offerAlert/fixtures.ts';
import { join, makeSearcher, nextMorning, type Search, save } from './fixtures.ts';

/** A saved search keeps all filters of the search, and its mails are about those whom they find. */

const app = testApp();
let here: Catalog;
let elsewhere: Catalog;

beforeEach(async () => {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  await app.services.db.savedSearch.deleteMany();
  here = await makePlace(app);
  elsewhere = await makePlace(app);
});

type Person = Partial<Prisma.UserUncheckedCreateInput>;

/** Each filter, someone whom it finds, and someone whom it does not find. */
const filters: [name: string, search: () => Search, found: () => Person, other: () => Person][] = [
  ['a language', () => ({ languageId: here.languageId }), () => ({}), () => ({ languageId: elsewhere.languageId })],
  ['words beyond ASCII', () => ({ q: 'نادِل' }), () => ({ title: 'نادل' }), () => ({ title: 'Barista' })],
  ['verified', () => ({ verified: true }), () => ({ phoneVerifiedAt: new Date() }), () => ({})],
];

it.each(filters)('mails only those whom the filter finds: %s', async (_, search, found, other) => {
  const { employer } = await makeSearcher(app, { jobId: here.jobId, ...search() });
  await join(app, here, other());
  await nextMorning(app);
  expect(await mailsTo(app, employer.email)).toEqual([]);
  const { id } = await join(app, here, found());
  await join(app, here, other());
  await nextMorning(app);
  const [mail, ...more] = await mailsTo(app, employer.email);
  expect(more).toEqual([]);
  expect([...(mail?.text.matchAll(/\/Hire-\S+-(\d+)$/gm) ?? [])].map(([, person]) => Number(person))).toEqual([id]);
});

describe('a search', () => {
  it('is another one with another filter, and the same with the same ones', async () => {
    const employer = await makeEmployer(app.services.db);
    const searches: Search[] = [
      {},
      { verified: true },
      { verified: true, q: 'latte' },
      { cityId: here.cityId, maxRate: 10 },
      { cityId: here.cityId, maxRate: 11 },
    ];
    const ids: string[] = [];
    for (const search of searches) ids.push(await save(app, employer, search));
    expect(new Set(ids).size).toBe(searches.length);
    expect(await save(app, employer, { verified: true, q: ' latte ', maxRate: null })).toBe(ids[2]);
    expect(await save(app, employer, { hasVideo: false, q: '  ' })).toBe(ids[0]);
  });

  it('is refused with a rate without a city, and with a language that is not known', async () => {
    const employer = await makeEmployer(app.services.db);
    for (const search of [{ maxRate: 10 }, { languageId: 999_999 }, { cityId: here.cityId, maxRate: 0 }]) {
      expect(await save(app, employer, search)).toBe('InvalidInput');
    }
    expect(await app.services.db.savedSearch.count()).toBe(0);
  });

  it('says all that it asks for in its name, and its mail leads to all of it', async () => {
    const { employer } = await makeSearcher(app, {
      cityId: here.cityId,
      maxRate: 20,
      languageId: here.languageId,
      partTime: true,
      verified: true,
      q: 'latte',
    });
    const { db, reference } = app.services;
    const name = searchName(reference, await db.savedSearch.findFirstOrThrow());
    const city = reference.cities.get(here.cityId)?.name;
    const language = reference.languages.get(here.languageId)?.name;
    expect(name).toBe(`Job seekers in ${city}, ${language}, part-time, verified, up to SGD 20 an hour, “latte”`);
    await join(app, here, {
      partTime: true,
      phoneVerifiedAt: new Date(),
      title: 'Latte artist',
      minRate: 20,
    });
    await nextMorning(app);
    const [mail] = await mailsTo(app, employer.email);
    expect(mail?.text).toContain(`?language=${here.languageId}&rate=20&part-time=1&verified=1&q=latte`);
  });
});
