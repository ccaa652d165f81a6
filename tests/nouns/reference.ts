import { listed, nodeOf, plainly } from './kept.ts';
import type { Noun } from './noun.ts';
import { everyone } from './outcomes.ts';

/** Lists that never change and that everyone may read. */
export const reference = {
  graph: {
    'Query.sexes': { 'all of them': plainly('sexes { id }', everyone('seen')) },
    'Query.languages': { 'all of them': plainly('languages { id }', everyone('seen')) },
    'Query.experiences': { 'all of them': plainly('experiences { id }', everyone('seen')) },
    'node Sex': { 'an existing one': nodeOf('Sex', ({ catalog }) => catalog.sexId, everyone('seen')) },
    'node Language': { 'an existing one': nodeOf('Language', ({ catalog }) => catalog.languageId, everyone('seen')) },
    'node Experience': {
      'an existing one': nodeOf('Experience', ({ catalog }) => catalog.experienceId, everyone('seen')),
    },
  },
  rest: {
    'GET /api/sex': listed('anonymous'),
    'GET /api/experience': listed('anonymous'),
    'GET /api/languages': listed('anonymous'),
  },
} satisfies Noun;
