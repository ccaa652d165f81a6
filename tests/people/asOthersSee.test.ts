import { expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';

const app = testApp();
const here = testCatalog(app);

const as = ({ id }: User): Viewer => ({ kind: 'jobSeeker', id, sessionId: 1 });
const query = `query ($id: Int!, $asOthersSee: Boolean!) {
  viewer { user { databaseId } }
  jobSeeker(databaseId: $id, asOthersSee: $asOthersSee) {
    name email whatsApp zipCode situationInCountry active updated strength { percent } rejection { reason } chats { totalCount }
  }
}`;
const seen = async (viewer: Viewer, id: number, asOthersSee: boolean) =>
  (await askAs(app, viewer, query, { id, asOthersSee })).data?.jobSeeker;

it('a job seeker gets what a stranger gets', async () => {
  const jane = await makeJobSeeker(app.services.db, here, { name: 'Jane Goh', whatsApp: '+6581234567', zipCode: '1' });
  const stranger = await seen({ kind: 'anonymous' }, jane.id, false);
  expect(stranger).toMatchObject({ name: 'Jane', email: null, whatsApp: null, zipCode: null, active: true });
  expect(await seen(as(jane), jane.id, true)).toEqual(stranger);
  expect(await seen(as(jane), jane.id, false)).toMatchObject({ name: 'Jane Goh', email: jane.email, active: true });
});

it('nothing of a profile that is not public, as employers get nothing', async () => {
  const paused = await makeJobSeeker(app.services.db, here, { active: false });
  expect(await seen(as(paused), paused.id, true)).toBeNull();
  expect(await seen(as(paused), paused.id, false)).not.toBeNull();
});

it.each([
  { when: 'the company page is public', company: 'Little Jakarta', isHiring: true, shown: 'Little Jakarta' },
  { when: 'the company page is not public', company: 'Little Jakarta', isHiring: false, shown: null },
  { when: 'the company looks like contact data', company: 'Call +65 8123 4567', isHiring: true, shown: null },
])('a chat names the company $shown where $when', async ({ company, isHiring, shown }) => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { company });
  const jane = await makeJobSeeker(db, here);
  if (isHiring) await makeJobOffer(db, here, { employerId: employer.id });
  const chat = await db.chat.create({
    data: {
      kind: 'CONTACT',
      employerId: employer.id,
      jobSeekerId: jane.id,
      employerHash: `employer-${employer.id}`,
      jobSeekerHash: `seeker-${employer.id}`,
      participants: { create: [{ userId: employer.id }, { userId: jane.id }] },
    },
  });
  const ask =
    'query ($id: Int!) { chat(reference: { databaseId: $id }) { counterpart { company } members { company } } }';
  expect((await askAs(app, as(jane), ask, { id: chat.id })).data).toEqual({
    chat: { counterpart: { company: shown }, members: [{ company: shown }, { company: null }] },
  });
});

it('the next trial shift is the first one ahead that both agreed on, of the viewer’s own chats', async () => {
  const { db } = app.services;
  const [jane, other] = [await makeJobSeeker(db, here), await makeJobSeeker(db, here)];
  const employer = await makeEmployer(db);
  const chat = await db.chat.create({
    data: {
      kind: 'CONTACT',
      employerId: employer.id,
      jobSeekerId: jane.id,
      employerHash: 'shift-e',
      jobSeekerHash: 'shift-j',
    },
  });
  const hours = (count: number) => new Date(app.clock.now.getTime() + count * 3_600_000);
  const shift = { chatId: chat.id, proposedBy: 'EMPLOYER', minutes: 60, timeZone: 'Asia/Singapore', rate: 15 } as const;
  const accepted = { ...shift, currency: 'SGD', state: 'ACCEPTED', answeredAt: app.clock.now } as const;
  await db.trialShift.create({ data: { ...accepted, startsAt: hours(-3) } });
  await db.trialShift.create({ data: { ...accepted, startsAt: hours(48) } });
  await db.trialShift.create({ data: { ...accepted, startsAt: hours(24) } });
  await db.trialShift.create({ data: { ...shift, currency: 'SGD', state: 'PROPOSED', startsAt: hours(5) } });
  const next = '{ viewer { nextTrialShift { startsAt } } }';
  expect((await askAs(app, as(jane), next)).data).toEqual({
    viewer: { nextTrialShift: { startsAt: hours(24).toISOString() } },
  });
  for (const viewer of [as(other), { kind: 'anonymous' } as const])
    expect((await askAs(app, viewer, next)).data).toEqual({ viewer: { nextTrialShift: null } });
  await db.trialShift.updateMany({ where: { startsAt: hours(48) }, data: { startsAt: hours(60) } });
  await db.trialShift.updateMany({ where: { startsAt: hours(24) }, data: { startsAt: hours(49) } });
  expect((await askAs(app, as(jane), next)).data).toEqual({ viewer: { nextTrialShift: null } });
});
