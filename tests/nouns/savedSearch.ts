import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { World } from '../access/world.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { type Outcomes, outcomes, registeredEmployers } from './outcomes.ts';

/** Employers save searches for themselves. Only they see them. */

/** A search of the actor `employer`, for a job of its own because a search is saved once. */
export async function savedSearchOf(world: World): Promise<{ id: number }> {
  const { id: jobId } = await make.job(world);
  const data = { employerId: world.people.employer.id, jobId, frequency: 'OFF' as const, coveredUntil: new Date(0) };
  return world.app.services.db.savedSearch.create({ data });
}

const change = (
  mutation: string,
  input: string,
  id: (world: World) => Promise<number>,
  answers: Outcomes,
): Question => ({
  ask: `mutation ($id: ID!) { ${mutation}(input: { savedSearch: $id ${input} }) { __typename } }`,
  variables: async (world) => ({ id: encodeGlobalId('SavedSearch', await id(world)) }),
  answers,
});

const theirs = async (world: World) => (await savedSearchOf(world)).id;
const ownersOnly: Outcomes = { ...registeredEmployers('NotFound'), employer: 'done' };

export const savedSearch = {
  graph: {
    'node SavedSearch': {
      "an employer's": nodeOf('SavedSearch', theirs, outcomes({ rest: 'NotFound', employer: 'seen' })),
    },
    'Mutation.addSavedSearch': {
      'of a city': {
        ask: 'mutation ($id: Int!) { addSavedSearch(input: { cityId: $id }) { __typename } }',
        variables: ({ around }) => ({ id: around.cityId }),
        answers: registeredEmployers('done'),
      },
      'of an unknown job': {
        ask: `mutation { addSavedSearch(input: { jobId: ${make.noId} }) { __typename } }`,
        answers: registeredEmployers('InvalidInput'),
      },
    },
    'Mutation.saveSearchAlert': {
      "an employer's": change('saveSearchAlert', 'frequency: WEEKLY', theirs, ownersOnly),
      'one that does not exist': change(
        'saveSearchAlert',
        'frequency: WEEKLY',
        async () => make.noId,
        registeredEmployers('NotFound'),
      ),
    },
    'Mutation.removeSavedSearch': {
      "an employer's": change('removeSavedSearch', '', theirs, registeredEmployers('done')),
    },
  },
} satisfies Noun;
