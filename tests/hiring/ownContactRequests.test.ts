import { expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { contactJobSeeker } from '../../server/domain/hiring/contactRequest/contactRequest.ts';
import { introduceJobSeeker } from '../../server/domain/hiring/contactRequest/introduction.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { erasedAt, makeAdmin, makeEmployer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { contextFor, readAs } from '../support/graph.ts';
import { asAdmin, asEmployer } from '../support/sandbox.ts';
import { statementsOf } from '../support/statements.ts';

const app = testApp();
const db = testDb(app);
const here = testCatalog(app);

const as = asEmployer;
const jobSeeker = () => makeJobSeeker(db, here);
const contact = { description: 'Two evenings a week', partTime: true, fullTime: false };

const query = `query ($first: Int, $page: Int) { viewer { contactRequests(first: $first, page: $page) {
  totalCount edges { node { databaseId state description partTime jobSeekerName status { name } chat { unread }
    jobSeeker { databaseId } } } } } }`;
type Shown = { databaseId: number; state: string; jobSeeker: { databaseId: number } | null };
async function list(viewer: Viewer, page: { first?: number; page?: number } = {}): Promise<Shown[] | null> {
  const { contactRequests } = (await readAs(app, viewer, query, page)).viewer;
  return contactRequests?.edges.map(({ node }: { node: Shown }) => node) ?? null;
}
const minuteLater = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
};
const ask = async (employer: User, jobSeeker: User) => {
  minuteLater();
  return contactJobSeeker(contextFor(app, as(employer)), { jobSeekerId: jobSeeker.id, ...contact });
};
const introduce = async (employer: User, jobSeeker: User) => {
  const admin = contextFor(app, asAdmin(await makeAdmin(db)));
  return introduceJobSeeker(admin, { employerId: employer.id, jobSeekerId: jobSeeker.id, ...contact });
};
const answer = (chatId: number, { id }: User) =>
  db.message.create({ data: { chatId, userId: id, text: 'Yes', createdAt: app.clock.now } });

it('says whether a request is sent or answered since, or an introduction waits, and nothing of the statuses of admins', async () => {
  const erin = await makeEmployer(db);
  const [maria, ben, ida] = [await jobSeeker(), await jobSeeker(), await jobSeeker()];
  const first = await ask(erin, maria);
  await answer(first.chatId, maria);
  const again = await ask(erin, maria);
  const toBen = await ask(erin, ben);
  const status = await db.contactRequestStatus.create({ data: { name: 'Slow payer', description: 'For admins' } });
  await db.contactRequest.updateMany({ where: { employerId: erin.id }, data: { statusId: status.id } });
  minuteLater();
  const introduced = await introduce(erin, ida);
  const states = async () => (await list(as(erin)))?.map(({ databaseId, state }) => [databaseId, state]);
  expect(await states()).toEqual([
    [introduced.contactRequestId, 'PENDING_INTRODUCTION'],
    [toBen.contactRequestId, 'SENT'],
    [again.contactRequestId, 'SENT'],
    [first.contactRequestId, 'ANSWERED'],
  ]);
  minuteLater();
  await answer(again.chatId, maria);
  expect((await states())?.[2]).toEqual([again.contactRequestId, 'ANSWERED']);
  const shown = await list(as(erin));
  expect(shown?.[0]).toMatchObject({ chat: null, status: null });
  expect(shown?.[1]).toMatchObject({ description: 'Two evenings a week', partTime: true, status: null });
  expect(await list(as(erin), { first: 3, page: 2 })).toEqual(shown?.slice(3));
  // The request to a job seeker who has paused stays, without the profile; an introduction to one does not wait.
  await db.user.updateMany({ where: { id: { in: [ben.id, ida.id] } }, data: { active: false } });
  const later = await list(as(erin));
  const left = [toBen, again, first].map(({ contactRequestId }) => contactRequestId);
  expect(later?.map(({ databaseId }) => databaseId)).toEqual(left);
  expect(later?.[0]?.jobSeeker).toBeNull();
});

it('has among them the open ones: unanswered, and introductions that wait, one of each chat, the newest first', async () => {
  const erin = await makeEmployer(db);
  const openOf = async (first = 3): Promise<[number, string][]> => {
    const source = `query ($id: ID!, $first: Int!) { node(id: $id) {
      ... on Employer { openContactRequests(first: $first) { databaseId state } } } }`;
    const { node } = await readAs(app, as(erin), source, { id: encodeGlobalId('Employer', erin.id), first });
    return node.openContactRequests.map(({ databaseId, state }: Shown) => [databaseId, state]);
  };
  const [maria, ben, ida, gone] = [await jobSeeker(), await jobSeeker(), await jobSeeker(), await jobSeeker()];
  const toMaria = await ask(erin, maria);
  await ask(erin, ben);
  const again = await ask(erin, ben);
  const one = await statementsOf(() => openOf(1));
  await ask(erin, gone);
  await db.user.update({ where: { id: gone.id }, data: erasedAt(app.clock.now) });
  minuteLater();
  const introduced = await introduce(erin, ida);
  const waits = [introduced.contactRequestId, 'PENDING_INTRODUCTION'];
  const toBen = [again.contactRequestId, 'SENT'];
  expect(await openOf()).toEqual([waits, toBen, [toMaria.contactRequestId, 'SENT']]);
  expect(await statementsOf(() => openOf())).toHaveLength(one.length);
  expect(await openOf(1)).toEqual([waits]);
  await answer(toMaria.chatId, maria);
  expect(await openOf()).toEqual([waits, toBen]);
  // An introduction to a job seeker who has paused does not wait.
  await db.user.update({ where: { id: ida.id }, data: { active: false } });
  expect(await openOf()).toEqual([toBen]);
  // What was answered is open after another request.
  const once = await ask(erin, maria);
  expect(await openOf()).toEqual([[once.contactRequestId, 'SENT'], toBen]);
});
