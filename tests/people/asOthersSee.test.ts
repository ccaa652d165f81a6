import { expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { asJobSeeker } from '../support/profiles.ts';
import { makeContactChat } from './contactChat.ts';

const app = testApp();
const db = testDb(app);
const here = testCatalog(app);

const query = `query ($id: Int!, $asOthersSee: Boolean!) {
  viewer { user { databaseId } }
  jobSeeker(databaseId: $id, asOthersSee: $asOthersSee) {
    name email whatsApp zipCode situationInCountry active updated strength { percent } rejection { reason } chats { totalCount }
  }
}`;
const seen = async (viewer: Viewer, id: number, asOthersSee: boolean) =>
  (await readAs(app, viewer, query, { id, asOthersSee })).jobSeeker;

it('a job seeker gets what a stranger gets', async () => {
  const jane = await makeJobSeeker(db, here, { name: 'Jane Goh', whatsApp: '+6581234567', zipCode: '1' });
  const stranger = await seen({ kind: 'anonymous' }, jane.id, false);
  expect(stranger).toMatchObject({ name: 'Jane', email: null, whatsApp: null, zipCode: null, active: true });
  expect(await seen(asJobSeeker(jane), jane.id, true)).toEqual(stranger);
  expect(await seen(asJobSeeker(jane), jane.id, false)).toMatchObject({
    name: 'Jane Goh',
    email: jane.email,
    active: true,
  });
});

it('everyone reads and finds what a job seeker has asked to be called, in place of the first word of the name', async () => {
  const anh = await makeJobSeeker(db, here, { name: 'Nguyễn Văn Qwertz' });
  const ids = async (q: string) => {
    const found = 'query ($q: String!) { jobSeekers(first: 9, filter: { q: $q }) { edges { node { databaseId } } } }';
    const { jobSeekers } = await readAs(app, { kind: 'anonymous' }, found, { q });
    return jobSeekers.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
  };
  expect(await ids('nguyen')).toEqual([anh.id]);
  expect(await mutateAs(app, asJobSeeker(anh), 'saveProfile', { callName: ' Anh  安 ' })).toMatchObject({
    __typename: 'SaveProfilePayload',
  });
  expect(await seen({ kind: 'anonymous' }, anh.id, false)).toMatchObject({ name: 'Anh 安' });
  expect(await (await fetch(`${app.url}/api/user/${anh.id}/public`)).json()).toMatchObject({ name: 'Anh 安' });
  expect(await seen(asJobSeeker(anh), anh.id, false)).toMatchObject({ name: 'Nguyễn Văn Qwertz' });
  expect([await ids('anh'), await ids('安'), await ids('nguyen'), await ids('qwertz')]).toEqual([
    [anh.id],
    [anh.id],
    [],
    [],
  ]);
  // An admin looks at it, as at a new name.
  const review = await db.review.findUniqueOrThrow({ where: { jobSeekerId: anh.id } });
  expect(review).toMatchObject({ state: 'WAITING', snapshot: { name: anh.name } });
});

it('nothing of a profile that is not public, as employers get nothing', async () => {
  const paused = await makeJobSeeker(db, here, { active: false });
  expect(await seen(asJobSeeker(paused), paused.id, true)).toBeNull();
  expect(await seen(asJobSeeker(paused), paused.id, false)).not.toBeNull();
});

it.each([
  { when: 'the company page is public', company: 'Little Jakarta', isHiring: true, shown: 'Little Jakarta' },
  { when: 'the company page is not public', company: 'Little Jakarta', isHiring: false, shown: null },
  { when: 'the company looks like contact data', company: 'Call +65 8123 4567', isHiring: true, shown: null },
])('a chat names the company $shown where $when', async ({ company, isHiring, shown }) => {
  const employer = await makeEmployer(db, { company });
  const jane = await makeJobSeeker(db, here);
  if (isHiring) await makeJobOffer(db, here, { employerId: employer.id });
  const participants = { create: [{ userId: employer.id }, { userId: jane.id }] };
  const { id } = await makeContactChat(db, employer, jane, { participants });
  const ask = `{ chat(reference: { databaseId: ${id} }) { counterpart { company } members { company } } }`;
  expect(await readAs(app, asJobSeeker(jane), ask)).toEqual({
    chat: { counterpart: { company: shown }, members: [{ company: shown }, { company: null }] },
  });
});

it('the next trial shift is the first one ahead that both agreed on, of the viewer’s own chats', async () => {
  const [jane, other] = [await makeJobSeeker(db, here), await makeJobSeeker(db, here)];
  const chat = await makeContactChat(db, await makeEmployer(db), jane);
  const hours = (count: number) => new Date(app.clock.now.getTime() + count * 3_600_000);
  const shift = { chatId: chat.id, proposedBy: 'EMPLOYER', minutes: 60, timeZone: 'Asia/Singapore', rate: 15 } as const;
  const accepted = { ...shift, currency: 'SGD', state: 'ACCEPTED', answeredAt: app.clock.now } as const;
  await db.trialShift.create({ data: { ...accepted, startsAt: hours(-3) } });
  await db.trialShift.create({ data: { ...accepted, startsAt: hours(48) } });
  await db.trialShift.create({ data: { ...accepted, startsAt: hours(24) } });
  await db.trialShift.create({ data: { ...shift, currency: 'SGD', state: 'PROPOSED', startsAt: hours(5) } });
  const next = async (viewer: Viewer) =>
    (await readAs(app, viewer, '{ viewer { nextTrialShift { startsAt } } }')).viewer.nextTrialShift;
  expect(await next(asJobSeeker(jane))).toEqual({ startsAt: hours(24).toISOString() });
  expect([await next(asJobSeeker(other)), await next({ kind: 'anonymous' })]).toEqual([null, null]);
  await db.trialShift.updateMany({ where: { startsAt: hours(48) }, data: { startsAt: hours(60) } });
  await db.trialShift.updateMany({ where: { startsAt: hours(24) }, data: { startsAt: hours(49) } });
  expect(await next(asJobSeeker(jane))).toBeNull();
});
