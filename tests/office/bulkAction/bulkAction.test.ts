import { describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../../server/domain/core/viewer/viewer.ts';
import { removeOver } from '../../../server/domain/lifecycle/retention/remove.ts';
import { sendEmails } from '../../../server/domain/office/email/email.ts';
import {
  erasedAt,
  inState,
  makeAdmin,
  makeEmployer,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
} from '../../support/factories.ts';
import { readAs } from '../../support/graph.ts';
import { asAdmin } from '../../support/sandbox.ts';
import {
  actionId,
  bulkActionSuite,
  employerId,
  jobOfferId,
  jobSeekerId,
  newKey,
  requestId,
  statusId,
} from './fixtures.ts';

const {
  app,
  db,
  catalog,
  adminUser,
  admin,
  entries,
  makePerson,
  read,
  makeStatus,
  makeRequest,
  preview,
  send,
  start,
  work,
  results,
} = bulkActionSuite();

const activate = (people: { id: number }[], by?: Viewer) =>
  start({ kind: 'JOB_SEEKER_ACTIVATE', rows: { ids: people.map(jobSeekerId) }, expected: people.length }, by);
const makeTwo = async () => [await makePerson({ active: false }), await makePerson({ active: false })] as const;

describe('the choice of rows', () => {
  it('all that match are those of the list, with the same filter', async () => {
    const city = await makeReference(db);
    await app.services.reference.refresh();
    for (const [index, data] of [{ active: true }, { active: false }, { active: false }].entries()) {
      await makeJobSeeker(db, city, { ...data, name: `Zenobia Filter ${'abc'.charAt(index)}` });
      await makeJobSeeker(db, city, data);
    }
    await makeJobSeeker(db, city, { ...erasedAt(new Date()), active: false });
    for (const filter of [
      { cityId: city.cityId, active: false },
      { q: 'zenobai' },
      { unread: true },
      { hasPhoto: false, cityId: city.cityId },
    ]) {
      const query = 'query ($filter: AdminJobSeekerFilter) { adminJobSeekers(filter: $filter) { totalCount } }';
      const { totalCount } = (await readAs(app, admin, query, { filter })).adminJobSeekers;
      const { total } = await preview({ kind: 'JOB_SEEKER_PAUSE', rows: { jobSeekers: filter } });
      expect({ filter, total }).toEqual({ filter, total: totalCount });
    }
    const rows = { jobSeekers: { cityId: city.cityId, active: false } };
    const id = await start({ kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 4 });
    expect(Object.values(await results(id))).toEqual(['WAITING', 'WAITING', 'WAITING', 'WAITING']);
    await work();
    expect(await db.user.count({ where: { cityId: city.cityId, active: true, deletedAt: null } })).toBe(6);
  });

  it('the preview counts what changes and what does not, and why', async () => {
    const employer = await makeEmployer(db);
    for (const state of ['ACTIVE', 'ACTIVE', 'FILLED', 'DRAFT', 'EXPIRED'] as const)
      await makeJobOffer(db, catalog, { employerId: employer.id, ...inState(state) });
    const rows = { jobOffers: { employerId: employer.id } };
    const fill = await preview({ kind: 'JOB_OFFER_FILL', rows });
    expect(fill).toMatchObject({
      total: 5,
      changing: 2,
      unchanged: [
        { reason: 'Already filled', count: 1 },
        { reason: 'A draft', count: 1 },
        { reason: 'Expired', count: 1 },
      ],
    });
    expect(fill.names).toHaveLength(2);
    expect(await preview({ kind: 'JOB_OFFER_RENEW', rows })).toMatchObject({ total: 5, changing: 4 });

    const status = await makeStatus();
    const requests = [await makeRequest(), await makeRequest({ statusId: status.id })];
    const chosen = { kind: 'CONTACT_REQUEST_STATUS', rows: { ids: requests.map(requestId) } };
    expect(await preview({ ...chosen, status: statusId(status) })).toEqual({
      total: 2,
      changing: 1,
      unchanged: [{ reason: 'This status already', count: 1 }],
      names: [`#${requests[0]?.id}`],
    });
    expect(await preview(chosen)).toMatchObject({ changing: 1, names: [`#${requests[1]?.id}`] });
  });

  it('names what is wrong with it', async () => {
    const person = await makePerson();
    const base = { kind: 'JOB_SEEKER_PAUSE', expected: 1 };
    const ids = [jobSeekerId(person)];
    const ofRequest = { kind: 'CONTACT_REQUEST_STATUS', rows: { ids: [requestId(await makeRequest())] } };
    const many = Array.from({ length: 1001 }, (_, index) => jobSeekerId({ id: index + 1 }));
    for (const [input, wrong] of [
      [{ rows: {} }, 'rows'],
      [{ rows: { ids, jobSeekers: {} } }, 'rows'],
      [{ rows: { employers: {} } }, 'rows'],
      [{ rows: { ids: [employerId(person)] } }, 'rows'],
      [{ rows: { ids: many } }, 'rows'],
      [{ rows: { ids }, clientKey: 'short' }, 'clientKey'],
      [{ kind: 'JOB_SEEKER_IMPORT', rows: { jobSeekers: {} } }, 'kind'],
      [{ kind: 'JOB_SEEKER_EMAIL', rows: { ids } }, 'text'],
      [{ ...ofRequest, status: statusId({ id: 9e6 }) }, 'status'],
      [{ rows: { ids }, expected: 2 }, 'Conflict: The list has changed: 1 rows match now. Please look again.'],
    ] as const) {
      const answer = await send('start', { ...base, clientKey: newKey(), ...input });
      expect(answer.fields?.[0]?.field ?? `${answer.__typename}: ${answer.message}`).toBe(wrong);
    }
  });
});

/** How a bulk action runs, stops, and is tried again. */

describe('a started action', () => {
  it('changes each row as its own button does, and notes each in the audit log', async () => {
    const [[waiting, deleted], active] = [await makeTwo(), await makePerson()];
    const id = await activate([waiting, active, deleted]);
    await db.user.update({ where: { id: deleted.id }, data: erasedAt(new Date()) });
    await work();
    expect(await results(id)).toEqual({
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
    const query = `{ bulkAction(databaseId: ${id}) { done skipped failed waiting state canUndo
      items(state: DONE, first: 10) { totalCount edges { node { recordName recordExists recordDatabaseId } } } } }`;
    const node = { recordName: waiting.name, recordExists: true, recordDatabaseId: waiting.id };
    const counts = { done: 1, skipped: 2, failed: 0, waiting: 0 };
    expect(await readAs(app, admin, query)).toEqual({
      bulkAction: { ...counts, state: 'FINISHED', canUndo: true, items: { totalCount: 1, edges: [{ node }] } },
    });
  });

  it('is started once, however often it is sent', async () => {
    const rows = { ids: [jobSeekerId(await makePerson({ active: false }))] };
    const input = { kind: 'JOB_SEEKER_ACTIVATE', rows, expected: 1, clientKey: newKey() };
    const answers = await Promise.all([1, 2, 3].map(() => send('start', input)));
    answers.push(await send('start', input));
    expect(new Set(answers.map(({ bulkAction }) => bulkAction.id)).size).toBe(1);
    expect((await entries()).filter(({ action }) => action === 'bulkAction.start')).toHaveLength(1);
    await work();
  });

  it('goes on after a row that fails', async () => {
    const people = await makeTwo();
    const id = await activate([...people]);
    const { queue, log } = app.services;
    const broken = vi.spyOn(queue, 'add').mockRejectedValueOnce(new Error('The queue is broken.'));
    const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
    await work();
    broken.mockRestore();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    const states = Object.values(await results(id));
    expect(states.toSorted()).toEqual([
      'DONE',
      'FAILED: Something went wrong on the server. Please try this row by itself.',
    ]);
    // The transaction of the failed row left nothing.
    expect((await Promise.all(people.map(read))).filter(({ active }) => active)).toHaveLength(1);
  });

  it('tries the failed rows again, as one new action', async () => {
    const [broken, fine] = await makeTwo();
    const id = await activate([broken, fine]);
    const again = () => send('retry', { id: actionId(id) });
    expect((await again()).__typename).toBe('Conflict');
    await work();
    expect((await again()).message).toBe('No row of this action can be tried again.');
    await db.bulkActionItem.updateMany({
      where: { bulkActionId: id, recordId: broken.id },
      data: { state: 'FAILED', note: 'The queue is broken.' },
    });
    await db.user.update({ where: { id: broken.id }, data: { active: false } });
    const query = `{ bulkAction(databaseId: ${id}) { retryable retriedByDatabaseId } }`;
    expect(await readAs(app, admin, query)).toEqual({ bulkAction: { retryable: 1, retriedByDatabaseId: null } });
    const answers = [...(await Promise.all([again(), again()])), await again()];
    expect(new Set(answers.map(({ bulkAction }) => bulkAction.databaseId)).size).toBe(1);
    await work();
    expect(await results(answers[0]?.bulkAction.databaseId)).toEqual({ [broken.id]: 'DONE' });
    expect((await read(broken)).active).toBe(true);
    const retriedByDatabaseId = answers[0]?.bulkAction.databaseId;
    expect(await readAs(app, admin, query)).toEqual({ bulkAction: { retryable: 0, retriedByDatabaseId } });
    expect((await entries()).filter(({ action }) => action === 'bulkAction.retry')).toHaveLength(1);
  });

  it('stops, and skips what waits', async () => {
    const people = await makeTwo();
    const id = await activate([...people]);
    expect((await send('stop', { id: actionId(id) })).bulkAction.state).toBe('STOPPED');
    expect((await send('stop', { id: actionId(id) })).bulkAction.state).toBe('STOPPED');
    await work();
    expect(Object.values(await results(id))).toEqual(['SKIPPED: Stopped.', 'SKIPPED: Stopped.']);
    for (const person of people) expect((await read(person)).active).toBe(false);
    expect((await entries()).map(({ action }) => action)).toEqual(['bulkAction.start', 'bulkAction.stop']);
    expect((await send('stop', { id: actionId(9e6) })).__typename).toBe('NotFound');
  });

  it('is continued when its process is gone, and not while it lives', async () => {
    const person = await makePerson({ active: false });
    const id = await activate([person]);
    const leaseUntil = new Date(app.clock.now.getTime() + 1000);
    await db.bulkAction.update({ where: { id }, data: { worker: 'another process', leaseUntil } });
    await work();
    expect(await results(id)).toEqual({ [person.id]: 'WAITING' });
    app.clock.now = new Date(leaseUntil.getTime() + 1);
    await work();
    expect(await results(id)).toEqual({ [person.id]: 'DONE' });
  });

  it('an admin who is none any more does nothing more', async () => {
    const former = await makeAdmin(db);
    const person = await makePerson({ active: false });
    const id = await activate([person], asAdmin(former));
    await db.user.update({ where: { id: former.id }, data: { role: 'ROLE_EMPLOYER' } });
    await work();
    expect(await results(id)).toEqual({
      [person.id]: 'SKIPPED: The admin who started it no longer has an account.',
    });
    expect((await read(person)).active).toBe(false);
    expect(await db.bulkAction.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'STOPPED' });
  });
});

it('an action is forgotten 90 days after its end, an undone one with its undo', async () => {
  const began = app.clock.now;
  const later = (days: number) => new Date(began.getTime() + days * 86_400_000);
  const id = await activate([await makePerson({ active: false })]);
  await work();
  app.clock.now = later(10);
  const undo: number = (await send('undo', { id: actionId(id) })).bulkAction.databaseId;
  await work();
  const left = async () => {
    await removeOver(app.services, 'bulkActions');
    const both = { in: [id, undo] };
    return [
      await db.bulkAction.count({ where: { id: both } }),
      await db.bulkActionItem.count({ where: { bulkActionId: both } }),
    ];
  };
  app.clock.now = later(99);
  expect(await left()).toEqual([2, 2]);
  app.clock.now = later(101);
  expect(await left()).toEqual([0, 0]);
  app.clock.now = began;
});

/** What bulk actions do to offers, and by mail. */

describe('job offers', () => {
  it('are published and taken back as their form does', async () => {
    const employer = await makeEmployer(db);
    const make = async (state: 'DRAFT' | 'ACTIVE' | 'FILLED') =>
      makeJobOffer(db, catalog, { employerId: employer.id, ...inState(state) });
    const [draft, active, filled] = [await make('DRAFT'), await make('ACTIVE'), await make('FILLED')];
    const rejected = await make('DRAFT');
    await db.jobOffer.update({ where: { id: rejected.id }, data: { held: true } });
    await db.review.upsert({
      where: { jobOfferId: rejected.id },
      create: { jobOfferId: rejected.id, state: 'REJECTED' },
      update: { state: 'REJECTED' },
    });
    const offers = [draft, active, filled, rejected];
    const rows = { ids: offers.map(jobOfferId) };
    const states = async () => {
      const found = await db.jobOffer.findMany({ where: { employerId: employer.id }, orderBy: { id: 'asc' } });
      return found.map(({ state }) => state);
    };
    expect(await preview({ kind: 'JOB_OFFER_PUBLISH', rows })).toMatchObject({
      total: 4,
      changing: 1,
      unchanged: [
        { reason: 'Already published', count: 1 },
        { reason: 'Filled', count: 1 },
        { reason: 'Rejected, and not changed since', count: 1 },
      ],
    });
    const published = await start({ kind: 'JOB_OFFER_PUBLISH', rows, expected: 4 });
    await work();
    expect(await states()).toEqual(['ACTIVE', 'ACTIVE', 'FILLED', 'DRAFT']);
    expect(await results(published)).toEqual({
      [draft.id]: 'DONE',
      [active.id]: 'SKIPPED: Nothing to change.',
      [filled.id]: 'SKIPPED: Only a draft can be published. Please renew this offer.',
      [rejected.id]: 'FAILED: Our team has rejected this offer. Please change it before you publish it again.',
    });
    expect(await preview({ kind: 'JOB_OFFER_TAKE_BACK', rows })).toMatchObject({ total: 4, changing: 2 });
    await start({ kind: 'JOB_OFFER_TAKE_BACK', rows, expected: 4 });
    await work();
    expect(await states()).toEqual(['DRAFT', 'DRAFT', 'FILLED', 'DRAFT']);
  });
});

describe('an email to many', () => {
  it('goes to each of them once, and says where it did not arrive', async () => {
    const [first, second] = [await makeEmployer(db), await makeEmployer(db)];
    const silent = await db.user.create({ data: { role: 'ROLE_EMPLOYER', name: 'Gus Guest' } });
    const rows = { ids: [first, second, silent].map(employerId) };
    expect(await preview({ kind: 'EMPLOYER_EMAIL', rows })).toMatchObject({
      changing: 2,
      unchanged: [{ reason: 'No email address', count: 1 }],
    });
    const id = await start({ kind: 'EMPLOYER_EMAIL', rows, expected: 3, text: ' Hello all ' });
    // A process died between storing this mail and noting that the mail server took it.
    const clientKey = `bulk-action-${id}-${second.id}`;
    await db.emailMessage.create({
      data: { senderId: adminUser.id, userId: second.id, message: 'Hello all', status: 'ko', clientKey },
    });
    const sent = vi.spyOn(app.services.mailer, 'send');
    await work();
    await sendEmails(app.services);
    expect(sent.mock.calls.map(([{ to, text }]) => [to, text])).toEqual([
      [first.email, expect.stringMatching(/^Hello all\n\n-- \n/)],
    ]);
    sent.mockRestore();
    expect(await results(id)).toEqual({
      [first.id]: 'DONE',
      [second.id]: 'FAILED: The server stopped while sending this email. It may have arrived.',
      [silent.id]: 'FAILED: This user has no email address.',
    });
    expect((await entries()).map(({ action, recordId }) => [action, recordId])).toEqual([
      ['bulkAction.start', id],
      ['user.email', first.id],
    ]);
    expect((await send('undo', { id: actionId(id) })).message).toBe('This action cannot be undone.');
    // What may have arrived is not sent again.
    const { bulkAction } = await send('retry', { id: actionId(id) });
    expect(bulkAction.total).toBe(1);
    await work();
    expect(await results(bulkAction.databaseId)).toEqual({
      [silent.id]: 'FAILED: This user has no email address.',
    });
  });
});
