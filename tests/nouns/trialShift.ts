import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { outcomes, theseAndAdmins } from './outcomes.ts';

/** The actors `employer` and `jobSeeker` agree on a trial shift in their chat. Admins only read what the two agree on. */

const dayMs = 86_400_000;
const shiftMinutes = 240;

let shifts = 0;

/** A confirmed shift of next month, which both sides can cancel. Each begins when the one before ends. */
const confirmed = ({ app, contacts }: Fixtures): Promise<{ id: number }> =>
  app.services.db.trialShift.create({
    data: {
      chatId: contacts.employer.chatId,
      proposedBy: 'JOB_SEEKER',
      state: 'ACCEPTED',
      startsAt: new Date(app.clock.now.getTime() + 30 * dayMs + shifts++ * shiftMinutes * 60_000),
      minutes: shiftMinutes,
      timeZone: 'Asia/Singapore',
      rate: 14,
      currency: 'SGD',
      answeredAt: app.clock.now,
    },
  });

const proposal = ({ app, contacts }: Fixtures) => ({
  chat: { databaseId: contacts.employer.chatId },
  date: new Date(app.clock.now.getTime() + 2 * dayMs).toISOString().slice(0, 10),
});

/** Takes the messages about shifts back: that both sides have written counts elsewhere. */
async function unsaid({ app, contacts }: Fixtures): Promise<void> {
  const { chatId, messageId } = contacts.employer;
  await app.services.db.message.deleteMany({ where: { trialShiftId: { not: null } } });
  await app.services.db.chat.update({ where: { id: chatId }, data: { lastMessageId: messageId } });
}

const forMembers = outcomes({ rest: 'NotFound', employer: 'done', jobSeeker: 'done', admin: 'Forbidden' });

export const trialShift = {
  graph: {
    'node TrialShift': {
      "in the employer's chat": nodeOf(
        'TrialShift',
        async (fixtures) => (await confirmed(fixtures)).id,
        theseAndAdmins(['employer', 'jobSeeker'], 'seen'),
      ),
    },
    'Mutation.proposeTrialShift': {
      "in the employer's chat": {
        ask: `mutation ($chat: ChatReference!, $date: String!) {
          proposeTrialShift(input: { chat: $chat, date: $date, startTime: "18:00", hours: 4, rate: 14 }) { __typename }
        }`,
        variables: async (fixtures) => {
          await fixtures.app.services.db.trialShift.updateMany({
            where: { state: 'PROPOSED' },
            data: { state: 'WITHDRAWN' },
          });
          return proposal(fixtures);
        },
        after: unsaid,
        answers: { ...forMembers, employer: 'SubscriptionRequired' },
      },
    },
    'Mutation.setTrialShiftState': {
      "in the employer's chat": {
        ask: `mutation ($chat: ChatReference!, $shift: ID!) {
          setTrialShiftState(input: { chat: $chat, trialShift: $shift, decision: CANCELLED }) { __typename }
        }`,
        variables: async (fixtures) => ({
          chat: proposal(fixtures).chat,
          shift: encodeGlobalId('TrialShift', (await confirmed(fixtures)).id),
        }),
        after: unsaid,
        answers: forMembers,
      },
      'that does not exist': {
        ask: `mutation ($chat: ChatReference!, $shift: ID!) {
          setTrialShiftState(input: { chat: $chat, trialShift: $shift, decision: CANCELLED }) { __typename }
        }`,
        variables: (fixtures) => ({ chat: proposal(fixtures).chat, shift: encodeGlobalId('TrialShift', make.noId) }),
        answers: { ...forMembers, employer: 'NotFound', jobSeeker: 'NotFound' },
      },
    },
    'Mutation.setChatOutcome': {
      "in the employer's chat": {
        ask: `mutation ($chat: ChatReference!) {
          setChatOutcome(input: { chat: $chat, outcome: DECLINED }) { __typename }
        }`,
        variables: ({ contacts }) => ({ chat: { databaseId: contacts.employer.chatId } }),
        answers: { ...forMembers, jobSeeker: 'Forbidden' },
      },
    },
  },
} satisfies Noun;
