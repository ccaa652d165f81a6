import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { Fixtures } from '../../access/fixtures.ts';
import { nodeOf, plainly } from '../kept.ts';
import * as make from '../make.ts';
import type { GraphRows, Question } from '../noun.ts';
import { everyone, knownViewers, type Outcomes, outcomes, theseAndAdmins } from '../outcomes.ts';

/**
 * The chat of the actors `employer` and `jobSeeker` is visible to them and to admins. A share link gives its holder the side
 * of the chat that it belongs to.
 */
const members = ['employer', 'jobSeeker'] as const;

const byId = ({ contacts }: Fixtures) => ({ databaseId: contacts.employer.chatId });
const byLink = ({ contacts }: Fixtures) => ({ sharedHash: contacts.employer.hash });
const byUnknownLink = () => ({ sharedHash: make.unknownLink });
const chatIds = ({ contacts }: Fixtures) => ({
  employer: contacts.employer.chatId,
  guest: contacts.guest.chatId,
  outside: contacts.outside.chatId,
  premium: contacts.premium.chatId,
});

const about = (ask: string, chat: (fixtures: Fixtures) => unknown, answers: Outcomes): Question => ({
  ask,
  variables: (fixtures) => ({ chat: chat(fixtures) }),
  answers,
});

/** A mutation on a chat, with its outcome for the employer, who has no subscription. */
function change(mutation: string, forEmployer: string, input = ''): Record<string, Question> {
  const ask = `mutation ($chat: ChatReference!) { ${mutation}(input: { chat: $chat ${input} }) { __typename } }`;
  return {
    'by its id': about(ask, byId, { ...theseAndAdmins(members, 'done'), employer: forEmployer }),
    "by the employer's link": about(ask, byLink, outcomes({ rest: forEmployer, jobSeeker: 'done', admin: 'done' })),
    'by an unknown link': about(ask, byUnknownLink, everyone('NotFound')),
  };
}

const read = 'query ($chat: ChatReference) { chat(reference: $chat) { id } }';
const listen = 'subscription ($chat: ChatReference!) { chatEvents(chat: $chat) { __typename } }';
const subscription = (field: string): Question => ({
  ask: `subscription { ${field} }`,
  answers: knownViewers('listening'),
});

export const chatGraph: GraphRows = {
  'Query.chat': {
    'by its id': about(read, byId, theseAndAdmins(members, 'seen', 'nothing')),
    "by the employer's link": about(read, byLink, everyone('seen')),
    'by an unknown link': about(read, byUnknownLink, everyone('nothing')),
  },
  'Query.chats': {
    'their own': {
      ...plainly('chats(first: 100) { edges { node { databaseId } } }', {
        anonymous: 'empty',
        guest: 'guest',
        otherGuest: 'seen',
        jobSeeker: 'employer, guest, premium',
        otherJobSeeker: 'outside',
        employer: 'employer',
        otherEmployer: 'outside',
        premium: 'premium',
        admin: 'employer, guest, outside, premium',
      }),
      names: chatIds,
    },
    'by the name of the job seeker': {
      ask: 'query ($q: String!) { chats(filter: { q: $q }, first: 100) { edges { node { databaseId } } } }',
      variables: async ({ app, people }) => {
        await app.services.db.user.update({ where: { id: people.jobSeeker.id }, data: { name: 'Zenobia Last' } });
        return { q: 'zenobia' };
      },
      names: chatIds,
      answers: outcomes({
        rest: 'empty',
        guest: 'guest',
        employer: 'employer',
        premium: 'premium',
        admin: 'employer, guest, premium',
      }),
    },
  },
  'node Chat': {
    "the employer's": nodeOf('Chat', ({ contacts }) => contacts.employer.chatId, theseAndAdmins(members, 'seen')),
  },
  'node Message': {
    "in the employer's chat": nodeOf(
      'Message',
      ({ contacts }) => contacts.employer.messageId,
      theseAndAdmins(members, 'seen'),
    ),
  },
  'Mutation.sendMessage': change('sendMessage', 'SubscriptionRequired', 'text: "Hello"'),
  'Mutation.markChatSeen': change('markChatSeen', 'done'),
  'Mutation.markChatDelivered': change('markChatDelivered', 'done', 'upTo: 1'),
  'Mutation.announceTyping': change('announceTyping', 'done'),
  'Mutation.openSupportChat': {
    'their own': {
      ask: 'mutation { openSupportChat(input: {}) { __typename } }',
      // Admins have no support chat of their own.
      answers: { ...knownViewers('done'), admin: 'InvalidInput' },
    },
    "an employer's": supportChat('Employer', 'employer'),
    "a job seeker's": supportChat('JobSeeker', 'jobSeeker'),
  },
  'Mutation.renewShareLink': {
    "of the job seeker's side": {
      ask: 'mutation ($chat: ID!) { renewShareLink(input: { chat: $chat, side: JOB_SEEKER }) { __typename } }',
      variables: ({ contacts }) => ({ chat: encodeGlobalId('Chat', contacts.employer.chatId) }),
      answers: {
        ...knownViewers('NotFound'),
        employer: 'Forbidden',
        jobSeeker: 'done',
        admin: 'done',
      },
    },
    'of a chat that does not exist': {
      ask: 'mutation ($chat: ID!) { renewShareLink(input: { chat: $chat, side: EMPLOYER }) { __typename } }',
      variables: () => ({ chat: encodeGlobalId('Chat', make.noId) }),
      answers: knownViewers('NotFound'),
    },
  },
  'Subscription.chatEvents': {
    'by its id': about(listen, byId, theseAndAdmins(members, 'listening')),
    "by the employer's link": about(listen, byLink, everyone('listening')),
  },
  'Subscription.ownChatEvents': { 'their own': subscription('ownChatEvents { __typename }') },
  'Subscription.inbox': { 'their own': subscription('inbox { __typename }') },
  'Subscription.introductions': { 'their own': subscription('introductions { contactRequest { id } }') },
};

function supportChat(typename: string, who: 'employer' | 'jobSeeker'): Question {
  return {
    ask: 'mutation ($user: ID!) { openSupportChat(input: { user: $user }) { __typename } }',
    variables: ({ people }) => ({ user: encodeGlobalId(typename, people[who].id) }),
    answers: { ...theseAndAdmins([who], 'done'), anonymous: 'SignInRequired' },
  };
}
