import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { storedRow } from '../../../graphql/rows.ts';
import { Employer } from '../../accounts/access/user.graph.ts';
import { Chat, hasReader } from '../../chat/seat/chat.graph.ts';
import { ChatReferenceInput, chatReference, readersColumns, seatOf } from '../../chat/seat/chatMember.graph.ts';
import { JobOffer } from '../../offers/jobOffer/jobOffer.graph.ts';
import { decidesOutcome, setChatOutcome } from '../outcome/hiring.ts';
import { endingOffer, nextStep, type Step, waitingChat } from './nextStep.ts';

const ChatStep = builder.enumType('ChatStep', {
  description: 'What a person of a contact chat does best next, beside writing.',
  values: {
    ANSWER_TRIAL_SHIFT: { description: 'A proposal of the other side waits for an answer.' },
    SEE_TRIAL_SHIFT: { description: 'A trial shift is agreed on.' },
    PROPOSE_TRIAL_SHIFT: { description: 'Both have written, and there is no trial shift.' },
    NOTE_OUTCOME: { description: 'The trial shift is over, and its employer has not noted what became of it.' },
    REVIEW: { description: 'The employer has hired the job seeker and can review them.' },
  } as const,
});

const ChatNextStep = builder.objectRef<Step>('ChatNextStep').implement({
  extensions: readBy('HIRING'),
  description: "The viewer's one next step in a chat.",
  fields: (t) => ({
    step: t.expose('step', { type: ChatStep, description: 'What to do.' }),
    trialShiftId: t.id({
      nullable: true,
      description: 'The trial shift that it is about.',
      resolve: ({ trialShiftId }) => (trialShiftId === null ? null : encodeGlobalId('TrialShift', trialShiftId)),
    }),
  }),
});

builder.prismaObjectField(Chat, 'nextStep', (t) =>
  t.field({
    type: ChatNextStep,
    nullable: true,
    description:
      'What the viewer does best next, beside writing. Null for admins, before the first message, and while the other side acts.',
    select: { ...readersColumns, nbMessages: true, outcome: true },
    resolve: (chat, _args, ctx) => {
      const seat = seatOf(ctx, chat);
      return nextStep(ctx, chat, seat !== null && hasReader(chat, seat));
    },
  }),
);

builder.prismaObjectFields(Employer, (t) => ({
  waitingChat: t.field({
    type: Chat,
    nullable: true,
    description:
      'The contact chat with the latest message that the employer has not read, without those of new applicants. For the ' +
      'employer alone.',
    resolve: ({ id }, _args, ctx) => waitingChat(ctx, id),
  }),
  endingJobOffer: t.field({
    type: JobOffer,
    nullable: true,
    description: 'The active offer that ends first, if that is within three days. For the employer alone.',
    resolve: ({ id }, _args, ctx) => endingOffer(ctx, id),
  }),
}));

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

mutation('setChatOutcome', setChatOutcome, {
  description:
    'Notes what the employer of a contact chat has decided about the job seeker. Applications in the chat that wait for a ' +
    'decision follow it.',
  input: (t) => ({
    chat: t.field({ type: ChatReferenceInput, required: true, description: 'The chat, by id or share link.' }),
    outcome: t.field({ type: ChatOutcome, description: 'The decision; null takes it back.' }),
    text: t.string({
      description: 'Sent into the chat with a decision, once. It needs the subscription. Without it nothing is sent.',
    }),
  }),
  run: async (ctx, { chat, outcome, text }) => ({
    chatId: await setChatOutcome(ctx, { chat: chatReference(chat), outcome: outcome ?? null, text: text ?? null }),
  }),
  payload: (t) => ({
    chat: t.prismaField({
      type: Chat,
      description: 'The updated chat.',
      resolve: storedRow('chat', 'chatId'),
    }),
  }),
});
