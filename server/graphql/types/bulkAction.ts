import { queryFromInfo } from '@pothos/plugin-prisma';
import { auditedRecord } from '../../domain/audit/list.ts';
import {
  bulkActionItems,
  bulkActions,
  bulkCounts,
  canUndo,
  retryBulkAction,
  retryCount,
  stopBulkAction,
  undoBulkAction,
} from '../../domain/bulkAction/bulkAction.ts';
import { bulkKinds, type BulkPreview as Preview } from '../../domain/bulkAction/kinds.ts';
import { bulkActionPreview, startBulkAction } from '../../domain/bulkAction/start.ts';
import { Conflict, Forbidden, InvalidInput, NotFound, SignInRequired } from '../../domain/errors.ts';
import type { OfficeSelection } from '../../domain/officeList/tables.ts';
import type { BulkActionKind as Kind } from '../../generated/prisma/client.ts';
import { builder } from '../builder.ts';
import { connectionOf } from '../connection.ts';
import { pageArg } from '../pageCursors.ts';
import { AuditRecordType } from './auditEntry.ts';
import { ContactRequestFilter } from './contactRequests.ts';
import { AdminJobOfferFilter } from './jobOfferLists.ts';
import { numberedPages } from './pageCursors.ts';
import { AdminJobSeekerFilter, EmployerFilter } from './people.ts';
import { knownId, recordId } from './record.ts';
import { Admin, userColumns } from './user.ts';

const BulkActionKind = builder.enumType('BulkActionKind', {
  description: 'What can be done to many records at once.',
  values: {
    JOB_SEEKER_ACTIVATE: { description: 'Makes the profiles of job seekers public, and mails them.' },
    JOB_SEEKER_PAUSE: { description: 'Takes the profiles of job seekers out of the public.' },
    JOB_SEEKER_EMAIL: { description: 'Sends an email to each of the job seekers.' },
    EMPLOYER_EMAIL: { description: 'Sends an email to each of the employers.' },
    JOB_OFFER_FILL: { description: 'Marks active job offers as filled.' },
    JOB_OFFER_RENEW: { description: 'Makes job offers public for another period.' },
    JOB_OFFER_PUBLISH: { description: 'Publishes drafts of job offers.' },
    JOB_OFFER_TAKE_BACK: { description: 'Makes active job offers drafts.' },
    CONTACT_REQUEST_STATUS: { description: 'Sets or clears the status of contact requests.' },
    JOB_SEEKER_IMPORT: { description: 'Adds job seekers from a file; `startImport` starts it.' },
    JOB_OFFER_IMPORT: { description: 'Adds job offers from a file; `startImport` starts it.' },
  } as const,
});

const BulkActionState = builder.enumType('BulkActionState', {
  description: 'How far an action on many records has come.',
  values: {
    RUNNING: { description: 'Rows are being done.' },
    STOPPED: { description: 'An admin ended it before all rows were done.' },
    FINISHED: { description: 'No row waits any more.' },
  } as const,
});

const BulkItemState = builder.enumType('BulkItemState', {
  description: 'How it went with one record.',
  values: {
    WAITING: { description: 'Not done yet.' },
    DONE: { description: 'Changed or added, or the email was sent.' },
    SKIPPED: { description: 'Nothing was changed, because nothing had to be or could be.' },
    FAILED: { description: 'It was tried, and did not succeed.' },
  } as const,
});

const itemColumns = { id: true, recordId: true, bulkAction: { select: { kind: true } } } as const;

const BulkActionItem = builder.prismaNode('BulkActionItem', {
  id: { field: 'id' },
  select: itemColumns,
  authScopes: { admin: true },
  description: 'One record of an action on many. For admins.',
  fields: (t) => ({
    state: t.expose('state', { type: BulkItemState, description: 'How it went.' }),
    note: t.exposeString('note', { nullable: true, description: 'Why it was skipped or failed.' }),
    recordDatabaseId: t.exposeInt('recordId', {
      nullable: true,
      description: 'The integer id of the record. Null: a row of a file that has not become one.',
    }),
    line: t.exposeInt('line', {
      nullable: true,
      description: 'The line of the file on which the row begins. Null if there is no file.',
    }),
    recordName: t.string({
      nullable: true,
      description: 'What a person is called now. Null for other records, and for those that were deleted.',
      resolve: async (item, _args, ctx) => (await auditedRecord(ctx, recordOf(item)))?.name ?? null,
    }),
    recordExists: t.boolean({
      description: 'Whether the record is still there.',
      resolve: async (item, _args, ctx) => (await auditedRecord(ctx, recordOf(item))) !== null,
    }),
  }),
});

