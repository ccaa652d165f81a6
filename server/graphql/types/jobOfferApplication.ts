import { Conflict, Forbidden, NotFound, SignInRequired } from '../../domain/errors.ts';
import { applicationChat, applyToJobOffer } from '../../domain/jobOffer/application.ts';
import { requireApplicant } from '../../domain/jobOffer/jobOffer.policy.ts';
import { builder } from '../builder.ts';
import { Chat } from './chat.ts';
import { JobOffer } from './jobOffer.ts';
import { knownId } from './record.ts';

builder.prismaObjectField(JobOffer, 'viewerApplication', (t) =>
  t.field({
    type: Chat,
    nullable: true,
    description: 'The chat in which the viewer applied. Null if they have not.',
    resolve: ({ id, employerId }, _args, ctx) => applicationChat(ctx, { id, employerId }),
  }),
);

builder.relayMutationField(
  'applyToJobOffer',
  { inputFields: (t) => ({ jobOffer: t.globalID({ required: true, description: 'An active job offer.' }) }) },
  {
    authScopes: { passes: requireApplicant },
    description:
      'Applies to a job offer with a message in the chat with its employer. For job seekers with an activated profile. ' +
      'Applying again changes nothing.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Conflict] },
    resolve: async (_root, { input: { jobOffer } }, ctx) => {
      const offerId = knownId(jobOffer, 'JobOffer');
      return { offerId, chatId: await applyToJobOffer(ctx, offerId) };
    },
  },
  {
    description: 'The chat of the application.',
    outputFields: (t) => ({
      chat: t.prismaField({
        type: Chat,
        description: 'The chat with the employer, open for both.',
        resolve: (query, { chatId }, _args, { db }) => db.chat.findUniqueOrThrow({ ...query, where: { id: chatId } }),
      }),
      jobOffer: t.prismaField({
        type: JobOffer,
        nullable: true,
        description: 'The offer. Null if it was closed in the meantime.',
        resolve: (query, { offerId }, _args, { db }) => db.jobOffer.findUnique({ ...query, where: { id: offerId } }),
      }),
    }),
  },
);
