import { beforeAll, describe, expect, it } from 'vitest';
import { runBackfills } from '../../server/database/backfill/run.sql.ts';
import { Conflict } from '../../server/domain/core/failures/errors.ts';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { write } from '../../server/domain/core/write/write.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeSubscription } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { mutateAs, readAs } from '../support/graph.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);
const elsewhere = testCatalog(app);
let admin: Viewer;
let otherAdmin: Viewer;

const as = (kind: 'admin' | 'employer' | 'jobSeeker', { id }: { id: number }): Viewer => ({ kind, id, sessionId: id });

const list = `query ($filter: ContactRequestFilter, $sort: ContactRequestSort!, $reverse: Boolean!) {
  contactRequests(filter: $filter, sort: $sort, reverse: $reverse, first: 100) {
    totalCount
    edges { node { databaseId chat { unread lastMessage { text } } } }
  }
}`;

async function listed(filter: object, { sort = 'REQUEST_DATE', reverse = false, viewer = admin } = {}) {
  const { contactRequests } = await readAs(app, viewer, list, { filter, sort, reverse });
  const ids: number[] = contactRequests.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
  expect(contactRequests.totalCount).toBe(ids.length);
  return ids;
}

const later = () => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
};

type Made = { id: number; chatId: number; employerId: number; jobSeekerId: number };

/** Sends a contact request as an employer, one minute after the previous action. */
async function contact(
  employer: { id: number },
  jobSeeker: { id: number },
  given: { partTime?: boolean; fullTime?: boolean } = {},
): Promise<Made> {
  later();
  const { partTime = false, fullTime = false } = given;
  const input = { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), partTime, fullTime };
  const selected = 'contactRequest { databaseId }';
  const { contactRequest } = await mutateAs(app, as('employer', employer), 'contactJobSeeker', input, selected);
  return db.contactRequest.findUniqueOrThrow({
    where: { id: contactRequest.databaseId },
    select: { id: true, chatId: true, employerId: true, jobSeekerId: true },
  });
}

const globalId = ({ id }: { id: number }) => encodeGlobalId('ContactRequest', id);

async function say(viewer: Viewer, { chatId }: Made, text = 'Hello') {
  later();
  const answer = await mutateAs(app, viewer, 'sendMessage', { chat: { databaseId: chatId }, text });
  expect(answer).toEqual({ __typename: 'SendMessagePayload' });
}

const change = (viewer: Viewer, request: { id: number }, status: string | null, version?: string) => {
  const input = { contactRequest: globalId(request), status, version };
  return mutateAs(app, viewer, 'changeContactRequestStatus', input, 'contactRequest { status { name } }');
};
const remove = (viewer: Viewer, request: { id: number }) =>
  mutateAs(app, viewer, 'deleteContactRequest', { id: globalId(request) }, 'deletedId');

const jobSeekerRow = (id: number, select: Prisma.UserSelect) => db.user.findUniqueOrThrow({ where: { id }, select });

beforeAll(async () => {
  admin = as('admin', await makeAdmin(db));
  otherAdmin = as('admin', await makeAdmin(db));
});

