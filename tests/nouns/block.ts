import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { signedIn } from './outcomes.ts';

/** Job seekers and employers block each other. */

const ask =
  'mutation ($chat: ChatReference, $jobSeeker: ID) { blockUser(input: { chat: $chat, jobSeeker: $jobSeeker }) { __typename } }';

export const block = {
  graph: {
    'Mutation.blockUser': {
      'the other side of a chat': {
        ask,
        variables: ({ contacts }) => ({ chat: { databaseId: contacts.employer.chatId } }),
        // The fixtures of other questions have this chat too.
        after: ({ app }) => app.services.db.userBlock.deleteMany(),
        answers: { ...signedIn('NotFound'), jobSeeker: 'done', employer: 'done', admin: 'Forbidden' },
      },
      'the other side of a chat, by its share link': {
        ask,
        variables: ({ contacts }) => ({ chat: { sharedHash: contacts.outside.hash } }),
        after: ({ app }) => app.services.db.userBlock.deleteMany(),
        // It counts for the two people of the chat, as themselves.
        answers: { ...signedIn('NotFound'), otherJobSeeker: 'done', otherEmployer: 'done', admin: 'Forbidden' },
      },
      'a job seeker, from the profile': {
        ask,
        variables: async (fixtures) => ({
          jobSeeker: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures)).id),
        }),
        answers: {
          ...signedIn('done'),
          jobSeeker: 'Forbidden',
          otherJobSeeker: 'Forbidden',
          admin: 'Forbidden',
        },
      },
      'a job seeker who is not public': {
        ask,
        variables: async (fixtures) => ({
          jobSeeker: encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures, false)).id),
        }),
        answers: {
          ...signedIn('NotFound'),
          jobSeeker: 'Forbidden',
          otherJobSeeker: 'Forbidden',
          admin: 'Forbidden',
        },
      },
    },
    'Mutation.unblockUser': {
      'someone who is not blocked': {
        ask: 'mutation { unblockUser(input: { userDatabaseId: 1 }) { __typename } }',
        answers: { ...signedIn('done'), admin: 'Forbidden' },
      },
    },
  },
} satisfies Noun;
