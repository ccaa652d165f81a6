import { beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../server/domain/core/context.ts';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { write } from '../../../server/domain/core/write/write.ts';
import { changeJobOfferIn } from '../../../server/domain/offers/life/life.ts';
import {
  pauseMyProfile,
  resumeMyProfile,
  setJobSeekerActive,
} from '../../../server/domain/people/jobSeeker/activation.ts';
import type { BulkActionKind } from '../../../server/generated/prisma/client.ts';
import { inState, makeAdmin, makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import { asJobSeeker } from '../../support/profiles.ts';
import { asAdmin, asEmployer } from '../../support/sandbox.ts';
import { actionId, bulkActionSuite, jobOfferId, jobSeekerId, requestId, statusId } from './fixtures.ts';

const { app, db, catalog, admin, entries, makePerson, read, makeStatus, makeRequest, send, start, work, results } =
  bulkActionSuite();

describe('undo', () => {
  it('sets back rows that are still as the action left them, once', async () => {
    const pausedAt = new Date('2026-05-01T10:00:00Z');
    const [plain, paused] = [await makePerson({ active: false }), await makePerson({ active: false, pausedAt })];
    const [changed, untouched] = [await makePerson({ active: false }), await makePerson()];
    const rows = { ids: [plain, paused, changed, untouched].map(jobSeekerId) };
    const id = await start({ kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 4 });
    expect((await send('undo', { id: actionId(id) })).__typename).toBe('Conflict');
    await work();
    await setJobSeekerActive(contextFor(app, admin), changed.id, false);
    const answers = await Promise.all([1, 2].map(() => send('undo', { id: actionId(id) })));
    answers.push(await send('undo', { id: actionId(id) }));
    const undo = answers[0]?.bulkAction;
    expect(answers.map(({ bulkAction }) => bulkAction.id)).toEqual([undo.id, undo.id, undo.id]);
    await work();
    expect(await results(undo.databaseId)).toEqual({
      [plain.id]: 'DONE',
      [paused.id]: 'DONE',
      [changed.id]: 'SKIPPED: Changed since.',
    });
    expect(await read(plain)).toMatchObject({ active: false, pausedAt: null });
    expect(await read(paused)).toMatchObject({ active: false, pausedAt });
    expect((await read(untouched)).active).toBe(true);
    expect((await entries()).filter(({ action }) => action === 'bulkAction.undo')).toHaveLength(1);
    // An undo is not undone.
    expect((await send('undo', { id: undo.id })).__typename).toBe('Conflict');
    expect(await db.bulkAction.count({ where: { undoesId: id } })).toBe(1);
  });
});

/**
 * An undo sets a row back as it was, and leaves it alone if someone has decided about it since, another admin or its owner, even if the
 * row looks as the action left it.
 */

let otherAdmin: Viewer;
let status = '';
beforeAll(async () => {
  otherAdmin = asAdmin(await makeAdmin(db));
  status = statusId(await makeStatus());
});

type Row = { id: number; globalId: string };

async function jobSeeker(active: boolean): Promise<Row> {
  const { id } = await makePerson({ active });
  return { id, globalId: jobSeekerId({ id }) };
}

async function offer(state: 'DRAFT' | 'ACTIVE' | 'EXPIRED'): Promise<Row> {
  const { id } = await makeJobOffer(db, catalog, { employerId: (await makeEmployer(db)).id, ...inState(state) });
  return { id, globalId: jobOfferId({ id }) };
}

async function request(): Promise<Row> {
  const { id } = await makeRequest();
  return { id, globalId: requestId({ id }) };
}

const asOwner = (row: Row): Ctx => contextFor(app, asJobSeeker({ id: row.id }));

async function pauseAndResumeOwn(row: Row): Promise<void> {
  await pauseMyProfile(asOwner(row));
  await resumeMyProfile(asOwner(row));
}

/** What the employer of an offer does to it, with its stored content. */
const employerDoes =
  (...steps: ('fill' | 'renew' | 'publish' | 'takeBack')[]) =>
  async ({ id }: Row): Promise<void> => {
    const { employerId } = await db.jobOffer.findUniqueOrThrow({ where: { id } });
    const ctx = contextFor(app, asEmployer({ id: employerId }));
    for (const step of steps) await write(ctx, [], (tx) => changeJobOfferIn(ctx, tx, step, id));
  };

type Undoable = {
  make: () => Promise<Row>;
  /** What another admin does before doing the same again. */
  opposite: BulkActionKind;
  /** What the owner of a row may do then, on different rows. */
  own: readonly ((row: Row) => Promise<unknown>)[];
};

const undoable: Partial<Record<BulkActionKind, Undoable>> = {
  JOB_SEEKER_ACTIVATE: {
    make: () => jobSeeker(false),
    opposite: 'JOB_SEEKER_PAUSE',
    own: [(row) => pauseMyProfile(asOwner(row)), pauseAndResumeOwn],
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
  const id = await start({ kind, rows: { ids }, expected: ids.length, ...chosen }, by);
  await work();
  expect(await results(id)).toEqual(Object.fromEntries(rows.map((row) => [row.id, 'DONE'])));
  return id;
}

function stateOf(kind: BulkActionKind, { id }: Row): Promise<object> {
  if (kind.startsWith('JOB_SEEKER'))
    return db.user.findUniqueOrThrow({ where: { id }, select: { active: true, pausedAt: true } });
  if (kind.startsWith('JOB_OFFER'))
    return db.jobOffer.findUniqueOrThrow({ where: { id }, select: { state: true, expiresAt: true } });
  return db.contactRequest.findUniqueOrThrow({ where: { id }, select: { statusId: true } });
}

it.each(Object.entries(undoable) as [BulkActionKind, Undoable][])(
  'an undo of %s sets back all but what another admin or the owner has decided since',
  async (kind, { make, opposite, own }) => {
    const [plain, decided] = [await make(), await make()];
    const owned: Row[] = [];
    for (const _ of own) owned.push(await make());
    const before = await stateOf(kind, plain);
    const id = await act(admin, kind, [plain, decided, ...owned], status);
    expect(await stateOf(kind, plain)).not.toEqual(before);
    await act(otherAdmin, opposite, [decided], null);
    await act(otherAdmin, kind, [decided], status);
    for (const [index, decide] of own.entries()) await decide(owned[index] ?? expect.fail());
    const { bulkAction } = await send('undo', { id: actionId(id) });
    await work();
    expect(await results(bulkAction.databaseId)).toEqual({
      [plain.id]: 'DONE',
      ...Object.fromEntries([decided, ...owned].map((row) => [row.id, 'SKIPPED: Changed since.'])),
    });
    expect(await stateOf(kind, plain)).toEqual(before);
  },
);
