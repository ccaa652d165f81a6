import { renewShareLink } from '../../domain/chat/shareLink.ts';
import { Forbidden, InvalidInput, NotFound, SignInRequired } from '../../domain/errors.ts';
import { builder } from '../builder.ts';
import { Chat } from './chat.ts';
import { knownId } from './record.ts';

const ShareSide = builder.enumType('ShareSide', {
  description: 'Whom a share link stands for.',
  values: {
    EMPLOYER: { description: 'The employer of the chat.', value: 'employer' },
    JOB_SEEKER: { description: 'The job seeker of the chat.', value: 'jobSeeker' },
  } as const,
});

builder.relayMutationField(
  'renewShareLink',
  {
    description: 'Which share link is to be another one.',
    inputFields: (t) => ({
      chat: t.globalID({ required: true, description: 'A contact chat.' }),
      side: t.field({ type: ShareSide, required: true, description: 'Whose link.' }),
    }),
  },
  {
    authScopes: { public: true },
    description:
      'Gives one side of a contact chat a new share link. The old one stops at once, and whatever is open by it ends. For admins.',
    errors: { types: [SignInRequired, Forbidden, NotFound, InvalidInput] },
    resolve: async (_root, { input: { chat, side } }, ctx) => {
      const chatId = knownId(chat, 'Chat');
      await renewShareLink(ctx, chatId, side);
      return { chatId };
    },
  },
  {
    description: 'The chat with its new share link.',
    outputFields: (t) => ({
      chat: t.prismaField({
        type: Chat,
        description: 'With both links, as they are now.',
        resolve: (query, { chatId }, _args, { db }) => db.chat.findUniqueOrThrow({ ...query, where: { id: chatId } }),
      }),
    }),
  },
);
