import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import type { Fixtures } from '../access/fixtures.ts';
import { nodeOf, plainly } from './kept.ts';
import * as make from './make.ts';
import type { Noun } from './noun.ts';
import { adminsOnly, outcomes } from './outcomes.ts';

/** Only admins see and start bulk actions. */

/** An action of the actor `admin` on one job seeker, done or running. */
async function action(fixtures: Fixtures, state: 'RUNNING' | 'FINISHED' = 'FINISHED') {
  const { app, people } = fixtures;
  const at = app.clock.now;
  const { id: recordId } = await make.jobSeeker(fixtures);
  const values = { before: { active: false, pausedAt: null }, after: { active: true, pausedAt: null } };
  return app.services.db.bulkAction.create({
    data: {
      adminId: people.admin.id,
      kind: 'JOB_SEEKER_ACTIVATE',
      state,
      allMatching: false,
      total: 1,
      leaseUntil: at,
      createdAt: at,
      items: { create: state === 'RUNNING' ? { recordId } : { recordId, state: 'DONE', ...values } },
    },
    include: { items: true },
  });
}

const rows = async (fixtures: Fixtures) => ({
  ids: [encodeGlobalId('JobSeeker', (await make.jobSeeker(fixtures)).id)],
});
const nodeAnswers = outcomes({ rest: 'NotFound', admin: 'seen' });

export const bulkAction = {
  graph: {
    'node BulkAction': {
      'of an admin': nodeOf('BulkAction', async (fixtures) => (await action(fixtures)).id, nodeAnswers),
    },
    'node BulkActionItem': {
      'of an admin': nodeOf(
        'BulkActionItem',
        async (fixtures) => (await action(fixtures)).items[0]?.id ?? 0,
        nodeAnswers,
      ),
    },
    'Query.bulkActions': { 'all of them': plainly('bulkActions { edges { node { id } } }', adminsOnly('seen')) },
    'Query.bulkAction': {
      'an existing one': {
        ask: 'query ($id: Int!) { bulkAction(databaseId: $id) { id } }',
        variables: async (fixtures) => ({ id: (await action(fixtures)).id }),
        answers: adminsOnly('seen'),
      },
    },
    'Query.bulkActionPreview': {
      'of one row': {
        ask: `query ($rows: BulkRowsInput!) { bulkActionPreview(kind: JOB_SEEKER_PAUSE, rows: $rows) { total } }`,
        variables: async (fixtures) => ({ rows: await rows(fixtures) }),
        answers: adminsOnly('seen'),
      },
    },
    'Mutation.startBulkAction': {
      'on one row': {
        ask: `mutation ($rows: BulkRowsInput!, $key: String!) {
          startBulkAction(input: { kind: JOB_SEEKER_PAUSE, rows: $rows, expected: 1, clientKey: $key }) { __typename }
        }`,
        variables: async (fixtures) => ({ rows: await rows(fixtures), key: make.unique() }),
        answers: adminsOnly('done'),
      },
    },
    'Mutation.stopBulkAction': {
      'a running one': {
        ask: 'mutation ($id: ID!) { stopBulkAction(input: { id: $id }) { __typename } }',
        variables: async (fixtures) => ({ id: encodeGlobalId('BulkAction', (await action(fixtures, 'RUNNING')).id) }),
        answers: adminsOnly('done'),
      },
    },
    'Mutation.retryBulkAction': {
      'one with a failed row': {
        ask: 'mutation ($id: ID!) { retryBulkAction(input: { id: $id }) { __typename } }',
        variables: async (fixtures) => {
          const { id } = await action(fixtures);
          await fixtures.app.services.db.bulkActionItem.updateMany({
            where: { bulkActionId: id },
            data: { state: 'FAILED', note: 'Broken.' },
          });
          return { id: encodeGlobalId('BulkAction', id) };
        },
        answers: adminsOnly('done'),
      },
    },
    'Mutation.undoBulkAction': {
      'a finished one': {
        ask: 'mutation ($id: ID!) { undoBulkAction(input: { id: $id }) { __typename } }',
        variables: async (fixtures) => ({ id: encodeGlobalId('BulkAction', (await action(fixtures)).id) }),
        answers: adminsOnly('done'),
      },
    },
  },
  args: {
    'Query.bulkActionPreview': () => ['(kind: JOB_SEEKER_PAUSE, rows: { jobSeekers: {} })'],
  },
} satisfies Noun;
