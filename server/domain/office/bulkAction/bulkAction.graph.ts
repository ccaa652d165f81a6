import { queryFromInfo } from '@pothos/plugin-prisma';
import type { BulkActionKind as Kind } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { Admin, userColumns } from '../../accounts/access/user.graph.ts';
import type { Ctx } from '../../core/context.ts';
import { AuditRecordType } from '../audit/auditEntry.graph.ts';
import { auditedRecord } from '../lists/list.ts';
import { bulkActionItems, bulkActions, bulkCounts, canUndo, retryCount } from './bulkAction.ts';
import { bulkKinds } from './kinds.ts';

export const BulkActionKind = builder.enumType('BulkActionKind', {
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
  extensions: readBy('OFFICE'),
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
  extensions: readBy('OFFICE'),
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

/** The field of mutations that give the id of an action. */
export const storedBulkAction = {
  type: BulkAction,
  description: 'The stored action.',
  resolve: (query: object, { id }: { id: number }, _args: object, { db }: Ctx) =>
    db.bulkAction.findUniqueOrThrow({ ...query, where: { id } }),
};

builder.queryFields((t) => ({
  bulkActions: t.connection(
    {
      type: BulkAction,
      authScopes: { admin: true },
      description: 'All actions on many records, newest first. For admins.',
      args: { page: t.arg.int(pageArg) },
      resolve: (_root, args, ctx, info) => {
        const select = { createdAt: true };
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select });
        return connectionOf(ctx, bulkActions(ctx.viewer), args, rowsOf(ctx, 'bulkAction', query));
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
}));
