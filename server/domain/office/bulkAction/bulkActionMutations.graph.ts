import { builder } from '../../../graphql/builder.ts';
import type { GraphContext } from '../../../graphql/context.ts';
import { declaredBy } from '../../../graphql/declaredBy.ts';
import { knownId } from '../../../graphql/record.ts';
import type { Verb } from '../../core/viewer/verb.ts';
import { storedBulkAction } from './bulkAction.graph.ts';
import { retryBulkAction, stopBulkAction, undoBulkAction } from './bulkAction.ts';

/** What admins do with an action on many records that was started. */

/** A mutation of an action, by its id. `change` gives the action to return. */
function mutation(name: string, description: string, change: Verb<GraphContext, [id: number], { id: number }>): void {
  builder.relayMutationField(
    name,
    { inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }) },
    {
      ...declaredBy(change),
      description,
      resolve: async (_root, { input }, ctx) => ({ id: (await change(ctx, knownId(input.id, 'BulkAction'))).id }),
    },
    { outputFields: (t) => ({ bulkAction: t.prismaField(storedBulkAction) }) },
  );
}

mutation(
  'stopBulkAction',
  'Ends an action. What was done stays; what waits is skipped. For admins. Repeating it has no effect.',
  stopBulkAction,
);

mutation(
  'undoBulkAction',
  'Sets back what an action has changed, where it is still so. This is an action itself, which is returned. For admins. ' +
    'Repeating it returns the same one.',
  undoBulkAction,
);

mutation(
  'retryBulkAction',
  'Tries the failed records of an action again. This is an action itself, which is returned. For admins. Repeating it ' +
    'returns the same one.',
  retryBulkAction,
);
