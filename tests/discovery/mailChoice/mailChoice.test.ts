import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import type { SavedSearch, User } from '../../../server/generated/prisma/client.ts';
import {
  type Catalog,
  erasedAt,
  makeAdmin,
  makeEmployer,
  makeJobSeeker,
  makeReference,
} from '../../support/factories.ts';
import { testApp, testDb } from '../../support/fixtures.ts';
import { askAs, mutateAs, readAs } from '../../support/graph.ts';
import { asEmployer } from '../../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
let here: Catalog;
let employer: User;
let other: User;
let searches: SavedSearch[];
let ofOther: SavedSearch;

beforeEach(async () => {
  const { reference } = app.services;
  here = await makeReference(db);
  await reference.refresh();
  [employer, other] = [await makeEmployer(db), await makeEmployer(db)];
  const { jobId, cityId, sexId } = here;
  searches = [];
  for (const what of [{ jobId }, { cityId }, { sexId }]) searches.push(await makeSearch(employer, what));
  ofOther = await makeSearch(other, { cityId: here.cityId });
});

const makeSearch = ({ id: employerId }: User, what: { jobId?: number; cityId?: number; sexId?: number }) =>
  db.savedSearch.create({
    data: { employerId, ...what, frequency: 'DAILY', dueAt: app.clock.now, coveredUntil: app.clock.now },
  });

const first = () => searches[0]?.id ?? 0;
const messageToken = () => app.services.unsubscribeTokens.issue({ kind: 'message-mail', userId: employer.id });
const searchToken = () => app.services.unsubscribeTokens.issue({ kind: 'saved-search', savedSearchId: first() });

const pageOf = async (token: string) => (await fetch(`${app.url}/unsubscribe/${token}`)).text();
const post = (token: string, choice: string) => {
  const body = new URLSearchParams({ choice });
  return fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST', redirect: 'manual', body });
};

/** What is stored: of the employer, and of another one. */
async function stored() {
  const messagesOf = async ({ id }: User) => (await db.user.findUniqueOrThrow({ where: { id } })).messageMail;
  const frequencyOf = async ({ id }: SavedSearch) =>
    (await db.savedSearch.findUniqueOrThrow({ where: { id } })).frequency;
  return {
    messages: await messagesOf(employer),
    searches: await Promise.all(searches.map(frequencyOf)),
    other: [await messagesOf(other), await frequencyOf(ofOther)],
  };
}
const untouched = ['AT_ONCE', 'DAILY'];

const choicesOf = async (viewer: Viewer) =>
  (await readAs(app, viewer, '{ viewer { mailChoices { key name frequency options } } }')).viewer;

describe('the link in a mail does not', () => {
  it('show what other searches are, or anything else about the receiver', async () => {
    const job = await db.job.findUniqueOrThrow({ where: { id: here.jobId } });
    const city = await db.city.findUniqueOrThrow({ where: { id: here.cityId } });
    const byMessage = await pageOf(messageToken());
    const bySearch = await pageOf(searchToken());
    expect(bySearch).toContain(job.plural);
    for (const page of [byMessage, bySearch]) {
      expect(page).toContain('Unread messages');
      expect(page).toContain(page === byMessage ? 'Your saved searches' : 'Your other saved searches');
      for (const secret of [city.name, employer.email ?? '', employer.name, `saved-search.${searches[1]?.id}`])
        expect(page).not.toContain(secret);
    }
    expect(byMessage).not.toContain(job.plural);
  });

  it('change a search by its id, of the same person or of another one', async () => {
    for (const id of [searches[1]?.id, ofOther.id]) {
      for (const token of [messageToken(), searchToken()]) await post(token, `saved-search.${id}:WEEKLY`);
    }
    const { searches: frequencies, other: theirs } = await stored();
    expect(frequencies.slice(1)).toEqual(['DAILY', 'DAILY']);
    expect(theirs).toEqual(untouched);
  });

  it('change what its receiver does not have', async () => {
    await post(messageToken(), 'offer-alert:DAILY');
    expect(await db.offerAlert.count({ where: { userId: employer.id } })).toBe(0);
    const jobSeeker = await makeJobSeeker(db, here);
    const ofOthers = app.services.unsubscribeTokens.issue({ kind: 'message-mail', userId: jobSeeker.id });
    await post(ofOthers, 'saved-search:OFF');
    expect((await stored()).searches).toEqual(['DAILY', 'DAILY', 'DAILY']);
  });

  it('work for an admin, or for a deleted person', async () => {
    const { unsubscribeTokens } = app.services;
    const admin = await makeAdmin(db);
    const ofAdmin = unsubscribeTokens.issue({ kind: 'message-mail', userId: admin.id });
    await db.user.update({ where: { id: employer.id }, data: erasedAt(app.clock.now) });
    for (const token of [messageToken(), searchToken(), ofAdmin]) {
      for (const choice of ['all:OFF', 'message-mail:OFF', 'saved-search:OFF', ''])
        expect((await post(token, choice)).status).toBe(404);
      expect((await fetch(`${app.url}/unsubscribe/${token}`)).status).toBe(404);
    }
    expect(await stored()).toEqual({ messages: 'AT_ONCE', searches: ['DAILY', 'DAILY', 'DAILY'], other: untouched });
    expect((await db.user.findUniqueOrThrow({ where: { id: admin.id } })).messageMail).toBe('AT_ONCE');
  });
});

