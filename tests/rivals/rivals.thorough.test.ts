import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import {
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  testPassword,
} from '../support/factories.ts';
import { testApp, testDatabase } from '../support/fixtures.ts';
import { mutateOver } from '../support/graph.ts';
import { auth, logIn } from '../support/visiting.ts';
import { type Round, rivals } from './pairs.ts';

/** Two people do something at the same moment, at two applications with one database. `ROUNDS` sets how often. */

const rounds = Number(process.env.ROUNDS ?? 2);
const longestJitterMs = 60;

const database = testDatabase();
const options = () => ({ databaseUrl: database.url });
const here = testApp(options);
const there = testApp(options);

async function makeRound(): Promise<Round> {
  const { db } = here.services;
  const [catalog, vacant] = [await makeReference(db), await makeReference(db)];
  await Promise.all([here, there].map(({ services }) => services.reference.refresh()));
  const employer = await makeEmployer(db);
  const jobSeeker = await makeJobSeeker(db, catalog);
  const offer = await makeJobOffer(db, catalog, { employerId: employer.id });
  const chat = await db.chat.create({
    data: {
      kind: 'CONTACT',
      open: true,
      employerId: employer.id,
      jobSeekerId: jobSeeker.id,
      employerHash: randomUUID(),
      jobSeekerHash: randomUUID(),
      participants: { create: [{ userId: employer.id }, { userId: jobSeeker.id }] },
    },
  });
  const admin = await makeAdmin(db);
  const integration = await db.integration.create({
    data: {
      createdAt: here.clock.now,
      madeBy: { connect: { id: admin.id } },
      user: { create: { role: 'ROLE_ADMIN', name: 'Payroll import' } },
    },
  });
  return {
    catalog,
    vacant,
    employer,
    jobSeeker,
    admin: await logIn(here, admin),
    asEmployer: await logIn(there, employer),
    asJobSeeker: await logIn(there, jobSeeker),
    offerId: offer.id,
    chatId: chat.id,
    integrationId: integration.id,
  };
}

/** What must be true whatever has happened. Each is a number of rows that must be 0. */
async function faults(): Promise<Record<string, number>> {
  const { db } = here.services;
  const deleted = { deletedAt: { not: null } };
  return {
    'public offers of banned or deleted employers': await db.jobOffer.count({
      where: { state: 'ACTIVE', employer: { OR: [{ bannedAt: { not: null } }, deleted] } },
    }),
    'names of deleted people': await db.user.count({
      where: { ...deleted, integration: null, name: { not: 'Deleted user' } },
    }),
    'contact data of deleted employers': await db.contactRequest.count({
      where: { employer: deleted, OR: [{ email: { not: null } }, { whatsApp: { not: null } }] },
    }),
    'applications of deleted people': await db.jobApplication.count({ where: { jobSeeker: deleted } }),
    'reports about deleted people': await db.report.count({ where: { user: deleted } }),
    'mails to deleted people': await db.emailMessage.count({ where: { user: deleted } }),
    'new emails of deleted people': await db.pendingEmailChange.count({ where: { user: deleted } }),
    'shortlists with deleted people': await db.shortlistEntry.count({
      where: { OR: [{ employer: deleted }, { jobSeeker: deleted }] },
    }),
    'saved searches of deleted people': await db.savedSearch.count({ where: { employer: deleted } }),
    'sessions of banned or deleted people': await db.session.count({
      where: { user: { OR: [{ bannedAt: { not: null } }, deleted] } },
    }),
  };
}

const jitter = () => wait(Math.random() * longestJitterMs);

it.each([...new Set(rivals.flatMap(({ mutations }) => mutations))])('%# is done when it is alone', async (send) => {
  const { data } = (await send(await makeRound())) ?? {};
  expect(Object.values(data ?? {})).toEqual([{ __typename: expect.stringMatching(/Payload$/) }]);
});

describe('at the same moment', () => {
  it.each(rivals)('$name leave nothing behind that must not be, and are answered', async ({ mutations }) => {
    for (let round = 0; round < rounds; round += 1) {
      const people = await makeRound();
      const answers = await Promise.all(
        mutations.map(async (send) => {
          await jitter();
          return send(people);
        }),
      );
      expect(JSON.stringify(answers)).not.toMatch(/Internal|Something went wrong/);
      const found = Object.entries(await faults()).filter(([, count]) => count > 0);
      expect(found).toEqual([]);
    }
  });

  it('only one of two new passwords is stored', async () => {
    const { asJobSeeker } = await makeRound();
    const other = asJobSeeker.copy();
    const change = (visitor: Visitor, newPassword: string) =>
      mutateOver(visitor, 'changePassword', { currentPassword: testPassword, newPassword });
    const answers = await Promise.all([
      change(asJobSeeker, 'first horse battery'),
      change(other, 'second horse battery'),
    ]);
    const stored = answers.filter(({ __typename }) => __typename === 'ChangePasswordPayload');
    expect(stored).toHaveLength(1);
  });

  it('a key that is sent thirty times is one contact', async () => {
    const { asEmployer, jobSeeker, employer } = await makeRound();
    const input = {
      jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id),
      partTime: true,
      clientKey: 'the same key again',
    };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => mutateOver(asEmployer, 'contactJobSeeker', input)),
    );
    expect([...new Set(answers.map(({ __typename }) => __typename))]).toEqual(['ContactJobSeekerPayload']);
    const { db } = here.services;
    expect(await db.contactRequest.count({ where: { employerId: employer.id } })).toBe(1);
    expect(await db.user.findUniqueOrThrow({ where: { id: jobSeeker.id } })).toMatchObject({ popularity: 10 });
  });

  it('a session that begins beside a ban does not come back when the ban is lifted', async () => {
    const { admin, employer } = await makeRound();
    const user = encodeGlobalId('Employer', employer.id);
    await Promise.all([
      mutateOver(admin, 'banUser', { user, reason: 'Spam' }),
      ...Array.from({ length: 5 }, async () => {
        await jitter();
        return auth(new Visitor(there.url), 'sign-in/email', { email: employer.loginEmail, password: testPassword });
      }),
    ]);
    await mutateOver(admin, 'liftBan', { user });
    expect(await here.services.db.session.count({ where: { userId: employer.id } })).toBe(0);
  });

  it('times of messages follow their order', async () => {
    const { asEmployer, asJobSeeker, chatId } = await makeRound();
    const say = (visitor: Visitor) => mutateOver(visitor, 'sendMessage', { chat: { databaseId: chatId }, text: 'Hi' });
    const before = here.clock.now;
    // The clocks of two machines differ.
    here.clock.now = new Date(before.getTime() + 5_000);
    await say(asJobSeeker);
    await Promise.all([say(asJobSeeker), say(asEmployer), say(asJobSeeker)]);
    here.clock.now = before;
    const messages = await here.services.db.message.findMany({ where: { chatId }, orderBy: { id: 'asc' } });
    const times = messages.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});
