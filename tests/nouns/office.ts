import { Readable } from 'node:stream';
import { type GraphQLField, getNamedType, isListType, isNonNullType, isRequiredArgument } from 'graphql';
import {
  isOrderedType,
  type OrderedType,
  officeRecords,
  typenameOf,
} from '../../server/domain/core/catalog/officeRecords.input.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { IncomingFile } from '../../server/media/media.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { idOf, rowsFor } from './ask.ts';
import * as make from './make.ts';
import type { MakeRecord, Noun, RestRow } from './noun.ts';
import { adminsFind, adminsOnly, everyone, signedIn } from './outcomes.ts';
import { type SampleType, samples, sampleTypes } from './samples.ts';

const queries: GraphQLField<unknown, unknown>[] = Object.values(schema.getQueryType()?.getFields() ?? {});
const isList = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/** The fields of `Query` that list these records: those in pages first. */
export const listsOf = (type: SampleType) => ({
  inPages: queries.filter((field) => getNamedType(field.type).name === `${typenameOf(type)}Connection`),
  atOnce: queries.filter((field) => getNamedType(field.type).name === typenameOf(type) && isList(field)),
});

/** The small records that admins keep: their mutations, their nodes, and the queries of all of them and of one. */
function rowsOf(type: SampleType): Noun['graph'] {
  const { input, isPublic } = samples[type];
  const typename = typenameOf(type);
  const seen = isPublic ? everyone('seen') : adminsOnly('seen');
  const made = make.record(type);
  const values = ({ catalog }: Fixtures) => input(make.unique(), catalog);
  const { inPages, atOnce } = listsOf(type);
  const one = queries.find(
    ({ name, args: [key] }) => name === officeRecords[type].model && key && isRequiredArgument(key),
  );
  const plural = (inPages[0]?.name ?? '').replace(/^./, (letter) => letter.toUpperCase());
  const inAnyOrder = (ordered: OrderedType) => async (fixtures: Fixtures) => {
    const first = [(await made(fixtures)).id, (await made(fixtures)).id];
    const others = (await make.ordered(fixtures, ordered)).filter((id) => !first.includes(id));
    return [...first, ...others].map((id) => encodeGlobalId(typename, id));
  };
  return {
    [`Mutation.save${typename}`]: {
      'a new one': [values, adminsOnly('done')],
      'an existing one': [
        (fixtures: Fixtures) => ({ ...values(fixtures), id: idOf(typename, made) }),
        adminsOnly('done'),
      ],
    },
    [`Mutation.delete${typename}`]: {
      'an existing one': [{ id: idOf(typename, made) }, adminsOnly('done')],
    },
    ...(isOrderedType(type) && {
      [`Mutation.order${plural}`]: { 'all of them': [{ ids: inAnyOrder(type) }, adminsOnly('done')] },
    }),
    [`node ${typename}`]: { 'an existing one': [made, isPublic ? everyone('seen') : adminsFind] },
    ...Object.fromEntries(
      [...inPages, ...atOnce].map(({ name }) => [`Query.${name}`, { 'all of them': { answers: seen } }]),
    ),
    ...(one && { [`Query.${one.name}`]: { 'an existing one': [made, seen] } }),
  };
}

const auditEntry = async (fixtures: Fixtures) =>
  fixtures.app.services.db.auditEntry.create({
    data: {
      createdAt: fixtures.app.clock.now,
      ...{ adminId: fixtures.people.admin.id, adminName: fixtures.people.admin.name, source: 'GRAPHQL' },
      ...{ action: 'job.save', recordType: 'JOB', recordLabel: 'Waiter', after: { name: 'Waiter' } },
      recordId: (await make.job(fixtures)).id,
    },
  });

const savedFilter = ({ app, people }: Fixtures) =>
  app.services.db.savedFilter.create({
    data: { adminId: people.admin.id, list: 'EMPLOYERS', name: `Filter ${make.unique()}`, query: 'city=1' },
  });
