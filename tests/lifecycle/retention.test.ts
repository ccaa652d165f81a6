import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysOf, type Period, type PeriodName, periodNames, periods } from '../../server/domain/core/limits/periods.ts';
import { removeWhatIsOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { openOutbox } from '../../server/mail/outbox.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import {
  type Catalog,
  makeAdmin,
  makeEmployer,
  makeGuest,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  makeUpload,
} from '../support/factories.ts';
import { mailsTo } from '../support/outbox.ts';

let app: TestApp;
let catalog: Catalog;

const db = () => app.services.db;
const remains = (count: () => Promise<number>) => async () => (await count()) > 0;
/** All of them, or none. */
const allRemain = (counted: () => Promise<number>[]) => async () => {
  const counts = await Promise.all(counted());
  expect(new Set(counts).size).toBe(1);
  return counts[0] === 1;
};
const dayMs = 86_400_000;
const random = () => randomBytes(8).toString('hex');

/** Makes data of each period whose days are counted from `at`, and resolves to whether it is still there. */
const makers: { [Name in PeriodName]: (at: Date) => Promise<() => Promise<boolean>> } = {
  sessions: async (at) => {
    const user = await makeEmployer(db());
    const { id } = await db().session.create({ data: { userId: user.id, token: random(), expiresAt: at } });
    return remains(() => db().session.count({ where: { id } }));
  },
  codes: async (at) => {
    const { id: userId } = await makeEmployer(db());
    const code = { codeHash: 'a hash', expiresAt: at };
    const email = `${random()}@example.test`;
    await db().pendingEmailChange.create({ data: { userId, email, ...code } });
    await db().phoneCode.create({ data: { userId, ...code } });
    await db().verification.create({ data: { identifier: email, value: String(userId), expiresAt: at } });
    await db().pendingSignUp.create({
      data: { token: random(), email, name: 'Erin', role: 'ROLE_EMPLOYER', passwordHash: 'a hash', ...code },
    });
    return allRemain(() => [
      db().pendingEmailChange.count({ where: { userId } }),
      db().phoneCode.count({ where: { userId } }),
      db().verification.count({ where: { identifier: email } }),
      db().pendingSignUp.count({ where: { email } }),
    ]);
  },
  calls: async (at) => {
    const { id: userId } = await makeEmployer(db());
    const call = { key: 'a key', fingerprint: 'a hash', clientKey: random(), status: 201, body: '{}' };
    await db().idempotentCall.create({ data: { userId, ...call, claimedAt: at } });
    return remains(() => db().idempotentCall.count({ where: { userId } }));
  },
  uploads: async (at) => {
    const { id } = await makeUpload(db(), (await makeEmployer(db())).id, 'PHOTO');
    await db().upload.update({ where: { id }, data: { createdAt: at } });
    return remains(() => db().upload.count({ where: { id } }));
  },
  views: async (at) => {
    const key = random();
    await db().pageView.create({ data: { key, day: at } });
    return remains(() => db().pageView.count({ where: { key } }));
  },
  activity: async (at) => {
    const { id: jobSeekerId } = await makeJobSeeker(db(), catalog);
    const { id: jobOfferId } = await makeJobOffer(db(), catalog, { employerId: (await makeEmployer(db())).id });
    await db().profileDay.create({ data: { jobSeekerId, day: at, views: 1 } });
    await db().jobOfferDay.create({ data: { jobOfferId, day: at, views: 1 } });
    return allRemain(() => [
      db().profileDay.count({ where: { jobSeekerId } }),
      db().jobOfferDay.count({ where: { jobOfferId } }),
    ]);
  },
  freeDays: async (at) => {
    const { id: jobSeekerId } = await makeJobSeeker(db(), catalog);
    await db().freeDay.create({ data: { jobSeekerId, day: at, hours: [] } });
    return remains(() => db().freeDay.count({ where: { jobSeekerId } }));
  },
  popularity: async (at) => {
    const { id } = await makeRequest((await makeEmployer(db())).id, at);
    return async () => (await db().contactRequest.findUniqueOrThrow({ where: { id } })).weighs;
  },
  bulkActions: async (at) => {
    const { id: adminId } = await makeAdmin(db());
    const action = { adminId, kind: 'EMPLOYER_EMAIL', state: 'FINISHED', allMatching: false, total: 0 } as const;
    const times = { leaseUntil: at, createdAt: at, finishedAt: at };
    const { id } = await db().bulkAction.create({ data: { ...action, ...times } });
    return remains(() => db().bulkAction.count({ where: { id } }));
  },
  webhookDeliveries: async (at) => {
    const { id: userId } = await makeEmployer(db());
    const { id: endpointId } = await db().webhookEndpoint.create({
      data: { userId, url: 'https://example.com/', events: [], secret: random() },
    });
    const { id } = await db().webhookDelivery.create({
      data: { endpointId, type: 'test', subject: 'test', recordId: endpointId, occurredAt: at },
    });
    return remains(() => db().webhookDelivery.count({ where: { id } }));
  },
  webhookEvents: async (at) => {
    const { id } = await db().webhookEvent.create({ data: { id: random(), type: 'a.type', processedAt: at } });
    return remains(() => db().webhookEvent.count({ where: { id } }));
  },
  keptMail: async (at) => {
    // A text message.
    const to = `+65${random()}`;
    await openOutbox(join(app.dataDir, 'outbox'), () => at).send({ to, subject: 'Code', text: 'A code.' });
    return async () => (await mailsTo(app, to)).length > 0;
  },
  references: async (at) => {
    const { id: jobSeekerId } = await makeJobSeeker(db(), catalog);
    const job = { company: 'Café', contactName: 'Lena', job: 'Waiter', beganIn: '2020-01', endedIn: '2020-02' };
    for (const state of ['WAITING', 'DECLINED', 'CONFIRMED'] as const) {
      const asked = { contactEmail: `${random()}@example.test`, askedAt: at, expiresAt: at };
      const answered = state === 'WAITING' ? {} : { answeredAt: at };
      await db().jobReference.create({ data: { jobSeekerId, ...job, ...asked, state, ...answered } });
    }
    return async () => {
      const left = await db().jobReference.count({ where: { jobSeekerId } });
      // What was confirmed stays.
      expect([1, 3]).toContain(left);
      return left === 3;
    };
  },
  reports: async (at) => {
    const about = { userId: (await makeJobSeeker(db(), catalog)).id, kind: 'PROFILE', reason: 'SPAM' } as const;
    const { id } = await db().report.create({
      data: { ...about, reporterKey: random(), state: 'DISMISSED', resolvedAt: at },
    });
    const open = await db().report.create({ data: { ...about, reporterKey: random(), createdAt: new Date(0) } });
    return async () => {
      expect(await db().report.count({ where: { id: open.id } })).toBe(1);
      return (await db().report.count({ where: { id } })) > 0;
    };
  },
  savedFilters: async (at) => {
    const filter = { adminId: (await makeAdmin(db())).id, list: 'JOB_SEEKERS', createdAt: at } as const;
    const { id } = await db().savedFilter.create({ data: { ...filter, name: 'Maria', query: 'city=3&q=Maria' } });
    const other = await db().savedFilter.create({ data: { ...filter, name: 'Active', query: 'active=1' } });
    return async () => {
      expect(await db().savedFilter.count({ where: { id: other.id } })).toBe(1);
      return (await db().savedFilter.count({ where: { id } })) > 0;
    };
  },
  guests: async (at) => {
    const guest = await makeGuest(db());
    await db().user.update({ where: { id: guest.id }, data: { createdAt: at } });
    const { id } = await makeRequest(guest.id, at);
    // One who still writes stays, however old the request is.
    const writing = await makeGuest(db());
    await db().user.update({ where: { id: writing.id }, data: { createdAt: at } });
    const { chatId } = await makeRequest(writing.id, at);
    await db().chat.update({ where: { id: chatId }, data: { lastMessageAt: app.clock.now } });
    return async () => {
      expect(await db().user.findUniqueOrThrow({ where: { id: writing.id } })).toMatchObject({ deletedAt: null });
      const { deletedAt, email } = await db().user.findUniqueOrThrow({ where: { id: guest.id } });
      const request = await db().contactRequest.findUniqueOrThrow({ where: { id } });
      expect(request.email === null).toBe(deletedAt !== null);
      expect(email === null).toBe(deletedAt !== null);
      return deletedAt === null;
    };
  },
};

