import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { World } from '../access/world.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { outcomes } from './outcomes.ts';

/** Job seekers apply to offers. The offer's employer sees and decides who has applied. */

/** An application for an offer of the actor `employer`. */
async function applied(world: World): Promise<{ id: number; jobOfferId: number }> {
  const { db } = world.app.services;
  const { id: jobOfferId } = await make.jobOffer(world);
  const { id: jobSeekerId } = await make.jobSeeker(world);
  const sides = { employerId: world.people.employer.id, jobSeekerId };
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
        async (world) => (await applied(world)).id,
        outcomes({ rest: 'NotFound', employer: 'seen', admin: 'seen' }),
      ),
    },
    'Mutation.setJobApplicationStates': {
      'for an offer of the employer': {
        ask: decide,
        variables: async (world) => ({ id: encodeGlobalId('JobApplication', (await applied(world)).id) }),
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
