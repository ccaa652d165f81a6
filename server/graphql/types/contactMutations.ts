import { changeContactRequestStatus, deleteContactRequest } from '../../domain/contactRequest/change.ts';
import { contactJobSeeker } from '../../domain/contactRequest/contactRequest.ts';
import { createGuestEmployer } from '../../domain/employer/guest.ts';
import { Forbidden, InvalidInput, NotFound, SignInRequired } from '../../domain/errors.ts';
import { builder } from '../builder.ts';
import { becomeGuest } from '../guest.ts';
import { contactDataFields, preferenceFields } from './contactFields.ts';
import { contactPayload } from './contactPayload.ts';
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
      employer: t.globalID({
        description: 'As whom; left out, as whoever the viewer is. Nobody acts as somebody else.',
      }),
      ...contactDataFields(t, 'At most 30 characters. Needed from everybody who is not signed in.'),
      ...preferenceFields(t),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'An employer contacts a job seeker. Somebody who is not signed in becomes a guest employer. ' +
      'The employer, the request and the chat are made together or not at all.',
    errors: { types: [InvalidInput, SignInRequired, Forbidden, NotFound] },
    resolve: async (_root, { input: { jobSeeker, employer, ...input } }, ctx) => {
      const contact = await contactJobSeeker(ctx, {
        ...input,
        jobSeekerId: knownId(jobSeeker, 'JobSeeker'),
        employerId: recordId(employer, 'Employer'),
      });
      if (ctx.viewer.kind === 'anonymous' || ctx.viewer.kind === 'guest') becomeGuest(ctx, contact.employerId);
      return contact;
    },
  },
  {
    description: 'The request and the chat of the two.',
    outputFields: (t) => contactPayload(t, { contactRequest: 'As it is stored.', chat: 'Open for both.' }),
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
