import type { BulkActionKind as Kind } from '../../../../generated/prisma/client.ts';
import { builder } from '../../../../graphql/builder.ts';
import { readBy } from '../../../../graphql/declaredBy.ts';
import { mutation } from '../../../../graphql/mutation.ts';
import { knownId, recordId } from '../../../../graphql/record.ts';
import type { Ctx } from '../../../core/context.ts';
import type { Verb } from '../../../core/viewer/verb.ts';
import { ContactRequestFilter } from '../../../hiring/contactRequest/contactRequests.graph.ts';
import { AdminJobOfferFilter } from '../../../offers/jobOffer/jobOfferLists.graph.ts';
import { AdminJobSeekerFilter, EmployerFilter } from '../../../people/jobSeeker/adminLists.graph.ts';
import type { OfficeSelection } from '../../lists/tables.ts';
import { BulkActionKind, storedBulkAction } from '../bulkAction.graph.ts';
import { retryBulkAction, stopBulkAction, undoBulkAction } from '../bulkAction.ts';
import { bulkKinds, type BulkPreview as Preview } from '../kinds.ts';
import { bulkActionPreview, startBulkAction } from '../start.ts';
import { type DryRun as Dry, dryRun, type ImportedRow as Imported, type ImportProblem as Problem } from './dryRun.ts';
import type { ImportName } from './import.input.ts';
import { startImport } from './start.ts';

const ImportList = builder.enumType('ImportList', {
  description: 'What can be imported from a CSV file.',
  values: {
    JOB_SEEKERS: { value: 'job-seekers', description: 'Job seekers, told apart by their email.' },
    JOB_OFFERS: { value: 'job-offers', description: 'Job offers of employers who are there.' },
  } as const satisfies Record<string, { value: ImportName; description: string }>,
});

const ImportRowState = builder.enumType('ImportRowState', {
  description: 'What becomes of a row of a file.',
  values: {
    NEW: { description: 'It is added.' },
    EXISTS: { description: 'It is there already, and is skipped.' },
    FAULTY: { description: 'Something is wrong with it, and it is not imported.' },
  } as const,
});

const ImportProblem = builder.objectRef<Problem>('ImportProblem').implement({
  extensions: readBy('OFFICE'),
  description: 'What is wrong with a row of a file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line on which the row begins.' }),
    column: t.exposeString('column', { nullable: true, description: 'The name of the column. Null: the whole row.' }),
    value: t.exposeString('value', { nullable: true, description: 'The beginning of the cell. Null if it is empty.' }),
    message: t.exposeString('message', { description: 'What is wrong, in a sentence.' }),
  }),
});

const ImportedRow = builder.objectRef<Imported>('ImportedRow').implement({
  extensions: readBy('OFFICE'),
  description: 'A row of a file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line on which it begins.' }),
    state: t.expose('state', { type: ImportRowState, description: 'What becomes of it.' }),
    cells: t.exposeStringList('cells', { description: 'The beginnings of its cells, in the order of `columns`.' }),
  }),
});

const DryRun = builder.objectRef<Dry>('DryRun').implement({
  extensions: readBy('OFFICE'),
  description: 'What importing a file would do. For admins.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'The rows of the file, without its header.' }),
    added: t.exposeInt('added', { description: 'Rows that would become records.' }),
    existing: t.exposeInt('existing', { description: 'Rows whose records are there already. They are skipped.' }),
    faulty: t.exposeInt('faulty', { description: 'Rows with problems. They are not imported.' }),
    problemCount: t.exposeInt('problemCount', { description: 'The problems of all rows.' }),
    problems: t.field({
      type: [ImportProblem],
      description: 'The first 200 problems, by line.',
      resolve: ({ problems }) => problems,
    }),
    columns: t.exposeStringList('columns', { description: 'The columns of the file that are imported, in its order.' }),
    ignored: t.exposeStringList('ignored', { description: 'The columns of the file that an import does not set.' }),
    rows: t.field({ type: [ImportedRow], description: 'The first 10 rows.', resolve: ({ rows }) => rows }),
  }),
});

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

const fileOf = (t: InputFields) =>
  t.field({
    type: 'Upload',
    required: true,
    description: 'CSV in UTF-8 with a header, with commas or semicolons; at most 10 MB and 10000 rows.',
  });
const listOf = (t: InputFields) => t.field({ type: ImportList, required: true, description: 'What the rows are.' });

mutation('checkImport', dryRun, {
  description: 'Says what importing a file would do, and stores nothing. For admins.',
  inputDescription: 'A CSV file.',
  input: (t) => ({ list: listOf(t), file: fileOf(t) }),
  run: async (ctx, { list, file }) => ({ dryRun: await dryRun(ctx, list, file) }),
  payloadDescription: 'The result of a dry run.',
  payload: (t) => ({
    dryRun: t.field({
      type: DryRun,
      description: 'What would become of the rows.',
      resolve: ({ dryRun }) => dryRun,
    }),
  }),
});

mutation('startImport', startImport, {
  description:
    'Starts the import of the rows that would be added, which is done in the background as a bulk action. What is there ' +
    'already is never changed. For admins.',
  inputDescription: 'A CSV file, and how many of its rows would be added.',
  input: (t) => ({
    list: listOf(t),
    file: fileOf(t),
    mails: t.boolean({
      description: 'Of job seekers: whether each who is added gets an email. Absent or null: no.',
    }),
    expected: t.int({
      required: true,
      description: '`added` of the dry run. A conflict if it would be other rows by now.',
    }),
    clientKey: t.string({
      required: true,
      description: 'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key starts no second import.',
    }),
  }),
  run: async (ctx, { list: name, mails, ...input }) => ({
    id: (await startImport(ctx, { name, mails: mails ?? false, ...input })).id,
  }),
  payloadDescription: 'The started action.',
  payload: (t) => ({ bulkAction: t.prismaField(storedBulkAction) }),
});

