import { describe, expect, it, vi } from 'vitest';
import { removeOver } from '../../../server/domain/lifecycle/retention/remove.ts';
import { askAs } from '../../support/graph.ts';
import { actionId, bulkActionSuite, jobSeekerId, newKey, results, send, start, work } from './fixtures.ts';

/** How a bulk action runs, stops, and is tried again. */

const suite = bulkActionSuite();

describe('a started action', () => {
  it('changes each row as its own button does, and notes each in the audit log', async () => {
    const { app, admin, adminUser, db, entries, makePeople, read } = suite;
    const [waiting, active, deleted] = await makePeople({ active: false }, { active: true }, { active: false });
    if (!waiting || !active || !deleted) throw new Error('Someone is missing.');
    const rows = { ids: [waiting, active, deleted].map(jobSeekerId) };
    const id = await start(app, admin, { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 3 });
    await db.user.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } });
    await work(app);
    expect(await results(app, id)).toEqual({
      [waiting.id]: 'DONE',
      [active.id]: 'SKIPPED: Nothing to change.',
      [deleted.id]: 'SKIPPED: It no longer exists.',
    });
    expect(await db.bulkAction.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'FINISHED', worker: null });
    expect(await read(waiting)).toMatchObject({ active: true, findableSince: app.clock.now });
    expect((await entries()).map(({ action, recordId, adminId }) => [action, recordId, adminId])).toEqual([
      ['bulkAction.start', id, adminUser.id],
      ['jobSeeker.activate', waiting.id, adminUser.id],
    ]);
    // As the button does, it mails who is public now.
    const { data } = await askAs(
      app,
      admin,
      `query ($id: Int!) { bulkAction(databaseId: $id) { done skipped failed waiting state canUndo
        items(state: DONE, first: 10) { totalCount edges { node { recordName recordExists recordDatabaseId } } } } }`,
      { id },
    );
    expect(data?.bulkAction).toEqual({
      done: 1,
      skipped: 2,
      failed: 0,
      waiting: 0,
      state: 'FINISHED',
      canUndo: true,
      items: {
        totalCount: 1,
        edges: [{ node: { recordName: waiting.name, recordExists: true, recordDatabaseId: waiting.id } }],
      },
    });
  });

  it('is started once, however often it is sent', async () => {
    const { app, admin, entries, makePeople } = suite;
    const [person] = await makePeople({ active: false });
    if (!person) throw new Error('No one was made.');
    const input = {
      kind: 'JOB_SEEKER_ACTIVATE',
      rows: { ids: [jobSeekerId(person)] },
      expected: 1,
      clientKey: newKey(),
    };
    const answers = await Promise.all([1, 2, 3].map(() => send(app, admin, 'start', input)));
    answers.push(await send(app, admin, 'start', input));
    expect(new Set(answers.map(({ bulkAction }) => bulkAction.id)).size).toBe(1);
    expect((await entries()).filter(({ action }) => action === 'bulkAction.start')).toHaveLength(1);
    await work(app);
  });

  it('goes on after a row that fails', async () => {
    const { app, admin, makePeople, read } = suite;
    const people = await makePeople({ active: false }, { active: false });
    const [first, second] = people;
    if (!first || !second) throw new Error('Someone is missing.');
    const id = await start(app, admin, {
      kind: 'JOB_SEEKER_ACTIVATE',
      rows: { ids: people.map(jobSeekerId) },
      expected: 2,
    });
    const { queue, log } = app.services;
    const broken = vi.spyOn(queue, 'add').mockRejectedValueOnce(new Error('The queue is broken.'));
    const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
    await work(app);
    broken.mockRestore();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    const states = Object.values(await results(app, id));
    expect(states.toSorted()).toEqual([
      'DONE',
      'FAILED: Something went wrong on the server. Please try this row by itself.',
    ]);
    // The transaction of the failed row left nothing.
    expect((await Promise.all(people.map(read))).filter(({ active }) => active)).toHaveLength(1);
  });

  it('tries the failed rows again, as one new action', async () => {
    const { app, admin, db, entries, makePeople, read } = suite;
    const people = await makePeople({ active: false }, { active: false });
    const [broken, fine] = people;
    if (!broken || !fine) throw new Error('Someone is missing.');
    const rows = { ids: people.map(jobSeekerId) };
    const id = await start(app, admin, { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 2 });
    expect((await send(app, admin, 'retry', { id: actionId(id) })).__typename).toBe('Conflict');
    await work(app);
    expect((await send(app, admin, 'retry', { id: actionId(id) })).message).toBe(
      'No row of this action can be tried again.',
    );
    await db.bulkActionItem.updateMany({
      where: { bulkActionId: id, recordId: broken.id },
      data: { state: 'FAILED', note: 'The queue is broken.' },
    });
    await db.user.update({ where: { id: broken.id }, data: { active: false } });
    const { data } = await askAs(app, admin, `{ bulkAction(databaseId: ${id}) { retryable } }`);
    expect(data).toEqual({ bulkAction: { retryable: 1 } });
    const again = () => send(app, admin, 'retry', { id: actionId(id) });
    const answers = [...(await Promise.all([again(), again()])), await again()];
    expect(new Set(answers.map(({ bulkAction }) => bulkAction.databaseId)).size).toBe(1);
    await work(app);
    expect(await results(app, answers[0].bulkAction.databaseId)).toEqual({ [broken.id]: 'DONE' });
    expect((await read(broken)).active).toBe(true);
    const { data: after } = await askAs(
      app,
      admin,
      `{ bulkAction(databaseId: ${id}) { retryable retriedByDatabaseId } }`,
    );
    expect(after).toEqual({ bulkAction: { retryable: 0, retriedByDatabaseId: answers[0].bulkAction.databaseId } });
    expect((await entries()).filter(({ action }) => action === 'bulkAction.retry')).toHaveLength(1);
  });

  it('stops, and skips what waits', async () => {
    const { app, admin, entries, makePeople, read } = suite;
    const people = await makePeople({ active: false }, { active: false });
    const id = await start(app, admin, {
      kind: 'JOB_SEEKER_ACTIVATE',
      rows: { ids: people.map(jobSeekerId) },
      expected: 2,
    });
    expect((await send(app, admin, 'stop', { id: actionId(id) })).bulkAction.state).toBe('STOPPED');
    expect((await send(app, admin, 'stop', { id: actionId(id) })).bulkAction.state).toBe('STOPPED');
    await work(app);
    expect(Object.values(await results(app, id))).toEqual(['SKIPPED: Stopped.', 'SKIPPED: Stopped.']);
    for (const person of people) expect((await read(person)).active).toBe(false);
    expect((await entries()).map(({ action }) => action)).toEqual(['bulkAction.start', 'bulkAction.stop']);
    expect((await send(app, admin, 'stop', { id: actionId(9e6) })).__typename).toBe('NotFound');
  });

  it('is continued when its process is gone, and not while it lives', async () => {
    const { app, admin, db, makePeople } = suite;
    const [person] = await makePeople({ active: false });
    if (!person) throw new Error('No one was made.');
    const rows = { ids: [jobSeekerId(person)] };
    const id = await start(app, admin, { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 1 });
    const leaseUntil = new Date(app.clock.now.getTime() + 1000);
    await db.bulkAction.update({ where: { id }, data: { worker: 'another process', leaseUntil } });
    await work(app);
    expect(await results(app, id)).toEqual({ [person.id]: 'WAITING' });
    app.clock.now = new Date(leaseUntil.getTime() + 1);
    await work(app);
    expect(await results(app, id)).toEqual({ [person.id]: 'DONE' });
  });
});

it('an action is forgotten 90 days after its end, an undone one with its undo', async () => {
  const { app, admin, db, makePeople } = suite;
  const people = await makePeople({ active: false });
  const rows = { ids: people.map(jobSeekerId) };
  const began = app.clock.now;
  const later = (days: number) => new Date(began.getTime() + days * 86_400_000);
  const id = await start(app, admin, { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 1 });
  await work(app);
  app.clock.now = later(10);
  const undo: number = (await send(app, admin, 'undo', { id: actionId(id) })).bulkAction.databaseId;
  await work(app);
  const left = async () => {
    await removeOver(app.services, 'bulkActions');
    const found = await db.bulkAction.findMany({ where: { id: { in: [id, undo] } }, orderBy: { id: 'asc' } });
    return [
      found.map((action) => action.id),
      await db.bulkActionItem.count({ where: { bulkActionId: { in: [id, undo] } } }),
    ];
  };
  app.clock.now = later(99);
  expect(await left()).toEqual([[id, undo], 2]);
  app.clock.now = later(101);
  expect(await left()).toEqual([[], 0]);
  app.clock.now = began;
});
