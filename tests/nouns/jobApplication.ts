import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { outcomes } from './outcomes.ts';

/** Job seekers apply to offers. The offer's employer sees and decides who has applied. */

/** An application for an offer of the actor `employer`. */
async function applied(fixtures: Fixtures): Promise<{ id: number; jobOfferId: number }> {
  const { db } = fixtures.app.services;
  const { id: jobOfferId } = await make.jobOffer(fixtures);
  const { id: jobSeekerId } = await make.jobSeeker(fixtures);
  const sides = { employerId: fixtures.people.employer.id, jobSeekerId };
  const chat = await db.chat.create({
    data: { kind: 'CONTACT', ...sides, employerHash: make.unique(), jobSeekerHash: make.unique() },
  });
  return db.jobApplication.create({ data: { jobOfferId, jobSeekerId, chatId: chat.id } });
}

const decide = `mutation ($id: ID!) {
  setJobApplicationStates(input: { applications: [$id], decision: HIRED }) { __typename }
}`;

export const jobApplication = {
  graph: {
    'node JobApplication': {
      'for an offer of the employer': nodeOf(
        'JobApplication',
        async (fixtures) => (await applied(fixtures)).id,
        outcomes({ rest: 'NotFound', employer: 'seen', admin: 'seen' }),
      ),
    },
    'Mutation.setJobApplicationStates': {
      'for an offer of the employer': {
        ask: decide,
        variables: async (fixtures) => ({ id: encodeGlobalId('JobApplication', (await applied(fixtures)).id) }),
        answers: outcomes({
          rest: 'NotFound',
          anonymous: 'SignInRequired',
          guest: 'SignInRequired',
          otherGuest: 'SignInRequired',
          jobSeeker: 'Forbidden',
          otherJobSeeker: 'Forbidden',
          employer: 'done',
          admin: 'done',
        }),
      },
    },
  },
} satisfies Noun;
