import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { idOf, rowsFor } from './ask.ts';
import * as make from './make.ts';
import type { Noun, Row } from './noun.ts';
import { everyone, knownViewers, outcomes, theseAndAdmins } from './outcomes.ts';

/**
 * The chat of the actors `employer` and `jobSeeker` is visible to them and to admins. A share link gives its holder the side
 * of the chat that it belongs to.
 */
const members = ['employer', 'jobSeeker'] as const;

const byId = ({ contacts }: Fixtures) => ({ databaseId: contacts.employer.chatId });
const byLink = ({ contacts }: Fixtures) => ({ sharedHash: contacts.employer.hash });
const byUnknownLink = { sharedHash: make.unknownLink };
const chatIds = ({ contacts }: Fixtures) => ({
  employer: contacts.employer.chatId,
  guest: contacts.guest.chatId,
  outside: contacts.outside.chatId,
  premium: contacts.premium.chatId,
});

/** A mutation on a chat, with its outcome for the employer, who has no subscription. */
const change = (forEmployer: string, input: object = {}): Record<string, Row> => ({
  'by its id': [
    { chat: byId, ...input },
    { ...theseAndAdmins(members, 'done'), employer: forEmployer },
  ],
  "by the employer's link": [
    { chat: byLink, ...input },
    outcomes({ rest: forEmployer, jobSeeker: 'done', admin: 'done' }),
  ],
  'by an unknown link': [{ chat: byUnknownLink, ...input }, everyone('NotFound')],
});

const supportChat = (typename: string, who: 'employer' | 'jobSeeker'): Row => [
  { user: idOf(typename, make.actor(who)) },
  { ...theseAndAdmins([who], 'done'), anonymous: 'SignInRequired' },
];

const events = { 'their own': { answers: knownViewers('listening') } };

const chatId = ({ contacts }: Fixtures) => contacts.employer.chatId;
const hash = ({ contacts }: Fixtures) => contacts.employer.hash;