const filterName = () => `Filter ${make.unique()}`;

async function bulkAction(fixtures: Fixtures, state: 'RUNNING' | 'FINISHED', item: object = {}) {
  const { app, people } = fixtures;
  const at = app.clock.now;
  const { id: recordId } = await make.jobSeeker(fixtures);
  return app.services.db.bulkAction.create({
    data: {
      ...{ adminId: people.admin.id, kind: 'JOB_SEEKER_ACTIVATE', state, allMatching: false, total: 1 },
      ...{ leaseUntil: at, createdAt: at, items: { create: { recordId, ...item } } },
    },
    include: { items: true },
  });
}
const values = { before: { active: false, pausedAt: null }, after: { active: true, pausedAt: null } };
const running: MakeRecord = (fixtures) => bulkAction(fixtures, 'RUNNING');
const finished = (fixtures: Fixtures) => bulkAction(fixtures, 'FINISHED', { state: 'DONE', ...values });
const failed: MakeRecord = (fixtures) =>
  bulkAction(fixtures, 'FINISHED', { state: 'FAILED', note: 'Broken.', ...values });
const rows = async (fixtures: Fixtures) => ({ ids: [await idOf('JobSeeker', make.jobSeeker)(fixtures, 'admin')] });

const file = () =>
  new IncomingFile('people.csv', Readable.from([Buffer.from(`name,email\nZoe,${make.unique()}@example.test\n`)]));

const givenUpJob = ({ app: { services } }: Fixtures): Promise<string> =>
  services.db.$transaction(async (tx) => {
    await services.queue.add(tx, 'import-mail', {});
    const jobs = await tx.$queryRaw<{ id: string }[]>`
      UPDATE pgboss.job SET state = 'failed', completed_on = now()
      WHERE name = 'import-mail' AND state = 'created' RETURNING id::text`;
    return jobs[0]?.id ?? '';
  });

/** The session of the admin shows its own view again. */
const stopView = ({ app }: Fixtures) =>
  app.services.db.session.updateMany({ data: { viewAsId: null, viewAsUntil: null } });
const reason = 'They see no offers.';

const writeMail = ({ app, people }: Fixtures, data: { message: string; status?: 'ko'; error?: string }) =>
  app.services.db.emailMessage.create({ data: { userId: people.jobSeeker.id, senderId: people.admin.id, ...data } });
const mail: MakeRecord = (fixtures) => writeMail(fixtures, { message: 'Hello' });
const unsentMail: MakeRecord = (fixtures) =>
  writeMail(fixtures, { message: 'Hello', status: 'ko', error: 'Mailbox full' });
const sendsInRest = (subject: string, id: MakeRecord): RestRow => ({
  cases: { [subject]: { path: { id }, body: { message: 'Hello' } } },
  sender: 'admin',
  required: ['message'],
});

