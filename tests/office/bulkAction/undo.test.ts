import { describe, expect, it } from 'vitest';
import { changeContactRequestStatus } from '../../../server/domain/hiring/contactRequest/change.ts';
import { setJobSeekerActive } from '../../../server/domain/people/jobSeeker/activation.ts';
import { inState, makeAdmin, makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import {
  actionId,
  bulkActionSuite,
  jobOfferId,
  jobSeekerId,
  requestId,
  results,
  send,
  start,
  statusId,
  work,
} from './fixtures.ts';

/** What an undo sets back, and what it leaves alone. */

const suite = bulkActionSuite();

describe('undo', () => {
  it('sets back rows that are still as the action left them, once', async () => {
    const { app, admin, db, entries, makePeople, read } = suite;
    const pausedAt = new Date('2026-05-01T10:00:00Z');
    const people = await makePeople(
      { active: false },
      { active: false, pausedAt },
      { active: false },
      { active: true },
    );
    const [plain, paused, changed, untouched] = people;
    if (!plain || !paused || !changed || !untouched) throw new Error('Someone is missing.');
    const rows = { ids: people.map(jobSeekerId) };
    const id = await start(app, admin, { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 4 });
    expect((await send(app, admin, 'undo', { id: actionId(id) })).__typename).toBe('Conflict');
    await work(app);
    await setJobSeekerActive(contextFor(app, admin), changed.id, false);
    const answers = await Promise.all([1, 2].map(() => send(app, admin, 'undo', { id: actionId(id) })));
    answers.push(await send(app, admin, 'undo', { id: actionId(id) }));
    const undo = answers[0].bulkAction;
    expect(answers.map(({ bulkAction }) => bulkAction.id)).toEqual([undo.id, undo.id, undo.id]);
    await work(app);
    expect(await results(app, undo.databaseId)).toEqual({
      [plain.id]: 'DONE',
      [paused.id]: 'DONE',
      [changed.id]: 'SKIPPED: Changed since.',
    });
    expect(await read(plain)).toMatchObject({ active: false, pausedAt: null });
    expect(await read(paused)).toMatchObject({ active: false, pausedAt });
    expect((await read(untouched)).active).toBe(true);
    expect((await entries()).map(({ action }) => action).filter((action) => action === 'bulkAction.undo')).toHaveLength(
      1,
    );
    // An undo is not undone.
    expect((await send(app, admin, 'undo', { id: undo.id })).__typename).toBe('Conflict');
    expect(await db.bulkAction.count({ where: { undoesId: id } })).toBe(1);
  });

  it('leaves a later decision of an admin alone, even if it is the same', async () => {
    const { app, admin, db, makePeople, read } = suite;
    const [plain, decided] = await makePeople({ active: false }, { active: false });
    if (!plain || !decided) throw new Error('Someone is missing.');
    const rows = { ids: [plain, decided].map(jobSeekerId) };
    const id = await start(app, admin, { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 2 });
    await work(app);
    const { id: otherId } = await makeAdmin(db);
    const other = contextFor(app, { kind: 'admin', id: otherId, sessionId: 0 });
    await setJobSeekerActive(other, decided.id, false);
    await setJobSeekerActive(other, decided.id, true);
    const undo = (await send(app, admin, 'undo', { id: actionId(id) })).bulkAction;
    await work(app);
    expect(await results(app, undo.databaseId)).toEqual({
      [plain.id]: 'DONE',
      [decided.id]: 'SKIPPED: Changed since.',
    });
    expect((await read(decided)).active).toBe(true);
  });

  it('sets back offers and statuses', async () => {
    const { app, admin, catalog, db, makeRequest, makeStatus } = suite;
    const employer = await makeEmployer(db);
    const [one, other] = [
      await makeJobOffer(db, catalog, { employerId: employer.id }),
      await makeJobOffer(db, catalog, { employerId: employer.id, ...inState('EXPIRED') }),
    ];
    const state = async (id: number) => {
      const { state, expiresAt } = await db.jobOffer.findUniqueOrThrow({ where: { id } });
      return { state, expiresAt };
    };
    const before = [await state(one.id), await state(other.id)];
    const rows = { ids: [one, other].map(jobOfferId) };
    const fill = await start(app, admin, { kind: 'JOB_OFFER_FILL', rows, expected: 2 });
    await work(app);
    expect(await results(app, fill)).toEqual({
      [one.id]: 'DONE',
      [other.id]: 'SKIPPED: Only an active offer can be marked as filled.',
    });
    await send(app, admin, 'undo', { id: actionId(fill) });
    await work(app);
    const renew = await start(app, admin, { kind: 'JOB_OFFER_RENEW', rows, expected: 2 });
    await work(app);
    expect((await state(other.id)).state).toBe('ACTIVE');
    await send(app, admin, 'undo', { id: actionId(renew) });
    await work(app);
    expect([await state(one.id), await state(other.id)]).toEqual(before);

    const [first, second] = [await makeStatus(), await makeStatus()];
    const requests = [await makeRequest({ statusId: first.id }), await makeRequest(), await makeRequest()];
    const given = await start(app, admin, {
      kind: 'CONTACT_REQUEST_STATUS',
      rows: { ids: requests.map(requestId) },
      status: statusId(second),
      expected: 3,
    });
    await work(app);
    await changeContactRequestStatus(contextFor(app, admin), requests[2]?.id ?? 0, first.id);
    await send(app, admin, 'undo', { id: actionId(given) });
    await work(app);
    const statuses = await db.contactRequest.findMany({
      where: { id: { in: requests.map(({ id }) => id) } },
      orderBy: { id: 'asc' },
    });
    expect(statuses.map((request) => request.statusId)).toEqual([first.id, null, first.id]);
  });
});
