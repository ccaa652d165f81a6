import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { guestEnd } from '../../server/domain/people/employer/guest.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.ts';
import {
  type Catalog,
  makeAdmin,
  makeEmployer,
  makeGuest,
  makeJobSeeker,
  makeReference,
  makeSubscription,
} from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';
import { mutateAs } from '../support/graph.ts';

/**
 * The nine viewers of the sweeps. `guest`, `employer` and `premium` have contacted `jobSeeker`; the other guest and the other
 * employer have contacted `otherJobSeeker`. Of the employers, only `premium` has a subscription.
 */
export const actors = [
  'anonymous',
  'guest',
  'otherGuest',
  'jobSeeker',
  'otherJobSeeker',
  'employer',
  'otherEmployer',
  'premium',
  'admin',
] as const;

export type Actor = (typeof actors)[number];
export type Person = Exclude<Actor, 'anonymous'>;

const kinds = {
  guest: 'guest',
  otherGuest: 'guest',
  jobSeeker: 'jobSeeker',
  otherJobSeeker: 'jobSeeker',
  employer: 'employer',
  otherEmployer: 'employer',
  premium: 'employer',
  admin: 'admin',
} as const satisfies Record<Person, Viewer['kind']>;

export type Contact = { requestId: number; chatId: number; messageId: number; hash: string };

export type Fixtures = {
  app: TestApp;
  catalog: Catalog;
  people: Record<Person, User>;
  /** Those of `jobSeeker` with each of their employers, and `outside` of two other users. */
  contacts: Record<'guest' | 'employer' | 'premium' | 'outside', Contact>;
  viewer: (actor: Actor) => Viewer;
};

/** Creates a contact as the product does, with one message from an admin. */
export async function makeContact(
  fixtures: Omit<Fixtures, 'contacts'>,
  employer: Viewer,
  jobSeeker: User,
): Promise<Contact> {
  const { app, people } = fixtures;
  const { db } = app.services;
  const asked = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), partTime: true };
  const from = { name: 'Erin Contact', email: `contact-${jobSeeker.id}@example.test` };
  await mutateAs(app, employer, 'contactJobSeeker', { ...asked, ...from });
  const {
    id: requestId,
    chatId,
    chat,
  } = await db.contactRequest.findFirstOrThrow({
    where: { jobSeekerId: jobSeeker.id, employerId: employer.kind === 'anonymous' ? 0 : employer.id },
    include: { chat: true },
    orderBy: { id: 'desc' },
  });
  const data = { chatId, userId: people.admin.id, text: 'Welcome to your chat' };
  const { id: messageId } = await db.message.create({ data });
  const last = { lastMessageId: messageId };
  await db.chat.update({ where: { id: chatId }, data: { ...last, nbMessages: { increment: 1 } } });
  await db.chatParticipant.updateMany({ where: { chatId }, data: last });
  return { requestId, chatId, messageId, hash: chat.employerHash ?? '' };
}

export async function makeFixtures(options: TestAppOptions = {}): Promise<Fixtures> {
  const app = await startTestApp(options);
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  return peopleIn(app, catalog);
}

export const testFixtures = (options: TestAppOptions = {}): Fixtures =>
  fixture(
    () => makeFixtures(options),
    ({ app }) => app.stop(),
  );

/** Eight new people with their contacts, in an application that may have others. */
export async function peopleIn(app: TestApp, catalog: Catalog): Promise<Fixtures> {
  const { db } = app.services;
  const people: Fixtures['people'] = {
    guest: await makeGuest(db),
    otherGuest: await makeGuest(db),
    jobSeeker: await makeJobSeeker(db, catalog),
    otherJobSeeker: await makeJobSeeker(db, catalog),
    employer: await makeEmployer(db),
    otherEmployer: await makeEmployer(db),
    premium: await makeEmployer(db),
    admin: await makeAdmin(db),
  };
  await makeSubscription(db, people.premium.id, app.clock.now);
  // All users but guests have a session with their own id. Further sessions have greater ids.
  const expiresAt = new Date(app.clock.now.getTime() + 86_400_000);
  await db.session.createMany({
    data: Object.values(people)
      .filter(({ loginEmail }) => loginEmail !== null)
      .map(({ id }) => ({ id, userId: id, token: `session-${id}`, createdAt: app.clock.now, expiresAt })),
  });
  await db.$executeRaw`SELECT setval('session_id_seq', greatest(1000000, nextval('session_id_seq')))`;
  const viewer = (actor: Actor): Viewer => {
    if (actor === 'anonymous') return { kind: 'anonymous' };
    const kind = kinds[actor];
    const { id } = people[actor];
    return kind === 'guest' ? { kind, id, until: guestEnd(app.clock.now) } : { kind, id, sessionId: id };
  };
  const fixtures = { app, catalog, people, viewer };
  const { jobSeeker, otherJobSeeker } = people;
  const contacts = {
    guest: await makeContact(fixtures, viewer('guest'), jobSeeker),
    employer: await makeContact(fixtures, viewer('employer'), jobSeeker),
    premium: await makeContact(fixtures, viewer('premium'), jobSeeker),
    outside: await makeContact(fixtures, viewer('otherEmployer'), otherJobSeeker),
  };
  await makeContact(fixtures, viewer('otherGuest'), otherJobSeeker);
  return { ...fixtures, contacts };
}

/** Gives the employers' sides their share links back, after an operation that replaces those of its author. */
export async function restoreLinks({ app, contacts }: Fixtures): Promise<void> {
  for (const { chatId, hash } of Object.values(contacts))
    await app.services.db.chat.update({ where: { id: chatId }, data: { employerHash: hash } });
}
