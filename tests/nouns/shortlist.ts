import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { type Outcomes, outcomes, registeredEmployers } from './outcomes.ts';

/** Employers keep a shortlist with notes. Only they see it: not the job seekers on it, and not admins. */

/** A job seeker on the list of the actor `employer`. */
async function listed(fixtures: Fixtures, active = true): Promise<{ id: number; jobSeekerId: number }> {
  const { id: jobSeekerId } = await make.jobSeeker(fixtures, active);
  const data = { employerId: fixtures.people.employer.id, jobSeekerId, note: 'Asks for evenings' };
  return fixtures.app.services.db.shortlistEntry.create({ data });
}

const change = (
  mutation: string,
  input: string,
  id: (fixtures: Fixtures) => Promise<number>,
  answers: Outcomes,
): Question => ({
  ask: `mutation ($id: ID!) { ${mutation}(input: { jobSeeker: $id ${input} }) { __typename } }`,
  variables: async (fixtures) => ({ id: encodeGlobalId('JobSeeker', await id(fixtures)) }),
  answers,
});

const theirs = async (fixtures: Fixtures) => (await listed(fixtures)).jobSeekerId;
const ofPaused = async (fixtures: Fixtures) => (await listed(fixtures, false)).jobSeekerId;
const ownersOnly: Outcomes = { ...registeredEmployers('NotFound'), employer: 'done' };

export const shortlist = {
  graph: {
    'node ShortlistEntry': {
      'about a public job seeker': nodeOf(
        'ShortlistEntry',
        async (fixtures) => (await listed(fixtures)).id,
        outcomes({ rest: 'NotFound', employer: 'seen' }),
      ),
      'about a job seeker who is not public': nodeOf(
        'ShortlistEntry',
        async (fixtures) => (await listed(fixtures, false)).id,
        outcomes({ rest: 'NotFound', employer: 'seen' }),
      ),
    },
    'Mutation.addToShortlist': {
      'a public job seeker': change(
        'addToShortlist',
        '',
        async (fixtures) => (await make.jobSeeker(fixtures)).id,
        registeredEmployers('done'),
      ),
      'a job seeker who is not public': change(
        'addToShortlist',
        '',
        async (fixtures) => (await make.jobSeeker(fixtures, false)).id,
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
  hidden: (fixtures) => ({
    "an employer's note about a job seeker": {
      set: async (note) => {
        const { db } = fixtures.app.services;
        const { employer, jobSeeker } = fixtures.people;
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