describe('the link in a mail', () => {
  it('changes each choice of its receiver, and no more', async () => {
    await post(messageToken(), 'saved-search:WEEKLY');
    expect(await stored()).toEqual({ messages: 'AT_ONCE', searches: ['WEEKLY', 'WEEKLY', 'WEEKLY'], other: untouched });
    await post(searchToken(), 'saved-search:OFF');
    expect(await stored()).toEqual({ messages: 'AT_ONCE', searches: ['WEEKLY', 'OFF', 'OFF'], other: untouched });
    await post(searchToken(), `saved-search.${first()}:DAILY`);
    await post(searchToken(), 'message-mail:DAILY');
    expect(await stored()).toEqual({ messages: 'DAILY', searches: ['DAILY', 'OFF', 'OFF'], other: untouched });
    expect(await pageOf(messageToken())).toContain('You get emails about some of these, or at different times.');
  });

  it.each(['messages', 'a search'])('stops all mails with one click (%s)', async (about) => {
    const token = about === 'messages' ? messageToken() : searchToken();
    const response = await post(token, 'all:OFF');
    expect([response.status, response.headers.get('location')]).toEqual([303, `/unsubscribe/${token}?saved=1#done`]);
    expect(await stored()).toEqual({ messages: 'NEVER', searches: ['OFF', 'OFF', 'OFF'], other: untouched });
    const page = await pageOf(token);
    expect(page).not.toContain('Stop all of these emails');
    expect(page).toContain('We always send emails about your account');
  });
});

describe('a signed-in person', () => {
  it('sees each search by its name, and anonymous viewers see nothing', async () => {
    const city = await db.city.findUniqueOrThrow({ where: { id: here.cityId } });
    expect(await choicesOf(asEmployer(employer))).toMatchObject({
      mailChoices: [
        { key: 'message-mail', name: null, frequency: 'AT_ONCE', options: ['AT_ONCE', 'DAILY', 'OFF'] },
        { key: `saved-search.${searches[2]?.id}` },
        { key: `saved-search.${searches[1]?.id}`, name: `Job seekers in ${city.name}`, frequency: 'DAILY' },
        { key: `saved-search.${first()}` },
        { key: 'trial-reminder', name: null, frequency: 'AT_ONCE', options: ['AT_ONCE', 'OFF'] },
        { key: 'renewal-reminder', name: null, frequency: 'OFF', options: ['AT_ONCE', 'OFF'] },
      ],
    });
    expect(await choicesOf({ kind: 'anonymous' })).toEqual({ mailChoices: [] });
  });

  it('changes one of them, and stops all', async () => {
    const saved = (choice: string, frequency: string) =>
      mutateAs(app, asEmployer(employer), 'saveMailChoice', { choice, frequency }, 'viewer { mailChoices { key } }');
    expect(await saved(`saved-search.${first()}`, 'WEEKLY')).toMatchObject({ viewer: { mailChoices: { length: 6 } } });
    // A frequency that it does not have, and a search of another employer.
    expect(await saved(`saved-search.${first()}`, 'AT_ONCE')).toMatchObject({ __typename: 'NotFound' });
    expect(await saved(`saved-search.${ofOther.id}`, 'OFF')).toMatchObject({ __typename: 'NotFound' });
    expect(await stored()).toEqual({ messages: 'AT_ONCE', searches: ['WEEKLY', 'DAILY', 'DAILY'], other: untouched });
    await askAs(app, asEmployer(employer), 'mutation { stopMails { __typename } }');
    expect(await stored()).toEqual({ messages: 'NEVER', searches: ['OFF', 'OFF', 'OFF'], other: untouched });
  });
});
