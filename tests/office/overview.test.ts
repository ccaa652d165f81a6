import { beforeAll, expect, it } from 'vitest';
import { countMarketplaceDays } from '../../server/domain/office/overview/overview.ts';
import {
  type Catalog,
  erasedAt,
  makeAdmin,
  makeEmployer,
  makeJobSeeker,
  makeSubscription,
} from '../support/factories.ts';
import { testAdmin, testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';

/** The overview of the back office. The clock stands at noon (UTC) of 1 June 2026. */

const app = testApp();
const db = testDb(app);
const here = testCatalog(app);
let elsewhere: Catalog;
const admin = testAdmin(app);

const day = (date: string, time = '10:00') => new Date(`2026-${date}T${time}:00Z`);

beforeAll(async () => {
  const { reference } = app.services;
  const { id: cityId } = await db.city.create({
    data: { name: 'Elsewhere', slug: 'elsewhere', countryId: here.countryId, recommendedPrices: [10] },
  });
  elsewhere = { ...here, cityId };
  await reference.refresh();
  const long = day('01-01');
  // Two signups in the week, one at its last moment before it, and one elsewhere.
  const jobSeeker = await makeJobSeeker(db, here, { createdAt: day('05-26', '00:00') });
  await makeJobSeeker(db, here, { createdAt: day('06-01', '11:00') });
  await makeJobSeeker(db, here, { createdAt: day('05-25', '23:59') });
  await makeJobSeeker(db, elsewhere, { createdAt: day('05-30') });
  const employer = await makeEmployer(db, { createdAt: long });
  const sides = { employerId: employer.id, jobSeekerId: jobSeeker.id };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...sides, employerHash: 'e', jobSeekerHash: 'j' } });
  const contact = { name: 'Erin', email: 'erin@example.test', createdAt: day('05-28'), activatedAt: day('05-28') };
  await db.contactRequest.create({ data: { ...sides, chatId: chat.id, ...contact } });
  const message = { chatId: chat.id, userId: employer.id, text: 'Hello' };
  for (const at of ['05-28', '05-28', '06-01'])
    await db.message.create({ data: { ...message, createdAt: day(at, '09:00') } });
});

type Day = { day: string; count: number };
type Trend = { event: string; total: number; previousTotal: number; days: Day[] };

const query = `query ($days: Int!, $city: Int, $job: Int) { overview(days: $days, cityId: $city, jobId: $job) {
  attention { unansweredRequests unreadChats profilesToReview offersToReview openReports failedPayments failedMails }
  trends { event total previousTotal days { day count } }
  revenue { currency days { day subscriptions monthlyPrice } }
} }`;
const overview = async (args: { days: number; city?: number; job?: number }) =>
  (await readAs(app, admin, query, args)).overview;

/** How many requests the list shows that the number leads to. */
const listedUnanswered = async (): Promise<number> =>
  (await readAs(app, admin, '{ contactRequests(filter: { unanswered: true }, first: 100) { totalCount } }'))
    .contactRequests.totalCount;

async function daysOf(event: string, args: Parameters<typeof overview>[0]) {
  const { trends }: { trends: Trend[] } = await overview(args);
  const trend = trends.find((one) => one.event === event);
  return trend?.days.filter(({ count }) => count > 0).map(({ day, count }) => `${day} ${count}`);
}

/** As the trends are, whether days are counted yet or not. */
async function expectTrends(): Promise<void> {
  const { trends }: { trends: Trend[] } = await overview({ days: 7 });
  expect(trends.map(({ event, total, previousTotal, days }) => [event, total, previousTotal, days.length])).toEqual([
    ['JOB_SEEKER', 3, 1, 7],
    ['EMPLOYER', 0, 0, 7],
    ['CONTACT_REQUEST', 1, 0, 7],
    ['MESSAGE', 3, 0, 7],
  ]);
  expect(trends[0]?.days[0]?.day).toBe('2026-05-26');
  expect(trends[0]?.days[6]?.day).toBe('2026-06-01');
  expect(await daysOf('JOB_SEEKER', { days: 7 })).toEqual(['2026-05-26 1', '2026-05-30 1', '2026-06-01 1']);
  expect(await daysOf('JOB_SEEKER', { days: 7, city: here.cityId })).toEqual(['2026-05-26 1', '2026-06-01 1']);
  expect(await daysOf('MESSAGE', { days: 7, city: here.cityId, job: here.jobId })).toEqual([
    '2026-05-28 2',
    '2026-06-01 1',
  ]);
  expect(await daysOf('MESSAGE', { days: 7, city: elsewhere.cityId })).toEqual([]);
}

