import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { knownId } from '../../../graphql/record.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Chat } from './chat.graph.ts';
import { ownShareSide, renewShareLink } from './shareLink.ts';

const ShareSide = builder.enumType('ShareSide', {
  description: 'The participant that a share link represents.',
  values: {
    EMPLOYER: { description: 'The employer of the chat.', value: 'employer' },
    JOB_SEEKER: { description: 'The job seeker of the chat.', value: 'jobSeeker' },
  } as const,
});

builder.prismaObjectField(Chat, 'viewerShareSide', (t) =>
  t.field({
    type: ShareSide,
    nullable: true,
    description:
      'The side of a contact chat that is the viewer, who may renew its share link. Null for admins, and for the holder of a link.',
    resolve: (chat, _args, { viewer }) => ownShareSide(viewer, chat),
  }),
);

builder.relayMutationField(
  'renewShareLink',
  {
    description: 'The share link to renew.',
    inputFields: (t) => ({
      chat: t.globalID({ required: true, description: 'A contact chat.' }),
      side: t.field({ type: ShareSide, required: true, description: 'The participant whose link is renewed.' }),
    }),
  },
  {
    ...declaredBy(renewShareLink),
    description:
      'Renews the share link of one side of a contact chat. The old link and all connections opened with it end at once. For the ' +
      'participant on that side, and admins; the link itself does not permit it.',
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
        description: 'The chat with its current links.',
        resolve: storedRow('chat', 'chatId'),
      }),
    }),
  },
);
