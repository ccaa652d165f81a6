import { plainly } from './kept.ts';
import type { Noun } from './noun.ts';
import { adminsOnly } from './outcomes.ts';

export const overview = {
  graph: {
    'Query.overview': {
      'of a week': plainly(
        'overview(days: 7) { attention { unreadChats } trends { total } cities { name } jobs { name } }',
        adminsOnly('seen'),
      ),
    },
  },
  args: { 'Query.overview': () => ['(days: 30)'] },
} satisfies Noun;
