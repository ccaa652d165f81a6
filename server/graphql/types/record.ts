import { Conflict, Forbidden, InvalidInput, NotFound, SignInRequired } from '../../domain/errors.ts';
import { builder } from '../builder.ts';
import type { GraphContext } from '../context.ts';
import { databaseId } from '../globalId.ts';

/** What the saving and the deleting of a back-office record can end in. */
export const saveFailures = [InvalidInput, SignInRequired, Forbidden, NotFound];
const deleteFailures = [SignInRequired, Forbidden, NotFound, Conflict];

type GlobalId = { typename: string; id: string } | null | undefined;

/** The record to change; null makes a new one. An id of another type is a record that is not there. */
export const recordId = (id: GlobalId, typename: string): number | null =>
  id ? (databaseId(id, typename) ?? 0) : null;

/** The record that has to be there. */
export const knownId = (id: { typename: string; id: string }, typename: string): number =>
  databaseId(id, typename) ?? 0;

/** A mutation `delete{Typename}(input: { id })` that answers with the id of what is gone. */
export function addDelete(
  typename: string,
  description: string,
  remove: (ctx: GraphContext, id: number) => Promise<void>,
): void {
  builder.relayMutationField(
    `delete${typename}`,
    { inputFields: (t) => ({ id: t.globalID({ required: true, description: 'Of what is to go.' }) }) },
    {
      authScopes: { public: true },
      description,
      errors: { types: deleteFailures },
      resolve: async (_root, { input: { id } }, ctx) => {
        await remove(ctx, knownId(id, typename));
        return { deleted: id };
      },
    },
    {
      outputFields: (t) => ({
        deletedId: t.globalID({
          description: 'Of what is gone.',
          resolve: ({ deleted }) => ({ type: deleted.typename, id: deleted.id }),
        }),
      }),
    },
  );
}
