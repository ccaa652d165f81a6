import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { Admin, userColumns } from '../../accounts/access/user.graph.ts';
import { type AuditAction as Action, auditActions } from '../../core/audit/actions.ts';
import type { AuditValue } from '../../core/audit/records.ts';
import { type OfficeType, officeRecords, officeTypes } from '../../core/catalog/officeRecords.input.ts';
import {
  auditAdmins,
  auditEntries,
  auditedName,
  auditedRecord,
  type AuditChange as Change,
  changesOf,
} from '../lists/list.ts';

const recordDescriptions = Object.fromEntries(
  officeTypes.map((type) => [type, { description: officeRecords[type].description }]),
) as Record<OfficeType, { description: string }>;

export const AuditRecordType = builder.enumType('AuditRecordType', {
  description: 'The kinds of records in the audit log.',
  values: {
    JOB_SEEKER: { description: 'A job seeker: the profile and the account.' },
    EMPLOYER: { description: 'An employer or a guest.' },
    ADMIN: { description: 'Another admin.' },
    INTEGRATION: { description: 'An integration, or one of its keys.' },
    JOB_OFFER: { description: 'A job offer, public or not.' },
    JOB_APPLICATION: { description: 'An application to a job offer.' },
    CONTACT_REQUEST: { description: 'A contact request or an introduction.' },
    CHAT: { description: 'A chat with share links.' },
    SUBSCRIPTION: { description: 'A subscription, bought or given.' },
    INVOICE: { description: 'An invoice of a subscription.' },
    PAYMENT_DIFFERENCE: { description: "What differs from the payment provider's records." },
    SYSTEM: { description: 'The installation: its background jobs and its mail. It has no record.' },
    REPORT: { description: 'A report about a person.' },
    BULK_ACTION: { description: 'An action on many records at once.' },
    WEBHOOK_ENDPOINT: { description: 'A webhook endpoint of an admin.' },
    ...recordDescriptions,
  } as const,
});

const AuditSource = builder.enumType('AuditSource', {
  description: 'The interface that an action came through.',
  values: {
    GRAPHQL: { description: 'GraphQL, which the pages use.' },
    REST: { description: 'A call of /api.' },
  } as const,
});

/** `jobSeeker.saveProfile` is JOB_SEEKER_SAVE_PROFILE. */
const enumName = (action: string): string =>
  action
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .replace('.', '_')
    .toUpperCase();

const isAction = (action: string): action is Action => Object.hasOwn(auditActions, action);
function knownAction(action: string): Action {
  if (isAction(action)) return action;
  throw new Error(`The audit log has an action of an unknown name: ${action}.`);
}

const actions = Object.keys(auditActions).filter(isAction);

const AuditAction = builder.enumType('AuditAction', {
  description: 'What an admin has done.',
  values: Object.fromEntries(
    actions.map((action) => [enumName(action), { value: action, description: auditActions[action] }]),
  ),
});

const AuditChange = builder.objectRef<Change>('AuditChange').implement({
  extensions: readBy('OFFICE'),
  description: 'A field that an action changed.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field, such as `recommendedPrices`.' }),
    before: t.string({
      nullable: true,
      description: 'Its value before, as text: `yes` and `no`, lists with commas, times in ISO 8601. Null: none.',
      resolve: ({ before }) => textOf(before),
    }),
    after: t.string({
      nullable: true,
      description: 'Its value afterwards, as text. Null: none.',
      resolve: ({ after }) => textOf(after),
    }),
    isPersonal: t.exposeBoolean('isPersonal', {
      description: 'Whether it is personal data, of which the log keeps only that it changed.',
    }),
  }),
});

function textOf(value: AuditValue): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

const AuditEntry = builder.prismaNode('AuditEntry', {
  extensions: readBy('OFFICE'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'An action of an admin. Entries are never changed or deleted. For admins.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The integer id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
    adminName: t.exposeString('adminName', { description: 'The name that the admin had then.' }),
    admin: t.field({
      type: Admin,
      description: 'Who did it.',
      select: (_args, _ctx, nestedSelection) => ({ admin: nestedSelection({ select: userColumns }) }),
      resolve: ({ admin }) => admin,
    }),
    keyDatabaseId: t.exposeInt('keyId', {
      nullable: true,
      description: 'The integer id of the key that was used, which may be revoked. Null: it was done without a key.',
    }),
    keyName: t.exposeString('keyName', {
      nullable: true,
      description: 'What the key was called then. Null: it was done without a key.',
    }),
    action: t.field({
      type: AuditAction,
      description: 'What was done.',
      resolve: ({ action }) => knownAction(action),
    }),
    recordType: t.expose('recordType', { type: AuditRecordType, description: 'The kind of the record.' }),
    recordDatabaseId: t.exposeInt('recordId', {
      nullable: true,
      description:
        'The integer id of the record. Null: many records of this kind, which were put in order or exported.',
    }),
    recordName: t.string({
      nullable: true,
      description: 'A person as they are called now, another record as it was called then. Null if it has no name.',
      resolve: (entry, _args, ctx) => auditedName(ctx, entry),
    }),
    recordId: t.id({
      nullable: true,
      description: 'The global id of the record, for `node`. Null if it was deleted.',
      resolve: async (entry, _args, ctx) => {
        const found = await auditedRecord(ctx, entry);
        return found && encodeGlobalId(found.typename, found.id);
      },
    }),
    isNew: t.boolean({
      description: 'Whether the action made the record.',
      resolve: ({ before, after }) => before === null && after !== null,
    }),
    changes: t.field({
      type: [AuditChange],
      description: 'The fields that changed, those with values first.',
      resolve: (entry) => changesOf(entry),
    }),
    source: t.expose('source', { type: AuditSource, description: 'The interface that it came through.' }),
  }),
});

const AuditFilter = builder.inputType('AuditFilter', {
  description: 'A field that is absent or null does not filter.',
  fields: (t) => ({
    adminId: t.int({ description: 'The integer id of the admin.' }),
    recordType: t.field({ type: AuditRecordType, description: 'The kind of record.' }),
    recordId: t.int({ description: 'The integer id of the record, beside its kind.' }),
    action: t.field({ type: AuditAction, description: 'What was done.' }),
    from: t.field({ type: 'DateTime', description: 'The earliest time.' }),
    before: t.field({ type: 'DateTime', description: 'Entries are earlier than this time.' }),
  }),
});

builder.queryFields((t) => ({
  auditEntries: t.connection(
    {
      type: AuditEntry,
      authScopes: { admin: true },
      description: 'The audit log, newest first. For admins.',
      args: {
        filter: t.arg({ type: AuditFilter, description: 'Restricts the list.' }),
        page: t.arg.int(pageArg),
      },
      resolve: (_root, { filter, ...args }, ctx, info) => {
        const query = queryFromInfo({ context: ctx, info, path: ['edges', 'node'] });
        return connectionOf(ctx, auditEntries(ctx.viewer, filter ?? {}), args, rowsOf(ctx, 'auditEntry', query));
      },
    },
    { name: 'AuditEntryConnection', description: 'A page of the audit log.', fields: numberedPages },
    { name: 'AuditEntryEdge', description: 'An entry in the audit log.' },
  ),
  auditAdmins: t.prismaField({
    type: [Admin],
    authScopes: { admin: true },
    description: 'All admins by name, to filter the audit log by. For admins.',
    resolve: (_query, _root, _args, ctx) => auditAdmins(ctx),
  }),
}));
