import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { Failure, InvalidInput } from '../domain/errors.ts';

/**
 * What a client gets to see of an error: failures with their code and text, mistakes in the request as graphql-js says
 * them, and of a bug nothing but that it happened. Bugs are logged.
 */
export function errorMask(log: Logger): (error: unknown) => GraphQLError {
  return (error) => {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
    if (cause instanceof Failure) {
      return new GraphQLError(cause.message, {
        ...place,
        extensions: {
          code: cause.name,
          status: cause.status,
          ...(cause instanceof InvalidInput && { fields: cause.fields }),
        },
      });
    }
    if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error;
    log.error({ err: cause ?? error, path: place.path }, 'unexpected error in the graph');
    return new GraphQLError('Something went wrong on our side.', { ...place, extensions: { code: 'Internal' } });
  };
}
