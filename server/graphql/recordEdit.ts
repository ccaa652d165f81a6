import { Admin } from '../domain/accounts/access/user.graph.ts';
import type { LastEdit as LastEditShape } from '../domain/core/audit/recordEdit.ts';
import { isEditedType, lastEdit } from '../domain/core/audit/recordEdit.ts';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import { viewerId } from '../domain/core/viewer/viewer.ts';
import { AuditRecordType } from '../domain/office/audit/auditEntry.graph.ts';
import {
  type RecordActivity as Activity,
  adminsAmong,
  openRecord,
  presentVersion,
} from '../domain/office/lists/watch.ts';
import { builder } from './builder.ts';
import { readBy } from './declaredBy.ts';

/** What an admin with an open record hears of it. */

const LastEdit = builder.objectRef<LastEditShape>('LastEdit').implement({
  extensions: readBy('EVERY'),
  description: 'Who changed a record last.',
  fields: (t) => ({
    name: t.exposeString('userName', { description: 'The name of the user.' }),
    isViewer: t.boolean({
      description: 'Whether it was the viewer, such as in another window.',
      resolve: ({ userId }, _args, { viewer }) => userId === viewerId(viewer),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
});

const RecordActivity = builder.objectRef<Activity & { version: string | null }>('RecordActivity').implement({
  extensions: readBy('OFFICE'),
  description: 'A record that an admin has open: its version, and the other admins who have it open too.',
  fields: (t) => ({
    version: t.exposeString('version', {
      nullable: true,
      description: 'The `version` of the record as it is stored now. Null: there is none any more.',
    }),
    lastEdit: t.field({
      type: LastEdit,
      nullable: true,
      description: 'The change that led to this version. Null if no person made it, or none is known.',
      resolve: ({ type, id, version }, _args, ctx) => (version === null ? null : lastEdit(ctx, type, id, version)),
    }),
    otherAdmins: t.prismaField({
      type: [Admin],
      description: 'The other admins who have the record open, by name.',
      resolve: (_query, { otherIds }, _args, ctx) => adminsAmong(ctx, otherIds),
    }),
  }),
});

builder.subscriptionField('openRecord', (t) =>
  t.field({
    type: RecordActivity,
    authScopes: { admin: true },
    description:
      'For as long as an admin has a record open: its changes, and who else has it open. The first event comes at once. ' +
      'For admins.',
    args: {
      recordType: t.arg({ type: AuditRecordType, required: true, description: 'A kind of record that a form edits.' }),
      recordId: t.arg.int({ required: true, description: 'The integer id of the record.' }),
    },
    subscribe: (_root, { recordType, recordId }, ctx) => {
      if (!isEditedType(recordType)) throw InvalidInput.of('recordType', 'No form edits these records.');
      return openRecord(ctx, { type: recordType, id: recordId });
    },
    resolve: async (activity: Activity, _args, ctx) => ({ ...activity, version: await presentVersion(ctx, activity) }),
  }),
);
