import { retryBulkAction, stopBulkAction, undoBulkAction } from '../../domain/bulkAction/bulkAction.ts';
import { Conflict, Forbidden, NotFound, SignInRequired } from '../../domain/errors.ts';
import { builder } from '../builder.ts';
import { BulkAction } from './bulkAction.ts';
import { knownId } from './record.ts';

/** What admins do with an action on many records that was started. */

builder.relayMutationField(
  'stopBulkAction',
  {
    inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }),
  },
  {
    authScopes: { admin: true },
    description: 'Ends an action. What was done stays; what waits is skipped. For admins. Repeating it has no effect.',
    errors: { types: [SignInRequired, Forbidden, NotFound] },
    resolve: async (_root, { input }, ctx) => {
      const id = knownId(input.id, 'BulkAction');
      await stopBulkAction(ctx, id);
      return { id };
    },
  },
  {
    outputFields: (t) => ({
      bulkAction: t.prismaField({
        type: BulkAction,
        description: 'The stored action.',
        resolve: (query, { id }, _args, { db }) => db.bulkAction.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'undoBulkAction',
  {
    inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }),
  },
  {
    authScopes: { admin: true },
    description:
      'Sets back what an action has changed, where it is still so. This is an action itself, which is returned. For admins. ' +
      'Repeating it returns the same one.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Conflict] },
    resolve: async (_root, { input }, ctx) => {
      return { id: (await undoBulkAction(ctx, knownId(input.id, 'BulkAction'))).id };
    },
  },
  {
    outputFields: (t) => ({
      bulkAction: t.prismaField({
        type: BulkAction,
        description: 'The stored action.',
        resolve: (query, { id }, _args, { db }) => db.bulkAction.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'retryBulkAction',
  {
    inputFields: (t) => ({ id: t.globalID({ required: true, description: 'The global id of the action.' }) }),
  },
  {
    authScopes: { admin: true },
    description:
      'Tries the failed records of an action again. This is an action itself, which is returned. For admins. Repeating it ' +
      'returns the same one.',
    errors: { types: [SignInRequired, Forbidden, NotFound, Conflict] },
    resolve: async (_root, { input }, ctx) => {
      return { id: (await retryBulkAction(ctx, knownId(input.id, 'BulkAction'))).id };
    },
  },
  {
    outputFields: (t) => ({
      bulkAction: t.prismaField({
        type: BulkAction,
        description: 'The stored action.',
        resolve: (query, { id }, _args, { db }) => db.bulkAction.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
