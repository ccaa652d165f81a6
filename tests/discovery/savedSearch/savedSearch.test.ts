import { beforeEach, describe, expect, it } from 'vitest';
import { inSentence } from '../../../server/domain/core/text/countryInSentence.ts';
import { alertJobSchema } from '../../../server/domain/discovery/alert/claim.ts';
import { searchName } from '../../../server/domain/discovery/savedSearch/savedSearch.ts';
import {
  pauseMyProfile,
  resumeMyProfile,
  setJobSeekerActive,
} from '../../../server/domain/people/jobSeeker/activation.ts';
import { saveProfile } from '../../../server/domain/people/profile/profile.ts';
import type { Prisma, User } from '../../../server/generated/prisma/client.ts';
import { databaseId, decodeGlobalId } from '../../../server/graphql/globalId.ts';
import { type Catalog, erasedAt, makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testDb } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { days, hours, makePlace, pass } from '../offerAlert/fixtures.ts';
import { choose, join, makeSearcher, nextMorning, type Search, type Searcher, save, send } from './fixtures.ts';

/** Saved searches and the mails about them. When alerts are due: tests/discovery/offerAlert. Who may save one is tested in tests/access. */

const app = testApp();
const db = testDb(app);
let here: Catalog;

beforeEach(async () => {
  app.clock.now = new Date('2026-06-01T12:00:00Z');
  await db.savedSearch.deleteMany();
  here = await makePlace(app);
});

const inCity = () => ({ cityId: here.cityId });
const count = async ({ employer }: Searcher) => (await mailsTo(app, employer.email)).length;
/** The people who were mailed to this employer, by id, with repetitions. */
const mailed = async ({ employer }: Searcher) =>
  (await mailsTo(app, employer.email))
    .flatMap(({ text }) => [...text.matchAll(/\/Hire-\S+-(\d+)$/gm)].map(([, id]) => Number(id)))
    .toSorted((one, other) => one - other);
const asJobSeeker = ({ id }: User) => contextFor(app, { kind: 'jobSeeker', id, sessionId: 1 });
const asAdmin = async () => contextFor(app, { kind: 'admin', id: (await makeAdmin(db)).id, sessionId: 1 });
const idOf = (savedSearch: string) => databaseId(decodeGlobalId(savedSearch), 'SavedSearch') ?? 0;
const searchId = ({ savedSearch }: Searcher) => idOf(savedSearch);

describe('a person is in no mail', () => {
  it('who is not activated, paused or deleted when it is sent', async () => {
    const searcher = await makeSearcher(app, inCity());
    await join(app, here, { active: false });
    const paused = await join(app, here);
    const deleted = await join(app, here);
    await pauseMyProfile(asJobSeeker(paused));
    await db.user.update({ where: { id: deleted.id }, data: erasedAt(app.clock.now) });
    await nextMorning(app);
    expect(await count(searcher)).toBe(0);
    const control = await join(app, here);
    await nextMorning(app);
    expect(await mailed(searcher)).toEqual([control.id]);
  });

  it('who is paused before a mail is tried again, and no mail is sent once the search is stopped', async () => {
    const { queue } = app.services;
    const searcher = await makeSearcher(app, inCity());
    const after = app.clock.now.toISOString();
    const [maria, other] = [await join(app, here), await join(app, here)];
    pass(app, hours(1));
    const until = app.clock.now;
    const job = { alertId: searchId(searcher), after, until: until.toISOString() };
    const add = () => db.$transaction((tx) => queue.add(tx, 'saved-search', alertJobSchema.parse(job)));
    // The first attempt came as far as this.
    const attempt = { savedSearchId: searchId(searcher), mailedUntil: until };
    await db.savedSearchPerson.createMany({ data: [maria, other].map(({ id }) => ({ ...attempt, jobSeekerId: id })) });
    await pauseMyProfile(asJobSeeker(maria));
    await choose(app, searcher.employer, searcher.savedSearch, 'OFF');
    await add();
    await send(app);
    expect(await count(searcher)).toBe(0);
    await choose(app, searcher.employer, searcher.savedSearch, 'DAILY');
    await add();
    await send(app);
    expect(await mailed(searcher)).toEqual([other.id]);
  });

  it('whom the search does not find', async () => {
    const elsewhere = await makePlace(app);
    const columns = ['jobId', 'cityId', 'sexId', 'experienceId'] as const;
    const searchers = await Promise.all(columns.map((column) => makeSearcher(app, { [column]: here[column] })));
    const all = await makeSearcher(app, Object.fromEntries(columns.map((column) => [column, here[column]])));
    const fitting = await join(app, here);
    for (const column of columns) await join(app, { ...here, [column]: elsewhere[column] });
    await nextMorning(app);
    expect(await mailed(all)).toEqual([fitting.id]);
    for (const searcher of searchers) expect(await mailed(searcher)).toHaveLength(4);
  });

  it('who was found before the search was saved, or while its mails were off', async () => {
    await join(app, here);
    pass(app, 1000);
    const searcher = await makeSearcher(app, inCity());
    await choose(app, searcher.employer, searcher.savedSearch, 'OFF');
    await join(app, here);
    pass(app, 1000);
    await choose(app, searcher.employer, searcher.savedSearch, 'WEEKLY');
    const { id } = await join(app, here);
    // A change of the frequency loses no new job seeker.
    await choose(app, searcher.employer, searcher.savedSearch, 'DAILY');
    await nextMorning(app);
    expect(await mailed(searcher)).toEqual([id]);
  });
});

