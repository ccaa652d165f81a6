import {
  activateIntroduction,
  introduceJobSeeker,
  watchIntroductions,
} from '../../domain/contactRequest/introduction.ts';
import { Conflict, Forbidden, InvalidInput, NotFound, SignInRequired } from '../../domain/errors.ts';
import type { IntroductionEvent } from '../../domain/events.ts';
import { builder } from '../builder.ts';
import { becomeGuest } from '../guest.ts';
import { contactDataFields, preferenceFields } from './contactFields.ts';
import { contactPayload } from './contactPayload.ts';
import { ContactRequest } from './contactRequest.ts';
import { knownId } from './record.ts';

builder.relayMutationField(
  'introduceJobSeeker',
  {
    description: 'Whom an admin brings together, and what for.',
    inputFields: (t) => ({
      employer: t.globalID({ required: true, description: 'Registered or a guest.' }),
      jobSeeker: t.globalID({ required: true, description: 'An activated job seeker.' }),
      ...contactDataFields(t, "At most 30 characters. What is left out is taken from the employer's account."),
      ...preferenceFields(t),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Introduces a job seeker to an employer: a contact request that is pending until one of the two, or an admin, ' +
      'activates it. While one between them is pending already, that one is brought up to date. For admins.',
    errors: { types: [SignInRequired, Forbidden, NotFound, InvalidInput] },
    resolve: (_root, { input: { employer, jobSeeker, ...input } }, ctx) =>
      introduceJobSeeker(ctx, {
        ...input,
        employerId: knownId(employer, 'Employer'),
        jobSeekerId: knownId(jobSeeker, 'JobSeeker'),
      }),
  },
  {
    description: 'The introduction and its chat.',
    outputFields: (t) =>
      contactPayload(t, { contactRequest: 'Pending.', chat: 'Between the two; for admins alone until it is opened.' }),
  },
);

builder.relayMutationField(
  'activateIntroduction',
  {
    description: 'Which introduction to take up.',
    inputFields: (t) => ({
      contactRequest: t.globalID({ required: true, description: 'A pending introduction.' }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Takes an introduction up: the chat opens for the two. For the two of them and admins. Done again, it changes nothing.',
    errors: { types: [SignInRequired, NotFound, Conflict] },
    resolve: async (_root, { input }, ctx) => {
      const contact = await activateIntroduction(ctx, knownId(input.contactRequest, 'ContactRequest'));
      // A guest's hour begins with each contact.
      if (ctx.viewer.kind === 'guest') becomeGuest(ctx, ctx.viewer.id);
      return contact;
    },
  },
  {
    description: 'The introduction that was taken up.',
    outputFields: (t) => contactPayload(t, { contactRequest: 'Activated.', chat: 'Open for both.' }),
  },
);

const IntroductionChange = builder.objectRef<IntroductionEvent>('IntroductionChange').implement({
  description: 'An introduction has been made, brought up to date or taken up.',
  fields: (t) => ({
    contactRequest: t.prismaField({
      type: ContactRequest,
      description: 'The introduction as it is now.',
      resolve: (query, { contactRequestId }, _args, { db }) =>
        db.contactRequest.findUniqueOrThrow({ ...query, where: { id: contactRequestId } }),
    }),
  }),
});

builder.subscriptionField('introductions', (t) =>
  t.field({
    type: IntroductionChange,
    authScopes: { signedIn: true },
    description:
      "Introductions of the viewer's, a guest's included, as they are made and taken up; for an admin everybody's. The " +
      'holder of a share link is told of none.',
    subscribe: (_root, _args, ctx) => watchIntroductions(ctx),
    resolve: (event: IntroductionEvent) => event,
  }),
);
