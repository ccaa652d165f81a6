import { beforeAll, describe, expect, it } from 'vitest';
import type { DomainContext } from '../../../server/domain/context.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { write } from '../../../server/domain/core/write/write.ts';
import { changeJobOfferIn } from '../../../server/domain/offers/life/life.ts';
import { bulkKinds } from '../../../server/domain/office/bulkAction/kinds.ts';
import { pauseMyProfile, resumeMyProfile } from '../../../server/domain/people/jobSeeker/activation.ts';
import type { BulkActionKind } from '../../../server/generated/prisma/client.ts';
import { inState, makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { asJobSeeker } from '../../support/profiles.ts';
import { asAdmin, asEmployer } from '../../support/sandbox.ts';
import { actionId, jobOfferId, jobSeekerId, requestId, results, send, start, statusId, work } from './fixtures.ts';

/**
 * An undo leaves a row alone about which someone has decided since, another admin or its owner, even if the row looks as the action left
 * it.
 */

const app = testApp();
const catalog = testCatalog(app);
let admin: Viewer;
let otherAdmin: Viewer;
/** The global id of a status. */
let status = '';
beforeAll(async () => {
  const { db } = app.services;
  admin = asAdmin(await makeAdmin(db));
  otherAdmin = asAdmin(await makeAdmin(db));
  status = statusId(await db.contactRequestStatus.create({ data: { name: 'Interested', description: 'Test' } }));
});

type Row = { id: number; globalId: string };

async function jobSeeker(active: boolean): Promise<Row> {
  const { id } = await makeJobSeeker(app.services.db, catalog, { active });
  return { id, globalId: jobSeekerId({ id }) };
}

async function offer(state: 'DRAFT' | 'ACTIVE' | 'EXPIRED'): Promise<Row> {
  const { db } = app.services;
  const { id } = await makeJobOffer(db, catalog, { employerId: (await makeEmployer(db)).id, ...inState(state) });
  return { id, globalId: jobOfferId({ id }) };
}

async function request(): Promise<Row> {
  const { db } = app.services;
  const sides = { employerId: (await makeEmployer(db)).id, jobSeekerId: (await makeJobSeeker(db, catalog)).id };
  const hashes = { employerHash: `e${sides.employerId}`, jobSeekerHash: `j${sides.jobSeekerId}` };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...sides, ...hashes } });
  const times = { activatedAt: app.clock.now, lastMessageAt: app.clock.now };
  const { id } = await db.contactRequest.create({
    data: { ...sides, ...times, chatId: chat.id, name: 'Erin', email: 'erin@example.test' },
  });
  return { id, globalId: requestId({ id }) };
}

const asOwner = (row: Row): DomainContext => contextFor(app, asJobSeeker({ id: row.id }));

async function pauseOwn(row: Row): Promise<void> {
  await pauseMyProfile(asOwner(row));
}

async function pauseAndResumeOwn(row: Row): Promise<void> {
  await pauseMyProfile(asOwner(row));
  await resumeMyProfile(asOwner(row));
}

/** What the employer of an offer does to it, with its stored content. */
const employerDoes =
  (...steps: ('fill' | 'renew' | 'publish' | 'takeBack')[]) =>
  async ({ id }: Row): Promise<void> => {
    const { db } = app.services;
    const { employerId } = await db.jobOffer.findUniqueOrThrow({ where: { id } });
    const ctx = contextFor(app, asEmployer({ id: employerId }));
    for (const step of steps) await write(ctx, [], (tx) => changeJobOfferIn(ctx, tx, step, id));
  };

type Undoable = {
  make: () => Promise<Row>;
  /** What another admin does before doing the same again. */
  opposite: BulkActionKind;
  /** What the owner of a row may do then, on different rows. */
  own: readonly ((row: Row) => Promise<void>)[];
};

/** Each action that can be undone. */
const undoable: Partial<Record<BulkActionKind, Undoable>> = {
  JOB_SEEKER_ACTIVATE: {
    make: () => jobSeeker(false),
    opposite: 'JOB_SEEKER_PAUSE',
    own: [pauseOwn, pauseAndResumeOwn],
  },
  // Only an admin makes a profile public again that an admin paused.
  JOB_SEEKER_PAUSE: { make: () => jobSeeker(true), opposite: 'JOB_SEEKER_ACTIVATE', own: [] },
  JOB_OFFER_FILL: {
    make: () => offer('ACTIVE'),
    opposite: 'JOB_OFFER_RENEW',
    own: [employerDoes('renew'), employerDoes('renew', 'fill')],
  },
  JOB_OFFER_RENEW: {
    make: () => offer('EXPIRED'),
    opposite: 'JOB_OFFER_FILL',
    own: [employerDoes('fill'), employerDoes('fill', 'renew')],
  },
  JOB_OFFER_PUBLISH: {
    make: () => offer('DRAFT'),
    opposite: 'JOB_OFFER_TAKE_BACK',
    own: [employerDoes('takeBack'), employerDoes('takeBack', 'publish')],
  },
  JOB_OFFER_TAKE_BACK: {
    make: () => offer('ACTIVE'),
    opposite: 'JOB_OFFER_PUBLISH',
    own: [employerDoes('publish'), employerDoes('publish', 'takeBack')],
  },
  // For admins only.
  CONTACT_REQUEST_STATUS: { make: request, opposite: 'CONTACT_REQUEST_STATUS', own: [] },
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

    it('leaves what its owner has decided since', async () => {
      const { make, own } = undoable[kind] ?? expect.fail();
      const plain = await make();
      const decided: Row[] = [];
      for (const _ of own) decided.push(await make());
      const id = await act(admin, kind, [plain, ...decided], status);
      for (const [index, decide] of own.entries()) await decide(decided[index] ?? expect.fail());
      const { bulkAction } = await send(app, admin, 'undo', { id: actionId(id) });
      await work(app);
      expect(await results(app, bulkAction.databaseId)).toEqual({
        [plain.id]: 'DONE',
        ...Object.fromEntries(decided.map((row) => [row.id, 'SKIPPED: Changed since.'])),
      });
    });
  },
);