async function makeRequest(employerId: number, at: Date) {
  const people = { employerId, jobSeekerId: (await makeJobSeeker(db(), catalog)).id };
  const hashes = { employerHash: random(), jobSeekerHash: random() };
  const chat = await db().chat.create({
    data: { kind: 'CONTACT', ...people, ...hashes, lastMessageAt: at, createdAt: at },
  });
  const guest = { name: 'Gus', email: 'gus@example.test' };
  return db().contactRequest.create({
    data: { ...people, ...guest, chatId: chat.id, activatedAt: at, createdAt: at, weighs: true },
  });
}

/** Each setting says a week more than the default. */
const longer = Object.fromEntries(
  Object.values<Period>(periods).flatMap((period) =>
    'setting' in period ? [[period.setting, String(period.days + 7)] as const] : [],
  ),
);

describe.each([
  { periods: 'by default', environment: {} },
  { periods: 'as they are set', environment: longer },
])('the hourly removal, with periods $periods', ({ environment }) => {
  beforeAll(async () => {
    app = await startTestApp({ environment });
    catalog = await makeReference(db());
  });
  afterAll(() => app.stop());

  it('removes what is older than its period, and keeps what is not', async () => {
    const { now } = app.clock;
    const made: { name: string; older: () => Promise<boolean>; younger: () => Promise<boolean> }[] = [];
    for (const name of periodNames) {
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
      const days = daysOf(name, app.services);
      expect(days).toBe(periods[name].days + ('setting' in periods[name] && environment === longer ? 7 : 0));
      const older = await makers[name](daysAgo(days + 1.5));
      made.push({ name, older, younger: await makers[name](daysAgo(days - 0.9)) });
    }
    await Promise.all([removeWhatIsOver(app.services), removeWhatIsOver(app.services)]);
    for (const { name, older, younger } of made)
      expect([name, await older(), await younger()]).toEqual([name, false, true]);
  });

  it('removes many rows in batches', async () => {
    const processedAt = new Date(app.clock.now.getTime() - 100 * dayMs);
    await db().webhookEvent.createMany({
      data: Array.from({ length: 2_500 }, (_, index) => ({ id: `evt_${index}`, type: 'a.type', processedAt })),
    });
    await removeWhatIsOver(app.services);
    expect(await db().webhookEvent.count({ where: { processedAt } })).toBe(0);
  });
});
