import { sendDueOfferAlerts } from '../../../server/domain/discovery/offerAlert/offerAlert.ts';
import type { AlertFrequency, JobOffer, Prisma, User } from '../../../server/generated/prisma/client.ts';
import type { TestApp } from '../../support/app.ts';
import { type Catalog, makeEmployer, makeJobOffer, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { mutateAs } from '../../support/graph.ts';
import { asJobSeeker } from '../../support/profiles.ts';

/** Job seekers with an alert, offers, and the passing of time. The clock of a test starts on a Monday at 12:00 UTC. */

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => minutes(60) * count;
export const days = (count: number): number => hours(24) * count;

export const pass = (app: TestApp, milliseconds: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};

/** Sets the clock to the next time that it is this hour, UTC. */
export function passUntil(app: TestApp, hour: number): void {
  const at = new Date(app.clock.now);
  at.setUTCHours(hour, 0, 0, 0);
  app.clock.now = at > app.clock.now ? at : new Date(at.getTime() + days(1));
}

export const send = (app: TestApp): Promise<void> => sendDueOfferAlerts(app.services);

/** 8:00 of the next day, or of today before 8:00. */
export async function nextMorning(app: TestApp): Promise<void> {
  passUntil(app, 8);
  await send(app);
}

export async function makePlace(app: TestApp): Promise<Catalog> {
  const catalog = await makeReference(app.services.db);
  await app.services.reference.refresh();
  return catalog;
}

export async function choose(app: TestApp, user: User, frequency: AlertFrequency): Promise<void> {
  const { __typename } = await mutateAs(app, asJobSeeker(user), 'saveOfferAlert', { frequency });
  if (__typename !== 'SaveOfferAlertPayload') throw new Error('The frequency was not saved.');
}

export async function makeAlerted(
  app: TestApp,
  catalog: Catalog,
  frequency: AlertFrequency,
  data: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<User> {
  const jobSeeker = await makeJobSeeker(app.services.db, catalog, data);
  await choose(app, jobSeeker, frequency);
  return jobSeeker;
}

/** An offer that is published a second later, because an alert covers what comes after it. */
export async function publish(
  app: TestApp,
  catalog: Catalog,
  data: Partial<Omit<Prisma.JobOfferUncheckedCreateInput, 'active'>> = {},
): Promise<JobOffer> {
  const { db } = app.services;
  pass(app, 1000);
  const employerId = data.employerId ?? (await makeEmployer(db)).id;
  return makeJobOffer(db, catalog, { createdAt: app.clock.now, ...data, employerId });
}
