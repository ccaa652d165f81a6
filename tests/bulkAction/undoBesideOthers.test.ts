import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/account/viewer.ts';
import { bulkKinds } from '../../server/domain/bulkAction/kinds.ts';
import type { BulkActionKind } from '../../server/generated/prisma/client.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import {
  inState,
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
  type Surroundings,
} from '../support/factories.ts';
import { asAdmin } from '../support/sandbox.ts';
import { actionId, jobOfferId, jobSeekerId, requestId, results, send, start, statusId, work } from './world.ts';

/** An undo leaves a row alone that another admin has decided about since, even if the row looks as the action left it. */

let app: TestApp;
let around: Surroundings;
let admin: Viewer;
let otherAdmin: Viewer;
/** The global id of a status. */
let status = '';
beforeAll(async () => {
  app = await startTestApp();
  const { db, reference } = app.services;
  around = await makeReference(db);
  await reference.refresh();
  admin = asAdmin(await makeAdmin(db));
  otherAdmin = asAdmin(await makeAdmin(db));
  status = statusId(await db.contactRequestStatus.create({ data: { name: 'Interested', description: 'Test' } }));
});
afterAll(() => app.stop());

type Row = { id: number; globalId: string };

async function jobSeeker(active: boolean): Promise<Row> {
  const { id } = await makeJobSeeker(app.services.db, around, { active });
  return { id, globalId: jobSeekerId({ id }) };
}

async function offer(state: 'DRAFT' | 'ACTIVE' | 'EXPIRED'): Promise<Row> {
  const { db } = app.services;
  const { id } = await makeJobOffer(db, around, { employerId: (await makeEmployer(db)).id, ...inState(state) });
  return { id, globalId: jobOfferId({ id }) };
}

async function request(): Promise<Row> {
  const { db } = app.services;
  const sides = { employerId: (await makeEmployer(db)).id, jobSeekerId: (await makeJobSeeker(db, around)).id };
  const hashes = { employerHash: `e${sides.employerId}`, jobSeekerHash: `j${sides.jobSeekerId}` };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...sides, ...hashes } });
  const times = { activatedAt: app.clock.now, lastMessageAt: app.clock.now };
  const { id } = await db.contactRequest.create({
    data: { ...sides, ...times, chatId: chat.id, name: 'Erin', email: 'erin@example.test' },
  });
  return { id, globalId: requestId({ id }) };
}

/** Each action that can be undone: a row for it, and what another admin does before doing the same again. */
const undoable: Partial<Record<BulkActionKind, { make: () => Promise<Row>; opposite: BulkActionKind }>> = {
  JOB_SEEKER_ACTIVATE: { make: () => jobSeeker(false), opposite: 'JOB_SEEKER_PAUSE' },
  JOB_SEEKER_PAUSE: { make: () => jobSeeker(true), opposite: 'JOB_SEEKER_ACTIVATE' },
  JOB_OFFER_FILL: { make: () => offer('ACTIVE'), opposite: 'JOB_OFFER_RENEW' },
  JOB_OFFER_RENEW: { make: () => offer('EXPIRED'), opposite: 'JOB_OFFER_FILL' },
  JOB_OFFER_PUBLISH: { make: () => offer('DRAFT'), opposite: 'JOB_OFFER_TAKE_BACK' },
  JOB_OFFER_TAKE_BACK: { make: () => offer('ACTIVE'), opposite: 'JOB_OFFER_PUBLISH' },
  CONTACT_REQUEST_STATUS: { make: request, opposite: 'CONTACT_REQUEST_STATUS' },
};

async function act(by: Viewer, kind: BulkActionKind, rows: Row[], given: string | null): Promise<number> {
  const chosen = kind === 'CONTACT_REQUEST_STATUS' && given !== null ? { status: given } : {};
  const ids = rows.map(({ globalId }) => globalId);
  const id = await start(app, by, { kind, rows: { ids }, expected: ids.length, ...chosen });
  await work(app);
  expect(await results(app, id)).toEqual(Object.fromEntries(rows.map((row) => [row.id, 'DONE'])));
  return id;
}

it('every action that changes rows is here', () => {
  const changing = Object.entries(bulkKinds).filter(([, { does }]) => does.change);
  expect(Object.keys(undoable).toSorted()).toEqual(changing.map(([kind]) => kind).toSorted());
});

describe.each(Object.keys(bulkKinds).filter((kind): kind is keyof typeof bulkKinds => kind in undoable))(
  'an undo of %s',
  (kind) => {
    it('leaves what another admin has decided since', async () => {
      const { make, opposite } = undoable[kind] ?? expect.fail();
      const [plain, decided] = [await make(), await make()];
      const id = await act(admin, kind, [plain, decided], status);
      await act(otherAdmin, opposite, [decided], null);
      await act(otherAdmin, kind, [decided], status);
      const { bulkAction } = await send(app, admin, 'undo', { id: actionId(id) });
      await work(app);
      expect(await results(app, bulkAction.databaseId)).toEqual({
        [plain.id]: 'DONE',
        [decided.id]: 'SKIPPED: Changed since.',
      });
    });
  },
);