describe('no mail is sent', () => {
  it('without a new person, with mails off, to a deleted employer, or before 8:00 UTC', async () => {
    const off = await makeSearcher(app, inCity(), 'OFF');
    const deleted = await makeSearcher(app, inCity());
    const unmatched = await makeSearcher(app, { jobId: (await makePlace(app)).jobId });
    const control = await makeSearcher(app, inCity());
    await db.user.update({ where: { id: deleted.employer.id }, data: erasedAt(app.clock.now) });
    await join(app, here);
    app.clock.now = new Date('2026-06-02T07:59:59.999Z');
    await send(app);
    expect(await count(control)).toBe(0);
    await nextMorning(app);
    await nextMorning(app);
    expect(await Promise.all([off, deleted, unmatched].map(count))).toEqual([0, 0, 0]);
    expect(await count(control)).toBe(1);
  });

  it('after the search was deleted, or after one click in a mail, which stops this search only', async () => {
    const { unsubscribeTokens, db } = app.services;
    const stopped = await makeSearcher(app, inCity());
    const other = await save(app, stopped.employer, { jobId: here.jobId });
    const gone = await makeSearcher(app, inCity());
    const post = (token: string) =>
      fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    await join(app, here);
    await nextMorning(app);
    const mails = await mailsTo(app, stopped.employer.email);
    expect(mails).toHaveLength(2);
    const urls = mails.map(({ unsubscribeUrl }) => unsubscribeUrl ?? '');
    const token = unsubscribeTokens.issue({ kind: 'saved-search', savedSearchId: searchId(stopped) });
    expect(urls).toContain(`${app.services.publicUrl}/unsubscribe/${token}`);
    // Not by a signature for another search or kind of mail.
    const [, signature = ''] = token.split(/-(?=[\w-]{43}$)/);
    expect((await post(`saved-search.${idOf(other)}-${signature}`)).status).toBe(404);
    expect((await post(`offer-alert.${searchId(stopped)}-${signature}`)).status).toBe(404);
    expect(await (await post(token)).text()).toBe('You will no longer get emails about this search.\n');
    expect((await post(token)).status).toBe(200);
    await db.savedSearch.delete({ where: { id: searchId(gone) } });
    await join(app, here);
    await nextMorning(app);
    expect([await count(stopped), await count(gone)]).toEqual([3, 1]);
    const own = { where: { employerId: stopped.employer.id }, orderBy: { id: 'asc' } } as const;
    expect(await db.savedSearch.findMany(own)).toMatchObject([{ frequency: 'OFF' }, { frequency: 'DAILY' }]);
  });
});

describe('a mail', () => {
  it('does not contain a person again who pauses and resumes, or who moves away and back', async () => {
    const searcher = await makeSearcher(app, inCity());
    const [maria, ben] = [await join(app, here), await join(app, here)];
    await nextMorning(app);
    const elsewhere = await makePlace(app);
    await pauseMyProfile(asJobSeeker(maria));
    await resumeMyProfile(asJobSeeker(maria));
    await saveProfile(asJobSeeker(ben), null, { jobId: elsewhere.jobId }, {});
    await saveProfile(asJobSeeker(ben), null, { jobId: here.jobId }, {});
    const control = await join(app, here);
    await nextMorning(app);
    expect(await mailed(searcher)).toEqual([maria.id, ben.id, control.id]);
  });

  it('contains those who are activated long after they signed up, resume, or come to fit', async () => {
    const elsewhere = await makePlace(app);
    const waiting = await join(app, here, { active: false });
    const paused = await join(app, here);
    await pauseMyProfile(asJobSeeker(paused));
    const other = await join(app, { ...here, jobId: elsewhere.jobId });
    pass(app, days(30));
    const searcher = await makeSearcher(app, { jobId: here.jobId });
    pass(app, hours(1));
    await setJobSeekerActive(await asAdmin(), waiting.id, true);
    await resumeMyProfile(asJobSeeker(paused));
    await saveProfile(asJobSeeker(other), null, { jobId: here.jobId }, {});
    await nextMorning(app);
    expect(await mailed(searcher)).toEqual([waiting.id, paused.id, other.id]);
  });

  it('says the search, the person by first name, and how to stop, and shows ten', async () => {
    const { publicUrl } = app.services;
    const searcher = await makeSearcher(app, { jobId: here.jobId, cityId: here.cityId, sexId: here.sexId }, 'WEEKLY');
    const description = '<script>alert(1)</script> Weekends';
    const maria = await join(app, here, { name: 'Maria Secretname', description });
    pass(app, days(7));
    await send(app);
    const job = await db.job.findUniqueOrThrow({ where: { id: here.jobId } });
    const city = await db.city.findUniqueOrThrow({ where: { id: here.cityId } });
    const sex = await db.sex.findUniqueOrThrow({ where: { id: here.sexId } });
    const [mail] = await mailsTo(app, searcher.employer.email);
    const narrowed = `in ${city.name}, ${sex.name.toLowerCase()}`;
    expect(mail?.subject).toBe(`A new ${inSentence(job.name)} ${narrowed}`);
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Hello Erin,');
      expect(form).toContain('Maria: SGD 12 per hour');
      expect(form).toContain(`${job.name} in ${city.name}`);
      expect(form).toContain(`for your search ${form === mail?.html ? '&quot;' : '"'}${job.plural} ${narrowed}`);
      expect(form).toContain(`-${maria.id}`);
      expect(form).toContain('You chose a weekly email');
      expect(form).toContain(mail?.unsubscribeUrl ?? 'no link');
      expect(form).not.toContain('Secretname');
    }
    const search = encodeURI(`/${job.slug}-job-${city.name.toLowerCase()}`);
    expect(mail?.text).toContain(`${publicUrl}${search}?gender=${here.sexId}`);
    expect(mail?.html).not.toContain('<script>');
    for (let number = 0; number < 12; number += 1) await join(app, here);
    pass(app, days(7));
    await send(app);
    const twelve = `12 new ${inSentence(job.plural)} ${narrowed}`;
    const mails = await mailsTo(app, searcher.employer.email);
    const last = mails.find(({ subject }) => subject.startsWith(twelve));
    expect(last?.text).toContain('… and 2 more.');
    expect(await mailed(searcher)).toHaveLength(11);
  });
});

