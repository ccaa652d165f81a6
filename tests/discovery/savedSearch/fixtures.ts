import { sendDueSearchAlerts } from '../../../server/domain/discovery/savedSearch/savedSearch.mail.ts';
import type { SavedSearchInput } from '../../../server/domain/discovery/savedSearch/savedSearch.ts';
import type { AlertFrequency, Prisma, User } from '../../../server/generated/prisma/client.ts';
import type { TestApp } from '../../support/app.ts';
import { type Catalog, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { mutateAs } from '../../support/graph.ts';
import { pass, passUntil } from '../offerAlert/fixtures.ts';

export type Search = SavedSearchInput;

const asEmployer = (id: number) => ({ kind: 'employer', id, sessionId: 1 }) as const;

export const send = (app: TestApp): Promise<void> => sendDueSearchAlerts(app.services);

/** 8:00 of the next day, or of today before 8:00. */
export async function nextMorning(app: TestApp): Promise<void> {
  passUntil(app, 8);
  await send(app);
}

/** The global id of the saved search, or what was answered instead. */
export async function save(app: TestApp, { id }: Pick<User, 'id'>, search: Search): Promise<string> {
  const answer = await mutateAs(app, asEmployer(id), 'addSavedSearch', search, 'savedSearch { id }');
  return answer.savedSearch?.id ?? answer.__typename;
}

export async function choose(
  app: TestApp,
  { id }: Pick<User, 'id'>,
  savedSearch: string,
  frequency: AlertFrequency,
): Promise<void> {
  const { __typename } = await mutateAs(app, asEmployer(id), 'saveSearchAlert', { savedSearch, frequency });
  if (__typename !== 'SaveSearchAlertPayload') throw new Error('The frequency was not saved.');
}

export type Searcher = { employer: User; savedSearch: string };

export async function makeSearcher(
  app: TestApp,
  search: Search,
  frequency: AlertFrequency = 'DAILY',
  data: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<Searcher> {
  const employer = await makeEmployer(app.services.db, data);
  const savedSearch = await save(app, employer, search);
  await choose(app, employer, savedSearch, frequency);
  return { employer, savedSearch };
}

/** A job seeker who becomes public a second later, because an alert covers what comes after it. */
export async function join(
  app: TestApp,
  catalog: Catalog,
  data: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<User> {
  pass(app, 1000);
  return makeJobSeeker(app.services.db, catalog, { findableSince: app.clock.now, ...data });
}