export const chat = {
  graph: {
    ...rowsFor(theseAndAdmins(members, 'seen'), {
      'node Chat': ["the employer's", chatId],
      'node Message': ["in the employer's chat", ({ contacts }: Fixtures) => contacts.employer.messageId],
    }),
    'Query.chat': {
      'by its id': [{ reference: byId }, theseAndAdmins(members, 'seen', 'nothing')],
      "by the employer's link": [{ reference: byLink }, everyone('seen')],
      'by an unknown link': [{ reference: byUnknownLink }, everyone('nothing')],
    },
    'Query.chats': {
      'their own': {
        given: { first: 100 },
        names: chatIds,
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
        given: async ({ app, people }: Fixtures) => {
          await app.services.db.user.update({ where: { id: people.jobSeeker.id }, data: { name: 'Zenobia Last' } });
          return { filter: { q: 'zenobia' }, first: 100 };
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
    'Mutation.sendMessage': change('SubscriptionRequired', { text: 'Hello' }),
    'Mutation.markChatSeen': change('done'),
    'Mutation.markChatDelivered': change('done', { upTo: 1 }),
    'Mutation.announceTyping': change('done'),
    'Mutation.openSupportChat': {
      // Admins have no support chat of their own.
      'their own': { answers: { ...knownViewers('done'), admin: 'InvalidInput' } },
      "an employer's": supportChat('Employer', 'employer'),
      "a job seeker's": supportChat('JobSeeker', 'jobSeeker'),
    },
    'Mutation.renewShareLink': {
      "of the job seeker's side": [
        { chat: idOf('Chat', chatId), side: 'JOB_SEEKER' },
        { ...knownViewers('NotFound'), employer: 'Forbidden', jobSeeker: 'done', admin: 'done' },
      ],
      'of a chat that does not exist': [
        { chat: encodeGlobalId('Chat', make.noId), side: 'EMPLOYER' },
        knownViewers('NotFound'),
      ],
    },
    'Subscription.chatEvents': {
      'by its id': [{ chat: byId }, theseAndAdmins(members, 'listening')],
      "by the employer's link": [{ chat: byLink }, everyone('listening')],
    },
    'Subscription.ownChatEvents': events,
    'Subscription.inbox': events,
    'Subscription.introductions': events,
  },
  rest: {
    'GET /api/chat/{id}': {
      cases: {
        'by its id': { path: { id: chatId }, query: 'page=1&page_size=6' },
        "by the employer's link": { path: { id: hash }, aboutNothing: { path: { id: make.unknownLink } } },
      },
      sender: 'employer',
    },
    'GET /api/chat/{shared_hash}/employer': {
      cases: {
        "by the employer's link": {
          path: { shared_hash: hash },
          aboutNothing: { path: { shared_hash: make.unknownLink } },
        },
      },
      sender: 'anonymous',
    },
    'POST /api/chat/{chatId}/i-saw-last-message/{userId}': {
      cases: {
        'by its id': {
          path: {
            chatId,
            userId: ({ people }, actor) => people[actor === 'anonymous' ? 'employer' : actor],
          },
          body: {},
        },
        "by the employer's link": {
          path: { chatId: hash, userId: make.actor('employer') },
          body: {},
          // Members and admins cannot act for another member.
          answers: outcomes({ rest: 'done', jobSeeker: 'NotFound', admin: 'NotFound' }),
          aboutNothing: { path: { chatId: make.unknownLink } },
        },
      },
      sender: 'employer',
    },
    'POST /api/support-chat-with-user-{employerId}': {
      cases: {
        "an employer's": { path: { employerId: make.actor('employer') } },
        "a job seeker's": { path: { employerId: make.actor('jobSeeker') } },
      },
      sender: 'admin',
    },
    'GET /api/chat-with-user-{employerId}': {
      cases: {
        "another employer's": {
          path: { employerId: make.actor('otherEmployer') },
          answers: { ...theseAndAdmins(['otherEmployer'], 'done'), anonymous: 'SignInRequired' },
        },
      },
      sender: 'admin',
    },
  },
  texts: {
    clientId: ['client-id-1', 'client-id-2'],
    clientKey: ['client-key-1', 'client-key-2'],
    // Cursors of a list by id, of a numbered page, and of a list by time.
    after: ['WzFd', 'eyJvZmZzZXQiOjJ9', 'WyIyMDI2LTA2LTAxVDEyOjAwOjAwLjAwMFoiLDFd'],
    before: ['WzFd', 'WyIyMDI2LTA2LTAxVDEyOjAwOjAwLjAwMFoiLDFd'],
  },
  hidden: ({ app, people, contacts }) => {
    const { db } = app.services;
    const { chatId, messageId } = contacts.employer;
    const shareLink = (side: 'employerHash' | 'jobSeekerHash') => (text: string) =>
      db.chat.update({ where: { id: chatId }, data: { [side]: text } });
    return {
      "a message in the employer's chat": {
        set: (text) => db.message.update({ where: { id: messageId }, data: { text } }),
        seenBy: ['employer', 'jobSeeker', 'admin'],
      },
      "the job seeker's support chat": {
        set: async (text) => {
          const { id: userId } = people.jobSeeker;
          const support = await db.chat.create({ data: { kind: 'SUPPORT', supportUserId: userId } });
          await db.chatParticipant.create({ data: { chatId: support.id, userId } });
          const message = await db.message.create({ data: { chatId: support.id, userId, text } });
          await db.chat.update({ where: { id: support.id }, data: { lastMessageId: message.id, nbMessages: 1 } });
        },
        seenBy: ['jobSeeker', 'admin'],
      },
      "the employer's share link": { set: shareLink('employerHash'), seenBy: ['employer', 'admin'] },
      "the job seeker's share link": {
        set: shareLink('jobSeekerHash'),
        seenBy: ['jobSeeker', 'admin'],
        // A chat has its reader's own link in REST, and admins read the employer's.
        seenOverRest: ['jobSeeker'],
      },
    };
  },
} satisfies Noun;
