import { builder } from '../../../graphql/builder.ts';
import { readBy } from '../../../graphql/declaredBy.ts';
import { encodeGlobalId } from '../../../graphql/globalId.ts';
import { Chat, hasReader } from '../../chat/seat/chat.graph.ts';
import { readersColumns, seatOf } from '../../chat/seat/chatMember.graph.ts';
import { nextStep, type Step } from './nextStep.ts';

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