describe('the list', () => {
  let first: Made;
  let second: Made;
  let third: Made;
  let statusId: number;

  beforeAll(async () => {
    await db.contactRequest.deleteMany();
    const [erin, ben] = [await makeEmployer(db), await makeEmployer(db)];
    const [maria, ken] = [await makeJobSeeker(db, catalog), await makeJobSeeker(db, elsewhere)];
    first = await contact(erin, maria, { partTime: true });
    second = await contact(erin, ken, { fullTime: true });
    third = await contact(ben, maria, { partTime: true, fullTime: true });
    statusId = (await db.contactRequestStatus.create({ data: { name: 'Hired', description: 'It worked' } })).id;
    await db.contactRequest.update({ where: { id: second.id }, data: { statusId } });
  });

  it('shows the latest request first, or last if reversed', async () => {
    expect(await listed({})).toEqual([third.id, second.id, first.id]);
    expect(await listed({}, { reverse: true })).toEqual([first.id, second.id, third.id]);
  });

  it('has filters that can be combined', async () => {
    expect(await listed({ partTime: true })).toEqual([third.id, first.id]);
    expect(await listed({ fullTime: false })).toEqual([first.id]);
    expect(await listed({ jobId: elsewhere.jobId })).toEqual([second.id]);
    expect(await listed({ cityId: catalog.cityId })).toEqual([third.id, first.id]);
    expect(await listed({ jobId: catalog.jobId, cityId: elsewhere.cityId })).toEqual([]);
    expect(await listed({ employerId: first.employerId })).toEqual([second.id, first.id]);
    expect(await listed({ jobSeekerId: first.jobSeekerId })).toEqual([third.id, first.id]);
    expect(await listed({ statusId })).toEqual([second.id]);
    expect(await listed({ employerId: first.employerId, partTime: true })).toEqual([first.id]);
  });

  it('can be sorted by the latest message, regardless of its author', async () => {
    const latest = { sort: 'LATEST_MESSAGE' };
    expect(await listed({}, latest)).toEqual([third.id, second.id, first.id]);
    await say({ kind: 'jobSeeker', id: first.jobSeekerId, sessionId: 1 }, first);
    expect(await listed({}, latest)).toEqual([first.id, third.id, second.id]);
    await say(admin, second);
    expect(await listed({}, latest)).toEqual([second.id, first.id, third.id]);
    // One without a message stays last.
    expect(await listed({}, { ...latest, reverse: true })).toEqual([first.id, second.id, third.id]);
    // A second request of the same chat has the same latest message.
    const again = await contact({ id: first.employerId }, { id: first.jobSeekerId });
    expect(again.chatId).toBe(first.chatId);
    expect(await listed({}, latest)).toEqual([second.id, again.id, first.id, third.id]);
    await remove(admin, again);
    const silent = await contact({ id: third.employerId }, { id: second.jobSeekerId });
    expect(await listed({}, latest)).toEqual([second.id, first.id, silent.id, third.id]);
    await remove(admin, silent);
    // As the version before has left them.
    await db.contactRequest.updateMany({ data: { latestMessageAt: null } });
    await db.backfill.updateMany({ data: { lastId: 0, finishedAt: null } });
    await runBackfills(app.inBackground);
    expect(await listed({}, latest)).toEqual([second.id, first.id, third.id]);
  });

  it('filters by what the viewing admin has not read', async () => {
    await say({ kind: 'jobSeeker', id: third.jobSeekerId, sessionId: 1 }, third, 'Are you there?');
    const unread = (viewer: Viewer) => listed({ unread: true }, { viewer });
    const read = (viewer: Viewer) => listed({ unread: false }, { viewer });
    // The admin wrote the latest message of the second chat.
    expect(await unread(admin)).toEqual([third.id, first.id]);
    expect(await read(admin)).toEqual([second.id]);
    expect(await unread(otherAdmin)).toEqual([third.id, second.id, first.id]);
    await mutateAs(app, admin, 'markChatSeen', { chat: { databaseId: third.chatId } });
    expect(await unread(admin)).toEqual([first.id]);
    expect(await read(admin)).toEqual([third.id, second.id]);
    expect(await unread(otherAdmin)).toEqual([third.id, second.id, first.id]);
  });
});

