import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { World } from '../access/world.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { type Outcomes, outcomes, registeredEmployers } from './outcomes.ts';

/** Employers keep a shortlist with notes. Only they see it: not the job seekers on it, and not admins. */

/** A job seeker on the list of the actor `employer`. */
async function listed(world: World, active = true): Promise<{ id: number; jobSeekerId: number }> {
  const { id: jobSeekerId } = await make.jobSeeker(world, active);
  const data = { employerId: world.people.employer.id, jobSeekerId, note: 'Asks for evenings' };
  return world.app.services.db.shortlistEntry.create({ data });
}

const change = (
  mutation: string,
  input: string,
  id: (world: World) => Promise<number>,
  answers: Outcomes,
): Question => ({
  ask: `mutation ($id: ID!) { ${mutation}(input: { jobSeeker: $id ${input} }) { __typename } }`,
  variables: async (world) => ({ id: encodeGlobalId('JobSeeker', await id(world)) }),
  answers,
});

const theirs = async (world: World) => (await listed(world)).jobSeekerId;
const ofPaused = async (world: World) => (await listed(world, false)).jobSeekerId;
const ownersOnly: Outcomes = { ...registeredEmployers('NotFound'), employer: 'done' };

export const shortlist = {
  graph: {
    'node ShortlistEntry': {
      'about a public job seeker': nodeOf(
        'ShortlistEntry',
        async (world) => (await listed(world)).id,
        outcomes({ rest: 'NotFound', employer: 'seen' }),
      ),
      'about a job seeker who is not public': nodeOf(
        'ShortlistEntry',
        async (world) => (await listed(world, false)).id,
        outcomes({ rest: 'NotFound', employer: 'seen' }),
      ),
    },
    'Mutation.addToShortlist': {
      'a public job seeker': change(
        'addToShortlist',
        '',
        async (world) => (await make.jobSeeker(world)).id,
        registeredEmployers('done'),
      ),
      'a job seeker who is not public': change(
        'addToShortlist',
        '',
        async (world) => (await make.jobSeeker(world, false)).id,
        registeredEmployers('NotFound'),
      ),
    },
    'Mutation.removeFromShortlist': {
      "an employer's": change('removeFromShortlist', '', theirs, registeredEmployers('done')),
    },
    'Mutation.saveShortlistNote': {
      "an employer's": change('saveShortlistNote', 'note: "Speaks French"', theirs, ownersOnly),
      'about a job seeker who is not public': change('saveShortlistNote', 'note: ""', ofPaused, ownersOnly),
    },
  },
  hidden: (world) => ({
    "an employer's note about a job seeker": {
      set: async (note) => {
        const { db } = world.app.services;
        const { employer, jobSeeker } = world.people;
        const key = { employerId: employer.id, jobSeekerId: jobSeeker.id };
        await db.shortlistEntry.upsert({
          where: { employerId_jobSeekerId: key },
          create: { ...key, note },
          update: { note },
        });
      },
      seenBy: ['employer'],
      seenOverRest: [],
    },
  }),
} satisfies Noun;
