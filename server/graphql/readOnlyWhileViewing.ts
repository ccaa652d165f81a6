import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { refuseWrites } from '../domain/accounts/viewAs/viewAs.ts';
import type { GraphContext } from './context.ts';

/** The only mutation of an admin who views as a user. */
const ends = 'stopViewingAs';

/**
 * Refuses every mutation while an admin views as a user, before anything of it is decided: pages, REST, uploads and both kinds
 * of sockets all come through these fields. A mutation that is added later is refused too.
 */
export function readOnlyWhileViewing(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (field.name === ends) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (root, args, ctx: GraphContext, info) => {
      refuseWrites(ctx.viewer);
      return resolve(root, args, ctx, info);
    };
  }
  return schema;
}
