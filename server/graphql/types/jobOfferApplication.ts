import { Conflict, Forbidden, NotFound, SignInRequired } from '../../domain/errors.ts';
import { applicationChat, applyToJobOffer } from '../../domain/jobOffer/application.ts';
import { builder } from '../builder.ts';
import { Chat } from './chat.ts';
import { JobOffer } from './jobOffer.ts';
import { knownId } from './record.ts';

builder.prismaObjectField(JobOffer, 'viewerApplication', (t) =>
  t.field({
    type: Chat,
    nullable: true,
    description: 'The chat in which the viewer has applied to it. Null for whoever has not.',
    resolve: ({ id, employerId }, _args, ctx) => applicationChat(ctx, { id, employerId }),
  }),
);

builder.relayMutationField(
  'applyToJobOffer',
  { inputFields: (t) => ({ jobOffer: t.globalID({ required: true, description: 'An active job offer.' }) }) },
  {
    authScopes: { public: true },
    description:
      'A job seeker whose profile is activated applies to a job offer: a message in the chat with its employer says so. ' +
      'Applying again changes nothing.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Conflict] },
    resolve: async (_root, { input: { jobOffer } }, ctx) => {
      const offerId = knownId(jobOffer, 'JobOffer');
      return { offerId, chatId: await applyToJobOffer(ctx, offerId) };
    },
  },
  {
    description: 'Where the application is talked about.',
    outputFields: (t) => ({
      chat: t.prismaField({
        type: Chat,
        description: 'With the employer; open for both.',
        resolve: (query, { chatId }, _args, { db }) => db.chat.findUniqueOrThrow({ ...query, where: { id: chatId } }),
      }),
      jobOffer: t.prismaField({
        type: JobOffer,
        nullable: true,
        description: 'The offer. Null where it was closed in this moment.',
        resolve: (query, { offerId }, _args, { db }) => db.jobOffer.findUnique({ ...query, where: { id: offerId } }),
      }),
    }),
  },
);
