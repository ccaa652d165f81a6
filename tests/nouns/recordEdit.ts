import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly } from './outcomes.ts';

/** Only admins hear who has a record open. */

export const recordEdit = {
  graph: {
    'Subscription.openRecord': {
      'a job': {
        ask: 'subscription ($id: Int!) { openRecord(recordType: JOB, recordId: $id) { version otherAdmins { name } } }',
        variables: async (fixtures) => ({ id: (await make.job(fixtures)).id }),
        answers: adminsOnly('listening'),
      },
    },
  },
} satisfies Noun;
