import type { Fixtures, Person } from '../../access/fixtures.ts';
import * as make from '../make.ts';
import type { Case, RestRow } from '../noun.ts';
import { outcomes, theseAndAdmins } from '../outcomes.ts';

const withUser = (who: Person): Case => ({ attempt: ({ people }) => ({ path: { employerId: people[who].id } }) });
const hash = ({ contacts }: Fixtures) => contacts.employer.hash;

export const chatRest = {
  'GET /api/chat/{id}': {
    cases: {
      'by its id': {
        attempt: ({ contacts }) => ({ path: { id: contacts.employer.chatId }, query: 'page=1&page_size=6' }),
      },
      "by the employer's link": {
        attempt: (fixtures) => ({ path: { id: hash(fixtures) } }),
        aboutNothing: (attempt) => ({ ...attempt, path: { id: make.unknownLink } }),
      },
    },
    sender: 'employer',
  },
  'GET /api/chat/{shared_hash}/employer': {
    cases: {
      "by the employer's link": {
        attempt: (fixtures) => ({ path: { shared_hash: hash(fixtures) } }),
        aboutNothing: (attempt) => ({ ...attempt, path: { shared_hash: make.unknownLink } }),
      },
    },
    sender: 'anonymous',
  },
  'POST /api/chat/{chatId}/i-saw-last-message/{userId}': {
    cases: {
      'by its id': {
        attempt: ({ contacts, people }, actor) => ({
          path: {
            chatId: contacts.employer.chatId,
            userId: actor === 'anonymous' ? people.employer.id : people[actor].id,
          },
          body: {},
        }),
      },
      "by the employer's link": {
        attempt: (fixtures) => ({ path: { chatId: hash(fixtures), userId: fixtures.people.employer.id }, body: {} }),
        // Members and admins cannot act for another member.
        answers: outcomes({ rest: 'done', jobSeeker: 'NotFound', admin: 'NotFound' }),
        aboutNothing: ({ path, ...attempt }) => ({ ...attempt, path: { ...path, chatId: make.unknownLink } }),
      },
    },
    sender: 'employer',
  },
  'POST /api/support-chat-with-user-{employerId}': {
    cases: { "an employer's": withUser('employer'), "a job seeker's": withUser('jobSeeker') },
    sender: 'admin',
  },
  'GET /api/chat-with-user-{employerId}': {
    cases: {
      "another employer's": {
        ...withUser('otherEmployer'),
        answers: { ...theseAndAdmins(['otherEmployer'], 'done'), anonymous: 'SignInRequired' },
      },
    },
    sender: 'admin',
  },
} satisfies Record<string, RestRow>;
