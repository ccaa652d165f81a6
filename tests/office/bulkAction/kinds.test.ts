import { describe, expect, it, vi } from 'vitest';
import { sendEmails } from '../../../server/domain/office/email/deliver.ts';
import { inState, makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { actionId, bulkActionSuite, employerId, jobOfferId, preview, results, send, start, work } from './fixtures.ts';

/** What bulk actions do to offers, and by mail. */

const suite = bulkActionSuite();

describe('job offers', () => {
  it('are published and taken back as their form does, and set back', async () => {
    const { app, admin, catalog, db } = suite;
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
    expect(await preview(app, admin, { kind: 'JOB_OFFER_PUBLISH', rows })).toMatchObject({
      total: 4,
      changing: 1,
      unchanged: [
        { reason: 'Already published', count: 1 },
        { reason: 'Filled', count: 1 },
        { reason: 'Rejected, and not changed since', count: 1 },
      ],
    });
    const published = await start(app, admin, { kind: 'JOB_OFFER_PUBLISH', rows, expected: 4 });
    await work(app);
    expect(await states()).toEqual(['ACTIVE', 'ACTIVE', 'FILLED', 'DRAFT']);
    expect(await results(app, published)).toEqual({
      [draft.id]: 'DONE',
      [active.id]: 'SKIPPED: Nothing to change.',
      [filled.id]: 'SKIPPED: Only a draft can be published. Please renew this offer.',
      [rejected.id]: 'FAILED: Our team has rejected this offer. Please change it before you publish it again.',
    });
    expect(await preview(app, admin, { kind: 'JOB_OFFER_TAKE_BACK', rows })).toMatchObject({ total: 4, changing: 2 });
    const taken = await start(app, admin, { kind: 'JOB_OFFER_TAKE_BACK', rows, expected: 4 });
    await work(app);
    expect(await states()).toEqual(['DRAFT', 'DRAFT', 'FILLED', 'DRAFT']);
    await send(app, admin, 'undo', { id: actionId(taken) });
    await work(app);
    expect(await states()).toEqual(['ACTIVE', 'ACTIVE', 'FILLED', 'DRAFT']);
  });
});

describe('an email to many', () => {
  it('goes to each of them once, and says where it did not arrive', async () => {
    const { app, admin, adminUser, db, entries } = suite;
    const [first, second] = [await makeEmployer(db), await makeEmployer(db)];
    const silent = await db.user.create({ data: { role: 'ROLE_EMPLOYER', name: 'Gus Guest' } });
    const rows = { ids: [first, second, silent].map(employerId) };
    expect(await preview(app, admin, { kind: 'EMPLOYER_EMAIL', rows })).toMatchObject({
      changing: 2,
      unchanged: [{ reason: 'No email address', count: 1 }],
    });
    const id = await start(app, admin, { kind: 'EMPLOYER_EMAIL', rows, expected: 3, text: ' Hello all ' });
    // A process died between storing this mail and noting that the mail server took it.
    const clientKey = `bulk-action-${id}-${second.id}`;
    await db.emailMessage.create({
      data: { senderId: adminUser.id, userId: second.id, message: 'Hello all', status: 'ko', clientKey },
    });
    const sent = vi.spyOn(app.services.mailer, 'send');
    await work(app);
    await sendEmails(app.services);
    expect(sent.mock.calls.map(([{ to, text }]) => [to, text])).toEqual([
      [first.email, expect.stringMatching(/^Hello all\n\n-- \n/)],
    ]);
    sent.mockRestore();
    expect(await results(app, id)).toEqual({
      [first.id]: 'DONE',
      [second.id]: 'FAILED: The server stopped while sending this email. It may have arrived.',
      [silent.id]: 'FAILED: This user has no email address.',
    });
    expect((await entries()).map(({ action, recordId }) => [action, recordId])).toEqual([
      ['bulkAction.start', id],
      ['user.email', first.id],
    ]);
    expect((await send(app, admin, 'undo', { id: actionId(id) })).message).toBe('This action cannot be undone.');
    // What may have arrived is not sent again.
    const { bulkAction } = await send(app, admin, 'retry', { id: actionId(id) });
    expect(bulkAction.total).toBe(1);
    await work(app);
    expect(await results(app, bulkAction.databaseId)).toEqual({
      [silent.id]: 'FAILED: This user has no email address.',
    });
  });
});