/** What an action on many records would do, and its start. */

const BulkRowsInput = builder.inputType('BulkRowsInput', {
  description: 'Either single rows, or all that match the filter of the one list that the action belongs to.',
  fields: (t) => ({
    ids: t.globalIDList({ description: 'Single rows, at most 1000.' }),
    jobSeekers: t.field({ type: AdminJobSeekerFilter, description: 'All of `adminJobSeekers` with this filter.' }),
    employers: t.field({ type: EmployerFilter, description: 'All of `employers` with this filter.' }),
    jobOffers: t.field({ type: AdminJobOfferFilter, description: 'All of `adminJobOffers` with this filter.' }),
    contactRequests: t.field({ type: ContactRequestFilter, description: 'All of `contactRequests` with this filter.' }),
  }),
});

/** An id of another type matches no row. */
const selectionOf = (
  kind: Kind,
  { ids, ...filters }: Omit<OfficeSelection, 'ids'> & { ids?: { typename: string; id: string }[] | null },
): OfficeSelection => ({ ...filters, ids: ids?.map((id) => knownId(id, bulkKinds[kind].typename)) });

const statusOf = (status: { typename: string; id: string } | null | undefined) =>
  recordId(status, 'ContactRequestStatus');

const BulkUnchanged = builder.objectRef<Preview['unchanged'][number]>('BulkUnchanged').implement({
  extensions: readBy('OFFICE'),
  description: 'Rows that an action does not change.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Why not, in a few words.' }),
    count: t.exposeInt('count', { description: 'How many of them.' }),
  }),
});

const BulkActionPreview = builder.objectRef<Preview & { limit: number }>('BulkActionPreview').implement({
  extensions: readBy('OFFICE'),
  description: 'What an action would do now. For admins.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'The number of rows.' }),
    changing: t.exposeInt('changing', { description: 'How many of them change, or get an email.' }),
    unchanged: t.field({
      type: [BulkUnchanged],
      description: 'Those that do not, by reason.',
      resolve: ({ unchanged }) => unchanged,
    }),
    names: t.exposeStringList('names', { description: 'Some of those that change.' }),
    limit: t.exposeInt('limit', { description: 'The most rows that one such action may have.' }),
  }),
});

builder.queryFields((t) => ({
  bulkActionPreview: t.field({
    type: BulkActionPreview,
    authScopes: { admin: true },
    description: 'What an action would do to these rows now. For admins.',
    args: {
      kind: t.arg({ type: BulkActionKind, required: true, description: 'What would be done.' }),
      rows: t.arg({ type: BulkRowsInput, required: true, description: 'To which rows.' }),
      status: t.arg.globalID({ description: 'The status that contact requests would get. Absent or null: none.' }),
    },
    resolve: async (_root, { kind, rows, status }, ctx) => ({
      ...(await bulkActionPreview(ctx, { kind, rows: selectionOf(kind, rows), statusId: statusOf(status) })),
      limit: bulkKinds[kind].limit,
    }),
  }),
}));

mutation('startBulkAction', startBulkAction, {
  description:
    'Starts an action on many rows, which is done in the background. The rows are chosen now. At most 200000 rows, or 10000 ' +
    'emails. For admins.',
  input: (t) => ({
    kind: t.field({ type: BulkActionKind, required: true, description: 'What is done.' }),
    rows: t.field({ type: BulkRowsInput, required: true, description: 'To which rows.' }),
    status: t.globalID({ description: 'The status that contact requests get. Absent or null: none.' }),
    text: t.string({ description: 'The text of emails, at most 10000 characters.' }),
    expected: t.int({
      required: true,
      description: 'The number of rows in the preview. A conflict if other rows match by now.',
    }),
    clientKey: t.string({
      required: true,
      description: 'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key starts no second action.',
    }),
  }),
  run: async (ctx, input) => {
    const { kind, rows, status, text = null, expected, clientKey } = input;
    const choice = { kind, rows: selectionOf(kind, rows), statusId: statusOf(status) };
    return { id: (await startBulkAction(ctx, { ...choice, text, expected, clientKey })).id };
  },
  payload: (t) => ({ bulkAction: t.prismaField(storedBulkAction) }),
});

/** What admins do with an action on many records that was started. */

/** A mutation of an action, by its id. `change` gives the action to return. */
function actionMutation(name: string, description: string, change: Verb<Ctx, [id: number], { id: number }>): void {
  mutation(name, change, {
    description: description,
    input: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }),
    run: async (ctx, input) => ({ id: (await change(ctx, knownId(input.id, 'BulkAction'))).id }),
    payload: (t) => ({ bulkAction: t.prismaField(storedBulkAction) }),
  });
}

actionMutation(
  'stopBulkAction',
  'Ends an action. What was done stays; what waits is skipped. For admins. Repeating it has no effect.',
  stopBulkAction,
);

actionMutation(
  'undoBulkAction',
  'Sets back what an action has changed, where it is still so. This is an action itself, which is returned. For admins. ' +
    'Repeating it returns the same one.',
  undoBulkAction,
);

actionMutation(
  'retryBulkAction',
  'Tries the failed records of an action again. This is an action itself, which is returned. For admins. Repeating it ' +
    'returns the same one.',
  retryBulkAction,
);