export const office = {
  graph: {
    ...rowsFor(adminsFind, {
      'node AuditEntry': ["an admin's", auditEntry],
      // Each admin reads and changes their own saved filters.
      'node SavedFilter': ["an admin's", savedFilter],
      'node BulkAction': ['of an admin', finished],
      'node BulkActionItem': ['of an admin', async (fixtures) => (await finished(fixtures)).items[0] ?? 0],
      'node EmailMessage': ['to the job seeker', mail],
    }),
    ...rowsFor(adminsOnly('seen'), {
      'Query.auditEntries': ['all of them'],
      'Query.auditAdmins': ['all of them'],
      'Query.savedFilters': ['their own', { list: 'EMPLOYERS' }],
      'Query.bulkActions': ['all of them'],
      'Query.bulkAction': ['an existing one', finished],
      'Query.bulkActionPreview': ['of one row', { kind: 'JOB_SEEKER_PAUSE', rows }],
      'Query.failedEmails': [
        'one of them',
        async (fixtures, actor) => {
          await unsentMail(fixtures, actor);
          return {};
        },
      ],
    }),
    ...rowsFor(adminsOnly('done'), {
      'Mutation.saveFilter': ['with a known parameter', { list: 'EMPLOYERS', name: filterName, query: 'city=1' }],
      'Mutation.renameFilter': ['their own', { id: idOf('SavedFilter', savedFilter), name: filterName }],
      'Mutation.deleteSavedFilter': ['their own', { id: idOf('SavedFilter', savedFilter) }],
      'Mutation.startBulkAction': [
        'on one row',
        { kind: 'JOB_SEEKER_PAUSE', rows, expected: 1, clientKey: make.unique },
      ],
      'Mutation.stopBulkAction': ['a running one', { id: idOf('BulkAction', running) }],
      'Mutation.retryBulkAction': ['one with a failed row', { id: idOf('BulkAction', failed) }],
      'Mutation.undoBulkAction': ['a finished one', { id: idOf('BulkAction', finished) }],
      'Mutation.checkImport': ['a file', { list: 'JOB_SEEKERS', file }],
      'Mutation.startImport': ['a file', { list: 'JOB_SEEKERS', file, expected: 1, clientKey: make.unique }],
      'Mutation.sendEmailAgain': ['that was not sent', { id: idOf('EmailMessage', unsentMail) }],
      'Mutation.sendTestMail': ['to themselves'],
      'Mutation.retryGivenUpJob': ['one that failed for good', { job: givenUpJob }],
      'Mutation.dropGivenUpJob': ['one that failed for good', { job: givenUpJob }],
    }),
    ...(Object.assign({}, ...sampleTypes.map(rowsOf)) as Noun['graph']),
    'Query.system': { 'as it is': { select: '{ version parts { says } }', answers: adminsOnly('seen') } },
    'Query.officeSearch': {
      'by a word': {
        given: { q: 'maria' },
        select: '{ jobSeekers { id } employers { id } }',
        answers: adminsOnly('seen'),
      },
    },
    'Query.overview': {
      'of a week': {
        given: { days: 7 },
        select: '{ attention { unreadChats } trends { total } cities { name } jobs { name } }',
        answers: adminsOnly('seen'),
      },
    },
    // Only admins view as a user, and only as job seekers and employers.
    'Mutation.viewAs': {
      'a job seeker': {
        given: { user: idOf('JobSeeker', make.actor('jobSeeker')), reason },
        after: stopView,
        answers: adminsOnly('done'),
      },
      'a guest': [{ user: idOf('Employer', make.actor('guest')), reason }, adminsOnly('NotFound')],
      'an admin': [{ user: idOf('Admin', make.actor('admin')), reason }, adminsOnly('NotFound')],
    },
    'Mutation.sendEmail': {
      'to a job seeker': [{ user: idOf('JobSeeker', make.jobSeeker), text: 'Hello' }, adminsOnly('done')],
      'to an employer': [{ user: idOf('Employer', make.employer), text: 'Hello' }, adminsOnly('done')],
    },
    'Subscription.openRecord': {
      'a job': [
        { recordType: 'JOB', recordId: async (fixtures: Fixtures) => (await make.job(fixtures)).id },
        adminsOnly('listening'),
      ],
    },
    'Mutation.stopViewingAs': { 'their own view': { answers: { ...signedIn('Forbidden'), admin: 'done' } } },
  },
  rest: {
    'POST /api/candidates/email/{id}': sendsInRest('to a job seeker', make.jobSeeker),
    'POST /api/employers/email/{id}': sendsInRest('to an employer', make.employer),
  },
  hidden: (fixtures) => ({
    'an email that an admin wrote': { set: (message) => writeMail(fixtures, { message }), seenBy: ['admin'] },
  }),
  makeSpare: (fixtures) => Promise.all(sampleTypes.map((type) => make.record(type)(fixtures))),
} satisfies Noun;