describe('saving', () => {
  it('the same search twice gives the same record, also at once and when fields are left out', async () => {
    const erin = await makeEmployer(db);
    const searches: Search[] = [inCity(), inCity(), inCity()];
    const ids = await Promise.all(searches.map((search) => save(app, erin, search)));
    expect(new Set(ids).size).toBe(1);
    expect(await save(app, erin, { ...inCity(), jobId: undefined })).toBe(ids[0]);
    expect(await save(app, erin, { jobId: here.jobId })).not.toBe(ids[0]);
    expect(await save(app, await makeEmployer(db), inCity())).not.toBe(ids[0]);
    const [first] = await db.savedSearch.findMany({ where: { employerId: erin.id } });
    expect([first?.frequency, first?.dueAt?.toISOString()]).toEqual(['DAILY', '2026-06-02T08:00:00.000Z']);
  });

  it('stops at twenty, also at once, and what is there is still found', async () => {
    const erin = await makeEmployer(db);
    const places = [];
    for (let number = 0; number < 21; number += 1) places.push(await makePlace(app));
    const answers = await Promise.all(places.map(({ jobId }) => save(app, erin, { jobId })));
    expect(answers.filter((answer) => answer === 'Conflict')).toHaveLength(1);
    const [first] = places;
    const kept = answers.findIndex((answer) => answer !== 'Conflict');
    expect(await save(app, erin, { jobId: places[kept]?.jobId })).toBe(answers[kept]);
    expect(await save(app, erin, { cityId: first?.cityId })).toBe('Conflict');
  });
});

type Person = Partial<Prisma.UserUncheckedCreateInput>;

/** Each filter, someone whom it finds, and someone whom it does not find. */
const filters: [name: string, search: () => Search, found: () => Person, other: () => Person][] = [
  ['a language', () => ({ languageId: here.languageId }), () => ({}), () => ({ languageId: null })],
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
    const employer = await makeEmployer(db);
    const { cityId } = here;
    const flags: Search[] = [{}, { verified: true }, { verified: true, q: 'latte' }];
    const searches: Search[] = [...flags, { cityId, maxRate: 10 }, { cityId, maxRate: 11 }];
    const ids: string[] = [];
    for (const search of searches) ids.push(await save(app, employer, search));
    expect(new Set(ids).size).toBe(searches.length);
    expect(await save(app, employer, { verified: true, q: ' latte ', maxRate: null })).toBe(ids[2]);
    expect(await save(app, employer, { hasVideo: false, q: '  ' })).toBe(ids[0]);
  });

  it('says all that it asks for in its name, and its mail leads to all of it', async () => {
    const { cityId, languageId } = here;
    const search = { cityId, maxRate: 20, languageId, partTime: true, verified: true, q: 'latte' };
    const { employer } = await makeSearcher(app, search);
    const { reference } = app.services;
    const name = searchName(reference, await db.savedSearch.findFirstOrThrow());
    const city = reference.cities.get(here.cityId)?.name;
    const language = reference.languages.get(here.languageId)?.name;
    expect(name).toBe(`Job seekers in ${city}, ${language}, part-time, verified, up to SGD 20 an hour, “latte”`);
    await join(app, here, { partTime: true, phoneVerifiedAt: new Date(), title: 'Latte artist', minRate: 20 });
    await nextMorning(app);
    const [mail] = await mailsTo(app, employer.email);
    expect(mail?.text).toContain(`?language=${here.languageId}&rate=20&part-time=1&verified=1&q=latte`);
  });
});