const recordOf = ({ recordId, bulkAction }: { recordId: number | null; bulkAction: { kind: Kind } }) => ({
  recordType: bulkKinds[bulkAction.kind].recordType,
  recordId,
});

export const BulkAction = builder.prismaNode('BulkAction', {
  id: { field: 'id' },
  select: { id: true, kind: true, state: true, undoesId: true },
  authScopes: { admin: true },
  description: 'An action of an admin on many records, done in the background. For admins.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id, as addresses carry it.' }),
    kind: t.expose('kind', {
      type: BulkActionKind,
      description: 'What is done. An undo has the kind of what it undoes.',
    }),
    state: t.expose('state', { type: BulkActionState, description: 'How far it has come.' }),
    recordType: t.field({
      type: AuditRecordType,
      description: 'The kind of its records.',
      resolve: ({ kind }) => bulkKinds[kind].recordType,
    }),
    admin: t.field({
      type: Admin,
      description: 'Who started it.',
      select: (_args, _ctx, nestedSelection) => ({ admin: nestedSelection({ select: userColumns }) }),
      resolve: ({ admin }) => admin,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was started.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended. Null while it runs.',
    }),
    allMatching: t.exposeBoolean('allMatching', {
      description: 'Whether all rows of a filter were chosen, not single ones.',
    }),
    statusName: t.exposeString('statusName', {
      nullable: true,
      description: 'The status that contact requests get, as it was called then. Null: none.',
    }),
    text: t.exposeString('text', { nullable: true, description: 'The text of emails.' }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'Of an import: what the file was called.' }),
    mails: t.exposeBoolean('mails', {
      description: 'Whether each job seeker who is added gets an email. False for all other kinds.',
    }),
    total: t.exposeInt('total', { description: 'The number of its records.' }),
    waiting: t.int({
      description: 'Records that are not done yet.',
      resolve: async ({ id }, _args, ctx) => (await bulkCounts(ctx, id)).WAITING,
    }),
    done: t.int({
      description: 'Records that were changed or added, or emails that were sent.',
      resolve: async ({ id }, _args, ctx) => (await bulkCounts(ctx, id)).DONE,
    }),
    skipped: t.int({
      description: 'Records that stay as they were.',
      resolve: async ({ id }, _args, ctx) => (await bulkCounts(ctx, id)).SKIPPED,
    }),
    failed: t.int({
      description: 'Records with which it did not succeed.',
      resolve: async ({ id }, _args, ctx) => (await bulkCounts(ctx, id)).FAILED,
    }),
    undoesDatabaseId: t.exposeInt('undoesId', {
      nullable: true,
      description: 'The integer id of the action that this one sets back. Null: it is no undo.',
    }),
    undoneByDatabaseId: t.int({
      nullable: true,
      description: 'The integer id of the action that sets this one back. Null: there is none.',
      select: { undoneBy: { select: { id: true } } },
      resolve: ({ undoneBy }) => undoneBy?.id ?? null,
    }),
    canUndo: t.boolean({
      description: 'Whether what it changed can be set back now.',
      select: { undoneBy: { select: { id: true } } },
      resolve: async (action, _args, ctx) => canUndo(action, action.undoneBy, await bulkCounts(ctx, action.id)),
    }),
    retriesDatabaseId: t.exposeInt('retriesId', {
      nullable: true,
      description: 'The integer id of the action whose failed records this one tries again. Null: there is none.',
    }),
    retriedByDatabaseId: t.int({
      nullable: true,
      description: 'The integer id of the action that tries its failed records again. Null: there is none.',
      select: { retriedBy: { select: { id: true } } },
      resolve: ({ retriedBy }) => retriedBy?.id ?? null,
    }),
    retryable: t.int({
      description: 'How many failed records can be tried again now. An email that may have arrived cannot.',
      select: { retriedBy: { select: { id: true } } },
      resolve: (action, _args, ctx) => retryCount(ctx, action, action.retriedBy),
    }),
    items: t.connection(
      {
        type: BulkActionItem,
        description: 'Its records, in the order in which they are done.',
        args: {
          state: t.arg({ type: BulkItemState, description: 'Only those in this state.' }),
          page: t.arg.int(pageArg),
        },
        resolve: ({ id }, { state, ...args }, ctx, info) => {
          const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select: itemColumns });
          return connectionOf(ctx, bulkActionItems(ctx.viewer, id, state ?? null), args, {
            page: (page) => ctx.db.bulkActionItem.findMany({ ...query, ...page }),
            count: (where) => ctx.db.bulkActionItem.count({ where }),
          });
        },
      },
      {
        name: 'BulkActionItemConnection',
        description: 'A page of the records of an action.',
        fields: numberedPages,
      },
      { name: 'BulkActionItemEdge', description: 'A record of an action in its list.' },
    ),
  }),
});

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
  description: 'Rows that an action does not change.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Why not, in a few words.' }),
    count: t.exposeInt('count', { description: 'How many of them.' }),
  }),
});

