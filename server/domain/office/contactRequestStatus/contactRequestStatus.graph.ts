import { builder } from '../../../graphql/builder.ts';
import { connectionOf, reverseArg, updatedSinceArg } from '../../../graphql/connection.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { numberedPages } from '../../../graphql/numberedPages.ts';
import { pageArg } from '../../../graphql/pageCursors.ts';
import { addDelete, addOrder, addSave, versionField } from '../../../graphql/record.ts';
import { rowsOf } from '../../../graphql/rows.ts';
import { withDirection } from '../../core/lists/listing.ts';
import { ContactRequest } from '../../hiring/contactRequest/contactRequest.graph.ts';
import { contactRequestStatuses, contactRequestStatusVerbs } from './contactRequestStatus.ts';

export const ContactRequestStatus = builder.prismaNode('ContactRequestStatus', {
  extensions: readBy('EVERY'),
  id: { field: 'id' },
  authScopes: { admin: true },
  description: 'How far a contact request has come. For admins.',
  fields: (t) => ({
    version: versionField(t, 'CONTACT_REQUEST_STATUS'),
    databaseId: t.exposeInt('id', { description: 'The integer id, as the REST layer and the addresses use it.' }),
    name: t.exposeString('name', { description: 'As the list of contact requests shows it.' }),
    description: t.exposeString('description', { description: 'When to use it, for other admins.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectField(ContactRequest, 'status', (t) =>
  t.field({
    type: ContactRequestStatus,
    nullable: true,
    description: 'The status; null until an admin sets one. For admins.',
    select: { status: true },
    resolve: (request, _args, { viewer }) => (viewer.kind === 'admin' ? request.status : null),
  }),
);

const ContactRequestStatusSort = builder.enumType('ContactRequestStatusSort', {
  description: 'How statuses are ordered.',
  values: {
    POSITION: { value: 'position', description: 'In the order that admins have given.' },
    CREATED: { value: 'created', description: 'The newest first.' },
  } as const,
});

builder.queryFields((t) => ({
  contactRequestStatuses: t.connection(
    {
      type: ContactRequestStatus,
      authScopes: { admin: true },
      description: 'All statuses. For admins.',
      args: {
        page: t.arg.int(pageArg),
        sort: t.arg({
          type: ContactRequestStatusSort,
          required: true,
          defaultValue: 'position',
          description: 'By their order unless given.',
        }),
        reverse: t.arg.boolean(reverseArg),
        updatedSince: t.arg(updatedSinceArg),
      },
      resolve: (_root, args, ctx) =>
        connectionOf(
          ctx,
          withDirection(contactRequestStatuses(ctx.viewer, args.sort), args.reverse),
          args,
          rowsOf(ctx, 'contactRequestStatus'),
        ),
    },
    { name: 'ContactRequestStatusConnection', description: 'A page of statuses.', fields: numberedPages },
    { name: 'ContactRequestStatusEdge' },
  ),
  contactRequestStatus: t.prismaField({
    type: ContactRequestStatus,
    nullable: true,
    authScopes: { admin: true },
    description: 'The status with this integer id. For admins.',
    args: { databaseId: t.arg.int({ required: true, description: 'The integer id used in URLs.' }) },
    resolve: (query, _root, { databaseId }, { db, viewer }) =>
      db.contactRequestStatus.findFirst({
        ...query,
        where: { ...contactRequestStatuses(viewer).where, id: databaseId },
      }),
  }),
}));

addSave(
  'CONTACT_REQUEST_STATUS',
  ContactRequestStatus,
  (t) => ({
    name: t.string({ required: true, description: 'As the list of contact requests shows it.' }),
    description: t.string({ required: true, description: 'When to use it, for other admins.' }),
  }),
  {
    description: 'Makes or changes a status. For admins.',
    idDescription: 'Of the status to change; without it a new one is made.',
    payloadField: 'status',
    save: contactRequestStatusVerbs.save,
  },
);

addOrder('CONTACT_REQUEST_STATUS', 'ContactRequestStatuses', 'Puts the statuses in order. For admins.');
addDelete(
  'ContactRequestStatus',
  'Deletes a status that no contact request has. For admins.',
  contactRequestStatusVerbs.remove,
);
