import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { templatePath } from '../../../server/domain/office/bulkAction/import/import.input.ts';
import { sendImportMails } from '../../../server/domain/office/bulkAction/import/start.ts';
import { exportPath } from '../../../server/domain/office/export/export.input.ts';
import { IncomingFile } from '../../../server/media/media.ts';
import {
  erasedAt,
  makeEmployer,
  makeGuest,
  makeJobOffer,
  makeJobSeeker,
  makeReference,
} from '../../support/factories.ts';
import { readAs } from '../../support/graph.ts';
import { linkIn, mailsTo } from '../../support/outbox.ts';
import { actionId, sendAs } from '../bulkAction/fixtures.ts';
import { csv, importSuite } from './fixtures.ts';

const {
  fixtures,
  visitors,
  app,
  db,
  admin,
  place,
  employer,
  check,
  problems,
  send,
  start,
  work,
  resultsByLine,
  entries,
  newEmail,
  person,
  offer,
  byEmail,
  offersOf,
  stored,
  kept,
} = importSuite();
const description = 'I have worked in busy restaurants for years. '.repeat(12).trim();

describe('a dry run', () => {
  it('counts, names each problem by line and column, and writes nothing', async () => {
    const taken = await makeJobSeeker(db, fixtures.catalog);
    const before = await stored();
    const same = newEmail();
    const faulty = { name: '', email: 'nonsense', job: 'Astronaut', city: 'Atlantis', minRate: '99', title: 'abc' };
    const rows = [
      { email: same, title: 'Friendly\nwaiter', zipCode: '018956' },
      { email: taken.email?.toUpperCase() ?? '' },
      { email: same.toUpperCase() },
      { email: employer.email ?? '' },
      faulty,
      { minRate: '11' },
      { minRate: 'twelve', title: 'Call me: 9123 4567 890' },
    ].map((values) => person({ title: '', zipCode: '', ...values }));
    const run = await check('JOB_SEEKERS', csv(rows));
    const problemCount = run.problems.length;
    expect(run).toMatchObject({ total: 7, added: 1, existing: 1, faulty: 5, problemCount, ignored: [] });
    expect(run.columns).toEqual(['name', 'email', 'job', 'city', 'minRate', 'title', 'zipCode']);
    expect(run.rows[0]).toEqual({
      line: 2,
      state: 'NEW',
      cells: ['Zoe Import', same, place.job, place.city, '12', 'Friendly waiter', '018956'],
    });
    const states = run.rows.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['NEW', 'EXISTS', ...Array(5).fill('FAULTY')]);
    expect(await problems('JOB_SEEKERS', rows)).toEqual([
      '5 email: This is the same as line 2.',
      '6 email: An account with this email already exists.',
      '7 job: “Astronaut” is not known.',
      '7 city: “Atlantis” is not known.',
      '7 name: Please provide a name.',
      '7 email: Please provide a valid email.',
      '7 title: Title should have minimum of 5 characters .',
      `8 minRate: Please provide a minimum hourly rate. In ${place.city}: 10, 12, 14.`,
      '9 minRate: Please use a whole number.',
      expect.stringMatching(/^9 title: Please do not add contact information/),
    ]);
    expect(run.problems[2]).toMatchObject({ line: 7, column: 'job', value: 'Astronaut' });
    expect(await stored()).toEqual(before);
  });

  it('names problems of job offers', async () => {
    const other = await makeEmployer(db);
    const deleted = await makeEmployer(db, { ...erasedAt(new Date()), bannedAt: null });
    const rows = [
      offer({ employerId: '', state: '', startsOn: '', headcount: '' }),
      offer({ employerEmail: '', employerId: '' }),
      offer({ employerEmail: 'no-one@example.test', employerId: '' }),
      offer({ employerEmail: '', employerId: String(deleted.id) }),
      offer({ employerEmail: '', employerId: String(fixtures.people.jobSeeker.id) }),
      offer({ employerId: String(other.id) }),
      offer({ maxRate: '11', state: 'filled', partTime: 'maybe' }),
      offer({ maxRate: '', job: '', description: '' }),
      offer({ startsOn: '2020-01-01', headcount: '100' }),
      offer({ partTime: 'no', fullTime: 'no' }),
      offer({ startsOn: '03/04/2040', headcount: '1,5' }),
    ].map((row) => ({ employerId: '', state: '', startsOn: '', headcount: '', fullTime: '', ...row }));
    expect(await problems('JOB_OFFERS', rows)).toEqual([
      '3 employerEmail: Please provide an employer.',
      '4 employerEmail: There is no employer who logs in with this email.',
      '5 employerId: There is no employer with this number.',
      '6 employerId: There is no employer with this number.',
      '7 employerEmail: This is not the email of the employer with this number.',
      '8 partTime: Please use yes or no.',
      '8 state: Please choose draft or active.',
      `8 maxRate: Please provide an hourly rate. In ${place.city}: 10, 12, 14.`,
      '9 job: Please provide a job.',
      `9 maxRate: Please provide an hourly rate. In ${place.city}: 10, 12, 14.`,
      '9 description: Please provide a description.',
      '10 startsOn: Please choose today or a later day.',
      '10 headcount: Please enter from 1 to 99 people.',
      '11 partTime: Please choose part-time, full-time or both.',
      '12 startsOn: Please use a day such as 2030-12-24, with the year, the month and the day.',
      '12 headcount: Please use a whole number.',
    ]);
  });

  it.each([
    { partTime: 'WAHR', fullTime: 'FALSCH', startsOn: '15.01.2040', headcount: '2.0', maxRate: '10,0' },
    { partTime: 'VRAI', fullTime: 'FAUX', startsOn: '15/01/2040', headcount: '2,00', maxRate: '10.00' },
    { partTime: 'TRUE', fullTime: 'FALSE', startsOn: '1/15/2040', headcount: ' 2\u00a0', maxRate: '１０' },
  ])('reads cells as spreadsheets write them: %j', async (cells) => {
    expect(await problems('JOB_OFFERS', [offer(cells)])).toEqual([]);
  });

  it('refuses a file whose header is wrong, and rows of another shape', async () => {
    const refused = async (content: string) => (await check('JOB_SEEKERS', content)).fields;
    expect(await refused('name,phone\nZoe,1\n')).toEqual([
      { field: 'file', message: 'These columns are not known: “phone”. These columns are missing: “email”.' },
    ]);
    expect((await check('JOB_OFFERS', csv([person()]))).__typename).toBe('InvalidInput');
    const run = await check('JOB_SEEKERS', 'name,email\nZoe\nZoe,z@example.test,1\n');
    expect(run).toMatchObject({ faulty: 2, added: 0 });
    expect(run.problems).toEqual([
      { line: 2, column: null, value: null, message: 'This row has 1 cell, and the header has 2 cells.' },
      { line: 3, column: null, value: null, message: 'This row has 3 cells, and the header has 2 cells.' },
    ]);
  });

  it('the template passes it', async () => {
    await db.user.create({
      data: { role: 'ROLE_EMPLOYER', name: 'Erin', email: 'employer@example.com', loginEmail: 'employer@example.com' },
    });
    for (const [list, name] of [
      ['JOB_SEEKERS', 'job-seekers'],
      ['JOB_OFFERS', 'job-offers'],
    ] as const) {
      const response = await visitors.admin.fetch(templatePath(name));
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}-template.csv"`);
      const run = await check(list, await response.text());
      expect(run).toMatchObject({ problems: [], total: 1, added: 1 });
      expect((await visitors.employer.fetch(templatePath(name))).status).toBe(404);
    }
  });

  it('what was exported is there already, and can be imported where it is not', async () => {
    const catalog = await makeReference(db);
    await app.services.reference.refresh();
    const filter = { cityId: catalog.cityId };
    const profile = { name: 'Maria Santos', description, answer3: 'All week', whatsApp: '+6591234567', partTime: true };
    const maria = await makeJobSeeker(db, catalog, profile);
    const erin = await makeEmployer(db);
    const sent = await makeJobOffer(db, catalog, {
      employerId: erin.id,
      description: 'Two\r\nlines, "quoted"; and more.',
      workTimes: 'Evenings',
      startsOn: new Date('2040-02-03'),
      hoursPerWeek: 12,
      headcount: 3,
      partTime: true,
      company: 'Corner Cafe',
    });
    const read = async (name: 'job-seekers' | 'job-offers') =>
      (await visitors.admin.fetch(exportPath(name, filter))).text();
    const files = { people: await read('job-seekers'), offers: await read('job-offers') };
    expect(await check('JOB_SEEKERS', files.people)).toMatchObject({ existing: 1, added: 0, faulty: 0 });
    expect(await check('JOB_OFFERS', files.offers)).toMatchObject({ existing: 1, added: 0, faulty: 0 });

    await db.user.update({ where: { id: maria.id }, data: { email: null, loginEmail: null } });
    await db.jobOffer.delete({ where: { id: sent.id } });
    const run = await check('JOB_SEEKERS', files.people);
    expect(run).toMatchObject({ existing: 0, added: 1, faulty: 0 });
    expect(run.ignored).toEqual(['id', 'active', 'paused', 'updated', 'createdAt', 'lastMessageAt']);
    await start({ list: 'JOB_SEEKERS', content: files.people, expected: 1 });
    await start({ list: 'JOB_OFFERS', content: files.offers, expected: 1 });
    await work();
    const again = await byEmail(maria.email ?? '');
    const copied = ['name', 'whatsApp', 'title', 'description', 'jobAreas', 'minRate', 'zipCode', 'answer3'] as const;
    const chosen = ['jobId', 'cityId', 'experienceId', 'sexId', 'languageId', 'nativeCountryId', 'partTime'] as const;
    for (const column of [...copied, ...chosen]) expect([column, again[column]]).toEqual([column, maria[column]]);
    const [copy] = await offersOf(erin.id);
    const place = ['jobId', 'cityId', 'maxRate', 'company', 'state'] as const;
    const times = ['partTime', 'fullTime', 'hoursPerWeek', 'workTimes', 'startsOn', 'headcount'] as const;
    for (const column of [...place, ...times]) expect([column, copy?.[column]]).toEqual([column, sent[column]]);
    expect(copy?.description).toBe(sent.description.replaceAll('\r\n', '\n'));
  });
});

