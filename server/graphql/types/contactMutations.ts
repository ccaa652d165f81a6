import { changeContactRequestStatus, deleteContactRequest } from '../../domain/contactRequest/change.ts';
import { contactJobSeeker } from '../../domain/contactRequest/contactRequest.ts';
import { createGuestEmployer } from '../../domain/employer/guest.ts';
import { Forbidden, InvalidInput, NotFound, SignInRequired } from '../../domain/errors.ts';
import { builder } from '../builder.ts';
import { databaseId } from '../globalId.ts';
import { becomeGuest } from '../guest.ts';
import { Chat } from './chat.ts';
import { contactDataFields, preferenceFields } from './contactFields.ts';
import { ContactRequest } from './contactRequest.ts';
import { addDelete, knownId, recordId } from './record.ts';
import { Employer } from './user.ts';

builder.relayMutationField(
  'createGuestEmployer',
  {
    description: 'What a visitor leaves instead of registering.',
    inputFields: (t) => contactDataFields(t, 'At most 30 characters. Needed.'),
  },
  {
    authScopes: { public: true },
    description:
      'A visitor becomes an employer without login, for an hour from the last contact; a guest brings the data up to date. ' +
      'Not for whoever has signed in.',
    errors: { types: [InvalidInput, Forbidden] },
    resolve: async (_root, { input }, ctx) => {
      const employerId = await createGuestEmployer(ctx, input);
      becomeGuest(ctx, employerId);
      return { employerId };
    },
  },
  {
    description: 'The guest that the visitor has become.',
    outputFields: (t) => ({
      employer: t.prismaField({
        type: Employer,
        description: 'As it is stored.',
        resolve: (query, { employerId }, _args, { db }) =>
          db.user.findUniqueOrThrow({ ...query, where: { id: employerId } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'contactJobSeeker',
  {
    description: 'Whom an employer wants to meet, and what for.',
    inputFields: (t) => ({
      jobSeeker: t.globalID({ required: true, description: 'An activated job seeker.' }),
      ...contactDataFields(t, 'At most 30 characters. Needed from everybody who is not signed in.'),
      ...preferenceFields(t),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'An employer contacts a job seeker. Somebody who is not signed in becomes a guest employer. ' +
      'The employer, the request and the chat are made together or not at all.',
    errors: { types: [InvalidInput, Forbidden, NotFound] },
    resolve: async (_root, { input: { jobSeeker, ...input } }, ctx) => {
      const contact = await contactJobSeeker(ctx, { ...input, jobSeekerId: databaseId(jobSeeker, 'JobSeeker') ?? 0 });
      if (ctx.viewer.kind === 'anonymous' || ctx.viewer.kind === 'guest') becomeGuest(ctx, contact.employerId);
      return contact;
    },
  },
  {
    description: 'The request and the chat of the two.',
    outputFields: (t) => ({
      contactRequest: t.prismaField({
        type: ContactRequest,
        description: 'As it is stored.',
        resolve: (query, contact, _args, { db }) =>
          db.contactRequest.findUniqueOrThrow({ ...query, where: { id: contact.contactRequestId } }),
      }),
      chat: t.prismaField({
        type: Chat,
        description: 'Open for both.',
        resolve: (query, contact, _args, { db }) =>
          db.chat.findUniqueOrThrow({ ...query, where: { id: contact.chatId } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'changeContactRequestStatus',
  {
    description: 'How far a contact request has come.',
    inputFields: (t) => ({
      contactRequest: t.globalID({ required: true, description: 'The request.' }),
      status: t.globalID({ description: 'One of the statuses; null or absent: none.' }),
    }),
  },
  {
    authScopes: { public: true },
    description: 'Sets the status of a contact request, or takes it away. For admins.',
    errors: { types: [SignInRequired, Forbidden, NotFound, InvalidInput] },
    resolve: async (_root, { input: { contactRequest, status } }, ctx) => {
      const id = knownId(contactRequest, 'ContactRequest');
      await changeContactRequestStatus(ctx, id, recordId(status, 'ContactRequestStatus'));
      return { id };
    },
  },
  {
    description: 'The request with its new status.',
    outputFields: (t) => ({
      contactRequest: t.prismaField({
        type: ContactRequest,
        description: 'As it is stored.',
        resolve: (query, { id }, _args, { db }) => db.contactRequest.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

addDelete(
  'ContactRequest',
  "Deletes a contact request. Its chat stays; the job seeker's popularity loses what it weighed. For admins.",
  deleteContactRequest,
);
