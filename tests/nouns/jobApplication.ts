import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { jobSeekersOnly, type Outcomes, outcomes } from './outcomes.ts';

/** Job seekers apply to offers. The offer's employer sees and decides who has applied. */

/** An application for an offer of the actor `employer`. */
async function applied(fixtures: Fixtures, by?: number): Promise<{ id: number; jobOfferId: number }> {
  const { db } = fixtures.app.services;
  const { id: jobOfferId } = await make.jobOffer(fixtures);
  const jobSeekerId = by ?? (await make.jobSeeker(fixtures)).id;
  const sides = { employerId: fixtures.people.employer.id, jobSeekerId };
  const chat = await db.chat.upsert({
    where: { employerId_jobSeekerId: sides },
    create: { kind: 'CONTACT', ...sides, employerHash: make.unique(), jobSeekerHash: make.unique() },
    update: {},
  });
  return db.jobApplication.create({ data: { jobOfferId, jobSeekerId, chatId: chat.id } });
}

const askAbout = (active: boolean, answers: Outcomes): Question => ({
  ask: 'mutation ($id: ID!) { askAboutJobOffer(input: { jobOffer: $id, message: "Is it near?" }) { __typename } }',
  variables: async (fixtures) => ({ id: encodeGlobalId('JobOffer', (await make.jobOffer(fixtures, active)).id) }),
  answers,
});

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
    'node OwnApplication': {
      "a job seeker's": nodeOf(
        'OwnApplication',
        async (fixtures) => (await applied(fixtures, fixtures.people.jobSeeker.id)).id,
        outcomes({ rest: 'NotFound', jobSeeker: 'seen' }),
      ),
    },
    'Mutation.askAboutJobOffer': {
      'about an active offer': askAbout(true, jobSeekersOnly('done')),
      'about a closed offer': askAbout(false, jobSeekersOnly('NotFound')),
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
