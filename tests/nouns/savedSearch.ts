import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf } from './kept.ts';
import * as make from './make.ts';
import type { Noun, Question } from './noun.ts';
import { type Outcomes, outcomes, registeredEmployers } from './outcomes.ts';

/** Employers save searches for themselves. Only they see them. */

/** A search of the actor `employer`, for a job of its own because a search is saved once. */
export async function savedSearchOf(fixtures: Fixtures): Promise<{ id: number }> {
  const { id: jobId } = await make.job(fixtures);
  const data = { employerId: fixtures.people.employer.id, jobId, frequency: 'OFF' as const, coveredUntil: new Date(0) };
  return fixtures.app.services.db.savedSearch.create({ data });
}

const change = (
  mutation: string,
  input: string,
  id: (fixtures: Fixtures) => Promise<number>,
  answers: Outcomes,
): Question => ({
  ask: `mutation ($id: ID!) { ${mutation}(input: { savedSearch: $id ${input} }) { __typename } }`,
  variables: async (fixtures) => ({ id: encodeGlobalId('SavedSearch', await id(fixtures)) }),
  answers,
});

const theirs = async (fixtures: Fixtures) => (await savedSearchOf(fixtures)).id;
const ownersOnly: Outcomes = { ...registeredEmployers('NotFound'), employer: 'done' };

export const savedSearch = {
  graph: {
    'node SavedSearch': {
      "an employer's": nodeOf('SavedSearch', theirs, outcomes({ rest: 'NotFound', employer: 'seen' })),
    },
    'Mutation.addSavedSearch': {
      'of a city': {
        ask: 'mutation ($id: Int!) { addSavedSearch(input: { cityId: $id }) { __typename } }',
        variables: ({ catalog }) => ({ id: catalog.cityId }),
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