describe('an import', () => {
  it('adds the rows without problems, each with its entry in the audit log', async () => {
    const rows = [person({ description }), person({ name: '', description: '' }), person({ description: '' })];
    const content = csv(rows);
    const id = await start({ list: 'JOB_SEEKERS', content, expected: 2 });
    expect(await db.user.count({ where: { loginEmail: rows[0]?.email ?? '' } })).toBe(0);
    await work();
    expect(await resultsByLine(id)).toEqual({ 2: 'DONE', 4: 'DONE' });
    const [first, second] = [await byEmail(rows[0]?.email), await byEmail(rows[2]?.email)];
    const { jobId, cityId } = fixtures.catalog;
    const given = { name: 'Zoe Import', email: rows[0]?.email, jobId, cityId, minRate: 12, description };
    const notYet = { emailVerified: false, active: false, profileUpdated: false };
    expect(first).toMatchObject({ role: 'ROLE_CANDIDATE', ...given, ...notYet });
    expect(await db.account.count({ where: { userId: first.id } })).toBe(0);
    expect((await entries()).map(({ action, recordId }) => `${action} ${recordId}`).sort()).toEqual(
      [`bulkAction.start ${id}`, `jobSeeker.add ${first.id}`, `jobSeeker.add ${second.id}`].sort(),
    );
    const added = (await entries()).find(({ action }) => action === 'jobSeeker.add');
    expect(JSON.stringify(added)).not.toContain('Zoe');
    // Nothing of a person stays in the action.
    expect(await kept(id)).toBe(0);
    // As after a sign-up, the profile is not active yet. No mail is sent.
    await sendImportMails(app.services);
    expect(await mailsTo(app, first.email)).toEqual([]);
    const query = `{ bulkAction(databaseId: ${id}) { kind canUndo done fileName mails
      items(first: 5) { edges { node { line recordDatabaseId recordName recordExists } } } } }`;
    const node = { line: 2, recordDatabaseId: first.id, recordName: 'Zoe Import', recordExists: true };
    const edges = [{ node }, { node: { line: 4, recordDatabaseId: second.id } }];
    expect((await readAs(app, admin, query)).bulkAction).toMatchObject({
      ...{ kind: 'JOB_SEEKER_IMPORT', canUndo: false, done: 2, fileName: 'people.csv', mails: false },
      items: { edges },
    });
    expect((await sendAs(app, admin, 'undo', { id: actionId(id) })).message).toBe('This action cannot be undone.');
  });

  it('of the same file again adds nothing', async () => {
    const content = csv([person(), person()]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => send({ list: 'JOB_SEEKERS', content, expected: 2, clientKey: 'the same click' })),
    );
    expect(new Set(answers.map(({ bulkAction }) => bulkAction.id)).size).toBe(1);
    // Another window has sent the file too, before the first import began.
    const second = await start({ list: 'JOB_SEEKERS', content, expected: 2 });
    const before = await db.user.count();
    await Promise.all([work(), work()]);
    expect(await db.user.count()).toBe(before + 2);
    const all = [
      ...Object.values(await resultsByLine(answers[0]?.bulkAction.databaseId)),
      ...Object.values(await resultsByLine(second)),
    ];
    expect(all.sort()).toEqual(['DONE', 'DONE', 'SKIPPED: It is there already.', 'SKIPPED: It is there already.']);
    expect(await check('JOB_SEEKERS', content)).toMatchObject({ added: 0, existing: 2 });
    expect(await send({ list: 'JOB_SEEKERS', content, expected: 2 })).toMatchObject({
      __typename: 'InvalidInput',
      message: 'There are no rows to import.',
    });
  });

  it('sent twice is one, though the second copy arrives when the first one has added its rows', async () => {
    const input = { list: 'JOB_SEEKERS', content: csv([person()]), expected: 1, clientKey: 'the same file' } as const;
    let late = new Readable();
    const isAsked = new Promise<void>((resolve) => {
      late = new Readable({ read: () => resolve() });
    });
    const second = send(input, new IncomingFile('people.csv', late));
    await isAsked;
    const id = await start(input);
    await work();
    late.push(input.content);
    late.push(null);
    expect(await second).toMatchObject({ bulkAction: { databaseId: id } });
  });

  it('of other rows than in the dry run is a conflict', async () => {
    const content = csv([person(), person()]);
    const message = '2 rows would be imported now. Please check the file again.';
    const answer = await send({ list: 'JOB_SEEKERS', content, expected: 3 });
    expect(answer).toMatchObject({ __typename: 'Conflict', message });
  });

  it('notes a row that has become faulty, and goes on', async () => {
    const catalog = await makeReference(db);
    await app.services.reference.refresh();
    const gone = app.services.reference.jobs.get(catalog.jobId)?.name ?? '';
    const rows = [person({ job: gone }), person()];
    const id = await start({ list: 'JOB_SEEKERS', content: csv(rows), expected: 2 });
    await db.job.delete({ where: { id: catalog.jobId } });
    await app.services.reference.refresh();
    await work();
    expect(await resultsByLine(id)).toEqual({ 2: `FAILED: job: “${gone}” is not known.`, 3: 'DONE' });
    expect(await kept(id)).toBe(0);
  });

  it('adds no one whose email is banned', async () => {
    const { bannedEmailKeys } = app.services;
    const [deleted, later] = [person(), person()];
    await db.bannedEmail.create({ data: { key: bannedEmailKeys(deleted.email ?? '')[0] ?? '' } });
    const guest = await makeGuest(db);
    const wildcard = person({ email: 'b_nned@example.test' });
    await db.user.update({ where: { id: guest.id }, data: { email: 'Banned@example.test', bannedAt: app.clock.now } });
    expect(await problems('JOB_SEEKERS', [deleted, person({ email: 'banned@Example.test' }), wildcard])).toEqual([
      '2 email: This email cannot be used.',
      '3 email: This email cannot be used.',
    ]);
    const id = await start({ list: 'JOB_SEEKERS', content: csv([later]), expected: 1 });
    await db.bannedEmail.create({ data: { key: bannedEmailKeys(later.email ?? '')[0] ?? '' } });
    await work();
    expect(await resultsByLine(id)).toEqual({ 2: 'FAILED: email: This email cannot be used.' });
    expect(await db.user.count({ where: { loginEmail: later.email ?? '' } })).toBe(0);
  });

  it('mails those who are added if the admin chose so, and they get in with a password of their own', async () => {
    const row = person();
    const email = row.email ?? '';
    await start({ list: 'JOB_SEEKERS', content: csv([row]), expected: 1, mails: true });
    await work();
    await Promise.all([sendImportMails(app.services), sendImportMails(app.services)]);
    const mails = await mailsTo(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Hello Zoe,');
    expect(linkIn(mails[0])).toBe('/reset-password');
  });

  it('adds job offers as the form does, once', async () => {
    const erin = await makeEmployer(db);
    const of = { employerEmail: erin.loginEmail ?? '' };
    const rows = [
      offer({ ...of, startsOn: '', state: '', company: "'=Cafe" }),
      offer({ ...of, startsOn: '2040-01-02', state: 'draft', company: '' }),
      offer({ ...of, startsOn: '', state: '', company: '' }),
    ];
    const content = csv(rows);
    expect(await problems('JOB_OFFERS', rows)).toEqual(['4 description: This is the same as line 2.']);
    const [id, second] = [
      await start({ list: 'JOB_OFFERS', content, expected: 2 }),
      await start({ list: 'JOB_OFFERS', content, expected: 2 }),
    ];
    await Promise.all([work(), work()]);
    const offers = await offersOf(erin.id);
    expect(offers).toHaveLength(2);
    expect(offers.map(({ state, company }) => [state, company]).sort()).toEqual([
      ['ACTIVE', '=Cafe'],
      ['DRAFT', null],
    ]);
    expect(offers[0]?.slug).toMatch(new RegExp(`-${offers[0]?.id}$`));
    const results = [...Object.values(await resultsByLine(id)), ...Object.values(await resultsByLine(second))];
    expect(results.sort()).toEqual(['DONE', 'DONE', 'SKIPPED: It is there already.', 'SKIPPED: It is there already.']);
    expect((await entries()).filter(({ action }) => action === 'jobOffer.save')).toHaveLength(2);
    // What is public waits for a review, like every offer.
    const active = offers.find(({ state }) => state === 'ACTIVE');
    expect(await db.review.count({ where: { jobOfferId: active?.id ?? 0, state: 'WAITING' } })).toBe(1);

    // An imported offer whose text was changed since is still the same.
    await db.jobOffer.updateMany({ where: { employerId: erin.id }, data: { description: 'Changed since.' } });
    expect(await check('JOB_OFFERS', content)).toMatchObject({ existing: 2, added: 0 });
  });
});
