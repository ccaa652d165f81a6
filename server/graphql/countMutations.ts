import { errorTypeMap } from '@pothos/plugin-errors';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { mutations } from '../metrics/counted.ts';
import { noteInTrace } from '../tracing/traced.ts';
import { outcomeAttribute } from './tracedOperation.ts';

/** Counts each mutation by how it ended. REST and both kinds of sockets come through these fields too. */
export function countMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { name: mutation, resolve = defaultFieldResolver } = field;
    field.resolve = async (...args) => {
      try {
        const result: unknown = await resolve(...args);
        const failure = typeof result === 'object' && result !== null ? errorTypeMap.get(result) : undefined;
        mutations.inc({ mutation, outcome: failure?.name ?? 'done' });
        if (failure) noteInTrace({ [outcomeAttribute]: failure.name });
        return result;
      } catch (error) {
        mutations.inc({ mutation, outcome: 'error' });
        throw error;
      }
    };
  }
  return schema;
}
