import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { becomeGuest } from '../../../graphql/guest.ts';
import { addDelete, knownId, recordId, versionDescription } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { createGuestEmployer } from '../../people/employer/guest.ts';
import { changeContactRequestStatus, deleteContactRequest } from './change.ts';
import { contactDataFields, preferenceFields, termsField } from './contactFields.graph.ts';
import { contactPayload } from './contactPayload.graph.ts';
import { ContactRequest } from './contactRequest.graph.ts';
import { contactJobSeeker } from './contactRequest.ts';

builder.relayMutationField(
  'createGuestEmployer',
  {
    description: 'Contact data of a visitor who does not register.',
    inputFields: (t) => ({
      ...contactDataFields(t, "At most 30 characters. Left out, the company stands for it, or 'Guest'."),
      ...termsField(t),
    }),
  },
  {
    ...declaredBy(createGuestEmployer),
    description:
      'Makes a visitor an employer without login, for an hour from the last contact; updates the data of a guest. ' +
      'Not for signed-in users.',
    resolve: async (_root, { input }, ctx) => {
      const employerId = await createGuestEmployer(ctx, input);
      becomeGuest(ctx, employerId);
      return { employerId };
    },
  },
  {
    description: 'The guest.',
    outputFields: (t) => ({
      employer: t.prismaField({
        type: Employer,
        description: 'The stored record.',
        resolve: storedRow('user', 'employerId'),
      }),
    }),
  },
);

builder.relayMutationField(
  'contactJobSeeker',
  {
    description: 'The job seeker and the work.',
    inputFields: (t) => ({
      jobSeeker: t.globalID({ required: true, description: 'An activated job seeker.' }),
      employer: t.globalID({
        description: 'The employer; the viewer by default. Others are refused.',
      }),
      ...contactDataFields(
        t,
        "At most 30 characters. Left out, the account's name or the company stands for it, or 'Guest'.",
      ),
      ...termsField(t),
      ...preferenceFields(t),
    }),
  },
  {
    ...declaredBy(contactJobSeeker),
    description:
      'An employer contacts a job seeker. An anonymous visitor becomes a guest employer. ' +
      'The employer, the request and the chat are created in one transaction.',
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
    description: 'The request and its chat.',
    outputFields: (t) => contactPayload(t, { contactRequest: 'The stored record.', chat: 'Open for both.' }),
  },
);

builder.relayMutationField(
  'changeContactRequestStatus',
  {
    description: 'The status of a contact request.',
    inputFields: (t) => ({
      contactRequest: t.globalID({ required: true, description: 'The request.' }),
      status: t.globalID({ description: 'A status; null or absent removes it.' }),
      version: t.string({ description: versionDescription }),
    }),
  },
  {
    ...declaredBy(changeContactRequestStatus),
    description: 'Sets or removes the status of a contact request. For admins.',
    resolve: async (_root, { input: { contactRequest, status, version } }, ctx) => {
      const id = knownId(contactRequest, 'ContactRequest');
      await changeContactRequestStatus(ctx, id, recordId(status, 'ContactRequestStatus'), version);
      return { id };
    },
  },
  {
    description: 'The request with its new status.',
    outputFields: (t) => ({
      contactRequest: t.prismaField({
        type: ContactRequest,
        description: 'The stored record.',
        resolve: storedRow('contactRequest'),
      }),
    }),
  },
);

addDelete(
  'ContactRequest',
  "Deletes a contact request. Its chat stays; the job seeker's popularity loses what it weighed. For admins.",
  deleteContactRequest,
);
