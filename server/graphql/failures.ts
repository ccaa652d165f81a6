import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { Failure, InvalidInput, TooMany, Unavailable } from '../domain/core/failures/errors.ts';
import { failedDependency, failureFrom } from '../domain/core/failures/unavailable.ts';
import { graphErrors } from '../metrics/counted.ts';

/**
 * What a client gets to see of an error: failures with their code and text, mistakes in the request as graphql-js says
 * them, and of a bug nothing but that it happened. Bugs are logged.
 */
export function errorMask(log: Logger): (error: unknown) => GraphQLError {
  return (error) => {
    const cause = causeOf(error);
    const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
    if (error instanceof GraphQLError && !cause) {
      error.extensions.code = codeOf(error);
      return error;
    }
    const failure = failureFrom(cause, log);
    if (failure) {
      const { status, message } = failure;
      return new GraphQLError(message, {
        ...place,
        extensions: {
          code: codeOf(error),
          ...(failure instanceof Unavailable && { http: { status } }),
          status,
          ...(failure instanceof InvalidInput && { fields: failure.fields }),
          ...(failure instanceof TooMany && { retryAfter: failure.retryAfter }),
        },
      });
    }
    graphErrors.inc({ field: String(place.path?.[0] ?? '') });
    log.error({ err: cause ?? error, path: place.path }, 'unexpected error in the graph');
    return new GraphQLError('Something went wrong on our side.', { ...place, extensions: { code: codeOf(error) } });
  };
}

/** The code of an error as a client gets it. */
export function codeOf(error: unknown): string {
  const cause = causeOf(error);
  if (error instanceof GraphQLError && !cause) return String(error.extensions.code ?? 'BAD_USER_INPUT');
  if (cause instanceof Failure) return cause instanceof Unavailable ? unavailable : cause.name;
  return failedDependency(cause) ? unavailable : internal;
}

/** The code of a bug. */
export const internal = 'Internal';

/** The code of an error without which the operation may succeed later. Over HTTP, the whole response has its status. */
export const unavailable = 'UNAVAILABLE';

/** What was thrown, below however many layers of GraphQL errors; undefined when GraphQL itself complains. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError) cause = cause.originalError;
  return cause;
}
