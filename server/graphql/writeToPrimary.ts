import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphContext } from './context.ts';

/** Mutations, and what is read after them, use the database itself where the context reads from a replica. */
export function writeToPrimary(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (root, args, ctx: GraphContext, info) => resolve(root, args, Object.assign(ctx, ctx.primary), info);
  }
  return schema;
}
