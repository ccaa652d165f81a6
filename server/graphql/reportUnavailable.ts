import { errorTypeMap } from '@pothos/plugin-errors';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Unavailable } from '../domain/core/failures/errors.ts';
import type { GraphContext } from './context.ts';

/**
 * Reports a mutation whose result is `Unavailable`, so that over HTTP the response has the status 503 whether a failure is a typed
 * result or an error. A client that knows nothing of the schema then tries again later.
 */
export function reportUnavailable(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (root, args, ctx: GraphContext, info) => {
      const result: unknown = await resolve(root, args, ctx, info);
      if (typeof result === 'object' && result !== null && errorTypeMap.get(result) === Unavailable)
        ctx.reportUnavailable?.();
      return result;
    };
  }
  return schema;
}
