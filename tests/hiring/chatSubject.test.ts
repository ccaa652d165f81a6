import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import {
  inState,
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeSubscription,
} from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';
import { asAdmin, asEmployer } from '../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
let maria: User;
let boss: User;
let admin: User;
let chat: { id: number; employerHash: string | null; jobSeekerHash: string | null };

const fields = `kind isByViewer title job { name } city { name } company schedule description
  offerRate offerState viewerCanSeeOffer`;

async function subjects(viewer: Viewer, reference: object = { databaseId: chat.id }) {
  const source = `query ($chat: ChatReference!) { chat(reference: $chat) { subjects { ${fields} } } }`;
  return (await readAs(app, viewer, source, { chat: reference })).chat?.subjects ?? null;
}

const asJobSeeker = (user: User) => ({ kind: 'jobSeeker', id: user.id, sessionId: 1 }) as const;

beforeAll(async () => {
  maria = await makeJobSeeker(db, catalog, { name: 'Maria dela Cruz' });
  boss = await makeEmployer(db, { company: 'Blue Door' });
  admin = await makeAdmin(db);
  const asked = { jobSeeker: encodeGlobalId('JobSeeker', maria.id), partTime: true, description: 'Friday evenings' };
  await mutateAs(app, asEmployer(boss), 'contactJobSeeker', asked);
  chat = await db.chat.findFirstOrThrow({ where: { employerId: boss.id } });
});

it('is the request, for the job seeker without the company that was typed', async () => {
  const whole = { kind: 'REQUEST', schedule: 'Part-time', description: 'Friday evenings' };
  const [own] = (await subjects(asEmployer(boss))) ?? [];
  expect(own).toMatchObject({ ...whole, isByViewer: true, company: 'Blue Door' });
  expect(own?.job?.name).toBe((await db.job.findUniqueOrThrow({ where: { id: catalog.jobId } })).name);
  expect(own?.city?.name).toBe((await db.city.findUniqueOrThrow({ where: { id: catalog.cityId } })).name);
  expect(await subjects({ kind: 'anonymous' }, { sharedHash: chat.employerHash })).toEqual([own]);
  expect(await subjects(asAdmin(admin))).toMatchObject([{ ...whole, isByViewer: false, company: 'Blue Door' }]);

  // The company is contact data, paid for or not.
  const read = { ...whole, isByViewer: false, company: null };
  expect(await subjects(asJobSeeker(maria))).toMatchObject([read]);
  expect(await subjects({ kind: 'anonymous' }, { sharedHash: chat.jobSeekerHash })).toMatchObject([read]);
  await makeSubscription(db, boss.id, app.clock.now);
  expect(await subjects(asJobSeeker(maria))).toMatchObject([read]);
});

it('is told in lists for an empty chat only', async () => {
  const list = '{ chats(first: 1) { edges { node { subjectWhileEmpty { schedule } } } } }';
  const told = async () => (await readAs(app, asEmployer(boss), list)).chats.edges[0].node.subjectWhileEmpty;
  expect(await told()).toEqual({ schedule: 'Part-time' });
  await db.chat.update({ where: { id: chat.id }, data: { nbMessages: 1 } });
  expect(await told()).toBeNull();
  await db.chat.update({ where: { id: chat.id }, data: { nbMessages: 0 } });
});

it('is the offer of an application, before an older request', async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const work = { company: 'Blue Door Café', maxRate: 15, fullTime: true };
  const offer = await makeJobOffer(db, catalog, { employerId: boss.id, ...work });
  const place = (await subjects(asEmployer(boss)))?.[0]?.title;
  await mutateAs(app, asJobSeeker(maria), 'applyToJobOffer', { jobOffer: encodeGlobalId('JobOffer', offer.id) });
  const shown = {
    kind: 'APPLICATION',
    company: 'Blue Door Café',
    offerRate: 15,
    offerState: 'ACTIVE',
    title: expect.stringMatching(/ in .*, [A-Z]{3} 15, .*full-time$/),
  };
  const [applied, request] = (await subjects(asJobSeeker(maria))) ?? [];
  expect(applied).toMatchObject({ ...shown, isByViewer: true, viewerCanSeeOffer: true });
  expect(applied?.schedule).toContain('Full-time');
  expect(request?.kind).toBe('REQUEST');
  expect((await subjects(asEmployer(boss)))?.[0]).toMatchObject({ ...shown, isByViewer: false });

  // Taken back, it shows the job seeker only what it was about.
  await db.jobOffer.update({ where: { id: offer.id }, data: inState('DRAFT') });
  const gone = {
    company: null,
    schedule: null,
    offerRate: null,
    offerState: null,
    title: place,
    viewerCanSeeOffer: false,
  };
  expect((await subjects(asJobSeeker(maria)))?.[0]).toMatchObject(gone);
  expect((await subjects({ kind: 'anonymous' }, { sharedHash: chat.jobSeekerHash }))?.[0]).toMatchObject(gone);
  const own = { company: 'Blue Door Café', offerState: 'DRAFT', viewerCanSeeOffer: true };
  expect((await subjects(asEmployer(boss)))?.[0]).toMatchObject(own);
  await db.jobOffer.update({ where: { id: offer.id }, data: inState('FILLED') });
  expect((await subjects(asJobSeeker(maria)))?.[0]).toMatchObject({ offerState: 'FILLED', viewerCanSeeOffer: false });
});

it('shows a pending introduction to admins alone, and its text to both once it is taken up', async () => {
  const given = { employerId: boss.id, jobSeekerId: maria.id, chatId: chat.id, introducedById: admin.id };
  const at = new Date(app.clock.now.getTime() + 60_000);
  const texts = { name: 'Erin', email: 'erin@employers.test', description: 'You suit each other', fullTime: true };
  const { id } = await db.contactRequest.create({ data: { ...given, ...texts, createdAt: at } });
  const introduction = { kind: 'INTRODUCTION', isByViewer: false, description: 'You suit each other' };
  expect((await subjects(asAdmin(admin)))?.[0]).toMatchObject(introduction);
  expect((await subjects(asEmployer(boss)))?.[0]?.kind).toBe('APPLICATION');
  await db.contactRequest.update({ where: { id }, data: { activatedAt: at } });
  for (const viewer of [asEmployer(boss), asJobSeeker(maria)])
    expect((await subjects(viewer))?.[0]).toMatchObject(introduction);
});
