import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { Failure, InvalidInput, TooMany, Unavailable } from '../domain/core/failures/errors.ts';
import { failedDependency, failureFrom } from '../domain/core/failures/unavailable.ts';
import { countGraphError } from '../metrics/counted.ts';

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
    countGraphError(place.path?.[0]);
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

/**
 * The codes of errors that are no failures of the domain: `extensions.code` says one of these, or the name of a failure. For the page
 * for developers; `tests/developers/errors.test.ts` finds codes that are missing here.
 */
export const errorCodes = {
  BAD_REQUEST: 'The request is no operation: the body is not JSON, or has no query.',
  BAD_USER_INPUT: 'A variable or an argument has a wrong value, such as the cursor of another list.',
  GRAPHQL_PARSE_FAILED: 'The query is not GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The query does not fit the schema.',
  Internal: 'The error is on our side. It is logged with the id in the header X-Request-Id.',
  NotAcceptable: 'The header Accept names no type of our answers.',
  OverLimit: 'The operation is too large. `limit` names the limit, `max` its number.',
  PERSISTED_QUERY_NOT_FOUND: 'There is no operation with this hash. Operations cannot be registered: send the query.',
  TooManyRequests: 'Too many requests in this minute. Retry-After says when to go on.',
  UNAVAILABLE: 'Something that we need does not answer. Try again later.',
  UnsupportedMediaType: 'The body has a type that is not taken here. Send application/json.',
} as const;
