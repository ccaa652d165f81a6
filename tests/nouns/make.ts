import { columnOf } from '../../server/database/sql.ts';
import { type OrderedType, officeRecords } from '../../server/domain/core/catalog/officeRecords.input.ts';
import { lockOrder } from '../../server/domain/core/write/locks.sql.ts';
import type { JobOffer, User } from '../../server/generated/prisma/client.ts';
import type { Actor, Fixtures, Person } from '../access/fixtures.ts';
import { inState, makeEmployer, makeGuest, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { randomLetters } from '../support/randomLetters.ts';
import { type SampleType, samples } from './samples.ts';

/** Records that a request may consume: created for each request, and owned by users who are not actors unless stated otherwise. */

export const unique = (): string => randomLetters(10);

/** As long as the description of a profile has to be. */
export const longText = 'I have worked in busy places for years, and with pleasure. '.repeat(12);

/** The largest possible id; no record has it. */
export const noId = 2_147_483_647;

/** A hash without a share link. */
export const unknownLink = 'a-link-that-does-not-exist';

type Made = Promise<{ id: number }>;

export const record =
  (type: SampleType) =>
  ({ app, catalog }: Fixtures): Made =>
    samples[type].make(app.services.db, catalog);

export const job = record('JOB');
export const city = record('CITY');
export const status = record('CONTACT_REQUEST_STATUS');

export async function ordered({ app }: Fixtures, type: OrderedType): Promise<number[]> {
  const rows = await lockOrder(app.services.db, columnOf(officeRecords[type].model), officeRecords[type].label);
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}

export const jobSeeker = ({ app, catalog }: Fixtures): Made => makeJobSeeker(app.services.db, catalog);

export const pausedJobSeeker = ({ app, catalog }: Fixtures): Made =>
  makeJobSeeker(app.services.db, catalog, { active: false });

export const employer = ({ app }: Fixtures): Made => makeEmployer(app.services.db);

export const actor =
  (who: Person) =>
  ({ people }: Fixtures): { id: number } =>
    people[who];

/** Who asks; a visitor has the records of a job seeker. */
export const oneself = ({ people }: Fixtures, asking: Actor): User =>
  people[asking === 'anonymous' ? 'jobSeeker' : asking];

export const guest = ({ app }: Fixtures): Made => makeGuest(app.services.db);

export const jobOffer = ({ app, catalog, people }: Fixtures): Made =>
  makeJobOffer(app.services.db, catalog, { employerId: people.employer.id });

export const closedOffer = ({ app, catalog, people }: Fixtures): Made =>
  makeJobOffer(app.services.db, catalog, { employerId: people.employer.id, ...inState('FILLED') });

/** An offer of the actor `employer` that is not public, and that the actor `jobSeeker` has saved and applied to. */
export async function notPublicOffer(
  { app, catalog, people, contacts }: Fixtures,
  state: Exclude<JobOffer['state'], 'ACTIVE'>,
  description: string,
): Promise<JobOffer> {
  const { db } = app.services;
  const offer = await makeJobOffer(db, catalog, { employerId: people.employer.id, ...inState(state), description });
  const kept = { jobSeekerId: people.jobSeeker.id, jobOfferId: offer.id };
  await db.savedJobOffer.create({ data: kept });
  await db.jobApplication.create({ data: { ...kept, chatId: contacts.employer.chatId } });
  return offer;
}

/** A request with its chat, already activated unless it is pending. */
export async function contactRequest(
  fixtures: Fixtures,
  sides: { employerId?: number; jobSeekerId?: number; isPending?: boolean } = {},
): Made {
  const { db } = fixtures.app.services;
  const employerId = sides.employerId ?? (await employer(fixtures)).id;
  const jobSeekerId = sides.jobSeekerId ?? (await jobSeeker(fixtures)).id;
  const isPending = sides.isPending ?? false;
  const pair = { employerId, jobSeekerId };
  const { id: chatId } = await db.chat.upsert({
    where: { employerId_jobSeekerId: pair },
    create: { kind: 'CONTACT', ...pair, employerHash: unique(), jobSeekerHash: unique(), open: !isPending },
    update: {},
  });
  return db.contactRequest.create({
    data: {
      ...pair,
      chatId,
      name: 'Erin Contact',
      email: 'erin@example.test',
      ...(isPending ? { introducedById: fixtures.people.admin.id } : { activatedAt: fixtures.app.clock.now }),
    },
  });
}
