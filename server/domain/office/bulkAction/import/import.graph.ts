import { builder } from '../../../../graphql/builder.ts';
import { declaredBy, readBy } from '../../../../graphql/declaredBy.ts';
import { storedBulkAction } from '../bulkAction.graph.ts';
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

builder.relayMutationField(
  'checkImport',
  {
    description: 'A CSV file.',
    inputFields: (t) => ({ list: listOf(t), file: fileOf(t) }),
  },
  {
    ...declaredBy(dryRun),
    description: 'Says what importing a file would do, and stores nothing. For admins.',
    resolve: async (_root, { input: { list, file } }, ctx) => ({ dryRun: await dryRun(ctx, list, file) }),
  },
  {
    description: 'The result of a dry run.',
    outputFields: (t) => ({
      dryRun: t.field({
        type: DryRun,
        description: 'What would become of the rows.',
        resolve: ({ dryRun }) => dryRun,
      }),
    }),
  },
);

builder.relayMutationField(
  'startImport',
  {
    description: 'A CSV file, and how many of its rows would be added.',
    inputFields: (t) => ({
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
        description:
          'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key starts no second import.',
      }),
    }),
  },
  {
    ...declaredBy(startImport),
    description:
      'Starts the import of the rows that would be added, which is done in the background as a bulk action. What is there ' +
      'already is never changed. For admins.',
    resolve: async (_root, { input: { list: name, mails, ...input } }, ctx) => ({
      id: (await startImport(ctx, { name, mails: mails ?? false, ...input })).id,
    }),
  },
  {
    description: 'The started action.',
    outputFields: (t) => ({ bulkAction: t.prismaField(storedBulkAction) }),
  },
);
