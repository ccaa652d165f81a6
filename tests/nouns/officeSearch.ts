import { plainly } from './kept.ts';
import type { Noun } from './noun.ts';
import { adminsOnly } from './outcomes.ts';

/** Only admins find records from anywhere. */

export const officeSearch = {
  graph: {
    'Query.officeSearch': {
      'by a word': plainly('officeSearch(q: "a name") { jobSeekers { id } employers { id } }', adminsOnly('seen')),
    },
  },
  args: { 'Query.officeSearch': () => ['(q: "a")'] },
} satisfies Noun;