describe('a status', () => {
  it('can be set, set again and removed', async () => {
    const request = await contact(await makeEmployer(db), await makeJobSeeker(db, catalog));
    const status = await db.contactRequestStatus.create({ data: { name: 'Trial shift', description: 'On Friday' } });
    const id = encodeGlobalId('ContactRequestStatus', status.id);
    const payload = (name: string | null) => ({
      __typename: 'ChangeContactRequestStatusPayload',
      contactRequest: { status: name && { name } },
    });
    expect(await change(admin, request, id)).toEqual(payload('Trial shift'));
    expect(await change(admin, request, id)).toEqual(payload('Trial shift'));
    expect(await change(admin, request, null)).toEqual(payload(null));
  });

  it('is not set by an admin who has seen an earlier version', async () => {
    const request = await contact(await makeEmployer(db), await makeJobSeeker(db, catalog));
    const status = await db.contactRequestStatus.create({ data: { name: 'Called', description: 'By phone' } });
    const query = `{ contactRequest(databaseId: ${request.id}) { version } }`;
    const { version } = (await readAs(app, otherAdmin, query)).contactRequest;
    await change(admin, request, encodeGlobalId('ContactRequestStatus', status.id));
    expect(await change(otherAdmin, request, null, version)).toMatchObject({ __typename: 'Outdated' });
    expect(await db.contactRequest.findUnique({ where: { id: request.id } })).toMatchObject({ statusId: status.id });
  });
});

it('what breaks a rule of the schema, at once or with the end of the transaction, is a conflict', async () => {
  const [employer, jobSeeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
  const { id } = await contact(employer, jobSeeker);
  const { id: employerId } = await makeEmployer(db);
  const atOnce = write(app.services, [], (tx) =>
    tx.user.update({ where: { id: jobSeeker.id }, data: { popularity: -1 } }),
  );
  await expect(atOnce).rejects.toBeInstanceOf(Conflict);
  const atTheEnd = write(app.services, [], (tx) => tx.contactRequest.update({ where: { id }, data: { employerId } }));
  await expect(atTheEnd).rejects.toBeInstanceOf(Conflict);
});

describe('deleting a request', () => {
  it('lowers the popularity once, however many times it is sent, and keeps the chat', async () => {
    const [employer, jobSeeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog, { popularity: 3 })];
    const [request, other] = [await contact(employer, jobSeeker), await contact(await makeEmployer(db), jobSeeker)];
    await say(admin, request, 'This stays');
    expect(await jobSeekerRow(jobSeeker.id, { popularity: true })).toEqual({ popularity: 23 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(admin, request)));
    const done = answers.filter((answer) => JSON.stringify(answer).includes('DeleteContactRequestPayload'));
    expect(done).toHaveLength(1);
    expect(await jobSeekerRow(jobSeeker.id, { popularity: true })).toEqual({ popularity: 13 });
    expect(await db.chat.findUnique({ where: { id: request.chatId } })).toMatchObject({ open: true, nbMessages: 1 });
    expect(await db.contactRequest.count({ where: { id: other.id } })).toBe(1);
    const kept = `{ chat(reference: { databaseId: ${request.chatId} }) { nbMessages } }`;
    expect(await readAs(app, as('employer', employer), kept)).toEqual({ chat: { nbMessages: 1 } });
    // One that no longer counts towards the popularity does not lower it.
    await db.contactRequest.update({ where: { id: other.id }, data: { weighs: false } });
    await remove(admin, other);
    expect(await jobSeekerRow(jobSeeker.id, { popularity: true })).toEqual({ popularity: 13 });
  });

  it("hides the job seeker's email only with the employer's last request", async () => {
    const [employer, jobSeeker] = [await makeEmployer(db), await makeJobSeeker(db, catalog)];
    await makeSubscription(db, employer.id, app.clock.now);
    const [request, again] = [await contact(employer, jobSeeker), await contact(employer, jobSeeker)];
    const source = `{ jobSeeker(databaseId: ${jobSeeker.id}) { email } }`;
    const email = async () => (await readAs(app, as('employer', employer), source)).jobSeeker.email;
    expect(await email()).toBe(jobSeeker.email);
    await remove(admin, request);
    expect(await email()).toBe(jobSeeker.email);
    await remove(admin, again);
    expect(await email()).toBeNull();
  });
});
