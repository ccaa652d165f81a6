import { keptByAdmins, orderedByAdmins, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { everyone } from './outcomes.ts';

const input = () => ({ kind: 'TESTIMONIAL', name: 'Grace Lim', subTitle: 'Baker', text: 'They came at once.' });

export const endorsement = {
  graph: {
    ...keptByAdmins('Endorsement', make.endorsement, input),
    ...orderedByAdmins('Endorsement', 'Endorsements', make.endorsement, ({ app }) =>
      app.services.db.endorsement.findMany(),
    ),
    'Query.endorsements': {
      'all of them': plainly('endorsements(first: 5) { edges { node { id } } }', everyone('seen')),
    },
    'Query.endorsement': {
      'an existing one': {
        ask: 'query ($id: Int!) { endorsement(databaseId: $id) { id } }',
        variables: async (fixtures) => ({ id: (await make.endorsement(fixtures)).id }),
        answers: everyone('seen'),
      },
    },
  },
  rest: {},
  makeSpare: make.endorsement,
} satisfies Noun;
