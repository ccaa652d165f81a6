import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

/** Each admin reads and changes their own saved filters. */

/** Filters of the actor `admin`. */
const saved = ({ app, people }: Fixtures) =>
  app.services.db.savedFilter.create({
    data: { adminId: people.admin.id, list: 'EMPLOYERS', name: `Filter ${make.unique()}`, query: 'city=1' },
  });

const rename = 'mutation ($id: ID!, $name: String!) { renameFilter(input: { id: $id, name: $name }) { __typename } }';
const remove = 'mutation ($id: ID!) { deleteSavedFilter(input: { id: $id }) { __typename } }';
const globalId = async (fixtures: Fixtures) => encodeGlobalId('SavedFilter', (await saved(fixtures)).id);

export const savedFilter = {
  graph: {
    'node SavedFilter': {
      "an admin's": nodeOf(
        'SavedFilter',
        async (fixtures) => (await saved(fixtures)).id,
        outcomes({ rest: 'NotFound', admin: 'seen' }),
      ),
    },
    'Query.savedFilters': {
      'their own': plainly('savedFilters(list: EMPLOYERS) { id }', adminsOnly('seen')),
    },
    'Mutation.saveFilter': {
      'with a known parameter': {
        ask: 'mutation ($name: String!) { saveFilter(input: { list: EMPLOYERS, name: $name, query: "city=1" }) { __typename } }',
        variables: () => ({ name: `Filter ${make.unique()}` }),
        answers: adminsOnly('done'),
      },
    },
    'Mutation.renameFilter': {
      'their own': {
        ask: rename,
        variables: async (fixtures) => ({ id: await globalId(fixtures), name: `Filter ${make.unique()}` }),
        answers: adminsOnly('done'),
      },
    },
    'Mutation.deleteSavedFilter': {
      'their own': {
        ask: remove,
        variables: async (fixtures) => ({ id: await globalId(fixtures) }),
        answers: adminsOnly('done'),
      },
    },
  },
  args: { 'Query.savedFilters': () => ['(list: EMPLOYERS)'] },
} satisfies Noun;
