import type { DomainContext } from '../../../domain/context.ts';
import { Conflict, Forbidden, NotFound, SignInRequired } from '../../../domain/core/failures/errors.ts';
import { retryBulkAction, stopBulkAction, undoBulkAction } from '../../../domain/office/bulkAction/bulkAction.ts';
import { builder } from '../../builder.ts';
import { knownId } from '../core/record.ts';
import { storedBulkAction } from './bulkAction.ts';

/** What admins do with an action on many records that was started. */

/** A mutation of an action, by its id. `act` gives the id of the action to return. */
function mutation(
  name: string,
  description: string,
  errors: (typeof SignInRequired | typeof Forbidden | typeof NotFound | typeof Conflict)[],
  act: (ctx: DomainContext, id: number) => Promise<{ id: number }>,
): void {
  builder.relayMutationField(
    name,
    { inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }) },
    {
      authScopes: { admin: true },
      description,
      errors: { types: errors },
      resolve: async (_root, { input }, ctx) => ({ id: (await act(ctx, knownId(input.id, 'BulkAction'))).id }),
    },
    { outputFields: (t) => ({ bulkAction: t.prismaField(storedBulkAction) }) },
  );
}

mutation(
  'stopBulkAction',
  'Ends an action. What was done stays; what waits is skipped. For admins. Repeating it has no effect.',
  [SignInRequired, Forbidden, NotFound],
  async (ctx, id) => {
    await stopBulkAction(ctx, id);
    return { id };
  },
);

mutation(
  'undoBulkAction',
  'Sets back what an action has changed, where it is still so. This is an action itself, which is returned. For admins. ' +
    'Repeating it returns the same one.',
  [SignInRequired, Forbidden, NotFound, Conflict],
  undoBulkAction,
);

mutation(
  'retryBulkAction',
  'Tries the failed records of an action again. This is an action itself, which is returned. For admins. Repeating it ' +
    'returns the same one.',
  [SignInRequired, Forbidden, NotFound, Conflict],
  retryBulkAction,
);
