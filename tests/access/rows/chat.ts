import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { adminsOnly, cells, everyone, type Rows } from '../row.ts';
import type { World } from '../world.ts';

/** The chat of `employer` and `jobSeeker` is theirs and the admins'; a share link's holder has the seat that it stands for. */

const theirs = ({ contacts }: World) => ({ databaseId: contacts.employer.chatId });
const shared = ({ contacts }: World) => ({ sharedHash: contacts.employer.hash });
const unknown = () => ({ sharedHash: 'a-link-that-nobody-made' });
const chats = ({ contacts }: World) => ({
  employer: contacts.employer.chatId,
  guest: contacts.guest.chatId,
  outside: contacts.outside.chatId,
  premium: contacts.premium.chatId,
});

/** A mutation on a chat that is referred to. */
const change = (field: string, input = ''): string =>
  `mutation ($chat: ChatReference!) { ${field}(input: { chat: $chat ${input} }) { __typename } }`;

const changes = (
  ask: string,
  ofTheEmployer: string,
): Record<string, Pick<Rows[string][string], 'ask' | 'variables' | 'answers'>> => ({
  'theirs, by its id': {
    ask,
    variables: (world) => ({ chat: theirs(world) }),
    answers: cells({ rest: 'NotFound', employer: ofTheEmployer, jobSeeker: 'done', admin: 'done' }),
  },
  "theirs, by the employer's link": {
    ask,
    variables: (world) => ({ chat: shared(world) }),
    answers: cells({ rest: ofTheEmployer, jobSeeker: 'done', admin: 'done' }),
  },
  'by a link that is none': { ask, variables: () => ({ chat: unknown() }), answers: everyone('NotFound') },
});

export const chatRows: Rows = {
  'Query.chat': {
    'theirs, by its id': {
      ask: 'query ($chat: ChatReference) { chat(reference: $chat) { id } }',
      variables: (world) => ({ chat: theirs(world) }),
      answers: cells({ rest: 'nothing', employer: 'seen', jobSeeker: 'seen', admin: 'seen' }),
    },
    "theirs, by the employer's link": {
      ask: 'query ($chat: ChatReference) { chat(reference: $chat) { id } }',
      variables: (world) => ({ chat: shared(world) }),
      answers: everyone('seen'),
    },
    'by a link that is none': {
      ask: 'query ($chat: ChatReference) { chat(reference: $chat) { id } }',
      variables: () => ({ chat: unknown() }),
      answers: everyone('nothing'),
    },
  },
  'Query.chats': {
    "the viewer's": {
      ask: '{ chats(first: 100) { edges { node { databaseId } } } }',
      names: chats,
      answers: {
        anonymous: 'empty',
        guest: 'guest',
        otherGuest: 'seen',
        jobSeeker: 'employer, guest, premium',
        otherJobSeeker: 'outside',
        employer: 'employer',
        otherEmployer: 'outside',
        premium: 'premium',
        admin: 'employer, guest, outside, premium',
      },
    },
    'by the name of the job seeker': {
      ask: 'query ($q: String!) { chats(filter: { q: $q }, first: 100) { edges { node { databaseId } } } }',
      variables: async ({ app, people }) => {
        await app.services.db.user.update({ where: { id: people.jobSeeker.id }, data: { name: 'Zenobia Last' } });
        return { q: 'zenobia' };
      },
      names: chats,
      answers: cells({
        rest: 'empty',
        guest: 'guest',
        employer: 'employer',
        premium: 'premium',
        admin: 'employer, guest, premium',
      }),
    },
  },
  'node Chat': {
    theirs: {
      ask: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: ({ contacts }) => ({ id: encodeGlobalId('Chat', contacts.employer.chatId) }),
      answers: cells({ rest: 'NotFound', employer: 'seen', jobSeeker: 'seen', admin: 'seen' }),
    },
  },
  'node Message': {
    'of their chat': {
      ask: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: ({ contacts }) => ({ id: encodeGlobalId('Message', contacts.employer.messageId) }),
      answers: cells({ rest: 'NotFound', employer: 'seen', jobSeeker: 'seen', admin: 'seen' }),
    },
  },
  'Mutation.sendMessage': changes(change('sendMessage', 'text: "Hello"'), 'SubscriptionRequired'),
  'Mutation.markChatSeen': changes(change('markChatSeen'), 'done'),
  'Mutation.markChatDelivered': changes(change('markChatDelivered', 'upTo: 1'), 'done'),
  'Mutation.announceTyping': changes(change('announceTyping'), 'done'),
  'Mutation.openSupportChat': {
    "the viewer's own": {
      ask: 'mutation { openSupportChat(input: {}) { __typename } }',
      answers: cells({ rest: 'done', anonymous: 'SignInRequired', admin: 'InvalidInput' }),
    },
    "another user's": {
      ask: 'mutation ($user: ID!) { openSupportChat(input: { user: $user }) { __typename } }',
      variables: ({ people }) => ({ user: encodeGlobalId('Employer', people.employer.id) }),
      answers: cells({ rest: 'NotFound', anonymous: 'SignInRequired', employer: 'done', admin: 'done' }),
    },
  },
  'Mutation.renewShareLink': {
    "of a job seeker's": {
      ask: `mutation ($chat: ID!) { renewShareLink(input: { chat: $chat, side: JOB_SEEKER }) { __typename } }`,
      variables: ({ contacts }) => ({ chat: encodeGlobalId('Chat', contacts.employer.chatId) }),
      answers: adminsOnly('done'),
    },
    'of a chat that is none': {
      ask: `mutation ($chat: ID!) { renewShareLink(input: { chat: $chat, side: EMPLOYER }) { __typename } }`,
      variables: () => ({ chat: encodeGlobalId('Chat', 2_000_000_000) }),
      answers: adminsOnly('NotFound'),
    },
  },
  'Subscription.chatEvents': {
    'of theirs, by its id': {
      ask: 'subscription ($chat: ChatReference!) { chatEvents(chat: $chat) { __typename } }',
      variables: (world) => ({ chat: theirs(world) }),
      answers: cells({ rest: 'NotFound', employer: 'listening', jobSeeker: 'listening', admin: 'listening' }),
    },
    "of theirs, by the employer's link": {
      ask: 'subscription ($chat: ChatReference!) { chatEvents(chat: $chat) { __typename } }',
      variables: (world) => ({ chat: shared(world) }),
      answers: everyone('listening'),
    },
  },
  'Subscription.ownChatEvents': {
    "of the viewer's": {
      ask: 'subscription { ownChatEvents { __typename } }',
      answers: cells({ rest: 'listening', anonymous: 'SignInRequired' }),
    },
  },
  'Subscription.inbox': {
    "the viewer's": {
      ask: 'subscription { inbox { __typename } }',
      answers: cells({ rest: 'listening', anonymous: 'SignInRequired' }),
    },
  },
  'Subscription.introductions': {
    "of the viewer's": {
      ask: 'subscription { introductions { contactRequest { id } } }',
      answers: cells({ rest: 'listening', anonymous: 'SignInRequired' }),
    },
  },
};
