import { builder } from '../../../graphql/builder.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Chat } from '../../chat/seat/chat.graph.ts';
import { ChatReferenceInput, chatReference, seatOf } from '../../chat/seat/chatMember.graph.ts';
import { decidesOutcome, setChatOutcome } from './hiring.ts';

const ChatOutcome = builder.enumType('ChatOutcome', {
  description: 'What the employer of a contact chat has decided about the job seeker.',
  values: {
    HIRED: { description: 'The job seeker is hired.' },
    DECLINED: { description: 'Not this time.' },
  } as const,
});

builder.prismaObjectFields(Chat, (t) => ({
  outcome: t.expose('outcome', {
    type: ChatOutcome,
    nullable: true,
    description: 'What the employer has decided about the job seeker. Null while it is open, and in support chats.',
  }),
  viewerDecidesOutcome: t.boolean({
    description: 'Whether the viewer is the employer, who decides `outcome`.',
    resolve: (chat, _args, ctx) => {
      const seat = seatOf(ctx, chat);
      return seat !== null && decidesOutcome(seat.role, chat);
    },
  }),
}));

builder.relayMutationField(
  'setChatOutcome',
  {
    inputFields: (t) => ({
      chat: t.field({ type: ChatReferenceInput, required: true, description: 'The chat, by id or share link.' }),
      outcome: t.field({ type: ChatOutcome, description: 'The decision; null takes it back.' }),
      text: t.string({
        description: 'Sent into the chat with a decision, once. It needs the subscription. Without it nothing is sent.',
      }),
    }),
  },
  {
    ...declaredBy(setChatOutcome),
    description:
      'Notes what the employer of a contact chat has decided about the job seeker. Applications in the chat that wait for a ' +
      'decision follow it.',
    resolve: async (_root, { input: { chat, outcome, text } }, ctx) => ({
      chatId: await setChatOutcome(ctx, { chat: chatReference(chat), outcome: outcome ?? null, text: text ?? null }),
    }),
  },
  {
    outputFields: (t) => ({
      chat: t.prismaField({
        type: Chat,
        description: 'The updated chat.',
        resolve: storedRow('chat', 'chatId'),
      }),
    }),
  },
);