it('counts events by day, city and job, before and after the days are counted', async () => {
  await expectTrends();
  await Promise.all([countMarketplaceDays(app.services), countMarketplaceDays(app.services)]);
  expect(await db.marketplaceDay.count({ where: { day: { gte: new Date('2026-05-25') } } })).toBeGreaterThan(3);
  expect(await db.marketplaceDay.count({ where: { day: { gte: new Date('2026-06-01') } } })).toBe(0);
  await expectTrends();
  // Counted once: rows that are deleted later stay in the counts.
  await db.message.deleteMany({ where: { createdAt: day('05-28', '09:00') } });
  await countMarketplaceDays(app.services);
  await expectTrends();
});

it('says what happened in each city and for each job, the busiest first, and in the period before', async () => {
  type Share = { name: string | null; totals: object[] };
  const query = `{ overview(days: 7) {
    cities { name totals { event total previousTotal } } jobs { name totals { event total previousTotal } } } }`;
  const { cities, jobs }: { cities: Share[]; jobs: Share[] } = (await readAs(app, admin, query)).overview;
  const city = app.services.reference.cities.get(here.cityId)?.name;
  expect(cities.map(({ name }) => name)).toEqual([city, 'Elsewhere']);
  const totals = (counts: Record<string, [number, number]>) =>
    ['JOB_SEEKER', 'EMPLOYER', 'CONTACT_REQUEST', 'MESSAGE'].map((event) => {
      const [total, previousTotal] = counts[event] ?? [0, 0];
      return { event, total, previousTotal };
    });
  expect(cities[0]?.totals).toEqual(totals({ JOB_SEEKER: [2, 1], CONTACT_REQUEST: [1, 0], MESSAGE: [3, 0] }));
  expect(cities[1]?.totals).toEqual(totals({ JOB_SEEKER: [1, 0] }));
  expect(jobs.map(({ name }) => name)).toEqual([app.services.reference.jobs.get(here.jobId)?.name]);
});

it('says what the paid subscriptions bring a month, at the end of each day', async () => {
  const employer = await makeEmployer(db);
  const subscription = await makeSubscription(db, employer.id, app.clock.now);
  await db.subscription.update({
    where: { id: subscription.id },
    data: {
      ...{ stripeSubscriptionId: 'sub_overview', grantedById: null, grantReason: null },
      ...{ amount: 48_000, createdAt: day('05-31'), currentPeriodEnd: day('12-31') },
    },
  });
  const { revenue } = await overview({ days: 3 });
  expect(revenue).toEqual([
    {
      currency: 'SGD',
      days: [
        { day: '2026-05-30', subscriptions: 0, monthlyPrice: 0 },
        { day: '2026-05-31', subscriptions: 1, monthlyPrice: 40 },
        { day: '2026-06-01', subscriptions: 1, monthlyPrice: 40 },
      ],
    },
  ]);
});

it('says what waits for an admin', async () => {
  const before = (await overview({ days: 1 })).attention;
  expect(before).toMatchObject({ unansweredRequests: 1, failedMails: 0, failedPayments: 0 });
  const waiting = await makeJobSeeker(db, here, { active: false, profileUpdated: true });
  await makeJobSeeker(db, here, { active: false, profileUpdated: true, pausedAt: day('05-01') });
  const sender = await makeAdmin(db);
  const mail = { userId: waiting.id, senderId: sender.id, message: 'Hello', status: 'ko' } as const;
  await db.emailMessage.create({ data: { ...mail, createdAt: day('05-20') } });
  await db.emailMessage.create({ data: { ...mail, createdAt: day('03-01') } });
  const request = await db.contactRequest.findFirstOrThrow();
  await db.message.create({ data: { chatId: request.chatId, userId: request.jobSeekerId, text: 'Yes' } });
  // Another request, to a job seeker who is deleted then.
  const gone = await makeJobSeeker(db, here);
  const { id: _id, clientKey: _key, ...columns } = request;
  const sides = { employerId: request.employerId, jobSeekerId: gone.id };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...sides, employerHash: 'e2', jobSeekerHash: 'j2' } });
  await db.contactRequest.create({ data: { ...columns, weighs: false, jobSeekerId: gone.id, chatId: chat.id } });
  expect((await overview({ days: 1 })).attention.unansweredRequests).toBe(1);
  expect(await listedUnanswered()).toBe(1);
  await db.user.update({ where: { id: gone.id }, data: { ...erasedAt(day('05-31')), active: false } });
  const { attention } = await overview({ days: 1 });
  expect(attention).toEqual({
    ...before,
    unansweredRequests: 0,
    profilesToReview: (before.profilesToReview ?? 0) + 1,
    failedMails: 1,
    unreadChats: expect.any(Number),
  });
  expect(await listedUnanswered()).toBe(0);
});
