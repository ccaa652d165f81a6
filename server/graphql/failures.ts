import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { Failure, InvalidInput } from '../domain/errors.ts';

/**
 * What a client gets to see of an error: failures with their code and text, mistakes in the request as graphql-js says
 * them, and of a bug nothing but that it happened. Bugs are logged.
 */
export function errorMask(log: Logger): (error: unknown) => GraphQLError {
  return (error) => {
    const cause = causeOf(error);
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
    if (error instanceof GraphQLError && !cause) {
      error.extensions.code ??= 'BAD_USER_INPUT';
      return error;
    }
    log.error({ err: cause ?? error, path: place.path }, 'unexpected error in the graph');
    return new GraphQLError('Something went wrong on our side.', { ...place, extensions: { code: 'Internal' } });
  };
}

/** What was thrown, below however many layers of GraphQL errors; undefined when GraphQL itself complains. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError) cause = cause.originalError;
  return cause;
}
