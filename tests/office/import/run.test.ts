import { describe, expect, it } from 'vitest';
import { sendImportMails } from '../../../server/domain/office/bulkAction/import/mail.ts';
import { makeEmployer, makeGuest, makeReference } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import { linkIn, mailsTo } from '../../support/outbox.ts';
import { actionId, send as sendBulk, work } from '../bulkAction/fixtures.ts';
import { check, csv, importSuite, problems, resultsByLine, send, start } from './fixtures.ts';

/** What an import adds, and what it leaves out. */

const suite = importSuite();
const description = 'I have worked in busy restaurants for years. '.repeat(12).trim();

describe('an import', () => {
  it('adds the rows without problems, each with its entry in the audit log', async () => {
    const { fixtures, app, db, admin, entries, person, byEmail, kept } = suite;
    const rows = [person({ description }), person({ name: '', description: '' }), person({ description: '' })];
    const content = csv(rows);
    const id = await start(app, admin, { list: 'JOB_SEEKERS', content, expected: 2 });
    expect(await db.user.count({ where: { loginEmail: rows[0]?.email ?? '' } })).toBe(0);
    await work(app);
    expect(await resultsByLine(app, id)).toEqual({ 2: 'DONE', 4: 'DONE' });
    const [first, second] = [await byEmail(rows[0]?.email), await byEmail(rows[2]?.email)];
    expect(first).toMatchObject({
      role: 'ROLE_CANDIDATE',
      name: 'Zoe Import',
      email: rows[0]?.email,
      emailVerified: false,
      active: false,
      profileUpdated: false,
      jobId: fixtures.catalog.jobId,
      cityId: fixtures.catalog.cityId,
      minRate: 12,
      description,
    });
    expect(await db.account.count({ where: { userId: first.id } })).toBe(0);
    expect((await entries()).map(({ action, recordId }) => [action, recordId]).sort()).toEqual(
      [
        ['bulkAction.start', id],
        ['jobSeeker.add', first.id],
        ['jobSeeker.add', second.id],
      ].sort(),
    );
    const added = (await entries()).find(({ action }) => action === 'jobSeeker.add');
    expect(JSON.stringify(added)).not.toContain('Zoe');
    // Nothing of a person stays in the action.
    expect(await kept(id)).toBe(0);
    // As after a sign-up, the profile is not active yet. No mail is sent.
    await sendImportMails(app.services);
    expect(await mailsTo(app, first.email)).toEqual([]);
    const { data } = await askAs(
      app,
      admin,
      `query ($id: Int!) { bulkAction(databaseId: $id) { kind canUndo done fileName mails
        items(first: 5) { edges { node { line recordDatabaseId recordName recordExists } } } } }`,
      { id },
    );
    expect(data?.bulkAction).toMatchObject({
      kind: 'JOB_SEEKER_IMPORT',
      canUndo: false,
      done: 2,
      fileName: 'people.csv',
      mails: false,
      items: {
        edges: [
          { node: { line: 2, recordDatabaseId: first.id, recordName: 'Zoe Import', recordExists: true } },
          { node: { line: 4, recordDatabaseId: second.id } },
        ],
      },
    });
    expect((await sendBulk(app, admin, 'undo', { id: actionId(id) })).message).toBe('This action cannot be undone.');
  });

  it('of the same file again adds nothing', async () => {
    const { app, db, admin, person } = suite;
    const content = csv([person(), person()]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(app, admin, { list: 'JOB_SEEKERS', content, expected: 2, clientKey: 'the same click' })),
    );
    expect(new Set(answers.map(({ bulkAction }) => bulkAction.id)).size).toBe(1);
    // Another window has sent the file too, before the first import began.
    const second = await start(app, admin, { list: 'JOB_SEEKERS', content, expected: 2 });
    const before = await db.user.count();
    await Promise.all([work(app), work(app)]);
    expect(await db.user.count()).toBe(before + 2);
    const all = [
      ...Object.values(await resultsByLine(app, answers[0].bulkAction.databaseId)),
      ...Object.values(await resultsByLine(app, second)),
    ];
    expect(all.sort()).toEqual(['DONE', 'DONE', 'SKIPPED: It is there already.', 'SKIPPED: It is there already.']);
    expect(await check(app, admin, 'JOB_SEEKERS', content)).toMatchObject({ added: 0, existing: 2 });
    expect(await send(app, admin, { list: 'JOB_SEEKERS', content, expected: 2 })).toMatchObject({
      __typename: 'InvalidInput',
      message: 'There are no rows to import.',
    });
  });

  it('of other rows than in the dry run is a conflict', async () => {
    const { app, admin, person } = suite;
    const rows = [person(), person()];
    const answer = await send(app, admin, { list: 'JOB_SEEKERS', content: csv(rows), expected: 3 });
    expect(answer).toMatchObject({
      __typename: 'Conflict',
      message: '2 rows would be imported now. Please check the file again.',
    });
  });

  it('notes a row that has become faulty, and goes on', async () => {
    const { app, db, admin, person, kept } = suite;
    const catalog = await makeReference(db);
    await app.services.reference.refresh();
    const gone = app.services.reference.jobs.get(catalog.jobId)?.name ?? '';
    const rows = [person({ job: gone }), person()];
    const id = await start(app, admin, { list: 'JOB_SEEKERS', content: csv(rows), expected: 2 });
    await db.job.delete({ where: { id: catalog.jobId } });
    await app.services.reference.refresh();
    await work(app);
    expect(await resultsByLine(app, id)).toEqual({ 2: `FAILED: job: “${gone}” is not known.`, 3: 'DONE' });
    expect(await kept(id)).toBe(0);
  });

  it('adds no one whose email is banned', async () => {
    const { app, db, admin, person } = suite;
    const { bannedEmailKeys } = app.services;
    const [deleted, later] = [person(), person()];
    await db.bannedEmail.create({ data: { key: bannedEmailKeys(deleted.email ?? '')[0] ?? '' } });
    const guest = await makeGuest(db);
    const wildcard = person({ email: 'b_nned@example.test' });
    await db.user.update({ where: { id: guest.id }, data: { email: 'Banned@example.test', bannedAt: app.clock.now } });
    expect(
      await problems(app, admin, 'JOB_SEEKERS', [deleted, person({ email: 'banned@Example.test' }), wildcard]),
    ).toEqual(['2 email: This email cannot be used.', '3 email: This email cannot be used.']);
    const id = await start(app, admin, { list: 'JOB_SEEKERS', content: csv([later]), expected: 1 });
    await db.bannedEmail.create({ data: { key: bannedEmailKeys(later.email ?? '')[0] ?? '' } });
    await work(app);
    expect(await resultsByLine(app, id)).toEqual({ 2: 'FAILED: email: This email cannot be used.' });
    expect(await db.user.count({ where: { loginEmail: later.email ?? '' } })).toBe(0);
  });

  it('stops, and keeps nothing of what waited', async () => {
    const { app, db, admin, person, kept } = suite;
    const rows = [person(), person()];
    const id = await start(app, admin, { list: 'JOB_SEEKERS', content: csv(rows), expected: 2 });
    expect((await sendBulk(app, admin, 'stop', { id: actionId(id) })).bulkAction.state).toBe('STOPPED');
    await work(app);
    expect(await resultsByLine(app, id)).toEqual({ 2: 'SKIPPED: Stopped.', 3: 'SKIPPED: Stopped.' });
    expect(await db.user.count({ where: { loginEmail: { in: rows.map(({ email }) => email ?? '') } } })).toBe(0);
    expect(await kept(id)).toBe(0);
  });

  it('mails those who are added if the admin chose so, and they get in with a password of their own', async () => {
    const { app, admin, person } = suite;
    const row = person();
    const email = row.email ?? '';
    await start(app, admin, { list: 'JOB_SEEKERS', content: csv([row]), expected: 1, mails: true });
    await work(app);
    await Promise.all([sendImportMails(app.services), sendImportMails(app.services)]);
    const mails = await mailsTo(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Hello Zoe,');
    expect(linkIn(mails[0])).toBe('/reset-password');
  });

  it('adds job offers as the form does, once', async () => {
    const { app, db, admin, entries, offer, offersOf } = suite;
    const erin = await makeEmployer(db);
    const of = { employerEmail: erin.loginEmail ?? '' };
    const rows = [
      offer({ ...of, startsOn: '', state: '', company: "'=Cafe" }),
      offer({ ...of, startsOn: '2040-01-02', state: 'draft', company: '' }),
      offer({ ...of, startsOn: '', state: '', company: '' }),
    ];
    const content = csv(rows);
    expect(await problems(app, admin, 'JOB_OFFERS', rows)).toEqual(['4 description: This is the same as line 2.']);
    const [id, second] = [
      await start(app, admin, { list: 'JOB_OFFERS', content, expected: 2 }),
      await start(app, admin, { list: 'JOB_OFFERS', content, expected: 2 }),
    ];
    await Promise.all([work(app), work(app)]);
    const offers = await offersOf(erin.id);
    expect(offers).toHaveLength(2);
    expect(offers.map(({ state, company }) => [state, company]).sort()).toEqual([
      ['ACTIVE', '=Cafe'],
      ['DRAFT', null],
    ]);
    expect(offers[0]?.slug).toMatch(new RegExp(`-${offers[0]?.id}$`));
    const results = [
      ...Object.values(await resultsByLine(app, id)),
      ...Object.values(await resultsByLine(app, second)),
    ];
    expect(results.sort()).toEqual(['DONE', 'DONE', 'SKIPPED: It is there already.', 'SKIPPED: It is there already.']);
    expect((await entries()).filter(({ action }) => action === 'jobOffer.save')).toHaveLength(2);
    // What is public waits for a review, like every offer.
    const active = offers.find(({ state }) => state === 'ACTIVE');
    expect(await db.review.count({ where: { jobOfferId: active?.id ?? 0, state: 'WAITING' } })).toBe(1);

    // An imported offer whose text was changed since is still the same.
    await db.jobOffer.updateMany({ where: { employerId: erin.id }, data: { description: 'Changed since.' } });
    expect(await check(app, admin, 'JOB_OFFERS', content)).toMatchObject({ existing: 2, added: 0 });
  });
});