const BulkActionPreview = builder.objectRef<Preview & { limit: number }>('BulkActionPreview').implement({
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
  bulkActions: t.connection(
    {
      type: BulkAction,
      authScopes: { admin: true },
      description: 'All actions on many records, newest first. For admins.',
      args: { page: t.arg.int(pageArg) },
      resolve: (_root, args, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, bulkActions(ctx.viewer), args, {
          page: (page) => ctx.db.bulkAction.findMany({ ...query, ...page }),
          count: (where) => ctx.db.bulkAction.count({ where }),
        });
      },
    },
    { name: 'BulkActionConnection', description: 'A page of actions on many records.', fields: numberedPages },
    { name: 'BulkActionEdge', description: 'An action on many records in its list.' },
  ),
  bulkAction: t.prismaField({
    type: BulkAction,
    nullable: true,
    authScopes: { admin: true },
    description: 'The action with this integer id. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.bulkAction.findFirst({ ...query, where: { ...bulkActions(viewer).where, id: databaseId } }),
  }),
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

builder.relayMutationField(
  'startBulkAction',
  {
    inputFields: (t) => ({
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
        description:
          'Idempotency key chosen by the sender, 8 to 64 characters: a repeated key starts no second action.',
      }),
    }),
  },
  {
    authScopes: { admin: true },
    description:
      'Starts an action on many rows, which is done in the background. The rows are chosen now. At most 200000 rows, or 10000 ' +
      'emails. For admins.',
    errors: { types: [InvalidInput, SignInRequired, Forbidden, Conflict] },
    resolve: async (_root, { input }, ctx) => {
      const { kind, rows, status, text = null, expected, clientKey } = input;
      const choice = { kind, rows: selectionOf(kind, rows), statusId: statusOf(status) };
      return { id: (await startBulkAction(ctx, { ...choice, text, expected, clientKey })).id };
    },
  },
  {
    outputFields: (t) => ({
      bulkAction: t.prismaField({
        type: BulkAction,
        description: 'The stored action.',
        resolve: (query, { id }, _args, { db }) => db.bulkAction.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'stopBulkAction',
  {
    inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }),
  },
  {
    authScopes: { admin: true },
    description: 'Ends an action. What was done stays; what waits is skipped. For admins. Repeating it has no effect.',
    errors: { types: [SignInRequired, Forbidden, NotFound] },
    resolve: async (_root, { input }, ctx) => {
      const id = knownId(input.id, 'BulkAction');
      await stopBulkAction(ctx, id);
      return { id };
    },
  },
  {
    outputFields: (t) => ({
      bulkAction: t.prismaField({
        type: BulkAction,
        description: 'The stored action.',
        resolve: (query, { id }, _args, { db }) => db.bulkAction.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'undoBulkAction',
  {
    inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }),
  },
  {
    authScopes: { admin: true },
    description:
      'Sets back what an action has changed, where it is still so. This is an action itself, which is returned. For admins. ' +
      'Repeating it returns the same one.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Conflict] },
    resolve: async (_root, { input }, ctx) => {
      return { id: (await undoBulkAction(ctx, knownId(input.id, 'BulkAction'))).id };
    },
  },
  {
    outputFields: (t) => ({
      bulkAction: t.prismaField({
        type: BulkAction,
        description: 'The stored action.',
        resolve: (query, { id }, _args, { db }) => db.bulkAction.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'retryBulkAction',
  {
    inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }),
  },
  {
    authScopes: { admin: true },
    description:
      'Tries the failed records of an action again. This is an action itself, which is returned. For admins. Repeating it ' +
      'returns the same one.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Conflict] },
    resolve: async (_root, { input }, ctx) => {
      return { id: (await retryBulkAction(ctx, knownId(input.id, 'BulkAction'))).id };
    },
  },
  {
    outputFields: (t) => ({
      bulkAction: t.prismaField({
        type: BulkAction,
        description: 'The stored action.',
        resolve: (query, { id }, _args, { db }) => db.bulkAction.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
